// The checks of schemas that Ajv makes beyond the specification: its options `strict…`.
import { splitFragment, tokensOf } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import { escapedToken } from "../errors/schema-path.js";
import type { Format } from "../keywords/format.js";
import type { InstanceOptions, Logger } from "../options.js";
import { schemaTypes } from "../schemas/schema-types.js";
import { subschemasOf } from "../schemas/subschemas.js";
import type { JSONType } from "../types.js";

/** What schemas are checked by. */
export interface StrictSettings {
  readonly options: InstanceOptions;
  readonly logger: Logger;
  readonly formats: Readonly<Record<string, Format | undefined>>;
  /** Whether a name is that of a keyword. */
  isKeyword(name: string): boolean;
  /** The types that a keyword is about; none if it is about all. */
  typesOf(keyword: string): readonly JSONType[];
}

/** A schema object, and what is known of the values that it is applied to. */
interface CheckedSchema {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly path: string;
  /** The types that values can have, by the schemas around it. */
  readonly types: readonly JSONType[];
  /** The names of properties that schemas around it define for the same value. */
  readonly defined: ReadonlySet<string>;
  /** Whether it need not hold. */
  readonly isAlternative: boolean;
}

/** Keywords whose subschemas are applied to the same value. */
const inPlace: ReadonlySet<string> = new Set([
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "dependencies",
  "dependentSchemas",
]);
const alternatives: ReadonlySet<string> = new Set(["anyOf", "oneOf", "not", "if", "contains", "propertyNames"]);
const definitions: ReadonlySet<string> = new Set(["$defs", "definitions"]);

/**
 * Checks a schema and all schemas in it.
 *
 * @param baseId - The identifier of the schema, for messages.
 * @throws Error for the first problem whose option is `true`. With `"log"`, it is logged.
 */
export function checkStrictly(schema: unknown, baseId: string, settings: StrictSettings): void {
  const { options, logger } = settings;
  const refuse = (mode: boolean | "log", problem: string): void => {
    if (mode === false) return;
    if (mode === true) throw new Error(`strict mode: ${problem}`);
    logger.warn(`strict mode: ${problem}`);
  };
  const waiting: CheckedSchema[] = [];
  const referred = new Set<unknown>();
  const visit = (each: unknown, rest: Omit<CheckedSchema, "schema">): void => {
    if (isObject(each)) waiting.push({ ...rest, schema: each });
  };
  visit(schema, { path: "#", types: [], defined: new Set(), isAlternative: false });
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    refuseDataReferences(at);
    refuseWrongDiscriminator(at, options);
    checkNames(at, settings, refuse);
    checkFormat(at, settings);
    checkCombinations(at, options, refuse);
    const types = checkTypes(at, `${baseId}${at.path}`, settings, refuse);
    checkRequired(at, `${baseId}${at.path}`, options, refuse);
    const defined = new Set([...at.defined, ...namesIn(at.schema["properties"])]);
    const target = referredIn(schema, at.schema["$ref"]);
    if (target && !referred.has(target)) {
      referred.add(target);
      visit(target, { path: String(at.schema["$ref"]), types: [], defined: new Set(), isAlternative: false });
    }
    for (const { schema: inner, path } of subschemasOf(at.schema).toReversed()) {
      const [keyword] = path;
      // Like Ajv, this checks definitions that something refers to.
      if (definitions.has(keyword)) continue;
      const stays = inPlace.has(keyword);
      visit(inner, {
        path: path.reduce((outer, token) => `${outer}/${escapedToken(token)}`, at.path),
        types: keyword === "propertyNames" ? ["string"] : stays ? types : [],
        defined: stays ? defined : new Set(),
        isAlternative: at.isAlternative || alternatives.has(keyword),
      });
    }
  }
}

/** @throws Error for a keyword whose value is in the data. */
function refuseDataReferences({ schema, path }: CheckedSchema): void {
  for (const [keyword, value] of Object.entries(schema))
    if (isObject(value) && typeof value["$data"] === "string" && Object.keys(value).length === 1)
      throw new Error(
        `@argot/ajv has no references to data: the value of "${keyword}" at "${path}" is ${JSON.stringify(value)}. ` +
          "Write the condition with if/then, or as a keyword of your own.",
      );
}

/** @throws Error for a discriminator that selects nothing. */
function refuseWrongDiscriminator({ schema }: CheckedSchema, { discriminator }: InstanceOptions): void {
  const given = schema["discriminator"];
  if (!discriminator || given === undefined || !isObject(given)) return;
  if (typeof given["propertyName"] !== "string") throw new Error("discriminator: requires propertyName");
  if (given["mapping"]) throw new Error("discriminator: mapping is not supported");
  if (!schema["oneOf"]) throw new Error("discriminator: requires oneOf keyword");
}

type Refuse = (mode: boolean | "log", problem: string) => void;

function checkNames({ schema }: CheckedSchema, { options, isKeyword }: StrictSettings, refuse: Refuse): void {
  if (!options.strictSchema) return;
  for (const name of Object.keys(schema))
    if (!isKeyword(name)) refuse(options.strictSchema, `unknown keyword: "${name}"`);
}

