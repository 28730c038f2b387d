import { lint } from "@argot/schema-tools/lint";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import {
  checkProfile,
  type KeywordRow,
  type LimitRow,
  openaiStrict,
  type Profile,
  ProfileError,
  profileMetaSchema,
  profileRule,
  profiles,
  type ProfileSource,
  readProfile,
  toProfile,
} from "../src/index.js";

/** The rows of a profile as a page for people. */
function page({ name, title, keywords, otherKeywords, shapes, limits }: Profile): string {
  const told = ({ source, date }: ProfileSource): string => `[${new URL(source).host}](${source}), ${date}`;
  const lines = [
    ...Object.entries(keywords).map(([keyword, row]) => {
      const value = JSON.stringify(row.value ?? {}).replaceAll("|", String.raw`\|`);
      return `| \`${keyword}\` | ${value === "{}" ? "every value" : `\`${value}\``} | ${told(row)} |`;
    }),
    `| ${subjectOf(keywords)} | ${otherKeywords.treatment} | ${told(otherKeywords)} |`,
    ...shapes.map((row) => `| form | \`${row.shape}\` | ${told(row)} |`),
    ...limits.map((row) => `| limit | \`${row.measure}\`: ${row.maximum} | ${told(row)} |`),
  ];
  return [
    `## ${name}`,
    "",
    `${title}.`,
    "",
    "| keyword | accepted | source |",
    "| --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}

const subjectOf = (keywords: object): string => (Object.keys(keywords).length > 0 ? "other keywords" : "every keyword");

test("PROFILES.md has the rows of all profiles", async () => {
  const introduction = [
    "# Profiles",
    "",
    "What providers accept, where each row comes from, and the day on which the page is known to have said so. `#/$defs/schema` is a schema of the profile.",
    "",
  ];
  await expect([...introduction, ...profiles.map((each) => page(each))].join("\n")).toMatchFileSnapshot(
    "../PROFILES.md",
  );
});

describe("a profile", () => {
  test.each(profiles.map((profile) => [profile.name, profile] as const))("%s is valid", (_, profile) => {
    expect(readProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
    expect(
      createArgot().compile(profileMetaSchema(profile))({
        type: "object",
        properties: {},
        required: [],
        additionalProperties: false,
      }),
    ).toBe(true);
  });
  test.each([
    [{}, ""],
    [
      { ...openaiStrict, shapes: [{ shape: "round", source: "https://example.com", date: "2026-11-27" }] },
      "/shapes/0/shape",
    ],
    [{ ...openaiStrict, limits: [{ measure: "depth", maximum: 1, source: "https://example.com" }] }, "/limits/0"],
    [
      {
        ...openaiStrict,
        keywords: { type: { value: { type: "nul" }, source: "https://example.com", date: "2026-11-27" } },
      },
      "/keywords/type/value/type",
    ],
  ])("is refused with the place: %#", (value, pointer) => {
    expect(() => readProfile(value)).toThrow(ProfileError);
    expect(() => readProfile(value)).toThrow(expect.objectContaining({ code: "invalid-profile", pointer }));
  });
});

describe("a profile that changes", () => {
  const schema = { type: "object", properties: {}, required: [], additionalProperties: false };
  const growing = (): Profile & { limits: LimitRow[]; keywords: Record<string, KeywordRow> } => ({
    ...openaiStrict,
    limits: [],
    keywords: { ...openaiStrict.keywords },
  });

  test("is checked and converted to as it is", () => {
    const profile = growing();
    const wide = { ...schema, properties: { a: { type: "string", minLength: 1 } }, required: ["a"] };
    expect(checkProfile(wide, profile).map(({ pointer }) => pointer)).toEqual(["/properties/a/minLength"]);
    profile.keywords["minLength"] = { source: "https://example.com", date: "2026-11-27" };
    expect(checkProfile(wide, profile)).toEqual([]);
    expect(toProfile(wide, profile).changes).toEqual([]);
    profile.limits.push({ measure: "properties", maximum: 0, source: "https://example.com", date: "2026-11-27" });
    expect(checkProfile(wide, profile)).toHaveLength(1);
    expect(() => toProfile(wide, profile)).toThrow(expect.objectContaining({ code: "not-convertible" }));
  });
  test("is refused once it is none", () => {
    const profile = growing();
    expect(checkProfile(schema, profile)).toEqual([]);
    profile.limits.push({ measure: "properties", maximum: -1, source: "https://example.com", date: "2026-11-27" });
    expect(() => checkProfile(schema, profile)).toThrow(expect.objectContaining({ pointer: "/limits/0/maximum" }));
    expect(() => toProfile(schema, profile)).toThrow(expect.objectContaining({ pointer: "/limits/0/maximum" }));
    expect(() => profileRule(profile)).toThrow(expect.objectContaining({ pointer: "/limits/0/maximum" }));
  });
  test("has no effect on a rule that is made", () => {
    const profile = growing();
    const argot = createArgot();
    const rule = profileRule(profile);
    profile.limits.push({ measure: "depth", maximum: 0, source: "https://example.com", date: "2026-11-27" });
    delete profile.keywords["type"];
    const wide = { ...schema, properties: { a: { type: "string" } }, required: ["a"] };
    const index = new SchemaIndex([{ uri: "urn:example:schema", value: wide }], argot);
    const [document] = index.documents;
    const found = document ? lint(document, { index, argot, rules: [rule] }) : undefined;
    expect(found?.filter(({ code }) => code === rule.code)).toEqual([]);
  });
});

describe("checkProfile", () => {
  const problems = (schema: unknown, name: string): readonly string[] => {
    const profile = profiles.find((each) => each.name === name) ?? openaiStrict;
    return checkProfile(schema, profile).map(({ pointer, kind }) => `${kind} ${pointer}`);
  };
  const closed = { type: "object", additionalProperties: false };

  test("limits", () => {
    const properties = (count: number): object =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, { type: "string" }]));
    expect(problems({ ...closed, properties: properties(24) }, "anthropic-strict")).toEqual([]);
    expect(problems({ ...closed, properties: properties(25) }, "anthropic-strict")).toEqual(["refused "]);
    const nested = (depth: number): object =>
      depth === 0 ? { type: "string" } : { ...closed, properties: { a: nested(depth - 1) }, required: ["a"] };
    expect(problems(nested(10), "openai-strict")).toEqual([]);
    expect(problems(nested(11), "openai-strict")).toEqual(["refused "]);
    const values = Array.from({ length: 1001 }, (_, i) => i);
    const listed = { ...closed, properties: { a: { type: "integer", enum: values } }, required: ["a"] };
    expect(problems(listed, "openai-strict")).toEqual(["refused /properties/a"]);
  });
  test("recursion", () => {
    const tree = { ...closed, properties: { child: { $ref: "#" } } };
    expect(problems(tree, "anthropic-strict")).toEqual(["refused /properties/child/$ref"]);
    expect(problems(tree, "gemini")).toEqual([]);
    expect(problems({ ...tree, required: ["child"] }, "gemini")).toEqual(["refused /properties/child/$ref"]);
    expect(problems({ ...tree, required: ["child"] }, "openai-strict")).toEqual([]);
  });
  test("older drafts", () => {
    const schema = {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      definitions: { a: { minLength: 1 } },
      additionalProperties: false,
    };
    expect(problems(schema, "openai-strict")).toEqual([
      "refused /definitions",
      "refused /definitions/a/minLength",
      "refused /definitions/a",
    ]);
  });
  test("what stands in the way of MCP", () => {
    expect(problems({ anyOf: [closed] }, "mcp-input")).toEqual(["refused "]);
    expect(problems({ anyOf: [closed] }, "mcp-output")).toEqual([]);
  });
});

