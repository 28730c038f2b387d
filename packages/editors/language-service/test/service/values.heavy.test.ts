import { TextDocument } from "../../src/service/index.js";
import { expect, test } from "vitest";
import { choose, complete, edit, hover, labels, problems } from "./edit.js";

const shape = {
  title: "Shape",
  properties: {
    kind: { description: "What it is.", deprecated: false },
    name: { type: "string", minLength: 2, default: "round" },
    old: { deprecated: true, type: "boolean" },
    place: { type: "object", properties: { x: { type: "number" }, y: { type: "number" } }, required: ["x", "y"] },
    tags: { type: "array", items: { enum: ["red", "green"] } },
  },
  required: ["kind"],
  oneOf: [
    {
      title: "Circle",
      properties: { kind: { const: "circle" }, radius: { type: "number", minimum: 1 } },
      required: ["radius"],
    },
    { title: "Square", properties: { kind: { const: "square" }, side: { type: "number" } }, required: ["side"] },
  ],
  unevaluatedProperties: false,
};

test("names are completed by what is there", async () => {
  expect(await labels(shape, '{"kind": "circle", |}')).toEqual(["name", "old", "place", "tags", "radius"]);
  expect(await labels(shape, '{"kind": "square", "si|": 1}')).toEqual(["name", "old", "place", "tags", "side"]);
  expect(await labels(shape, "{|}")).toEqual(["kind", "name", "old", "place", "tags", "radius", "side"]);
  expect(await labels(shape, '{"place": {"x": 1,\n|')).toEqual(["y"]);
});

test("names have snippets of their values", async () => {
  expect(await choose(shape, '{"kind": "circle", |}', "radius")).toBe('{"kind": "circle", "radius": ${1:0}}');
  expect(await choose(shape, '{|"name": "x"}', "kind")).toBe('{"kind": ${1|"circle","square"|},"name": "x"}');
  expect(await choose(shape, '{"na|": 1}', "name")).toBe('{"name": 1}');
  expect(await choose(shape, '{"kind": "circle", "na|"}', "name")).toBe('{"kind": "circle", "name": "${1:round}"}');
  expect(await choose(shape, "{|}", "place")).toBe('{"place": {\n\t"x": ${1:0},\n\t"y": ${2:0}\n}}');
});

test("values are completed", async () => {
  expect(await labels(shape, '{"kind": |}')).toEqual(['"circle"', '"square"']);
  expect(await labels(shape, '{"kind": "ci|"}')).toEqual(['"circle"', '"square"']);
  expect(await choose(shape, '{"kind": "ci|", "radius": 1}', '"circle"')).toBe('{"kind": "circle", "radius": 1}');
  expect(await labels(shape, '{"tags": ["red", |]}')).toEqual(['"red"', '"green"']);
  expect(await labels(shape, '{"old": |}')).toEqual(["true", "false"]);
  expect(await labels(shape, '{"name": |}')).toEqual(['"round"']);
  expect(await labels({ type: "object", properties: { a: true } }, "|")).toEqual(["{}"]);
});

test("descriptions of values are shown as they are written, unless they are Markdown", async () => {
  const shown = async (schema: object): Promise<readonly unknown[]> =>
    (await complete({ enum: ["a", "b"], ...schema }, "|")).map(({ documentation }) => documentation);
  const markdown = (value: string): object => ({ kind: "markdown", value });
  const texts = ["*x*", "[y](command:z)"];
  const escapedTexts = [markdown("\\*x\\*"), markdown("\\[y\\](command:z)")];
  expect(await shown({ enumDescriptions: texts })).toEqual(escapedTexts);
  expect(await shown({ markdownEnumDescriptions: texts })).toEqual(texts.map(markdown));
  expect(await shown({ enumDescriptions: texts, markdownEnumDescriptions: ["*w*", null] })).toEqual([
    markdown("*w*"),
    escapedTexts[1],
  ]);
});

