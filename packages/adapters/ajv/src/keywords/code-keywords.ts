// In the files for Node, loaded when it is first called, with the part `ajv-keywords`.
// Keywords of packages for Ajv that generate code of Ajv, with the same meaning as functions. They are recognised by their names.
import { isObject } from "@argot/core/keyword";
import type { AnySchemaObject } from "../types.js";
import { errorMessageKeyword } from "../errors/error-message-keyword.js";
import { memberAt } from "../schemas/member-at.js";
import type { KeywordErrorContext } from "./error-definition.js";
import { dataAt, isDataReference } from "./data-reference.js";
import type { DataValidateFunction, DataValidationCxt, KeywordDefinition } from "./keyword-definition.js";
import type { Format } from "./format.js";

/** The part of an instance that keywords read. */
interface Instance {
  readonly opts: { readonly validateFormats: boolean };
  readonly formats: Readonly<Record<string, Format | undefined>>;
}

type Compile = (this: Instance, schema: never, parentSchema: AnySchemaObject) => DataValidateFunction;

/** The function that replaces `code`. */
interface ServedKeyword {
  /** Absent: the plan has its meaning. */
  readonly compile?: Compile;
  readonly modifying?: true;
  /** Its errors. Default: that of the definition. */
  readonly error?: {
    readonly message: (context: KeywordErrorContext) => string;
    readonly params: (context: KeywordErrorContext) => object;
  };
}

/** By name. */
const served: Readonly<Record<string, ServedKeyword>> = {
  // ajv-formats
  formatMaximum: formatLimit("formatMaximum", "<=", (order) => order <= 0),
  formatMinimum: formatLimit("formatMinimum", ">=", (order) => order >= 0),
  formatExclusiveMaximum: formatLimit("formatExclusiveMaximum", "<", (order) => order < 0),
  formatExclusiveMinimum: formatLimit("formatExclusiveMinimum", ">", (order) => order > 0),
  // ajv-keywords
  typeof: { compile: (types: string | string[]) => (data: unknown) => [types].flat().includes(typeof data) },
  regexp: { compile: regexp },
  patternRequired: {
    compile(patterns: readonly string[]) {
      const expressions = patterns.map(expressionOf);
      return (data: object) => missingIn(data, expressions) === -1;
    },
    error: {
      message: (context) => `should have property matching pattern '${missingPattern(context)}'`,
      params: (context) => ({ missingPattern: missingPattern(context) }),
    },
  },
  deepRequired: { compile: deepRequired },
  select: {},
  transform: { compile: transform, modifying: true },
  // express-openapi-validator
  "x-eov-type": {
    compile: typeAgain,
    error: {
      message: ({ schema }) => `must be ${String(schema)}`,
      params: ({ schema, parentSchema }) => ({ type: schema, nullable: parentSchema["nullable"] === true }),
    },
  },
  // ajv-errors: the collector of errors applies the messages.
  [errorMessageKeyword]: { compile: () => always },
};

/** A definition with functions in place of code; `undefined` if there are none for a keyword of the name. */
export function servedDefinition(name: string, definition: KeywordDefinition): KeywordDefinition | undefined {
  if (!Object.hasOwn(served, name)) return undefined;
  const { code: _, ...rest } = definition;
  return { ...rest, ...served[name] } as KeywordDefinition;
}

function formatLimit(keyword: string, operator: string, isWithin: (order: number) => boolean): ServedKeyword {
  return {
    compile(limit: string, { format }) {
      const testFor = (name: unknown): DataValidateFunction => {
        const definition = this.opts.validateFormats ? this.formats[String(name)] : undefined;
        if (!definition || definition === true) return always;
        if (!isObject(definition) || typeof definition["compare"] !== "function")
          throw new Error(`"${keyword}": format "${String(name)}" does not define "compare" function`);
        const compare = definition["compare"] as (a: unknown, b: unknown) => number | undefined;
        return (data: unknown) => {
          const order = compare(data, limit);
          return order === undefined || isWithin(order);
        };
      };
      if (!isDataReference(format)) return testFor(format);
      return (data: unknown, context) => testFor(dataAt(format.$data, context as DataValidationCxt))(data);
    },
    error: {
      message: ({ schema }) => `should be ${operator} ${String(schema)}`,
      params: ({ schema }) => ({ comparison: operator, limit: schema }),
    },
  };
}

function regexp(schema: string | { pattern: string; flags?: string }): DataValidateFunction {
  const parts =
    typeof schema === "string" ? /^\/(.*)\/([gimuy]*)$/.exec(schema)?.slice(1) : [schema.pattern, schema.flags];
  if (!parts) throw new Error("cannot parse string into RegExp");
  // `g` and `y` would make the result depend on the last value.
  const expression = new RegExp(parts.at(0) ?? "", (parts.at(1) ?? "").replace(/[gy]/g, ""));
  return (data: string) => expression.test(data);
}

const expressionOf = (pattern: string): RegExp => new RegExp(pattern, "u");

/** The index of the first expression that matches no name of an object; -1 if there is none. */
function missingIn(data: object, expressions: readonly RegExp[]): number {
  const names = Object.keys(data);
  return expressions.findIndex((expression) => !names.some((name) => expression.test(name)));
}

function missingPattern({ schema, data }: KeywordErrorContext): string | undefined {
  const patterns = schema as readonly string[];
  const i = missingIn(data as object, patterns.map(expressionOf));
  return i === -1 ? undefined : patterns.at(i);
}

function deepRequired(pointers: readonly string[]): DataValidateFunction {
  return (data: unknown) => pointers.every((pointer) => memberAt(data, pointer) !== undefined);
}

/** Checks the type once more, after another keyword has changed the value. */
function typeAgain(type: string, { nullable }: AnySchemaObject): DataValidateFunction {
  return (data) =>
    (nullable === true && data === null) || typeof data === (type === "boolean" || type === "string" ? type : "number");
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

/** Has one parameter, so that it counts as a function of the value alone. */
const always: DataValidateFunction = (data: unknown) => data !== always;
