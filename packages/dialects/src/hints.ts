/** What to say of names that are keywords of other dialects, by name: the end of a sentence that begins with the name. */
export type Hints = Readonly<Record<string, string>>;

/* @__NO_SIDE_EFFECTS__ */
const since = (draft: string, instead = ""): string => `is a keyword since ${draft}${instead && `; ${instead}`}`;
/* @__NO_SIDE_EFFECTS__ */
const upTo = (draft: string, instead: string): string => `is a keyword up to ${draft}; ${instead}`;

/* @__NO_SIDE_EFFECTS__ */
const joined = (...hints: readonly Hints[]): Hints => Object.fromEntries(hints.flatMap((each) => Object.entries(each)));

/** Keywords of OpenAPI. */
const openApi: Hints = {
  nullable: 'is a keyword of OpenAPI 3.0; add "null" to "type"',
  discriminator: 'is a keyword of OpenAPI; the alternatives of "oneOf" tell themselves apart by "const"',
  example: "is a keyword of OpenAPI; it constrains nothing",
  xml: "is a keyword of OpenAPI; it constrains nothing",
  externalDocs: "is a keyword of OpenAPI; it constrains nothing",
};

/** Keywords of draft-03 that draft-04 replaces. */
const untilDraft03: Hints = {
  divisibleBy: upTo("draft-03", 'use "multipleOf"'),
  disallow: upTo("draft-03", 'use "not"'),
  extends: upTo("draft-03", 'use "allOf"'),
};

const sinceDraft04: Hints = {
  multipleOf: since("draft-04", 'use "divisibleBy"'),
  minProperties: since("draft-04"),
  maxProperties: since("draft-04"),
  allOf: since("draft-04", 'use "extends"'),
  anyOf: since("draft-04", 'use schemas in "type"'),
  oneOf: since("draft-04", 'use schemas in "type"'),
  not: since("draft-04", 'use "disallow"'),
};

const sinceDraft06: Hints = {
  $id: since("draft-06", 'use "id"'),
  const: since("draft-06", 'use "enum" with one value'),
  contains: since("draft-06"),
  propertyNames: since("draft-06"),
  examples: since("draft-06"),
};

const untilDraft04: Hints = joined(untilDraft03, { id: upTo("draft-04", 'use "$id"') });

const sinceDraft07: Hints = {
  $comment: since("draft-07"),
  if: since("draft-07"),
  then: since("draft-07"),
  else: since("draft-07"),
  readOnly: since("draft-07"),
  writeOnly: since("draft-07"),
  contentEncoding: since("draft-07"),
  contentMediaType: since("draft-07"),
};

const since201909: Hints = {
  $defs: since("2019-09", 'use "definitions"; references into "$defs" work, and identifiers in it do not'),
  $anchor: since("2019-09", 'use "$id" with a fragment'),
  $recursiveAnchor: "is a keyword of 2019-09",
  $recursiveRef: "is a keyword of 2019-09",
  $vocabulary: since("2019-09"),
  dependentRequired: since("2019-09", 'use "dependencies"'),
  dependentSchemas: since("2019-09", 'use "dependencies"'),
  unevaluatedItems: since("2019-09"),
  unevaluatedProperties: since("2019-09"),
  minContains: since("2019-09"),
  maxContains: since("2019-09"),
  contentSchema: since("2019-09"),
  deprecated: since("2019-09"),
};

/** Keywords of draft-07 that v1 does not keep. */
const untilDraft07: Hints = {
  definitions: upTo("draft-07", 'use "$defs"'),
  dependencies: upTo("draft-07", 'use "dependentRequired" or "dependentSchemas"'),
};

const since202012: Hints = {
  $dynamicAnchor: since("2020-12"),
  $dynamicRef: since("2020-12"),
  prefixItems: since("2020-12", 'use "items" with a list of schemas'),
};

const until201909: Hints = {
  additionalItems: upTo("2019-09", 'use "items" beside "prefixItems"'),
  $recursiveAnchor: 'is a keyword of 2019-09; use "$dynamicAnchor"',
  $recursiveRef: 'is a keyword of 2019-09; use "$dynamicRef"',
};

const afterDraft07 = joined(since201909, since202012, openApi);

export const draft03Hints: Hints = joined(sinceDraft04, sinceDraft06, sinceDraft07, afterDraft07);
export const draft04Hints: Hints = joined(untilDraft03, sinceDraft06, sinceDraft07, afterDraft07);
export const draft06Hints: Hints = joined(untilDraft04, sinceDraft07, afterDraft07);
export const draft07Hints: Hints = joined(untilDraft04, afterDraft07);
export const draft201909Hints: Hints = joined(untilDraft04, since202012, openApi);
export const draft202012Hints: Hints = joined(untilDraft04, until201909, openApi);
export const v1Hints: Hints = joined(untilDraft04, untilDraft07, until201909, openApi, {
  $vocabulary: "is a keyword of 2019-09 and 2020-12",
});
