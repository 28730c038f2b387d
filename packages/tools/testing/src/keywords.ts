// Keywords for the schemas of tests: packages of keywords do not import one another.
import {
  all,
  and,
  atLeast,
  atMost,
  defineKeyword,
  type Application,
  has,
  items,
  type Keyword,
  characterCount,
  members,
  nonNegativeInteger,
  number,
  schema,
  schemaList,
  schemaMap,
  self,
  strings,
  JsonType,
} from "@argot/core/keyword";

/** An assertion about numbers. */
export const minimum: Keyword<number | bigint> = defineKeyword({
  id: "https://example.com/keyword/minimum",
  value: number,
  appliesTo: JsonType.number,
  predicate: (min) => atLeast(self, min),
  message: "must be at least {value}, is {actual}",
});

/** An assertion about strings. */
export const maxLength: Keyword<number> = defineKeyword({
  id: "https://example.com/keyword/maxLength",
  value: nonNegativeInteger,
  appliesTo: JsonType.string,
  predicate: (max) => atMost(characterCount, max),
  message: "must have at most {value} characters, has {actual}",
});

/** An assertion about objects. */
export const required: Keyword<string[]> = defineKeyword({
  id: "https://example.com/keyword/required",
  value: strings,
  appliesTo: JsonType.object,
  predicate: (names) => and(names.map(has)),
  message: "must have {missing}",
});

/** An applicator to properties, which it evaluates. */
export const properties: Keyword<ReadonlyMap<string, Application>> = defineKeyword({
  id: "https://example.com/keyword/properties",
  value: schemaMap,
  appliesTo: JsonType.object,
  lower: (k) => members({ named: k.value }),
});

/** An applicator of several schemas to the value itself. */
export const allOf: Keyword<Application[]> = defineKeyword({
  id: "https://example.com/keyword/allOf",
  value: schemaList,
  lower: (k) => all(k.value),
});

/** An applicator to the items that nothing else has evaluated. */
export const otherItems: Keyword<Application> = defineKeyword({
  id: "https://example.com/keyword/otherItems",
  value: schema,
  appliesTo: JsonType.array,
  lower: (k) => items({ rest: k.value, except: "evaluated" }),
});

/** An applicator to the properties that nothing else has evaluated. */
export const otherProperties: Keyword<Application> = defineKeyword({
  id: "https://example.com/keyword/otherProperties",
  value: schema,
  appliesTo: JsonType.object,
  lower: (k) => members({ rest: k.value, except: "evaluated" }),
});
