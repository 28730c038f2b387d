// The option `keywords`: keywords of one's own in every dialect of an instance, by one call.
import { createArgot as createArgotOf } from "@argot/core";
import {
  all,
  atMost,
  boolean,
  claimedProperties,
  defineKeyword,
  JsonType,
  type Keyword,
  members,
  nonNegativeInteger,
  propertyCount,
  schema,
} from "@argot/core/keyword";
import { draft03, draft07, draft202012 } from "@argot/dialects";
import { tiers } from "@argot/testing";
import { describe, expect, test } from "vitest";
import {
  type ArgotOptions,
  createArgot,
  DefinitionError,
  defineVocabulary,
  dialectUris,
  englishMessages,
  replaceKeywords,
  SchemaError,
  toClient,
} from "../src/index.js";
import { compileModule } from "../src/module.js";
import { loadModule } from "./load-module.js";
import { errorOf, thrownBy } from "./thrown.js";

const id = "https://example.com/keyword/evenSize";
const isEven = "export const isEven = (object, want) => (Object.keys(object).length % 2 === 0) === want;";
const specifier = `data:text/javascript,${encodeURIComponent(isEven)}`;

const evenSize = defineKeyword({
  id,
  value: boolean,
  appliesTo: JsonType.object,
  test: (object, want) => (Object.keys(object).length % 2 === 0) === want,
  importFrom: { specifier, name: "isEven" },
  annotation: "value",
  message: "must have an even number of properties: {value}",
});
const maxSize = defineKeyword({
  id: "https://example.com/keyword/maxSize",
  value: nonNegativeInteger,
  appliesTo: JsonType.object,
  predicate: (most) => atMost(propertyCount, most),
  message: "must have at most {value} properties",
});
const within = defineKeyword({
  id: "https://example.com/keyword/within",
  value: schema,
  lower: (k) => all([k.value]),
});
const others = defineKeyword({
  id: "https://example.com/keyword/others",
  value: schema,
  appliesTo: JsonType.object,
  lower: (k) => members({ rest: k.value, except: k.read(claimedProperties) }),
  annotation: "applied",
});
const keywords = { evenSize, maxSize, within, others };
const uris = Object.entries(dialectUris);

/** Has the id of another keyword, and fails always: verdicts show which of the two is used. */
const otherEvenSize = defineKeyword({ id, value: boolean, test: () => false });

describe.each(Object.entries(tiers))("in the tier %s", (_name, { tier = "auto" }) => {
  const argot = createArgot({ keywords, tier });

  test("each level of meaning gives verdicts, errors and annotations", () => {
    const isValid = argot.compile({ items: { evenSize: true, within: { maxSize: 2 } } });
    expect([[], [{}, { a: 1, b: 2 }, "text"], [{ a: 1 }]].map((value) => isValid(value))).toEqual([true, true, false]);
    expect(isValid([{ a: 1, b: 2, c: 3, d: 4 }])).toBe(false);
    const [own, applied] = isValid.validate([{ a: 1 }, { a: 1, b: 2, c: 3, d: 4 }]).errors;
    expect(own).toMatchObject({
      message: "must have an even number of properties: true",
      messageId: id,
      data: { value: true },
      keywordLocation: "/items/evenSize",
      instanceLocation: "/0",
    });
    expect(applied).toMatchObject({
      message: "must have at most 2 properties",
      keywordLocation: "/items/within/maxSize",
      instanceLocation: "/1",
    });
    expect(isValid.annotations([{}]).of("evenSize").get("/0")).toEqual([true]);
  });

  test("evaluated properties are those of own keywords as well", () => {
    const isValid = argot.compile({
      properties: { a: true },
      others: { type: "string" },
      unevaluatedProperties: false,
    });
    expect([isValid({ a: 1, b: "x" }), isValid({ b: 1 })]).toEqual([true, false]);
    const isClosed = argot.compile({ within: { properties: { a: true } }, unevaluatedProperties: false });
    expect([isClosed({ a: 1 }), isClosed({ b: 1 })]).toEqual([true, false]);
  });

  test.each(uris)("%s has the keywords, strict or not, pinned or not", (_dialect, $schema) => {
    for (const options of [
      {},
      { strict: true },
      { pin: true, dialect: $schema },
      { pin: true, strict: true, dialect: $schema },
    ]) {
      const isValid = createArgot({ keywords, tier, ...options }).compile({ $schema, evenSize: true });
      expect([isValid({}), isValid({ a: 1 })]).toEqual([true, false]);
    }
  });
});

