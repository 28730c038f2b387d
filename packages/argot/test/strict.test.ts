// Unknown keywords are refused in strict mode: in every dialect, at every location of a schema.
import { describe, expect, test } from "vitest";
import { createArgot as createArgotOf } from "@argot/core";
import { draft07 } from "@argot/dialects";
import { createArgot, type DialectName } from "../src/index.js";
import { errorOf } from "./thrown.js";

const dialects: readonly (readonly [name: DialectName, uri: string])[] = [
  ["v1", "https://json-schema.org/v1"],
  ["2020-12", "https://json-schema.org/draft/2020-12/schema"],
  ["2019-09", "https://json-schema.org/draft/2019-09/schema"],
  ["draft-07", "http://json-schema.org/draft-07/schema"],
  ["draft-06", "http://json-schema.org/draft-06/schema"],
  ["draft-04", "http://json-schema.org/draft-04/schema"],
  ["draft-03", "http://json-schema.org/draft-03/schema"],
];

describe.each(dialects)("strict, in %s", (dialect, uri) => {
  const argot = createArgot({ dialect, strict: true });

  test("a mistyped keyword is refused with a suggestion", () => {
    expect(errorOf(() => argot.compile({ properties: { a: { minmum: 1 } } }))).toMatchObject({
      code: "unknown-keyword",
      pointer: "/properties/a/minmum",
      keyword: "minmum",
      reason: `"minmum" is not a keyword of ${uri}; did you mean "minimum"?`,
    });
  });

  test("a name unlike any other is refused as well", () => {
    expect(errorOf(() => argot.compile({ velocity: 1 })).reason).toBe(
      `"velocity" is not a keyword of ${uri}; unknown keywords are refused`,
    );
  });

  test("a name that begins with x- is an annotation", () => {
    const validator = argot.compile({ "x-order": 1, properties: { a: { "x-order": 2 } } });
    expect(validator({})).toBe(true);
    expect(validator.annotations({}).list.map(({ keyword }) => keyword)).toContain("x-order");
  });

  test("the meta-schema is a schema like any other", () => {
    expect(argot.compile(uri)({ minimum: 1 })).toBe(true);
    expect(argot.compile(uri)({ minimum: "1" })).toBe(false);
  });

  test("the dialect may be named", () => {
    expect(argot.compile({ $schema: uri, maximum: 1 })(2)).toBe(false);
  });
});

test.each(dialects.filter(([dialect]) => dialect !== "v1"))("in %s both are annotations otherwise", (dialect) => {
  const found = createArgot({ dialect }).compile({ minmum: 1, "x-order": 2 }).annotations(0).list;
  expect(found.map(({ keyword, value }) => [keyword, value])).toEqual([
    ["minmum", 1],
    ["x-order", 2],
  ]);
});

describe("strict", () => {
  const meta = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://example.com/meta",
    $vocabulary: {
      "https://json-schema.org/draft/2020-12/vocab/core": true,
      "https://json-schema.org/draft/2020-12/vocab/validation": true,
      "https://example.com/vocab/not-installed": false,
    },
  };

  test("is inherited by dialects that a meta-schema describes", () => {
    const argot = createArgot({ strict: true }).add(meta);
    const schema = { $schema: "https://example.com/meta", minimum: 1 };
    expect(argot.compile(schema)(0)).toBe(false);
    expect(errorOf(() => argot.compile({ ...schema, items: {} }))).toMatchObject({
      reason: '"items" is not a keyword of https://example.com/meta; unknown keywords are refused',
    });
  });

  test("applies to added documents, and not to data", () => {
    const argot = createArgot({ strict: true }).add({ minmum: 1 }, "https://example.com/other");
    expect(errorOf(() => argot.compile({ $ref: "https://example.com/other" })).code).toBe("unknown-keyword");
    expect(argot.compile({ const: { minmum: 1 }, default: { minmum: 1 } })({ minmum: 1 })).toBe(true);
  });

  test("applies to keywords that $ref hides in draft-07", () => {
    const argot = createArgot({ dialect: "draft-07", strict: true });
    const schema = { definitions: { a: {} }, properties: { a: { $ref: "#/definitions/a", minmum: 1 } } };
    expect(errorOf(() => argot.compile(schema)).pointer).toBe("/properties/a/minmum");
  });

  test("is an option of @argot/core as well", () => {
    const argot = createArgotOf({ dialects: [draft07], strict: true });
    expect(errorOf(() => argot.compile({ requierd: [] })).reason).toContain('did you mean "required"?');
    expect(createArgotOf({ dialects: [draft07] }).compile({ requierd: [] })({})).toBe(true);
  });
});

describe("a vocabulary that is not installed", () => {
  const argotWith = (vocabularies: Record<string, boolean>): ReturnType<typeof createArgot> =>
    createArgot().add({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://example.com/meta",
      $vocabulary: { "https://json-schema.org/draft/2020-12/vocab/core": true, ...vocabularies },
    });
  const schema = { $schema: "https://example.com/meta", unit: "km" };

  test("is refused by name if it is required", () => {
    const { code, keyword, reason } = errorOf(() =>
      argotWith({ "https://example.com/vocab/units": true }).compile(schema),
    );
    expect([code, keyword]).toEqual(["unknown-vocabulary", "$schema"]);
    expect(reason).toMatch(
      /^the dialect https:\/\/example.com\/meta requires the vocabulary https:\/\/example.com\/vocab\/units, which is not installed; installed are .*2020-12\/vocab\/validation/,
    );
  });

  test("is refused with a suggestion", () => {
    const misspelt = "https://json-schema.org/draft/2020-12/vocab/validations";
    expect(errorOf(() => argotWith({ [misspelt]: true }).compile(schema)).reason).toContain(
      "; did you mean https://json-schema.org/draft/2020-12/vocab/validation?",
    );
  });

  test("is ignored if it is optional, and its keywords are annotations", () => {
    const validator = argotWith({ "https://example.com/vocab/units": false }).compile(schema);
    expect(validator.annotations(1).list).toMatchObject([{ keyword: "unit", value: "km" }]);
  });
});

test("an unknown dialect is refused with a suggestion", () => {
  const reasonFor = ($schema: string): string => errorOf(() => createArgot().compile({ $schema })).reason;
  const latest = "https://json-schema.org/draft/2020-12/schema";
  expect(reasonFor("https://json-schema.org/draft/2020-12/shema")).toBe(
    `the dialect https://json-schema.org/draft/2020-12/shema is not known; did you mean ${latest}?`,
  );
  expect(reasonFor("2020-12")).toBe(`the dialect 2020-12 is not known; did you mean ${latest}?`);
  expect(reasonFor("draft-07")).toContain("; did you mean http://json-schema.org/draft-07/schema?");
  expect(reasonFor("https://example.com/x")).toContain("; installed are https://json-schema.org/v1, ");
});
