import type { InstancePosition } from "@argot/core/keyword";
import { Name } from "../codegen/code.js";
import type { ErrorObject } from "../errors/error-object.js";
import { ValidationError } from "../errors/validation-error.js";
import type { AnySchema, AnySchemaObject } from "../types.js";
import type { DataValidateFunction, DataValidationCxt, KeywordDefinition, SchemaObjCxt } from "./keyword-definition.js";

/** The result of a keyword's function. */
export interface CustomResult {
  readonly valid: boolean;
  /** The errors that the function sets; `undefined` if it sets none. */
  readonly errors: readonly Partial<ErrorObject>[] | undefined;
  /** The value that the function puts in place of the one that it is called for. Absent: it replaces nothing. */
  readonly replacement?: { readonly value: unknown };
}

/** The function of a keyword or format, as a validation calls it for a value at a location. */
export interface CalledRule {
  /** Whether it is run when values are changed, before they are validated. Absent: `false`. */
  readonly isRunBefore?: boolean;
  /** Whether it may replace the value while that is validated. Absent: `false`. */
  readonly changesLast?: boolean;
  /** @param receiver - What the function has as `this`. */
  run(data: unknown, context: DataValidationCxt | undefined, receiver: unknown): CustomResult | Promise<CustomResult>;
}

/**
 * Runs a rule for a value at a location.
 *
 * @param see - Takes the value that replaces this one.
 */
export type RunRule = (
  rule: CalledRule,
  value: unknown,
  position: InstancePosition,
  see: (value: unknown) => void,
) => boolean;

/** The location of a schema in a document. */
export interface PreparedLocation {
  readonly document: PreparedDocument;
  /** The path to the schema object, as a URI fragment. */
  readonly path: string;
  /** Whether values need not be valid against the schema. */
  readonly isAlternative: boolean;
}

/** The location of a keyword with a function. */
export interface KeywordLocation extends PreparedLocation {
  readonly parentSchema: AnySchemaObject;
}

/** The document that a schema is in. */
export interface PreparedDocument {
  readonly schema: AnySchema;
  /** Its identifier; empty if it has none. */
  readonly baseId: string;
}

/** A keyword in a schema object. */
export interface KeywordUse {
  readonly name: string;
  readonly definition: KeywordDefinition;
  readonly value: unknown;
  readonly location: KeywordLocation;
}

/** A keyword with a function, in one schema object. */
export class CustomRule implements CalledRule {
  readonly name: string;
  readonly definition: KeywordDefinition;
  /** Whether the function reads the location of a value. */
  readonly readsPosition: boolean;
  /** Whether it changes a value that all other keywords of the schema have seen before. */
  readonly changesLast: boolean;
  readonly isRunBefore: boolean;
  readonly #function: DataValidateFunction;
  /** The arguments before the value, and those between it and its context. */
  readonly #arguments: readonly [before: readonly unknown[], between: readonly unknown[]];

  /**
   * @param instance - The Ajv instance.
   * @param isLast - Whether no other keyword of the schema comes after it.
   * @throws whatever the keyword's `compile` throws.
   */
  constructor(instance: object, { name, definition, value, location }: KeywordUse, isLast: boolean) {
    this.name = name;
    this.definition = definition;
    const { compile, validate } = definition;
    const takesSchema = !compile && definition.schema !== false;
    const { parentSchema } = location;
    const made = compile ? compile.call(instance, value, parentSchema, contextOf(instance, location)) : validate;
    if (typeof made !== "function") throw new Error(`keyword "${name}" failed to compile`);
    this.#function = made as DataValidateFunction;
    this.#arguments = takesSchema ? [[value], [parentSchema]] : [[], []];
    // A function with rest parameters may read the last argument.
    const expected = takesSchema ? [2, 3] : [1];
    this.changesLast = definition.modifying === true && isLast;
    this.isRunBefore = definition.modifying === true && !isLast;
    this.readsPosition = definition.modifying === true || definition.async === true || !expected.includes(made.length);
  }

  /** Runs the function. */
  run(data: unknown, context: DataValidationCxt | undefined, receiver: unknown): CustomResult | Promise<CustomResult> {
    const [before, between] = this.#arguments;
    const call = (): unknown =>
      Reflect.apply(this.#function as () => unknown, receiver, [...before, data, ...between, context]);
    if (this.definition.async) return this.#settled(call);
    this.#function.errors = null;
    return this.#resultOf(call(), this.#function.errors);
  }

  async #settled(call: () => unknown): Promise<CustomResult> {
    try {
      return this.#resultOf(await call(), undefined);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return this.#resultOf(false, error.errors);
    }
  }

  #resultOf(answer: unknown, errors: unknown): CustomResult {
    const valid = this.definition.valid ?? Boolean(answer);
    const says = !valid && this.definition.errors !== false && Array.isArray(errors);
    return { valid, errors: says ? (errors as Partial<ErrorObject>[]) : undefined };
  }
}

/** The part of Ajv's compilation context that functions can use. */
export function contextOf(
  self: object,
  { parentSchema, path, isAlternative, document }: KeywordLocation,
): SchemaObjCxt {
  const { schema, baseId } = document;
  const schemaEnv = { schema, baseId, root: undefined as unknown };
  schemaEnv.root = schemaEnv;
  return {
    self,
    schema: parentSchema,
    opts: (self as { opts?: unknown }).opts,
    errSchemaPath: path,
    compositeRule: isAlternative,
    baseId: baseId || "#",
    schemaEnv,
    schemaPath: new Name(""),
  };
}