test("one schema uses them in several dialects", () => {
  const resources = uris.map(([name, $schema]): [string, unknown] => {
    const identifier = `https://example.com/${name}`;
    return [
      name,
      { $schema, [$schema.includes("draft-0") && /-0[34]/.test($schema) ? "id" : "$id"]: identifier, evenSize: true },
    ];
  });
  const argot = createArgot({ keywords });
  for (const [, document] of resources) argot.add(document);
  const allOf = resources.map(([name]) => ({ properties: { [name]: { $ref: `https://example.com/${name}` } } }));
  const isValid = argot.compile({ allOf });
  for (const [name] of resources)
    expect([isValid({ [name]: {} }), isValid({ [name]: { a: 1 } })]).toEqual([true, false]);
});

test("the shape of their values is checked, in every dialect", () => {
  for (const [, $schema] of uris)
    expect(errorOf(() => createArgot({ keywords }).compile({ $schema, evenSize: "yes" }))).toMatchObject({
      keyword: "evenSize",
      reason: '"evenSize" must be a boolean',
    });
});

test("strict mode suggests them", () => {
  const argot = createArgot({ keywords, strict: true });
  expect(errorOf(() => argot.compile({ evnSize: true }))).toMatchObject({
    code: "unknown-keyword",
    reason: expect.stringContaining('did you mean "evenSize"?') as string,
  });
});

describe("a dialect that a meta-schema describes", () => {
  const base = "https://json-schema.org/draft/2020-12";
  const metaSchema = { $schema: `${base}/schema`, $id: "https://example.com/meta", $ref: `${base}/schema` };
  const $vocabulary = { [`${base}/vocab/core`]: true, [`${base}/vocab/applicator`]: true };
  const compiled = { $schema: metaSchema.$id, properties: { a: { evenSize: true } } };

  test.each([
    ["by a list of vocabularies", { ...metaSchema, $vocabulary }],
    ["without one", metaSchema],
  ])("has them, %s", (_how, document) => {
    for (const strict of [false, true]) {
      const isValid = createArgot({ keywords, strict }).add(document).compile(compiled);
      expect([isValid({ a: {} }), isValid({ a: { b: 1 } })]).toEqual([true, false]);
    }
  });

  test("may list a vocabulary with the same keyword", () => {
    const sizes = defineVocabulary({ uri: "https://example.com/vocab/sizes", keywords: { evenSize } });
    const document = { ...metaSchema, $vocabulary: { ...$vocabulary, [sizes.uri]: true } };
    const isValid = createArgot({ keywords, vocabularies: [sizes] })
      .add(document)
      .compile(compiled);
    expect([isValid({ a: {} }), isValid({ a: { b: 1 } })]).toEqual([true, false]);
  });
});

describe("what is wrong is refused", () => {
  const sizes = defineVocabulary({ uri: "https://example.com/vocab/sizes", keywords: { evenSize: otherEvenSize } });

  test.each<[what: string, options: unknown, message: string | RegExp]>([
    ["a mistyped option", { keyword: {} }, '`createArgot` has no option "keyword"; did you mean "keywords"?'],
    [
      "a list",
      { keywords: [evenSize] },
      "`createArgot`: `keywords` must be an object of keywords, such as { unit }; got an array.",
    ],
    ["null", { keywords: null }, "`keywords` must be an object of keywords, such as { unit }; got null."],
    ["a name", { keywords: "evenSize" }, 'got "evenSize".'],
    [
      "a definition",
      { keywords: { evenSize: { id, value: boolean } } },
      '`createArgot`: "evenSize" is not a keyword; make one with `defineKeyword`.',
    ],
    ["a function", { keywords: { evenSize: () => true } }, '"evenSize" is not a keyword'],
    [
      "two keywords with one id",
      { keywords: { evenSize, more: otherEvenSize } },
      '"evenSize" and "more" are different keywords with one id',
    ],
    [
      "the name of a standard keyword",
      { keywords: { minLength: maxSize } },
      /"minLength", which is a keyword of .* already; .* `replaceKeywords`/,
    ],
    [
      "a name of another dialect",
      { keywords: { divisibleBy: maxSize } },
      /"divisibleBy", which is a keyword of http:\/\/json-schema.org\/draft-03\/schema/,
    ],
    ["`$schema`", { keywords: { $schema: maxSize } }, '"$schema", which is a keyword of'],
    [
      "the name in a vocabulary",
      { keywords, vocabularies: [sizes] },
      '"evenSize", which is a keyword of https://example.com/vocab/sizes already',
    ],
  ])("%s", (_what, options, message) => {
    const error = thrownBy(() => createArgot(options as ArgotOptions));
    expect(error).toBeInstanceOf(DefinitionError);
    expect((error as Error).message).toMatch(message);
  });

  test("only names of installed dialects are taken", () => {
    const isValid = createArgotOf({ dialects: [draft07], keywords: { divisibleBy: maxSize } }).compile({
      divisibleBy: 1,
    });
    expect([isValid({ a: 1 }), isValid({ a: 1, b: 2 })]).toEqual([true, false]);
  });
});

