import { mcpInput, openaiStrict, ProfileError } from "@argot/models";
import { safe } from "@argot/regex";
import { createArgot, DefinitionError, dialectUris, LimitError, SchemaError } from "argot";
import { describe, expect, test } from "vitest";
import { createJsonSchemaValidator } from "./json-schema-validator.js";

const booking = {
  type: "object",
  properties: { city: { type: "string", minLength: 1 }, nights: { type: "integer", minimum: 1 } },
  required: ["city", "nights"],
  additionalProperties: false,
};

describe("a check", () => {
  const check = createJsonSchemaValidator().getValidator<{ city: string; nights: number }>(booking);

  test("returns the value with its type", () => {
    const value = { city: "Oslo", nights: 2 };
    const result = check(value);
    expect(result).toEqual({ valid: true, data: value, errorMessage: undefined });
    const nights: number | undefined = result.data?.nights;
    expect(nights).toBe(2);
  });
  test("says in a line what is wrong", () => {
    expect(check({ city: "Oslo", nights: "2" })).toEqual({
      valid: false,
      data: undefined,
      errorMessage:
        '/nights: must be integer, is string; did you mean 2? Set /nights: 2. Schema: {"type":"integer","minimum":1}.',
    });
    expect(check(null).errorMessage).toContain(
      '(root): must be object, is null. Set the whole value: {"city":"a","nights":1}. Schema: {"type":"object",',
    );
  });
  test("has a line for each issue, and begins on a line of its own", () => {
    const lines = check({ town: "Oslo", nights: 0 }).errorMessage?.split("\n");
    expect(lines).toEqual([
      "",
      '- (root): must have property "city". Add /city: "a". Schema: {"type":"string","minLength":1}.',
      '- /nights: must be at least 1, is 0. Set /nights: 1. Schema: {"type":"integer","minimum":1}.',
      "- /town: is not a known property. Remove /town.",
    ]);
  });
  test("does not change with its schema", () => {
    const schema = { type: "string" };
    const isText = createJsonSchemaValidator().getValidator(schema);
    schema.type = "number";
    expect(isText("a").valid).toBe(true);
  });
  test("keeps an error on its line, whatever the value is", () => {
    const isShort = createJsonSchemaValidator().getValidator({ enum: ["a"] });
    expect(isShort("b\n- /city: is fine\u001B[2J").errorMessage).toBe(
      String.raw`(root): must be "a", is "b\n- /city: is fine\u001b[2J". Set the whole value: "a". Schema: {"enum":["a"]}.`,
    );
  });
});

test("counts the errors beyond the maximum", () => {
  const check = createJsonSchemaValidator({ maxCharacters: 120 }).getValidator({ items: { type: "integer" } });
  const text = check(["a", "b", "c", "d", "e"]).errorMessage;
  expect(text).toBe(
    "\n- /0: must be integer, is string. Set /0: 0.\n- /1: must be integer, is string. Set /1: 0.\n- and 3 more",
  );
});

test.each([{ maxCharacter: 200 }, { maxCharacters: 0 }, { maxCharacters: "200" }])(
  "the options %j are refused",
  (options) => {
    expect(() => createJsonSchemaValidator(options as object)).toThrow(DefinitionError);
  },
);

describe("a schema", () => {
  // `[1, "a"]` is valid if the keyword is that of another dialect.
  const tuples: Record<string, object> = {
    "draft-04": { items: [{ type: "integer" }, { type: "integer" }] },
    "draft-06": { items: [{ type: "integer" }, { type: "integer" }] },
    "draft-07": { items: [{ type: "integer" }, { type: "integer" }] },
    "2019-09": { items: [{ type: "integer" }, { type: "integer" }] },
    "2020-12": { prefixItems: [{ type: "integer" }, { type: "integer" }] },
    v1: { prefixItems: [{ type: "integer" }, { type: "integer" }] },
    "draft-03": { items: [{ type: "integer" }, { type: "integer" }] },
  };
  test("is read in its own dialect", () => {
    const provider = createJsonSchemaValidator();
    expect(Object.keys(tuples).toSorted()).toEqual(Object.keys(dialectUris).toSorted());
    for (const [name, uri] of Object.entries(dialectUris)) {
      const check = provider.getValidator({ $schema: uri, ...tuples[name] });
      expect([name, check([1, 2]).valid, check([1, "a"]).errorMessage]).toEqual([
        name,
        true,
        '/1: must be integer, is string. Set /1: 0. Schema: {"type":"integer"}.',
      ]);
    }
  });
  test("without $schema is in 2020-12, and its formats are checked", () => {
    const check = createJsonSchemaValidator().getValidator({ prefixItems: [{ format: "date" }] });
    expect(check(["2026-02-30"]).valid).toBe(false);
  });
  test("may have the identifier of another one", () => {
    const provider = createJsonSchemaValidator();
    const texts = provider.getValidator({ $id: "https://example.com/a", type: "string" });
    const numbers = provider.getValidator({ $id: "https://example.com/a", type: "number" });
    expect([texts("a").valid, numbers(1).valid, texts(1).valid]).toEqual([true, true, false]);
  });
  test("is compiled by the given instance", () => {
    const argot = createArgot().add({ type: "integer" }, "https://example.com/count");
    const check = createJsonSchemaValidator({ argot }).getValidator({ $ref: "https://example.com/count" });
    expect(check("1").errorMessage).toMatch(
      /^\(root\): must be integer, is string; did you mean 1\? Set the whole value: 1\./,
    );
  });
  test("of a server that is not trusted takes linear time, and no more than its limits allow", () => {
    const argot = createArgot({ regex: safe, limits: { schemaSize: 10 } });
    const provider = createJsonSchemaValidator({ argot });
    expect(provider.getValidator({ pattern: "^(a+)+$" })(`${"a".repeat(50_000)}!`).valid).toBe(false);
    expect(() => provider.getValidator({ enum: Array.from({ length: 20 }, (_, i) => i) })).toThrow(LimitError);
  });
  test("that is none is refused with its reason", () => {
    expect(() => createJsonSchemaValidator().getValidator({ type: "strnig" })).toThrow(SchemaError);
    expect(() => createJsonSchemaValidator().getValidator({ type: "strnig" })).toThrow(/#\/type/);
  });
});

describe("profiles", () => {
  const provider = createJsonSchemaValidator({ profiles: [mcpInput, openaiStrict] });
  test("refuse a schema with all that is in the way", () => {
    const problems = (): unknown => {
      try {
        return provider.getValidator(booking);
      } catch (error) {
        return error instanceof ProfileError ? error.problems.map(({ pointer }) => pointer) : error;
      }
    };
    expect(problems()).toEqual(["/properties/city/minLength"]);
    expect(() => provider.getValidator({ type: "object", properties: {} })).toThrow(
      '- (root): OpenAI\'s strict mode: objects must have "additionalProperties": false',
    );
  });
  test("do not change what is valid", () => {
    const check = provider.getValidator({ type: "object", properties: {}, additionalProperties: false });
    expect([check({}).valid, check({ a: 1 }).valid]).toEqual([true, false]);
  });
  test("must be profiles", () => {
    expect(() => createJsonSchemaValidator({ profiles: [{}] as never })).toThrow(ProfileError);
    expect(() => createJsonSchemaValidator({ profiles: openaiStrict as never })).toThrow(DefinitionError);
  });
});
