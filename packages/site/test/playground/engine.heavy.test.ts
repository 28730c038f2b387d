import { assert, asyncProperty } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyState } from "./any-state.js";
import { exampleLoaders } from "../../src/playground/examples/example-list.js";
import { packageJson } from "../../src/playground/examples/package-json.js";
import { inputState, type PlaygroundInput } from "../../src/playground/state/playground-link.js";
import { Engine } from "../../src/playground/worker/engine.js";
import { documentUri } from "../../src/playground/state/playground-state.js";
import { engineInput, type Report, type TextTabName } from "../../src/playground/worker/protocol.js";

const engine = new Engine(() => Promise.reject(new Error("no code is run here")));
const validate = (input: PlaygroundInput): Promise<Report> =>
  engine.handle("validate", engineInput(inputState(input)), () => undefined);

describe("validate", () => {
  test("valid data have no issues", async () => {
    expect(await validate({ schema: { type: "string" }, data: '"a"' })).toMatchObject({ valid: true, issues: [] });
  });

  test("an issue has its parts of both texts", async () => {
    const schema = '{ "properties": { "a": { "minimum": 5 } } }';
    const data = '{ "a": 1 }';
    const { primary } = await validate({ schema, data });
    expect(data.slice(primary?.data.from, primary?.data.to)).toBe("1");
    expect(schema.slice(primary?.schema?.from, primary?.schema?.to)).toBe('"minimum"');
  });

  test("the issue to correct first comes first, with what leads to it", async () => {
    const { primary, issues } = await validate(packageJson);
    expect(primary?.message).toContain('did you mean "license"?');
    expect(issues[0]?.message).toBe(primary?.message);
  });

  test("data and schema may be YAML", async () => {
    const report = await validate({ schema: "properties:\n  a: { type: string }\n", data: "a: 1\n" });
    expect(report.primary).toMatchObject({ instanceLocation: "/a", data: { document: "data.yaml", from: 3, to: 4 } });
  });

  test("documents refer to one another by their names", async () => {
    const schemas = [{ name: "other.json", text: '{ "type": "integer" }' }];
    const report = await validate({ schema: { items: { $ref: "other.json" } }, data: "[1, 2.5]", schemas });
    expect(report.primary?.schema?.document).toBe("other.json");
  });

  test.each<[string, PlaygroundInput, object]>([
    ["a broken text of data", { schema: {}, data: "[1,]" }, { of: "data", at: { document: "data.json", from: 2 } }],
    ["no data", { schema: {}, data: "" }, { of: "data" }],
    ["a broken schema", { schema: "{", data: "1" }, { of: "schema", at: { document: "schema.json" } }],
    [
      "a schema that is a number",
      { schema: " 5", data: "1" },
      {
        of: "schema",
        message: "A schema must be an object or a boolean",
        at: { document: "schema.json", from: 1, to: 2 },
      },
    ],
    [
      "a schema that is null in YAML",
      { schema: "~", data: "1" },
      { message: "A schema must be an object or a boolean" },
    ],
    [
      "a schema that is a list",
      { schema: '[{ "type": "string" }]', data: "1" },
      { message: "A schema must be an object or a boolean", at: { document: "schema.json", from: 0, to: 22 } },
    ],
    ["a reference to nothing", { schema: '{ "$ref": "x" }', data: "1" }, { of: "schema", at: { from: 10, to: 13 } }],
    [
      "a vocabulary outside of its frame",
      { schema: {}, data: "1", vocabulary: "export default 1" },
      { of: "vocabulary" },
    ],
  ])("%s is a problem with its place", async (_, input, expected) => {
    const { valid, problems } = await validate(input);
    expect(valid).toBeUndefined();
    expect(problems[0]).toMatchObject(expected);
  });

  test("the options count", async () => {
    const input = { schema: { format: "email", unknown: 1 }, data: '"x"' };
    expect(await validate(input)).toMatchObject({ valid: true });
    expect(await validate({ ...input, formats: "assert" })).toMatchObject({ valid: false });
    expect((await validate({ ...input, strict: true })).problems[0]?.message).toContain('"unknown"');
  });

  test("many issues are cut off and counted", async () => {
    const report = await validate({
      schema: { items: false },
      data: JSON.stringify(Array.from({ length: 700 }).fill(1)),
    });
    expect(report.issues.length + report.hiddenCount).toBe(700);
    expect(report.issues.length).toBeLessThan(700);
  });
});

