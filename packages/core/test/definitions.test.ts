// Definitions that cannot be meant as they stand, and the sentence that says what is wrong with each.
import { describe, expect, test } from "vitest";
import {
  createArgot,
  DefinitionError,
  defineDialect,
  defineVocabulary,
  type Dialect,
  removeKeywords,
  replaceKeywords,
} from "../src/index.js";
import * as kit from "../src/keyword.js";
import { defineFacet, defineKeyword, JsonType } from "../src/keyword.js";

/** What the compiler would not let pass. */
type Wrong = never;
const wrong = (value: unknown): Wrong => value as Wrong;

function sentenceOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof DefinitionError) return error.message;
    throw error;
  }
  return "nothing was thrown";
}

const id = "https://example.com/keyword/even";
const right = { id, value: kit.boolean, test: () => true };

type Row = readonly [what: string, definition: unknown, sentence: string];
const ofKeyword = (reason: string): string => `Keyword ${id}: ${reason}`;

const keywords: readonly Row[] = [
  ["nothing", undefined, "A keyword must be defined by an object; got undefined."],
  ["a list", [], "A keyword must be defined by an object; got an array."],
  [
    "no id",
    { ...right, id: undefined },
    'A keyword needs an absolute URI, such as "https://example.com/keyword/evenSize"; got undefined.',
  ],
  [
    "a relative id",
    { ...right, id: "even" },
    'A keyword needs an absolute URI, such as "https://example.com/keyword/evenSize"; got "even".',
  ],
  [
    "an id that is a number",
    { ...right, id: 1n },
    'A keyword needs an absolute URI, such as "https://example.com/keyword/evenSize"; got 1.',
  ],
  ["an id with a fragment", { ...right, id: `${id}#x` }, `A keyword needs a URI without a fragment; got "${id}#x".`],
  [
    "a mistyped member",
    { ...right, apliesTo: JsonType.string },
    ofKeyword('the definition has the unknown property "apliesTo"; did you mean "appliesTo"?'),
  ],
  [
    "a member that means nothing",
    { ...right, velocity: 1 },
    ofKeyword(
      'the definition has the unknown property "velocity"; known are id, doc, value, appliesTo, ignoresSiblings, identify, provide, test, predicate, lower, importFrom, annotation, knownValues, instances, outdated, message, variant, hint.',
    ),
  ],
  ["a doc that is a number", { ...right, doc: 1 }, ofKeyword("`doc` must be a string; got 1.")],
  ["a doc that is no text", { ...right, doc: [] }, ofKeyword("`doc` must be a string; got an array.")],
  [
    "no shape",
    { id, test: () => true },
    ofKeyword("`value` must be a shape, such as `nonNegativeInteger` or `schema`."),
  ],
  [
    "a shape that is none",
    { ...right, value: { expected: "a boolean" } },
    ofKeyword("`value` must be a shape, such as `nonNegativeInteger` or `schema`."),
  ],
  [
    "types by name",
    { ...right, appliesTo: "string" },
    ofKeyword("`appliesTo` must be a type of `JsonType`, or several joined with `|`."),
  ],
  [
    "no types",
    { ...right, appliesTo: 0 },
    ofKeyword("`appliesTo` must be a type of `JsonType`, or several joined with `|`."),
  ],
  [
    "types that there are not",
    { ...right, appliesTo: 128 },
    ofKeyword("`appliesTo` must be a type of `JsonType`, or several joined with `|`."),
  ],
  ["a mask that is no boolean", { ...right, ignoresSiblings: 1 }, ofKeyword("`ignoresSiblings` must be a boolean.")],
  [
    "two meanings",
    { ...right, lower: () => [] },
    ofKeyword("define only one of `test`, `predicate` and `lower`; got test and lower."),
  ],
  ["a test that is none", { ...right, test: /even/ }, ofKeyword("`test` must be a function; got an object.")],
  [
    "a test that answers later",
    { ...right, test: async () => false },
    ofKeyword("`test` must be a function that returns its result; it is an AsyncFunction."),
  ],
  ["a list to provide", { ...right, provide: [] }, ofKeyword("`provide` must be a function; got an array.")],
  [
    "a predicate that is none",
    { id, value: kit.json, predicate: 1 },
    ofKeyword("`predicate` must be a function; got 1."),
  ],
  [
    "constraints that are none",
    { id, value: kit.json, lower: {} },
    ofKeyword("`lower` must be a function; got an object."),
  ],
  ["an identity that is none", { ...right, identify: "a" }, ofKeyword('`identify` must be a function; got "a".')],
  ["a choice that is none", { ...right, variant: true }, ofKeyword("`variant` must be a function; got true.")],
  [
    "code of what is no test",
    { id, value: kit.boolean, predicate: () => kit.unique(), importFrom: { specifier: "a", name: "b" } },
    ofKeyword("`importFrom` needs `test`: it names the export of `test`."),
  ],
  [
    "code without a name",
    { ...right, importFrom: { specifier: "my-keywords", name: "" } },
    ofKeyword('`importFrom` must be like { specifier: "my-keywords", name: "evenSize" }.'),
  ],
  ...[null, {}, { specifier: "", name: "b" }, { specifier: "a" }, { specifier: 1, name: "b" }].map(
    (importFrom): Row => [
      `code that is nowhere: ${JSON.stringify(importFrom)}`,
      { ...right, importFrom },
      ofKeyword('`importFrom` must be like { specifier: "my-keywords", name: "evenSize" }.'),
    ],
  ),
  [
    "an annotation that there is not",
    { ...right, annotation: "applies" },
    ofKeyword('`annotation` must be "value" or "applied".'),
  ],
  [
    "an annotation of what was not applied",
    { ...right, annotation: "applied" },
    ofKeyword('`annotation: "applied"` needs `lower`: the annotation lists what `lower` applied schemas to.'),
  ],
  [
    "a message that is no text",
    { ...right, message: 1 },
    ofKeyword("`message` must be a non-empty string, or an object of such strings by name."),
  ],
  [
    "an empty message",
    { ...right, message: "" },
    ofKeyword("`message` must be a non-empty string, or an object of such strings by name."),
  ],
  [
    "a message that is no text among some",
    { ...right, message: { a: null }, variant: () => "a" },
    ofKeyword("`message` must be a non-empty string, or an object of such strings by name."),
  ],
  [
    "several messages and no choice",
    { ...right, message: { a: "must be a" } },
    ofKeyword("several messages need a function `variant` that selects one."),
  ],
  [
    "a choice of one",
    { ...right, message: "must be a", variant: () => "a" },
    ofKeyword("`variant` needs several messages; there is only one."),
  ],
  [
    "a choice of nothing",
    { ...right, variant: () => "a" },
    ofKeyword("`variant` needs several messages; there is none."),
  ],
  [
    "a message of what cannot fail",
    { id, value: kit.boolean, message: "must be even" },
    ofKeyword("`message` needs a meaning that can fail: `test`, `predicate` or `lower`."),
  ],
  [
    "a gap that nothing fills",
    { ...right, message: "must be {want}" },
    ofKeyword('the message "must be {want}" has the unknown placeholder {want}; known are {value}, {actual}.'),
  ],
  [
    "a gap that a test does not fill",
    { ...right, message: "lacks {missing:text}" },
    ofKeyword(
      'the message "lacks {missing:text}" has the unknown placeholder {missing:text}; known are {value}, {actual}.',
    ),
  ],
  [
    "a gap that a predicate does not fill",
    { id, value: kit.boolean, predicate: () => kit.unique(), message: "at least {min}" },
    ofKeyword(
      'the message "at least {min}" has the unknown placeholder {min}; known are {value}, {actual}, {missing}, {present}, {expected}, {equal}, {difference}.',
    ),
  ],
  [
    "a gap of a form that there is not",
    { ...right, message: "must be {value:upper}" },
    ofKeyword(
      'the placeholder {value:upper} in the message "must be {value:upper}" has an unknown form; known are json, text, whole, regex, message, one|several, and a word with spaces around it.',
    ),
  ],
];