test("YAML is completed", async () => {
  expect(await labels(shape, "kind: circle\n|", "yaml")).toEqual(["name", "old", "place", "tags", "radius"]);
  expect(await labels(shape, "kind: circle\nra|", "yaml")).toContain("radius");
  expect(await labels(shape, "place:\n  x: 1\n  |", "yaml")).toEqual(["y"]);
  expect(await labels(shape, "kind: |", "yaml")).toEqual(["circle", "square"]);
  expect(await labels(shape, "kind: ci|\n", "yaml")).toEqual(["circle", "square"]);
  expect(await labels(shape, "tags:\n  - |", "yaml")).toEqual(["red", "green"]);
  expect(await labels(shape, "tags: [red, |]", "yaml")).toEqual(["red", "green"]);
  expect(await choose(shape, "kind: circle\n|", "place", "yaml")).toBe(
    "kind: circle\nplace:\n  x: ${1:0}\n  y: ${2:0}",
  );
  expect(await labels(shape, "kind: circle\n---\nkind: square\n|\n", "yaml")).toContain("side");
});

test("the primary issue is first, on the token that is wrong", async () => {
  expect(await problems(shape, '{"kind": "circle", "radius": 0, "nmae": "x"}')).toEqual([
    '"nmae": Is not a known property; did you mean "name"?',
    "0: Must be at least 1, is 0",
  ]);
  expect(await problems(shape, '{"kind": "circel", "radius": 1}')).toEqual([
    '"circel": Must be one of "circle", "square", is "circel"; did you mean "circle"?',
  ]);
  expect(await problems(shape, '{"kind": "circle"}')).toEqual(['{: "radius" is missing']);
  expect(await problems(shape, "kind: circle\nradius: x\n---\nkind: square\nside: 1\n", "yaml")).toEqual([
    "x: Must be number, is string",
  ]);
  expect(await problems(shape, '{"kind": "circle", "radius": }')).toEqual(['"radius": Expected a value']);
});

test("what is deprecated is marked", async () => {
  const { service, document } = edit(shape, '{"kind": "circle", "radius": 1, "old": true}');
  expect(await service.doValidation(document)).toMatchObject([{ code: "deprecated-value", tags: [2] }]);
});

test("hovers show what describes a value", async () => {
  expect(await hover(shape, '{"kind": "circle", "ra|dius": 0}')).toBe("- must be number\n- must be at least 1 ⚠");
  expect(await hover(shape, '{"ki|nd": "circle", "radius": 1}')).toContain("What it is.");
  expect(await hover(shape, '|{"kind": "square", "side": "x"}')).toContain("**Square**");
  expect(await hover(shape, '|{"kind": "square", "side": "x"}')).not.toContain("**Circle**");
});

test("corrections are offered", async () => {
  const titles = async (text: string): Promise<readonly string[]> => {
    const { service, document } = edit(shape, text);
    const actions = await service.doCodeActions(document, await service.doValidation(document));
    return actions.flatMap(({ title, edit: change, kind }) =>
      kind === "quickfix"
        ? [`${title}: ${TextDocument.applyEdits(document, change?.changes?.[document.uri] ?? [])}`]
        : [],
    );
  };
  expect(await titles('{"kind": "circle", "radius": 1, "nmae": "xy"}')).toEqual([
    'Change to "name": {"kind": "circle", "radius": 1, "name": "xy"}',
    'Remove "nmae": {"kind": "circle", "radius": 1}',
  ]);
  expect(await titles('{"kind": "circle"}')).toEqual(['Add "radius": {"kind": "circle", "radius": 0}']);
  expect(await titles('{"kind": "circel", "radius": 1}')).toEqual([
    'Change to "circle": {"kind": "circle", "radius": 1}',
  ]);
});

test("messages cannot be made to look like others", async () => {
  const forged = { properties: { "a\u202Eb": { const: "x" } }, required: ["c\nd\u2067"] };
  expect(await problems(forged, '{"a\u202Eb": "\\u202Ey"}')).toEqual([
    '{: "c\\nd\\u2067" is missing',
    '"\\u202Ey": Must be "x", is "\\u202ey"',
  ]);
});
