import { Name } from "../codegen/code.js";
import type { ErrorObject } from "../errors/error-object.js";
import type { AnySchemaObject } from "../types.js";
import type { DataValidateFunction, DataValidationCxt, KeywordDefinition } from "./keyword-definition.js";

/** The result of a keyword's function. */
export interface CustomResult {
  readonly valid: boolean;
  /** What it says is wrong; `undefined` if it does not say. */
  readonly errors: readonly Partial<ErrorObject>[] | undefined;
}

/** A keyword with a function, in one schema object. */
export class CustomRule {
  readonly name: string;
  readonly definition: KeywordDefinition;
  /** Whether the function reads where a value stands. */
  readonly readsPosition: boolean;
  /** Whether it changes a value that all other keywords of the schema have seen before. */
  readonly changesLast: boolean;
  readonly #call: (data: unknown, context: DataValidationCxt | undefined) => boolean;
  readonly #function: DataValidateFunction;

  /**
   * @param instance - The Ajv instance.
   * @param isLast - Whether no other keyword of the schema comes after it.
   * @throws whatever the keyword's `compile` throws.
   */
  constructor(
    instance: object,
    name: string,
    definition: KeywordDefinition,
    schema: unknown,
    parentSchema: AnySchemaObject,
    isLast: boolean,
  ) {
    this.name = name;
    this.definition = definition;
    const { compile, validate, valid } = definition;
    const takesSchema = !compile && definition.schema !== false;
    const made = compile ? compile.call(instance, schema, parentSchema, itOf(instance, parentSchema)) : validate;
    if (typeof made !== "function") throw new Error(`keyword "${name}" failed to compile`);
    this.#function = made as DataValidateFunction;
    const before = takesSchema ? [schema] : [];
    const between = takesSchema ? [parentSchema] : [];
    this.#call = (data, context) => {
      const answer: unknown = Reflect.apply(made, instance, [...before, data, ...between, context]);
      return valid ?? Boolean(answer);
    };
    // A function that takes any number of arguments may read the last one.
    const expected = takesSchema ? [2, 3] : [1];
    this.changesLast = definition.modifying === true && isLast;
    this.readsPosition = definition.modifying === true || !expected.includes(made.length);
  }

  /** Runs the function. */
  run(data: unknown, context?: DataValidationCxt): CustomResult {
    this.#function.errors = null;
    const valid = this.#call(data, context);
    const { errors } = this.#function;
    const says = !valid && this.definition.errors !== false && Array.isArray(errors);
    return { valid, errors: says ? errors : undefined };
  }
}

/** The part of Ajv's compilation context that functions can use. */
const itOf = (self: object, schema: AnySchemaObject): object => ({
  self,
  schema,
  opts: (self as { opts?: unknown }).opts,
  errSchemaPath: "#",
  schemaPath: new Name(""),
});