test("whatever a link has, there is a result", async () => {
  await assert(
    asyncProperty(anyState, async (state) => {
      const input = engineInput(state);
      const { valid, problems } = await engine.handle("validate", input, () => undefined);
      expect(valid === undefined).toBe(problems.length > 0);
      const document = { uri: documentUri(state.data), languageId: "json", text: state.data.text };
      const language = { input, document, method: "doValidation", argument: undefined } as const;
      expect(await engine.handle("language", language, () => undefined)).toBeInstanceOf(Array);
    }),
    { numRuns: 30 },
  );
});

/** What each example teaches: a part of its first message. */
const lessons: Readonly<Record<string, string>> = {
  "Discriminated unions": 'did you mean "centimetre"?',
  "package.json": 'did you mean "license"?',
  "GitHub workflow": "did you mean 20?",
  "OpenAPI request": 'did you mean "bicycle"?',
  "Unevaluated properties": "Is too many: at most 2 items are allowed",
  "Dynamic references": 'did you mean "bytes"?',
  "Content in strings": "Must be string, is integer",
  "Conditions by country": 'because "country" is "US"',
  "Exact numbers": "Must be at most 18446744073709551615",
};

describe("the examples", () => {
  test("each has a lesson", () => {
    expect(Object.keys(exampleLoaders).filter((title) => title !== "Custom keyword")).toEqual(Object.keys(lessons));
  });

  test.each(Object.entries(lessons))("%s", async (title, lesson) => {
    const input = await exampleLoaders[title]?.();
    const { primary, problems } = await validate(input ?? { schema: {}, data: 1 });
    expect(problems).toEqual([]);
    expect(primary?.message).toContain(lesson);
  });
});

test.each<[TextTabName, string, string]>([
  ["output", "list", '"details"'],
  ["annotations", "", '"Name"'],
  ["plan", "", "characterCount >= 1"],
  ["code", "", "function"],
  ["types", "", "name?: string"],
  ["module", "verdict", "export"],
])("the tab %s has a text", async (tab, choice, expected) => {
  const schema = { type: "object", properties: { name: { type: "string", minLength: 1, title: "Name" } } };
  const input = engineInput(inputState({ schema, data: '{ "name": "x" }' }));
  const { text } = await engine.handle("tab", { input, tab, choice }, () => undefined);
  expect(text).toContain(expected);
});

test("the language service knows the other documents", async () => {
  const input = engineInput(inputState({ schema: { properties: { a: { enum: ["x"] } } }, data: '{ "a": "y" }' }));
  const document = { uri: "file:///data.json", languageId: "json", text: input.data.text };
  const argument = undefined;
  const found = await engine.handle("language", { input, document, method: "doValidation", argument }, () => undefined);
  expect(found).toMatchObject([{ code: "enum", range: { start: { character: 7 } } }]);
});

test("a document is written in the other language, with all digits", async () => {
  const convert = (name: string, text: string) => engine.handle("convert", { name, text }, () => undefined);
  expect(await convert("a.json", '{ "a": [12345678901234567890] }')).toBe("a:\n  - 12345678901234567890\n");
  expect(await convert("a.yaml", "a: [12345678901234567890]\n")).toBe('{\n  "a": [\n    12345678901234567890\n  ]\n}');
  expect(await convert("a.json", "{")).toBeUndefined();
});
