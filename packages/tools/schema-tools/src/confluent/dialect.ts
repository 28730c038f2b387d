import { isObject, type Json } from "@argot/core/keyword";

/** How the registry reads a document. */
export interface Dialect {
  /** Whether it is read as 2020-12, where keywords beside a reference count. */
  readonly isModern: boolean;
  readonly identifier: "id" | "$id";
  readonly arrayKeywords: readonly string[];
  readonly objectKeywords: readonly string[];
  readonly stringKeywords: readonly string[];
  readonly hasConst: boolean;
  /** Whether there are conditions: keywords any of which makes one. */
  readonly conditionKeywords: readonly string[];
  /** Whether exclusive limits are numbers. */
  readonly hasExclusiveLimits: boolean;
}

const draft4: Dialect = {
  isModern: false,
  identifier: "id",
  arrayKeywords: ["items", "additionalItems", "minItems", "maxItems", "uniqueItems"],
  objectKeywords: [
    "properties",
    "required",
    "minProperties",
    "maxProperties",
    "dependencies",
    "patternProperties",
    "additionalProperties",
  ],
  stringKeywords: ["minLength", "maxLength", "pattern", "format"],
  hasConst: false,
  conditionKeywords: [],
  hasExclusiveLimits: false,
};

const draft6: Dialect = {
  ...draft4,
  identifier: "$id",
  arrayKeywords: [...draft4.arrayKeywords, "contains"],
  objectKeywords: [...draft4.objectKeywords, "propertyNames"],
  hasConst: true,
  hasExclusiveLimits: true,
};

const draft7: Dialect = { ...draft6, conditionKeywords: ["if", "then", "else"] };

const modern: Dialect = {
  ...draft7,
  isModern: true,
  arrayKeywords: [...draft6.arrayKeywords, "prefixItems", "unevaluatedItems"],
  objectKeywords: [
    ...draft6.objectKeywords.filter((name) => name !== "dependencies"),
    "dependentRequired",
    "dependentSchemas",
    "unevaluatedProperties",
  ],
  stringKeywords: ["minLength", "maxLength", "pattern"],
  conditionKeywords: ["if"],
};

const dialects: ReadonlyMap<string, Dialect> = new Map([
  ["json-schema.org/draft-04/schema", draft4],
  ["json-schema.org/draft-06/schema", draft6],
  ["json-schema.org/draft-07/schema", draft7],
  ["json-schema.org/draft/2019-09/schema", modern],
  ["json-schema.org/draft/2020-12/schema", modern],
]);

/** The dialect of a document. The registry takes those that it does not know to be draft-07. */
export function dialectOf(root: Json): Dialect {
  const uri = isObject(root) && Object.hasOwn(root, "$schema") ? root["$schema"] : undefined;
  return (typeof uri === "string" && dialects.get(uri.replace(/^https?:\/\/|#$/g, ""))) || draft7;
}