describe("a keyword is refused that has", () => {
  test.each(keywords)("%s", (_what, definition, sentence) => {
    expect(sentenceOf(() => defineKeyword(wrong(definition)))).toBe(sentence);
  });
});

describe("a keyword", () => {
  test("may say where its test is exported", () => {
    const importFrom = { specifier: "my-keywords", name: "even" };
    expect(defineKeyword({ ...right, importFrom, doc: "Whether it is even." })).toMatchObject({
      id,
      doc: "Whether it is even.",
    });
  });

  const found =
    "{value} {actual:json} {missing:text} {present:whole} {difference:message} {expected} {equal} {actual:one|several} {missing: and }";
  test.each<[object, string]>([
    [{ test: () => true }, "{value} {actual}"],
    [{ predicate: () => kit.unique() }, found],
    [{ lower: () => kit.test(kit.unique()) }, `${found} {names} {min} {max}`],
  ])("%o may show %s", (meaning, message) => {
    const keyword = defineKeyword(wrong({ id, value: kit.boolean, ...meaning, message }));
    expect([...keyword.messages]).toEqual([["", message]]);
  });
});

const vocabularyUri = "https://example.com/vocab/even";
const even = defineKeyword(right);
const ofVocabulary = (reason: string): string => `Vocabulary ${vocabularyUri}: ${reason}`;

