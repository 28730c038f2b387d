// The checks of Ajv for each keyword, and the order in which it visits the subschemas.
import { isObject } from "@argot/core/keyword";
import type { InstanceOptions } from "../options.js";
import type { SchemaContext, StrictChecks, SubschemaMode } from "./schema-context.js";

type KeywordCheck = (at: SchemaContext, checks: StrictChecks, options: StrictOptions) => void;

/** The options, and facts about the draft. */
export interface StrictOptions extends InstanceOptions {
  /** Whether the draft has keywords for unevaluated parts. */
  readonly unevaluated: boolean;
  /** Whether it has keywords for the number of items that match `contains`. */
  readonly countsContained: boolean;
}

const toPart: SubschemaMode = { toPart: true };
const alternative: SubschemaMode = { isAlternative: true };

const single =
  (keyword: string, mode?: SubschemaMode): KeywordCheck =>
  (at, checks) => {
    if (!checks.isAlwaysValid(at.schema[keyword])) checks.visit(at, at.schema[keyword], [keyword], mode);
  };

/** Schemas in a list, or by name. */
const several =
  (keyword: string, mode?: SubschemaMode): KeywordCheck =>
  (at, checks) => {
    for (const [name, schema] of entriesOf(at.schema[keyword])) {
      if (Array.isArray(schema)) continue;
      checks.next(() => {
        if (!checks.isAlwaysValid(schema)) checks.visit(at, schema, [keyword, name], mode);
      });
    }
  };

const tuple =
  (keyword: string, rest: string): KeywordCheck =>
  (at, checks, { strictTuples }) => {
    const { schema, path } = at;
    const { length } = schema[keyword] as unknown[];
    const isFull = length === schema["minItems"] && (length === schema["maxItems"] || schema[rest] === false);
    if (!isFull)
      checks.refuse(
        strictTuples,
        `"${keyword}" is ${length}-tuple, but minItems or maxItems/${rest} are not specified or different at path "${path}"`,
      );
    several(keyword, toPart)(at, checks, undefined as never);
  };

/** The schema for items after a tuple. */
const rest =
  (keyword: string): KeywordCheck =>
  (at, checks) => {
    if (isObject(at.schema[keyword])) single(keyword, toPart)(at, checks, undefined as never);
  };

const consequence =
  (keyword: string): KeywordCheck =>
  ({ schema }, { refuse }, { strictSchema }) => {
    if (schema["if"] === undefined) refuse(strictSchema, `"${keyword}" without "if" is ignored`);
  };

const countOfContained =
  (keyword: string): KeywordCheck =>
  ({ schema }, { refuse }, { strictSchema }) => {
    if (schema["contains"] === undefined) refuse(strictSchema, `"${keyword}" without "contains" is ignored`);
  };

