// Keywords of the specification whose values may be in the data, with the option `$data`.
import {
  customAt,
  type Json,
  JsonType,
  type Keyword,
  type KeywordContext,
  type ParseContext,
  type Pattern,
  test,
} from "@argot/core/keyword";
import { holds, typesOf } from "@argot/core/internal";
import { applicationTo, nowhere } from "@argot/core/plan";
import type { JSONType } from "../types.js";
import type { CalledRule, CustomResult, RunRule } from "./custom-rule.js";
import { dataAt, isDataReference, requirePointer } from "./data-reference.js";
import type { DataValidationCxt, KeywordDefinition } from "./keyword-definition.js";

/** The keywords whose values may be in the data, with the type that these must have. */
export const dataTypes: ReadonlyMap<string, JSONType | undefined> = new Map<string, JSONType | undefined>([
  ["const", undefined],
  ["enum", "array"],
  ["exclusiveMaximum", "number"],
  ["exclusiveMinimum", "number"],
  ["format", "string"],
  ["maxItems", "number"],
  ["maxLength", "number"],
  ["maxProperties", "number"],
  ["maximum", "number"],
  ["minItems", "number"],
  ["minLength", "number"],
  ["minProperties", "number"],
  ["minimum", "number"],
  ["multipleOf", "number"],
  ["pattern", "string"],
  ["required", "array"],
  ["uniqueItems", "boolean"],
]);

/** Those of them that have an error of their own for a value of another type. */
const withDataErrors: ReadonlySet<string> = new Set(["enum", "required", "select", "uniqueItems"]);

/** Ajv's message for a value that the keyword cannot have; `undefined` if it can, or the message is the usual one. */
export function wrongDataMessage(keyword: string, value: unknown, definition: KeywordDefinition): string | undefined {
  const { schemaType, validate, validateSchema } = definition;
  if (!validate && !withDataErrors.has(keyword)) return undefined;
  const types = [dataTypes.get(keyword) ?? schemaType ?? []].flat();
  const isRight = hasType(value, types) && (!validateSchema || validateSchema(value));
  return isRight ? undefined : `"${keyword}" keyword must be ${types.join(",")} ($data)`;
}

/** A value that a keyword of the specification may have in a schema, in place of one in the data. */
export const exampleOf = (keyword: string): unknown => {
  const type = dataTypes.get(keyword);
  return type === "number" ? 1 : type === "string" ? "" : type === "boolean" ? true : [""];
};

/** Whether a value has one of some types. */
export const hasType = (value: unknown, types: readonly JSONType[]): boolean =>
  types.length === 0 || types.some((type) => (typesOf(value) & JsonType[type]) !== 0);

/**
 * A keyword whose value may be in the data as well. Such a value is read for each value that is validated, and has the meaning that the
 * keyword gives to it in a schema.
 */
export function dataKeyword(
  name: string,
  keyword: Keyword,
  run: RunRule,
  patternOf: (source: string) => Pattern,
): Keyword {
  const { value: shape } = keyword;
  return {
    ...keyword,
    value: {
      ...shape,
      problem: (json) => (isDataReference(json) ? undefined : shape.problem(json)),
      parse: (json, context) => (isDataReference(json) ? new DataPointer(json.$data) : shape.parse(json, context)),
    },
    provide: (value) => (value instanceof DataPointer ? [] : keyword.provide(value)),
    variant: (context, constraint) =>
      context.value instanceof DataPointer ? undefined : keyword.variant(context, constraint),
    lower(context) {
      if (!(context.value instanceof DataPointer)) return keyword.lower(context);
      const rule = new DataRule(name, keyword, context.value, context, contextOf(patternOf));
      return [test(customAt(name, (value, position, see) => run(rule, value, position(), see)))];
    },
  };
}

/** Where the value of a keyword is. */
class DataPointer {
  readonly pointer: string;

  /** @throws Error if it is no pointer. */
  constructor(pointer: string) {
    requirePointer(pointer);
    this.pointer = pointer;
  }
}

class DataRule implements CalledRule {
  readonly #type: JSONType | undefined;
  readonly #keyword: Keyword;
  readonly #pointer: string;
  readonly #context: KeywordContext<unknown>;
  readonly #parseContext: ParseContext;

  constructor(
    name: string,
    keyword: Keyword,
    { pointer }: DataPointer,
    context: KeywordContext<unknown>,
    parseContext: ParseContext,
  ) {
    this.#type = dataTypes.get(name);
    this.#keyword = keyword;
    this.#pointer = pointer;
    this.#context = context;
    this.#parseContext = parseContext;
  }

  run(data: unknown, context: DataValidationCxt): CustomResult {
    const found = dataAt(this.#pointer, context);
    return { valid: found === undefined || this.#accepts(data, found as Json), errors: undefined };
  }

  #accepts(data: unknown, json: Json): boolean {
    const { value: shape } = this.#keyword;
    if ((this.#type && !hasType(json, [this.#type])) || shape.problem(json)) return false;
    try {
      const value = shape.parse(json, this.#parseContext);
      const read: KeywordContext<unknown>["read"] = (facet) => this.#context.read(facet);
      const constraints = this.#keyword.lower({ ...aloneWith(value, json), read });
      return constraints.every((constraint) => constraint.op === "test" && holds(constraint.predicate, data));
    } catch (error) {
      // An expression in the data may be none.
      if (error instanceof SyntaxError) return false;
      throw error;
    }
  }
}

function refuse(): never {
  throw new TypeError("a value in the data has no schemas");
}

function contextOf(patternOf: (source: string) => Pattern): ParseContext {
  const context: ParseContext = {
    baseUri: "",
    subschema: refuse,
    reference: refuse,
    dynamicReference: refuse,
    dynamicAnchor: refuse,
    pattern: patternOf,
    child: () => context,
  };
  return context;
}

/** The context of a keyword whose value has no schemas. */
const aloneWith = (value: unknown, json: Json): Omit<KeywordContext<unknown>, "read"> => ({
  value,
  json,
  trueSchema: applicationTo(nowhere),
  readAt: refuse,
  provideAt: refuse,
});
