// Dialects from other dialects: with one more vocabulary, without a keyword, or of chosen vocabularies.
import { defineKeyword, schema as subschema, string, type Keyword, all, JsonType } from "@argot/core/keyword";
import { createArgot as createArgotOf } from "@argot/core";
import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";
import { v1Lenient, v1Strict } from "@argot/dialects/v1";
import * as vocabularies201909 from "@argot/dialects/vocabularies-2019-09";
import * as vocabularies from "@argot/dialects/vocabularies-2020-12";
import { describe, expect, test } from "vitest";
import {
  addVocabularies,
  createArgot,
  defineDialect,
  defineVocabulary,
  DefinitionError,
  type Dialect,
  removeKeywords,
  replaceKeywords,
  SchemaError,
} from "../src/index.js";

const unit = defineKeyword({
  id: "https://example.com/keyword/unit",
  value: string,
  appliesTo: JsonType.string,
  test: (text, name) => text.endsWith(name),
  annotation: "value",
  message: "must be in {value:text}",
});
const within = defineKeyword({
  id: "https://example.com/keyword/within",
  value: subschema,
  lower: (k) => all([k.value]),
});
const units = defineVocabulary({ uri: "https://example.com/vocab/units", keywords: { unit, within } });

const standard: readonly Dialect[] = [
  v1,
  v1Strict,
  v1Lenient,
  draft202012,
  draft201909,
  draft07,
  draft06,
  draft04,
  draft03,
];

/** The verdict, or the code of the error that is thrown. */
function outcome(action: () => boolean): boolean | string {
  try {
    return action();
  } catch (error) {
    return (error as SchemaError).code;
  }
}

describe.each(standard)("$uri", (dialect) => {
  const properties = { a: { unit: "km", within: { minLength: 3 } } };

  test("is extended under its own URI", () => {
    const argot = createArgot({ dialects: [addVocabularies(dialect, [units])] });
    for (const $schema of [dialect.uri, ...dialect.aliases]) {
      const isValid = argot.compile({ $schema, properties });
      expect([isValid({ a: "1km" }), isValid({ a: "1cm" }), isValid({ a: "km" })]).toEqual([true, false, false]);
    }
  });

  const extended = defineDialect({ uri: "https://example.com/dialect", base: dialect, vocabularies: [units] });

  test("is extended under another URI, and does not change", () => {
    const argot = createArgot({ dialects: [dialect, extended] });
    const compile = ($schema: string): ((value: unknown) => boolean) => argot.compile({ $schema, properties });
    expect(compile(extended.uri)({ a: "1km" })).toBe(true);
    expect(compile(extended.uri)({ a: "1cm" })).toBe(false);
    expect(outcome(() => compile(dialect.uri)({ a: "1cm" }))).toBe(dialect.allowsUnknown ? "unknown-keyword" : true);
  });

  test("checks the values of its own keywords and of added ones", () => {
    const argot = createArgot({ dialects: [dialect, extended], dialect: extended.uri });
    expect(() => argot.compile({ properties: { a: { within: { minLength: "3" } } } })).toThrow(SchemaError);
    expect(() => argot.compile({ properties: { a: { unit: 3 } } })).toThrow('"unit" must be a string');
    expect(() => argot.compile({ properties: 3 })).toThrow(SchemaError);
  });

  test("is extended twice with the same result", () => {
    const one = defineVocabulary({ uri: "https://example.com/vocab/one", keywords: { unit } });
    const other = defineVocabulary({ uri: "https://example.com/vocab/other", keywords: { within } });
    const argot = createArgot({ dialects: [addVocabularies(addVocabularies(dialect, [one]), [other, one])] });
    expect(argot.compile({ $schema: dialect.uri, properties })({ a: "1cm" })).toBe(false);
  });

  test("loses a keyword", () => {
    const argot = createArgot({ dialects: [removeKeywords(dialect, ["minLength"])] });
    const schema = { $schema: dialect.uri, minLength: 3, maxLength: 4 };
    expect(outcome(() => argot.compile(schema)(""))).toBe(dialect.allowsUnknown ? "unknown-keyword" : true);
    expect(outcome(() => argot.compile({ $schema: dialect.uri, maxLength: 4 })("12345"))).toBe(false);
  });
});