const vocabularies: readonly Row[] = [
  ["nothing", null, "A vocabulary must be defined by an object; got null."],
  [
    "no URI",
    { keywords: { even } },
    'A vocabulary needs an absolute URI, such as "https://example.com/vocab/units"; got undefined.',
  ],
  [
    "a mistyped member",
    { uri: vocabularyUri, keyword: { even } },
    ofVocabulary('the definition has the unknown property "keyword"; did you mean "keywords"?'),
  ],
  [
    "no keywords",
    { uri: vocabularyUri },
    ofVocabulary("`keywords` must be an object of keywords, such as { unit }; got undefined."),
  ],
  [
    "keywords without names",
    { uri: vocabularyUri, keywords: [even] },
    ofVocabulary("`keywords` must be an object of keywords, such as { unit }; got an array."),
  ],
  [
    "a definition in the place of a keyword",
    { uri: vocabularyUri, keywords: { even: right } },
    ofVocabulary('"even" is not a keyword; make one with `defineKeyword`.'),
  ],
  ...[null, { messages: new Map() }, { lower: () => [] }, { lower: () => [], messages: {} }].map((keyword): Row => [
    `what is no keyword: ${JSON.stringify(keyword)}`,
    { uri: vocabularyUri, keywords: { even: keyword } },
    ofVocabulary('"even" is not a keyword; make one with `defineKeyword`.'),
  ]),
  [
    "meanings that are not by name",
    { uri: vocabularyUri, keywords: { even }, whenRequired: [even] },
    ofVocabulary("`whenRequired` must be an object of keywords, such as { unit }; got an array."),
  ],
  [
    "two keywords with one id",
    { uri: vocabularyUri, keywords: { even, odd: defineKeyword(right) } },
    ofVocabulary(`"even" and "odd" are different keywords with one id, ${id}.`),
  ],
  [
    "a meaning for what is no keyword",
    { uri: vocabularyUri, keywords: { even }, whenRequired: { odd: even } },
    ofVocabulary('`whenRequired` has "odd", but `keywords` does not.'),
  ],
  [
    "a URI in the place of its meta-schema",
    { uri: vocabularyUri, keywords: {}, metaSchema: "https://example.com/meta" },
    ofVocabulary('`metaSchema` must be a schema, an object or a boolean; got "https://example.com/meta".'),
  ],
  [
    "a number among those that it supersedes",
    { uri: vocabularyUri, keywords: {}, supersedes: ["https://example.com/old", 1] },
    ofVocabulary("`supersedes` must be an array of the URIs of vocabularies."),
  ],
  [
    "one URI that it supersedes",
    { uri: vocabularyUri, keywords: {}, supersedes: "https://example.com/old" },
    ofVocabulary("`supersedes` must be an array of the URIs of vocabularies."),
  ],
];

describe("a vocabulary is refused that has", () => {
  test.each(vocabularies)("%s", (_what, definition, sentence) => {
    expect(sentenceOf(() => defineVocabulary(wrong(definition)))).toBe(sentence);
  });
});

test("a keyword may have two names, and keywords may come in a map", () => {
  expect([...defineVocabulary({ uri: vocabularyUri, keywords: { even, pair: even } }).keywords.keys()]).toEqual([
    "even",
    "pair",
  ]);
  const given = defineVocabulary({ uri: vocabularyUri, keywords: { even } });
  expect(defineVocabulary({ ...given, uri: "https://example.com/vocab/other" }).keywords).toEqual(given.keywords);
});

const vocabulary = defineVocabulary({ uri: vocabularyUri, keywords: { even } });
const uri = "https://example.com/dialect";
const dialect = { uri, vocabularies: [vocabulary] };
const ofDialect = (reason: string): string => `Dialect ${uri}: ${reason}`;