describe("toProfile", () => {
  test("tells null from the absence of a property", () => {
    const { schema, fromProfile, toAnswer } = toProfile(
      { type: "object", properties: { a: { type: ["string", "null"] } }, additionalProperties: false },
      openaiStrict,
    );
    expect(schema).toMatchObject({ required: ["a"] });
    expect([{}, { a: null }, { a: "x" }].map((value) => toAnswer(value))).toEqual([
      { a: null },
      { a: { value: null } },
      { a: { value: "x" } },
    ]);
    expect([{ a: null }, { a: { value: null } }].map((answer) => fromProfile(answer))).toEqual([{}, { a: null }]);
  });
  test("refuses what no provider can say, with the reason", () => {
    const values = Array.from({ length: 1001 }, (_, i) => i);
    expect(() => toProfile({ type: "object", properties: { a: { enum: values } } }, openaiStrict)).toThrow(
      expect.objectContaining({
        code: "not-convertible",
        problems: [expect.objectContaining({ pointer: "/properties/a" })],
      }),
    );
    expect(() => toProfile(false, openaiStrict)).toThrow(expect.objectContaining({ code: "not-convertible" }));
  });
  test("a value of a narrowed schema has no answer", () => {
    const { toAnswer } = toProfile({ type: "object", properties: { a: { type: "string" } } }, openaiStrict);
    expect(() => toAnswer({ b: 1 })).toThrow(expect.objectContaining({ code: "no-answer" }));
    expect(() => toAnswer(1)).toThrow(expect.objectContaining({ code: "no-answer" }));
  });
  test("changes have their places in the given schema, whatever its draft", () => {
    const { changes } = toProfile(
      {
        $schema: "http://json-schema.org/draft-07/schema#",
        type: "object",
        properties: { a: { $ref: "#/definitions/name" } },
        required: ["a"],
        additionalProperties: false,
        definitions: { name: { type: "string", minLength: 1 } },
      },
      openaiStrict,
    );
    expect(changes.map(({ kind, pointer, keyword }) => [kind, pointer, keyword])).toEqual([
      ["widened", "/definitions/name", "minLength"],
    ]);
  });
});