describe("a keyword that replaces a standard one", () => {
  const loud = {
    value: string,
    appliesTo: JsonType.string,
    test: (text: string) => text === text.toUpperCase(),
  } as const;

  test("with its id, by replaceKeywords", () => {
    const format: Keyword<string> = defineKeyword({ id: "https://json-schema.org/keyword/format", ...loud });
    const isValid = createArgot({ dialects: [replaceKeywords(draft202012, [format])] }).compile({ format: "loud" });
    expect([isValid("A"), isValid("a")]).toEqual([true, false]);
  });

  test("with its own id, where another is removed", () => {
    const format: Keyword<string> = defineKeyword({ id: "https://example.com/keyword/format", ...loud });
    const mine = defineVocabulary({ uri: "https://example.com/vocab/format", keywords: { format } });
    const dialect = addVocabularies(removeKeywords(draft202012, ["format"]), [mine]);
    const isValid = createArgot({ dialects: [dialect] }).compile({ format: "loud" });
    expect([isValid("A"), isValid("a")]).toEqual([true, false]);
  });

  test("needs more than the same name in another vocabulary", () => {
    const format: Keyword<string> = defineKeyword({ id: "https://example.com/keyword/format", ...loud });
    const mine = defineVocabulary({ uri: "https://example.com/vocab/format", keywords: { format } });
    expect(() => addVocabularies(draft07, [mine])).toThrow(
      "Dialect http://json-schema.org/draft-07/schema: both http://json-schema.org/draft-07/schema and " +
        'https://example.com/vocab/format have a keyword named "format"; ' +
        "rename one of them, or remove one with `removeKeywords`.",
    );
  });
});

describe("removing", () => {
  test("something absent is refused", () => {
    expect(() => removeKeywords(draft07, ["minLenght"])).toThrow(
      new DefinitionError(
        'Dialect http://json-schema.org/draft-07/schema: there is no keyword "minLenght" to remove; did you mean "minLength"?',
      ),
    );
  });

  test("does not change the given dialect or other vocabularies", () => {
    const before = draft202012.keywords.size;
    const without = removeKeywords(draft202012, ["contentSchema"]);
    expect([draft202012.keywords.size, without.keywords.size]).toEqual([before, before - 1]);
    expect(without.core).toBe(draft202012.core);
    expect(without.vocabularies.filter((each) => !draft202012.vocabularies.includes(each))).toMatchObject([
      { uri: "https://json-schema.org/draft/2020-12/vocab/content" },
    ]);
  });

  test("in one dialect does not change others with the same vocabulary", () => {
    const less = removeKeywords(
      defineDialect({ uri: "https://example.com/less", base: draft202012, vocabularies: [] }),
      ["minLength"],
    );
    const described = (written: string, $id: string): object => ({
      $schema: written,
      $id,
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://json-schema.org/draft/2020-12/vocab/validation": true,
      },
    });
    const argot = createArgot({ dialects: [less] })
      .add(described(draft202012.uri, "https://example.com/a"))
      .add(described(less.uri, "https://example.com/b"));
    // A vocabulary has the keywords that it has in the dialect of the meta-schema.
    expect(argot.compile({ $schema: "https://example.com/a", minLength: 1 })("")).toBe(false);
    expect(argot.compile({ $schema: "https://example.com/b", minLength: 1 })("")).toBe(true);
  });
});

describe("a dialect of chosen vocabularies", () => {
  const { coreVocabulary, validationVocabulary } = vocabularies;
  const dialect = defineDialect({
    uri: "https://example.com/small",
    vocabularies: [coreVocabulary, validationVocabulary, units],
  });

  test("has their keywords and no others", () => {
    expect([...dialect.keywords.keys()]).toEqual([
      ...coreVocabulary.keywords.keys(),
      ...validationVocabulary.keywords.keys(),
      "unit",
      "within",
    ]);
    expect(dialect.core).toBe(coreVocabulary);
  });

  test("works, and refuses the keywords of others if it is strict", () => {
    const isValid = createArgotOf({ dialects: [dialect] }).compile({ minLength: 3, items: false, unit: "km" });
    expect([isValid("1km"), isValid("1"), isValid([1])]).toEqual([true, false, true]);
    const strict = createArgotOf({ dialects: [dialect], strict: true });
    expect(() => strict.compile({ items: false })).toThrow(/"items" is not a keyword of https:\/\/example.com\/small/);
    expect(() => strict.compile({ minLength: "3" })).toThrow('"minLength" must be a non-negative integer');
  });

  test.each([
    [draft202012, vocabularies],
    [draft201909, vocabularies201909],
  ])("can have all of $uri", (whole, exported) => {
    const each = Object.values(exported).filter((one) => typeof one === "object");
    expect(new Set(each)).toEqual(new Set(whole.vocabularies));
  });
});

test("two dialects with one URI are refused, the same one twice is not", () => {
  expect(() => createArgotOf({ dialects: [draft07, removeKeywords(draft07, ["format"])] })).toThrow(
    "Two of `dialects` have the URI http://json-schema.org/draft-07/schema.",
  );
  expect(createArgotOf({ dialects: [draft07, draft07], strict: true }).compile(true)(1)).toBe(true);
});