/** @throws Error for an unknown format. */
function checkFormat({ schema, path }: CheckedSchema, { options, formats, logger }: StrictSettings): void {
  const { format } = schema;
  if (typeof format !== "string" || !options.validateFormats || formats[format] !== undefined) return;
  const problem = `unknown format "${format}" ignored in schema at path "${path}"`;
  if (options.strictSchema !== false) throw new Error(problem);
  // Once for numbers and once for strings, as Ajv does.
  for (let i = 0; i < 2; i++) logger.warn(problem);
}

function checkCombinations(
  { schema, path, isAlternative }: CheckedSchema,
  { strictSchema, strictTuples, allowMatchingProperties, useDefaults }: InstanceOptions,
  refuse: Refuse,
): void {
  const has = (name: string): boolean => schema[name] !== undefined;
  if (has("if") && !has("then") && !has("else")) refuse(strictSchema, '"if" without "then" and "else" is ignored');
  for (const name of ["then", "else"])
    if (has(name) && !has("if")) refuse(strictSchema, `"${name}" without "if" is ignored`);
  if (has("additionalItems") && !Array.isArray(schema["items"]))
    refuse(strictSchema, '"additionalItems" is ignored when "items" is not an array of schemas');
  if (!allowMatchingProperties) {
    const patterns = Object.entries(isObject(schema["patternProperties"]) ? schema["patternProperties"] : {});
    // Ajv passes over schemas that are valid for every value.
    const matter = patterns.some(([, each]) => each === false || (isObject(each) && Object.keys(each).length > 0));
    for (const [pattern] of matter ? patterns : [])
      for (const name of namesIn(schema["properties"]))
        if (new RegExp(pattern).test(name))
          refuse(strictSchema, `property ${name} matches pattern ${pattern} (use allowMatchingProperties)`);
  }
  for (const [keyword, rest] of [
    ["items", "additionalItems"],
    ["prefixItems", "items"],
  ] as const) {
    const tuple = schema[keyword];
    if (!Array.isArray(tuple)) continue;
    const { minItems, maxItems } = schema;
    if (tuple.length === minItems && (tuple.length === maxItems || schema[rest] === false)) continue;
    refuse(
      strictTuples,
      `"${keyword}" is ${tuple.length}-tuple, but minItems or maxItems/${rest} are not specified or different at path "${path}"`,
    );
  }
  if (!useDefaults) return;
  if (path === "#" && has("default")) refuse(strictSchema, "default is ignored in the schema root");
  if (!isAlternative) return;
  for (const [name, property] of Object.entries(isObject(schema["properties"]) ? schema["properties"] : {}))
    if (isObject(property) && property["default"] !== undefined)
      refuse(strictSchema, `default is ignored for: data.${name}`);
}

/** Checks the types of a schema, and returns those that its values can have. */
function checkTypes(
  { schema, types: outer }: CheckedSchema,
  location: string,
  { options: { strictTypes, allowUnionTypes }, typesOf }: StrictSettings,
  refuse: Refuse,
): readonly JSONType[] {
  const own = schemaTypes(schema);
  if (!strictTypes || (schema["$ref"] !== undefined && Object.keys(schema).length === 1)) return outer;
  const report = (problem: string): void => refuse(strictTypes, `${problem} at "${location}" (strictTypes)`);
  let types = outer;
  if (own.length > 0 && outer.length === 0) types = own;
  else if (own.length > 0) {
    for (const type of own)
      if (!includes(outer, type)) report(`type "${type}" not allowed by context "${outer.join(",")}"`);
    types = outer.flatMap((type) => {
      if (includes(own, type)) return [type];
      return own.includes("integer") && type === "number" ? ["integer" as const] : [];
    });
  }
  if (!allowUnionTypes && own.length > 1 && !(own.length === 2 && own.includes("null")))
    report("use allowUnionTypes to allow union type keyword");
  for (const keyword of Object.keys(schema)) {
    const about = typesOf(keyword);
    if (
      about.length > 0 &&
      !about.some((type) => types.includes(type) || (type === "number" && types.includes("integer")))
    )
      report(`missing type "${about.join(",")}" for keyword "${keyword}"`);
  }
  return types;
}

const includes = (types: readonly JSONType[], type: JSONType): boolean =>
  types.includes(type) || (type === "integer" && types.includes("number"));

function checkRequired(
  { schema, defined }: CheckedSchema,
  location: string,
  { strictRequired }: InstanceOptions,
  refuse: Refuse,
): void {
  const { required } = schema;
  if (!strictRequired || !Array.isArray(required)) return;
  const own = new Set(namesIn(schema["properties"]));
  for (const name of required as string[])
    if (!own.has(name) && !defined.has(name))
      refuse(strictRequired, `required property "${name}" is not defined at "${location}" (strictRequired)`);
}

/** The schema in the same document that a reference by a JSON Pointer leads to. */
function referredIn(root: unknown, reference: unknown): unknown {
  if (typeof reference !== "string" || !reference.startsWith("#/")) return undefined;
  let at = root;
  for (const token of tokensOf(splitFragment(reference).fragment ?? "") ?? [])
    at = typeof at === "object" && at !== null ? (at as Record<string, unknown>)[token] : undefined;
  return isObject(at) ? at : undefined;
}

const namesIn = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);
