import { appendToken } from "@argot/core/json";
import type { InstancePosition } from "@argot/core/keyword";
import type { CustomResult, CustomRule } from "./custom-rule.js";
import type { DataValidationCxt } from "./keyword-definition.js";

/**
 * One call of a validation function. It remembers what keywords with positions returned, so that each is called once for a value:
 * they may change it.
 */
export class ValidationRun {
  readonly #outer: Partial<DataValidationCxt> | undefined;
  readonly #results = new Map<CustomRule, Map<string, CustomResult>>();

  /** @param outer - Where the value stands in another one. */
  constructor(outer: Partial<DataValidationCxt> | undefined) {
    this.#outer = outer;
  }

  resultAt(rule: CustomRule, data: unknown, { root, parent, key, path }: InstancePosition): CustomResult {
    const isRoot = path.length === 0;
    return this.resultOf(rule, data, {
      instancePath: this.#pointer(path),
      parentData: isRoot ? this.#outer?.parentData : parent,
      parentDataProperty: isRoot ? this.#outer?.parentDataProperty : key,
      rootData: this.#outer?.rootData ?? root,
      dynamicAnchors: {},
    });
  }

  /** What a rule returned for a value before; `undefined` if it was not run. */
  known(rule: CustomRule, { path }: InstancePosition): CustomResult | undefined {
    return this.#results.get(rule)?.get(this.#pointer(path));
  }

  #pointer(path: readonly (string | number)[]): string {
    return path.reduce<string>((at, token) => appendToken(at, String(token)), this.#outer?.instancePath ?? "");
  }

  resultOf(rule: CustomRule, data: unknown, context: DataValidationCxt): CustomResult {
    let results = this.#results.get(rule);
    if (!results) this.#results.set(rule, (results = new Map()));
    let result = results.get(context.instancePath);
    if (!result) results.set(context.instancePath, (result = rule.run(data, context)));
    return result;
  }
}