const dialects: readonly Row[] = [
  ["nothing", "draft-07", 'A dialect must be defined by an object; got "draft-07".'],
  [
    "a relative URI",
    { ...dialect, uri: "units" },
    'A dialect needs an absolute URI, such as "https://example.com/dialect/units"; got "units".',
  ],
  [
    "a URI that is no text",
    { ...dialect, uri: 1 },
    'A dialect needs an absolute URI, such as "https://example.com/dialect/units"; got 1.',
  ],
  [
    "a URI with a fragment",
    { ...dialect, uri: `${uri}#x` },
    `A dialect needs a URI without a fragment; got "${uri}#x".`,
  ],
  [
    "an alias that is relative",
    { ...dialect, aliases: ["latest"] },
    ofDialect('an alias needs an absolute URI, such as "https://example.com/dialect/latest"; got "latest".'),
  ],
  [
    "one alias",
    { ...dialect, aliases: "https://example.com/latest" },
    ofDialect('`aliases` must be an array of URIs; got "https://example.com/latest".'),
  ],
  [
    "a mistyped member",
    { ...dialect, allowUnknown: () => true },
    ofDialect('the definition has the unknown property "allowUnknown"; did you mean "allowsUnknown"?'),
  ],
  ["no vocabularies", { uri }, ofDialect("`vocabularies` must be an array; got undefined.")],
  ["no vocabulary", { uri, vocabularies: [] }, ofDialect("`vocabularies` must have at least one vocabulary.")],
  [
    "keywords in the place of a vocabulary",
    { uri, vocabularies: [{ even }] },
    ofDialect("an object is not a vocabulary; make one with `defineVocabulary`."),
  ],
  ...[null, { ...vocabulary, uri: undefined }, { ...vocabulary, keywords: {} }, { ...vocabulary, supersedes: 1 }].map(
    (each): Row => [
      `what only looks like a vocabulary: ${JSON.stringify(each)}`,
      { uri, vocabularies: [each] },
      ofDialect(`${each === null ? "null" : "an object"} is not a vocabulary; make one with \`defineVocabulary\`.`),
    ],
  ),
  [
    "a member that means nothing",
    { ...dialect, velocity: 1 },
    ofDialect(
      'the definition has the unknown property "velocity"; known are uri, aliases, base, metaSchema, check, core, vocabularies, allowsUnknown, hints, extendMetaSchema, keywords.',
    ),
  ],
  ...["allowsUnknown", "check", "extendMetaSchema"].map((name): Row => [
    `no function as its ${name}`,
    { ...dialect, [name]: {} },
    ofDialect(`\`${name}\` must be a function; got an object.`),
  ]),
  [
    "a core by its URI",
    { ...dialect, core: vocabularyUri },
    ofDialect(`"${vocabularyUri}" is not a vocabulary; make one with \`defineVocabulary\`.`),
  ],
  [
    "a base by its URI",
    { ...dialect, base: "https://example.com/base" },
    ofDialect('`base` must be a dialect; got "https://example.com/base".'),
  ],
  [
    "a URI in the place of its meta-schema",
    { ...dialect, metaSchema: "https://example.com/meta" },
    ofDialect('`metaSchema` must be a schema, an object or a boolean; got "https://example.com/meta".'),
  ],
  [
    "a list of what it allowsUnknown",
    { ...dialect, allowsUnknown: ["x-order"] },
    ofDialect("`allowsUnknown` must be a function; got an array."),
  ],
  [
    "two vocabularies with one URI",
    { uri, vocabularies: [vocabulary, defineVocabulary({ uri: vocabularyUri, keywords: {} })] },
    ofDialect(`two different vocabularies have the URI ${vocabularyUri}.`),
  ],
  [
    "a name that means two things",
    {
      uri,
      vocabularies: [
        vocabulary,
        defineVocabulary({ uri: "https://example.com/vocab/b", keywords: { even: defineKeyword(right) } }),
      ],
    },
    ofDialect(
      `both ${vocabularyUri} and https://example.com/vocab/b have a keyword named "even"; rename one of them, or remove one with \`removeKeywords\`.`,
    ),
  ],
];