test.each(["__proto__", "constructor", "a#b", "a/b,c", "", "\ud800", "é"])("a keyword may have the name %j", (name) => {
  const argot = createArgot({ keywords: new Map([[name, evenSize]]), strict: true });
  const isValid = argot.compile(JSON.parse(`{ ${JSON.stringify(name)}: true }`));
  expect([isValid({}), isValid({ a: 1 })]).toEqual([true, false]);
});

test("an inherited option is none", () => {
  const options = Object.create({ keywords }) as ArgotOptions;
  expect(createArgot(options).compile({ evenSize: true })({ a: 1 })).toBe(true);
});

test("instances share no keywords, and a dialect of one can be given to another", () => {
  const one = createArgot({ keywords: { evenSize } });
  const dialect = one.dialect(dialectUris["2020-12"]);
  expect(createArgot().compile({ evenSize: true })({ a: 1 })).toBe(true);
  expect(createArgot({ keywords: { evenSize: otherEvenSize } }).compile({ evenSize: true })({})).toBe(false);
  for (const more of [{}, { evenSize }, { maxSize }, { evenSize, maxSize }, { maxSize, evenSize }] as Record<
    string,
    Keyword
  >[]) {
    const isValid = createArgot({ dialects: [dialect], keywords: more }).compile({ evenSize: true });
    expect([isValid({}), isValid({ a: 1 })]).toEqual([true, false]);
  }
  expect(() => createArgot({ dialects: [dialect], keywords: { evenSize: otherEvenSize } })).toThrow(DefinitionError);
});

test("they can be replaced by id", () => {
  const argot = createArgot({ keywords });
  const replaced = argot.withKeywords([otherEvenSize]);
  expect([argot, replaced].map((each) => each.compile({ evenSize: true })({}))).toEqual([true, false]);
  const dialect = replaceKeywords(argot.dialect(dialectUris["2020-12"]), [otherEvenSize]);
  expect(createArgot({ dialects: [dialect] }).compile({ evenSize: true })({})).toBe(false);
});

test("clients get their messages", () => {
  const argot = createArgot({ keywords });
  const { errors } = argot.compile({ evenSize: true }).validate({ a: 1 });
  const messages = englishMessages(argot.dialect(dialectUris["2020-12"]));
  expect(toClient(errors, messages)[0]?.message).toMatch(/^must have an even number of properties/);
});

test("a module ahead of time imports their functions", async () => {
  const argot = createArgot({ keywords });
  const { code } = compileModule(argot, { sized: { evenSize: true, maxSize: 3 } }, { errors: true });
  expect(code).toContain(specifier);
  const { sized } = await loadModule(code);
  expect([{}, { a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2, c: 3, d: 4 }].map((value) => sized!(value))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(sized!.validate({ a: 1 }).errors).toMatchObject([{ messageId: id, keywordLocation: "/evenSize" }]);
  const withoutImport = createArgot({ keywords: { evenSize: otherEvenSize } });
  expect(() => compileModule(withoutImport, { sized: { evenSize: true } })).toThrow(/evenSize .*importFrom/);
});

describe("in core", () => {
  test("the dialects have them", () => {
    const argot = createArgotOf({ dialects: [draft202012, draft07, draft03], keywords, strict: true });
    for (const { uri } of [draft202012, draft07, draft03]) {
      const isValid = argot.compile({ $schema: uri, evenSize: true });
      expect([isValid({}), isValid({ a: 1 })]).toEqual([true, false]);
    }
  });

  test("without keywords, dialects stay as they are", () => {
    expect(createArgotOf({ dialects: [draft07] }).dialect(draft07.uri)).toBe(draft07);
    expect(createArgotOf({ dialects: [draft07], keywords: {} }).dialect(draft07.uri)).toBe(draft07);
    expect(draft07.keywords.has("evenSize")).toBe(false);
  });

  test("errors are typed", () => {
    expect(() => createArgotOf({ dialects: [draft07], keywords: { type: evenSize } })).toThrow(DefinitionError);
    expect(() => createArgotOf({ dialects: [draft07], keywords }).compile({ evenSize: 1 })).toThrow(SchemaError);
  });
});
