import { appendToken } from "@argot/core/json";
import type { InstancePosition } from "@argot/core/keyword";
import type { CalledRule, CustomResult } from "./custom-rule.js";
import type { DataValidationCxt } from "./keyword-definition.js";

/**
 * One call of a validation function. It keeps the results of functions with positions, so that each is called once for
 * a value, which it may change. Until an asynchronous function has its result, values count as valid.
 */
export class ValidationRun {
  readonly #outer: Partial<DataValidationCxt> | undefined;
  /** What functions have as `this`. */
  readonly receiver: unknown;
  /** Whether the value is being changed, before it is validated. */
  isChanging = false;
  /** Whether values stay as they are, while it is found out what fails. The rules that follow see what replaces them. */
  keepsValues = false;
  #results: Map<CalledRule, Map<string, CustomResult>> | undefined;
  /** Asynchronous functions that have not returned yet. */
  #waiting: Promise<void>[] | undefined;

  /**
   * @param outer - The location of the value in another one.
   * @param receiver - What functions have as `this`.
   */
  constructor(outer: Partial<DataValidationCxt> | undefined, receiver: unknown) {
    this.#outer = outer;
    this.receiver = receiver;
  }

  /** The location of the value in another one. */
  get outer(): Partial<DataValidationCxt> | undefined {
    return this.#outer;
  }

  /**
   * Waits for asynchronous functions. Returns whether there were any: the validation is then repeated with their
   * results.
   */
  async settle(): Promise<boolean> {
    const waiting = this.#waiting;
    if (!waiting) return false;
    this.#waiting = undefined;
    await Promise.all(waiting);
    return true;
  }

  resultAt(rule: CalledRule, data: unknown, { root, parent, key, path }: InstancePosition): CustomResult {
    const isRoot = path.length === 0;
    return this.resultOf(rule, data, {
      instancePath: this.#pointer(path),
      parentData: isRoot ? this.#outer?.parentData : parent,
      parentDataProperty: isRoot ? this.#outer?.parentDataProperty : key,
      rootData: this.#outer?.rootData ?? root,
    });
  }

  /** The earlier result of a rule for a value; `undefined` if it was not run. */
  known(rule: CalledRule, { path }: InstancePosition): CustomResult | undefined {
    return this.#results?.get(rule)?.get(this.#pointer(path));
  }

  #pointer(path: readonly (string | number)[]): string {
    return path.reduce<string>((at, token) => appendToken(at, String(token)), this.#outer?.instancePath ?? "");
  }

  resultOf(rule: CalledRule, data: unknown, context: DataValidationCxt): CustomResult {
    this.#results ??= new Map();
    let results = this.#results.get(rule);
    if (!results) this.#results.set(rule, (results = new Map()));
    const path = context.instancePath;
    const known = results.get(path);
    if (known) return known;
    const made = rule.run(data, context, this.receiver);
    if (!(made instanceof Promise)) {
      const result = rule.changesLast ? this.#withReplacement(made, data, context) : made;
      results.set(path, result);
      return result;
    }
    const assumed: CustomResult = { valid: true, errors: undefined };
    results.set(path, assumed);
    (this.#waiting ??= []).push(made.then((result) => void results.set(path, result)));
    return assumed;
  }

  #withReplacement(
    result: CustomResult,
    data: unknown,
    { parentData, parentDataProperty }: DataValidationCxt,
  ): CustomResult {
    const value: unknown = parentData?.[parentDataProperty];
    if (parentData === undefined || value === data) return result;
    if (this.keepsValues) parentData[parentDataProperty] = data;
    return { ...result, replacement: { value } };
  }
}