describe("a dialect", () => {
  const metaSchema = { even: true };
  const base = defineDialect({ ...dialect, metaSchema });
  const more = { uri: "https://example.com/more", base, vocabularies: [] };

  test("has the meta-schema of its base, or its own", () => {
    expect(defineDialect(wrong(more)).metaSchema).toBe(metaSchema);
    const own = { even: false };
    expect(defineDialect(wrong({ ...more, metaSchema: own })).metaSchema).toBe(own);
  });

  test("extends the meta-schema of its base, where that says how and there is more to say", () => {
    const check = (): (() => boolean) => () => true;
    const extendMetaSchema = (names: readonly string[]): unknown => ({ extended: names });
    const extensible = defineDialect({ ...dialect, metaSchema, check, extendMetaSchema });
    const unit = defineVocabulary({
      uri: "https://example.com/vocab/unit",
      keywords: { unit: defineKeyword({ ...right, id: "https://example.com/keyword/unit" }) },
    });
    const extend = (parts: object): Dialect => defineDialect(wrong({ ...more, base: extensible, ...parts }));
    expect(extend({})).toMatchObject({ metaSchema, check, extendMetaSchema });
    const extended = { metaSchema: { extended: ["even", "unit"] }, check: undefined, extendMetaSchema };
    expect(extend({ vocabularies: [unit] })).toMatchObject(extended);
    const replaced = { metaSchema: true, check: undefined, extendMetaSchema: undefined };
    expect(extend({ vocabularies: [unit], metaSchema: true })).toMatchObject(replaced);
    expect(defineDialect(wrong({ ...more, vocabularies: [unit] }))).toMatchObject({ metaSchema, check: undefined });
  });

  test("and its vocabularies may have a boolean as their meta-schema", () => {
    for (const document of [true, false]) {
      expect(defineDialect({ ...dialect, metaSchema: document }).metaSchema).toBe(document);
      expect(defineVocabulary({ uri: vocabularyUri, keywords: {}, metaSchema: document }).metaSchema).toBe(document);
    }
  });

  test("has a vocabulary once, and none that another supersedes", () => {
    const newer = defineVocabulary({
      uri: "https://example.com/vocab/newer",
      keywords: { even },
      supersedes: [vocabularyUri],
    });
    const other = defineVocabulary({ uri: "https://example.com/vocab/other", keywords: { even, pair: even } });
    expect(defineDialect({ uri, vocabularies: [vocabulary, other, vocabulary] }).vocabularies).toEqual([
      vocabulary,
      other,
    ]);
    expect(defineDialect({ uri, core: other, vocabularies: [vocabulary, newer] }).vocabularies).toEqual([other, newer]);
    // Under one name there may be the same keyword of two vocabularies: that of the first.
    expect(defineDialect({ uri, vocabularies: [vocabulary, other] }).keywords.get("even")?.vocabulary).toBe(
      vocabularyUri,
    );
  });

  test("has the same name with an empty fragment", () => {
    const named = defineDialect(wrong({ ...dialect, uri: `${uri}#`, aliases: ["https://example.com/latest#"] }));
    expect([named.uri, named.aliases]).toEqual([uri, ["https://example.com/latest"]]);
  });
});

test("of a schema that is known by the dynamic scope alone nothing is read", () => {
  let read: unknown;
  const shape: kit.Shape<kit.Application> = {
    ...kit.dynamicReference,
    parse: (value, context) => context.dynamicAnchor(value as string),
  };
  const scoped = defineKeyword({
    id: "https://example.com/keyword/scoped",
    value: shape,
    lower: (k) => {
      read = k.readAt(k.value, kit.claimedProperties);
      return kit.all([k.value]);
    },
  });
  const scopedKeywords = { scoped };
  const speaking = defineDialect({
    uri,
    vocabularies: [defineVocabulary({ uri: vocabularyUri, keywords: scopedKeywords })],
  });
  const validator = createArgot({ dialects: [speaking] }).compile({ scoped: "x" });
  expect(read).toEqual({ names: new Set(), patterns: [] });
  expect(() => validator(1)).toThrow(/leads nowhere/);
});

describe("a dialect is refused that has", () => {
  test.each(dialects)("%s", (_what, definition, sentence) => {
    expect(sentenceOf(() => defineDialect(wrong(definition)))).toBe(sentence);
  });
});