/** By name. Keywords that are not here are not checked, and have no subschemas. */
export const keywordChecks: Readonly<Record<string, KeywordCheck>> = {
  not: single("not", alternative),
  allOf: several("allOf"),
  anyOf: (at, checks, { unevaluated }) => {
    const schemas = at.schema["anyOf"] as unknown[];
    if (schemas.some((each) => checks.isAlwaysValid(each)) && !unevaluated) return;
    for (const [i, schema] of schemas.entries()) checks.visit(at, schema, ["anyOf", i], alternative);
  },
  oneOf: (at, checks, options) => {
    if (!options.discriminator || !at.schema["discriminator"]) several("oneOf", alternative)(at, checks, options);
  },
  if: (at, checks, { strictSchema }) => {
    const { then, else: otherwise } = at.schema;
    if (then === undefined && otherwise === undefined)
      checks.refuse(strictSchema, '"if" without "then" and "else" is ignored');
    const [hasThen, hasElse] = [then, otherwise].map((each) => each !== undefined && !checks.isAlwaysValid(each));
    if (!hasThen && !hasElse) return;
    checks.visit(at, at.schema["if"], ["if"], alternative);
    if (hasThen) checks.visit(at, then, ["then"]);
    if (hasElse) checks.visit(at, otherwise, ["else"]);
  },
  then: consequence("then"),
  else: consequence("else"),
  propertyNames: single("propertyNames", { toPart: true, isAlternative: true, types: ["string"] }),
  additionalProperties: (at, checks, { removeAdditional }) => {
    const { additionalProperties: schema } = at.schema;
    if (removeAdditional === "all" || checks.isAlwaysValid(schema) || !isObject(schema)) return;
    if (!checks.isAlwaysValid(schema))
      checks.visit(at, schema, ["additionalProperties"], {
        toPart: true,
        ...(removeAdditional === "failing" && alternative),
      });
  },
  dependencies: several("dependencies"),
  dependentSchemas: several("dependentSchemas"),
  properties: (at, checks) => {
    const properties = entriesOf(at.schema["properties"]);
    for (const [name] of properties) at.defined.add(name);
    for (const [name, schema] of properties.filter(([, each]) => !checks.isAlwaysValid(each))) {
      checks.visit(at, schema, ["properties", name], toPart);
      checks.next(() => at.defined.add(name));
    }
  },
  patternProperties: (at, checks, options) => {
    const { strictSchema, allowMatchingProperties, unevaluated } = options;
    const { properties, additionalProperties } = at.schema;
    const patterns = entriesOf(at.schema["patternProperties"]).map(
      ([pattern, schema]) => [pattern, schema, checks.isAlwaysValid(schema)] as const,
    );
    const countsEvaluated = unevaluated && additionalProperties === undefined;
    if (!countsEvaluated && patterns.every(([, , isAlwaysValid]) => isAlwaysValid)) return;
    for (const [pattern, schema, isAlwaysValid] of patterns) {
      checks.next(() => {
        for (const [name] of allowMatchingProperties || !properties ? [] : entriesOf(properties))
          if (new RegExp(pattern).test(name))
            checks.refuse(strictSchema, `property ${name} matches pattern ${pattern} (use allowMatchingProperties)`);
        if (!isAlwaysValid) checks.visit(at, schema, ["patternProperties", pattern], toPart);
      });
    }
  },
  additionalItems: (at, checks, options) => {
    if (Array.isArray(at.schema["items"])) rest("additionalItems")(at, checks, options);
    else checks.refuse(options.strictSchema, '"additionalItems" is ignored when "items" is not an array of schemas');
  },
  items: (at, checks, options) => {
    const { items, prefixItems } = at.schema;
    if (Array.isArray(items)) return tuple("items", "additionalItems")(at, checks, options);
    if (checks.isAlwaysValid(items)) return;
    if (prefixItems) rest("items")(at, checks, options);
    else checks.visit(at, items, ["items"], toPart);
  },
  prefixItems: tuple("prefixItems", "items"),
  contains: (at, checks, options) => {
    const { minContains: min = 1, maxContains: max } = (options.countsContained ? at.schema : {}) as Record<
      string,
      number | undefined
    >;
    if (max === undefined && min === 0)
      return checks.refuse(
        options.strictSchema,
        '"minContains" == 0 without "maxContains": "contains" keyword ignored',
      );
    if (max !== undefined && min > max)
      return checks.refuse(options.strictSchema, '"minContains" > "maxContains" is always invalid');
    single("contains", { toPart: true, isAlternative: true })(at, checks, options);
  },
  minContains: countOfContained("minContains"),
  maxContains: countOfContained("maxContains"),
  unevaluatedProperties: rest("unevaluatedProperties"),
  unevaluatedItems: rest("unevaluatedItems"),
  required: ({ schema, root, path, defined }, { refuse }, { strictRequired }) => {
    const properties = schema["properties"] as Readonly<Record<string, unknown>> | undefined;
    for (const name of schema["required"] as string[])
      if (properties?.[name] === undefined && !defined.has(name))
        refuse(
          strictRequired,
          `required property "${name}" is not defined at "${root.baseId}${path}" (strictRequired)`,
        );
  },
  $recursiveAnchor: ({ schema }, { refuse }, { strictSchema }) => {
    if (schema["$recursiveAnchor"] === false) refuse(strictSchema, "$recursiveAnchor: false is ignored");
  },
  id: () => {
    throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID');
  },
};

/** The members of an object or array, by name or index, without `__proto__`, which Ajv ignores. */
const entriesOf = (value: unknown): [string, unknown][] =>
  Object.entries(value ?? {}).filter(([name]) => name !== "__proto__");
