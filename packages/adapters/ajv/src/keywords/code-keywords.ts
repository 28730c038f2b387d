// Keywords of packages for Ajv that generate code of Ajv, with the same meaning as functions. They are recognised by their names.
import { tokensOf } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import type { AnySchemaObject } from "../types.js";
import type { DataValidateFunction, DataValidationCxt, KeywordDefinition } from "./keyword-definition.js";
import { formatTest, type Format } from "./format.js";

/** The part of an instance that keywords read. */
interface Instance {
  readonly formats: Readonly<Record<string, Format | undefined>>;
}

type Compile = (this: Instance, schema: never, parentSchema: AnySchemaObject) => DataValidateFunction;

/** The name of the keyword of `ajv-errors`, which changes errors. */
export const errorMessageKeyword = "errorMessage";

/** By name: what takes the place of `code`. */
const served: Readonly<Record<string, { readonly compile: Compile; readonly modifying?: true }>> = {
  // ajv-formats
  formatMaximum: { compile: formatLimit("formatMaximum", "<=", (order) => order <= 0) },
  formatMinimum: { compile: formatLimit("formatMinimum", ">=", (order) => order >= 0) },
  formatExclusiveMaximum: { compile: formatLimit("formatExclusiveMaximum", "<", (order) => order < 0) },
  formatExclusiveMinimum: { compile: formatLimit("formatExclusiveMinimum", ">", (order) => order > 0) },
  // ajv-keywords
  typeof: { compile: (types: string | string[]) => (data: unknown) => [types].flat().includes(typeof data) },
  regexp: { compile: regexp },
  patternRequired: { compile: patternRequired },
  deepRequired: { compile: deepRequired },
  transform: { compile: transform, modifying: true },
  // express-openapi-validator
  "x-eov-type": { compile: typeAgain },
  // ajv-errors: the collector of errors applies the messages.
  [errorMessageKeyword]: { compile: () => always },
};

/** A definition with functions in place of code; `undefined` if there are none for a keyword of the name. */
export function servedDefinition(name: string, definition: KeywordDefinition): KeywordDefinition | undefined {
  if (!Object.hasOwn(served, name)) return undefined;
  const { code: _, ...rest } = definition;
  return { ...rest, ...served[name] } as KeywordDefinition;
}

function formatLimit(keyword: string, operator: string, isWithin: (order: number) => boolean): Compile {
  return function compile(limit: string, { format }: AnySchemaObject) {
    const definition = this.formats[String(format)];
    if (!definition || definition === true) return always;
    if (!isObject(definition) || typeof definition["compare"] !== "function")
      throw new Error(`"${keyword}": format "${String(format)}" does not define "compare" function`);
    const compare = definition["compare"] as (a: unknown, b: unknown) => number | undefined;
    const test = formatTest(definition)?.test;
    return failing(
      (data) => {
        // What has not the format has no order.
        if (test && !test(data as never)) return true;
        const order = compare(data, limit);
        return order === undefined || isWithin(order);
      },
      () => ({ keyword, params: { comparison: operator, limit }, message: `should be ${operator} ${limit}` }),
    );
  };
}

function regexp(schema: string | { pattern: string; flags?: string }): DataValidateFunction {
  const parts =
    typeof schema === "string" ? /^\/(.*)\/([gimuy]*)$/.exec(schema)?.slice(1) : [schema.pattern, schema.flags];
  if (!parts) throw new Error("cannot parse string into RegExp");
  // `g` and `y` would make the answer depend on the last value.
  const expression = new RegExp(parts[0] ?? "", (parts[1] ?? "").replace(/[gy]/g, ""));
  return (data: string) => expression.test(data);
}

function patternRequired(patterns: readonly string[]): DataValidateFunction {
  const expressions = patterns.map((pattern) => new RegExp(pattern, "u"));
  const missingIn = (data: object): string | undefined =>
    patterns.find((_, i) => !Object.keys(data).some((name) => expressions[i]?.test(name)));
  return failing(
    (data) => missingIn(data as object) === undefined,
    (data) => {
      const missingPattern = missingIn(data as object);
      const message = `should have property matching pattern '${missingPattern}'`;
      return { keyword: "patternRequired", params: { missingPattern }, message };
    },
  );
}

function deepRequired(pointers: readonly string[]): DataValidateFunction {
  return (data: unknown) => pointers.every((pointer) => memberAt(data, pointer) !== undefined);
}

/** The member at a JSON Pointer. */
export function memberAt(data: unknown, pointer: string): unknown {
  let at = data;
  for (const token of tokensOf(pointer) ?? [])
    at = typeof at === "object" && at !== null ? (at as Record<string, unknown>)[token] : undefined;
  return at;
}

/** Checks the type once more, after another keyword has changed the value. */
function typeAgain(type: string, { nullable }: AnySchemaObject): DataValidateFunction {
  return failing(
    (data) =>
      (nullable === true && data === null) ||
      typeof data === (type === "boolean" || type === "string" ? type : "number"),
    () => ({ keyword: "x-eov-type", params: { type, nullable: nullable === true }, message: `must be ${type}` }),
  );
}

const textChanges: Readonly<Record<string, (text: string) => string>> = {
  trim: (text) => text.trim(),
  trimStart: (text) => text.trimStart(),
  trimEnd: (text) => text.trimEnd(),
  trimLeft: (text) => text.trimStart(),
  trimRight: (text) => text.trimEnd(),
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
};

function transform(names: readonly string[], { enum: values }: AnySchemaObject): DataValidateFunction {
  const changes = names.map((name) => {
    if (name === "toEnumCase") return enumCase(values);
    const change = textChanges[name];
    if (!change) throw new Error(`transform: unknown transformation ${name}`);
    return change;
  });
  return (data: unknown, { parentData, parentDataProperty }: Partial<DataValidationCxt> = {}) => {
    if (typeof data !== "string" || parentData === undefined) return true;
    (parentData as Record<string, unknown>)[parentDataProperty as string] = changes.reduce(
      (text, change) => change(text),
      data,
    );
    return true;
  };
}

function enumCase(values: unknown): (text: string) => string {
  if (!Array.isArray(values)) throw new Error('transform: "toEnumCase" requires "enum"');
  const texts = values.filter((value): value is string => typeof value === "string");
  const byCase = new Map(texts.map((value) => [value.toLowerCase(), value]));
  if (byCase.size < texts.length)
    throw new Error('transform: "toEnumCase" requires all lowercased "enum" values to be unique');
  return (text) => byCase.get(text.toLowerCase()) ?? text;
}

/** Reads its argument, so that it counts as a function of a value alone. */
const always: DataValidateFunction = (data: unknown) => data !== always;

/** A function that says what is wrong. */
function failing(test: (data: unknown) => boolean, error: (data: unknown) => object): DataValidateFunction {
  const validate: DataValidateFunction = (data: unknown) => {
    const valid = test(data);
    validate.errors = valid ? null : [error(data)];
    return valid;
  };
  // A function with one parameter reads no position.
  return validate;
}