const facet = "https://example.com/facet/unit";
const others: readonly (readonly [what: string, action: () => unknown, sentence: string])[] = [
  [
    "a facet with a name",
    () => defineFacet("unit", (all) => all),
    'A facet needs an absolute URI, such as "https://example.com/facet/unit"; got "unit".',
  ],
  [
    "a facet that does not combine",
    () => defineFacet(facet, wrong("first")),
    `Facet ${facet}: \`combine\` must be a function; got "first".`,
  ],
  [
    "a shape without words",
    () => kit.simpleShape(wrong(undefined), (json): json is string => json === "a"),
    "`simpleShape`: the description of the form must be a non-empty string; got undefined.",
  ],
  [
    "a map of which nothing is said",
    () => kit.mapOf(kit.string, ""),
    '`mapOf`: the description of the form must be a non-empty string; got "".',
  ],
  [
    "a refinement without a description",
    () => kit.refined(kit.string, "", () => true),
    '`refined`: the description of the form must be a non-empty string; got "".',
  ],
  [
    "a refinement without a check",
    () => kit.refined(kit.string, "a word", wrong("a")),
    '`refined`: the check of the value must be a function; got "a".',
  ],
  [
    "a choice of no shape",
    () => kit.oneOfShapes(() => true, kit.string, wrong("boolean")),
    '`oneOfShapes`: "boolean" is not a shape; use one such as `string` or `schema`.',
  ],
  [
    "an Argot instance of one dialect, not in a list",
    () => createArgot({ dialects: wrong(defineDialect(dialect)) }),
    "`dialects` must be an array; got an object.",
  ],
  [
    "an Argot instance whose dialect is missing",
    () =>
      createArgot({
        dialects: [defineDialect({ ...dialect, aliases: ["https://example.com/latest"] })],
        dialect: "https://example.com/other",
      }),
    `\`dialect\` must be the URI of one of \`dialects\`; got "https://example.com/other"; installed are ${uri}, https://example.com/latest. The dialect that an added meta-schema describes is what \`argot.dialect(uri)\` returns.`,
  ],
  [
    "an Argot instance of two dialects with one URI",
    () => createArgot({ dialects: [defineDialect(dialect), defineDialect(dialect)] }),
    `Two of \`dialects\` have the URI ${uri}.`,
  ],
  [
    "a shape without a description",
    () => kit.listOf(kit.string, ""),
    '`listOf`: the description of the form must be a non-empty string; got "".',
  ],
  [
    "a shape without a check",
    () => kit.simpleShape("a word", wrong("a")),
    '`simpleShape`: the check of the value must be a function; got "a".',
  ],
  [
    "a list of no shape",
    () => kit.listOf(wrong("string"), "strings"),
    '`listOf`: "string" is not a shape; use one such as `string` or `schema`.',
  ],
  [
    "a map of no shape",
    () => kit.mapOf(wrong(undefined), "strings"),
    "`mapOf`: undefined is not a shape; use one such as `string` or `schema`.",
  ],
  [
    "a choice that is none",
    () => kit.oneOfShapes(wrong(true), kit.string, kit.boolean),
    "`oneOfShapes`: the check of the value must be a function; got true.",
  ],
  [
    "a refinement of no shape",
    () =>
      kit.refined(
        wrong(() => kit.string),
        "a word",
        () => true,
      ),
    "`refined`: a function is not a shape; use one such as `string` or `schema`.",
  ],
  [
    "an Argot instance without dialects",
    () => createArgot({ dialects: [] }),
    "`dialects` must have at least one dialect.",
  ],
  [
    "an Argot instance with a dialect by its URI",
    () => createArgot({ dialects: wrong([uri]) }),
    `"${uri}" in \`dialects\` was not made by \`defineDialect\`.`,
  ],
  [
    "an Argot instance with keywords in the place of vocabularies",
    () => createArgot({ dialects: [defineDialect(dialect)], knownVocabularies: wrong([{ even }]) }),
    "an object in `knownVocabularies` was not made by `defineVocabulary`.",
  ],
];

const derivedDialects: typeof others = [
  [
    "a replacement that is no keyword",
    () => replaceKeywords(defineDialect(dialect), [even, wrong("even")]),
    '"even" is not a keyword; make one with `defineKeyword`.',
  ],
  [
    "to remove a keyword that is mistyped",
    () => removeKeywords(defineDialect(dialect), ["evne"]),
    ofDialect('there is no keyword "evne" to remove; did you mean "even"?'),
  ],
  [
    "to remove a keyword that there is not",
    () => removeKeywords(defineDialect(dialect), ["unit"]),
    ofDialect('there is no keyword "unit" to remove.'),
  ],
];

test("provisions of keywords are combined, or the first one is used", () => {
  const letters = defineFacet<string, string>(facet, (all) => all.join(""));
  const first = kit.singleFacet<string>(facet);
  expect([letters.combine(["a", "b"]), first.combine(["a", "b"]), first.combine([])]).toEqual(["ab", "a", undefined]);
  expect(first.of("a")).toEqual({ facet: first, input: "a" });
});

test.each([...others, ...derivedDialects])("%s is refused", (_what, action, sentence) =>
  expect(sentenceOf(action)).toBe(sentence),
);

test.each([{ predicate: () => undefined }, { lower: () => undefined }, { lower: () => [] }, { annotation: "value" }])(
  "a keyword that requires nothing is valid for every value: %o",
  (meaning) => {
    const keyword = defineKeyword(wrong({ id, value: kit.json, ...meaning }));
    const core = defineVocabulary({ uri: vocabularyUri, keywords: { even: keyword } });
    const validator = createArgot({ dialects: [defineDialect({ uri, vocabularies: [core] })] }).compile({ even: 1 });
    expect([validator(1), validator({})]).toEqual([true, true]);
  },
);

