import { type CalledRule, CustomRule, type CustomResult, type KeywordUse } from "./custom-rule.js";
import { hasType } from "./data-keyword.js";
import { dataAt, requirePointer } from "./data-reference.js";
import type { DataValidationCxt } from "./keyword-definition.js";

/** A keyword with a function, in one schema object, whose value is in the data. */
export class DataCustomRule implements CalledRule {
  readonly readsPosition = true;
  readonly changesLast = false;
  readonly isRunBefore = false;
  readonly #instance: object;
  readonly #use: KeywordUse;
  readonly #pointer: string;
  /** The rule for the value that was found last. */
  #last: CustomRule | undefined;
  #lastValue: unknown;

  /** @throws Error if the pointer is none. */
  constructor(instance: object, use: KeywordUse, pointer: string) {
    requirePointer(pointer);
    this.#instance = instance;
    this.#use = use;
    this.#pointer = pointer;
  }

  run(data: unknown, context: DataValidationCxt | undefined, receiver: unknown): CustomResult | Promise<CustomResult> {
    const value = context && dataAt(this.#pointer, context);
    if (value === undefined) return { valid: true, errors: undefined };
    const { schemaType = [], validateSchema } = this.#use.definition;
    if (!hasType(value, [schemaType].flat()) || validateSchema?.(value) === false)
      return { valid: false, errors: undefined };
    if (!this.#last || value !== this.#lastValue) {
      this.#last = new CustomRule(this.#instance, { ...this.#use, value }, false);
      this.#lastValue = value;
    }
    return this.#last.run(data, context, receiver);
  }
}