describe("a keyword may give each op that there is:", () => {
  const verdictOf = (definition: object, instance: unknown): boolean => {
    const keyword = defineKeyword(wrong({ id, ...definition }));
    const core = defineVocabulary({ uri: vocabularyUri, keywords: { even: keyword } });
    return createArgot({ dialects: [defineDialect({ uri, vocabularies: [core] })] }).compile({ even: false })(instance);
  };

  const call = (instance: unknown): boolean => instance === 1;
  test.each<[predicate: kit.Predicate, fits: unknown, other: unknown]>([
    [kit.is(JsonType.string), "a", 1],
    [kit.atMost(kit.characterCount, 1), "a", "ab"],
    [kit.multipleOf(2), 4, 3],
    [kit.among([1]), 1, 2],
    [kit.has("a"), { a: 1 }, {}],
    [kit.member("a", kit.is(JsonType.null)), { a: null }, { a: 1 }],
    [kit.unique(), [1, 2], [1, 1]],
    [kit.custom({ call, argument: null, name: id }), 1, 2],
    [kit.and([kit.is(JsonType.string), kit.among(["a"])]), "a", "b"],
    [kit.or([kit.is(JsonType.string), kit.among([1])]), 1, 2],
    [kit.not(kit.is(JsonType.string)), 1, "a"],
  ])("the predicate %o", (predicate, fits, other) => {
    const meaning = { value: kit.json, predicate: () => predicate };
    expect([verdictOf(meaning, fits), verdictOf(meaning, other)]).toEqual([true, false]);
  });
  test("the predicate match", () => {
    const meaning = {
      value: kit.json,
      lower: (k: kit.KeywordContext<unknown>) => kit.test(kit.match(k.value as kit.Pattern)),
    };
    const value = { ...kit.json, parse: (_json: unknown, context: kit.ParseContext) => context.pattern("^a") };
    expect([verdictOf({ ...meaning, value }, "ab"), verdictOf({ ...meaning, value }, "b")]).toEqual([true, false]);
  });

  // The schema is one that nothing is valid against.
  test.each<[constraint: (application: kit.Application) => kit.Constraint, fits: unknown, other: unknown]>([
    [() => kit.test(kit.is(JsonType.string)), "a", 1],
    [(application) => kit.all([kit.when(application, kit.is(JsonType.string))]), 1, "a"],
    [(application) => kit.some([kit.when(application, kit.is(JsonType.string))], { min: 1 }), 1, "a"],
    [(application) => kit.branch({ if: kit.when(application, kit.is(JsonType.string)), then: application }), "a", 1],
    [(application) => kit.members({ rest: application }), {}, { a: 1 }],
    [(application) => kit.names(application), {}, { a: 1 }],
    [(application) => kit.items({ rest: application }), [], [1]],
  ])("the constraint %o", (constraint, fits, other) => {
    const meaning = { value: kit.schema, lower: (k: kit.KeywordContext<kit.Application>) => constraint(k.value) };
    expect([verdictOf(meaning, fits), verdictOf(meaning, other)]).toEqual([true, false]);
  });
  test("the constraints decoded and nothing", () => {
    const step = kit.decoding({ call: (text) => (text === "a" ? { value: 1 } : undefined), argument: null, name: id });
    const decoded = (k: kit.KeywordContext<kit.Application>): kit.Constraint =>
      kit.decoded({ application: k.value, decode: [step], deepest: 1 });
    const meaning = { value: kit.schema, appliesTo: JsonType.string, lower: decoded };
    expect([verdictOf(meaning, 1), verdictOf(meaning, "a")]).toEqual([true, false]);
    expect(verdictOf({ value: kit.json, lower: () => kit.nothing() }, 1)).toBe(true);
  });
});

describe("what a keyword's functions return is refused where a schema has the keyword:", () => {
  const compile = (definition: object, value: unknown = true): unknown => {
    const keyword = defineKeyword({ id, value: kit.json, ...definition });
    const core = defineVocabulary({ uri: vocabularyUri, keywords: { even: keyword } });
    const own: Dialect = defineDialect({ uri, vocabularies: [core] });
    return createArgot({ dialects: [own] }).compile({ even: value });
  };

  const rows: readonly (readonly [what: string, definition: object, sentence: string])[] = [
    [
      "a verdict as a predicate",
      { predicate: () => true },
      ofKeyword("`predicate` must give predicates, such as `atLeast(characterCount, 1)`; it gave true."),
    ],
    [
      "a verdict within a predicate",
      { predicate: () => kit.not(wrong(false)) },
      ofKeyword("`predicate` must give predicates, such as `atLeast(characterCount, 1)`; it gave false."),
    ],
    [
      "no constraint",
      { lower: () => [null] },
      ofKeyword("`lower` must return constraints, such as `all([k.value])`; it returned null."),
    ],
    [
      "no predicate within a predicate",
      { predicate: () => kit.and([kit.unique(), wrong(null)]) },
      ofKeyword("`predicate` must give predicates, such as `atLeast(characterCount, 1)`; it gave null."),
    ],
    [
      "an op that there is not",
      { lower: () => wrong({ op: "toString" }) },
      ofKeyword("`lower` must return constraints, such as `all([k.value])`; it returned an object."),
    ],
    [
      "content with what is no list of steps",
      {
        value: kit.schema,
        lower: (k: { value: kit.Application }) =>
          wrong({ ...kit.decoded({ application: k.value, decode: wrong([1]), deepest: 1 }), decode: { length: 1 } }),
      },
      ofKeyword("`lower` returned `decoded` with a mistake: no list of steps, `decode`, leads to the content."),
    ],
    [
      "null for a facet",
      { provide: () => [null] },
      ofKeyword("`provide` must return what a facet's `of` makes; it returned null."),
    ],
    [
      "a provision without its facet",
      { provide: () => ({ input: 1 }) },
      ofKeyword("`provide` must return what a facet's `of` makes; it returned an object."),
    ],
    [
      "a provision for what is no facet",
      { provide: () => ({ facet: { id: 1 }, input: 1 }) },
      ofKeyword("`provide` must return what a facet's `of` makes; it returned an object."),
    ],
    [
      "an application as a constraint",
      { value: kit.schema, lower: (k: { value: unknown }) => k.value },
      ofKeyword("`lower` must return constraints, such as `all([k.value])`; it returned an object."),
    ],
    [
      "a function as a predicate of a constraint",
      { lower: () => kit.test(wrong(() => true)) },
      ofKeyword("`lower` must give predicates, such as `atLeast(characterCount, 1)`; it gave a function."),
    ],
    [
      "a function as the condition of an application",
      {
        value: kit.schema,
        lower: (k: { value: kit.Application }) =>
          kit.all([
            kit.when(
              k.value,
              wrong(() => true),
            ),
          ]),
      },
      ofKeyword("`lower` must give predicates, such as `atLeast(characterCount, 1)`; it gave a function."),
    ],
    [
      "content without steps",
      {
        value: kit.schema,
        lower: (k: { value: kit.Application }) => kit.decoded({ application: k.value, decode: [], deepest: 1 }),
      },
      ofKeyword("`lower` returned `decoded` with a mistake: no list of steps, `decode`, leads to the content."),
    ],
    [
      "a range that is not one",
      { value: kit.schema, lower: (k: { value: kit.Application }) => kit.some([k.value], { min: -1 }) },
      ofKeyword("`lower` returned `some` with a mistake: -1..Infinity is not a range."),
    ],
    [
      "a comparison with NaN within a predicate",
      { predicate: () => kit.not(kit.above(kit.itemCount, Number.NaN)) },
      ofKeyword("`predicate` returned `compare` with a mistake: compares with NaN."),
    ],
    [
      "a value for no facet",
      { provide: () => "km" },
      ofKeyword('`provide` must return what a facet\'s `of` makes; it returned "km".'),
    ],
    [
      "a text as an identity",
      { identify: () => "a" },
      ofKeyword("`identify` must return an object with texts as `id`, `anchor` and `dynamicAnchor`, or without them."),
    ],
    [
      "a number as an identifier",
      { identify: () => ({ id: 1 }) },
      ofKeyword("`identify` must return an object with texts as `id`, `anchor` and `dynamicAnchor`, or without them."),
    ],
    [
      "a number as an anchor",
      { identify: () => ({ anchor: 1 }) },
      ofKeyword("`identify` must return an object with texts as `id`, `anchor` and `dynamicAnchor`, or without them."),
    ],
    [
      "null as a dynamic anchor",
      { identify: () => ({ dynamicAnchor: null }) },
      ofKeyword("`identify` must return an object with texts as `id`, `anchor` and `dynamicAnchor`, or without them."),
    ],
    [
      "an object of vocabularies",
      { identify: () => ({ vocabularies: {} }) },
      ofKeyword("`identify` must return `vocabularies` as a map from URIs to booleans."),
    ],
    [
      "a message that is not there",
      { test: () => true, message: { a: "must be a", c: "must be c" }, variant: () => "b" },
      ofKeyword('`variant` picked the message "b"; there are a, c.'),
    ],
    [
      "an identity that has schemas in it",
      { value: kit.schema, identify: () => ({ id: "a" }) },
      "A keyword with `identify` must not parse subschemas, references or patterns from its value.",
    ],
  ];

  test.each(rows)("%s", (_what, definition, sentence) => {
    expect(sentenceOf(() => compile(definition))).toBe(sentence);
  });
});
