// In the files for Node, loaded when it is first called, with the part `ajv-changes`.
// Changes that the options and keywords of an instance make to values before they are validated.
import { copyOf, type KeywordPosition, planTransform } from "@argot/transform";
import type { Plan } from "@argot/core/plan";
import type { PreparedSchemas } from "../keywords/prepared-schemas.js";
import type { ValidationRun } from "../keywords/validation-run.js";
import type { InstanceOptions } from "../options.js";

/**
 * Makes the function that changes values.
 *
 * @param prepared - Has the keywords that change values, if there are any.
 * @param currentRun - The call of a validation function that is running.
 */
export function valueChanges(
  plan: Plan,
  { useDefaults, coerceTypes, removeAdditional }: InstanceOptions,
  prepared: PreparedSchemas | undefined,
  currentRun: () => ValidationRun | undefined,
): (data: unknown, run: ValidationRun) => unknown {
  const modify = (value: unknown, { schema, parent, key, root, path }: KeywordPosition): unknown => {
    const rule = prepared?.ruleAt(schema);
    const run = currentRun();
    if (!rule?.isRunBefore || !run) return value;
    run.resultAt(rule, value, { parent, key, root, path });
    return parent === undefined ? value : (parent as Record<string | number, unknown>)[key as string];
  };
  const change = planTransform(plan, {
    useDefaults: namedOrTrue(useDefaults, "empty"),
    coerceTypes: namedOrTrue(coerceTypes, "array"),
    removeAdditional: namedOrTrue(removeAdditional, "all", "failing"),
    keywords: Object.fromEntries((prepared?.modifying() ?? []).map((name) => [name, modify])),
  });
  return (data, { outer }) => {
    const { value } = change(data, true);
    if (value !== data && outer?.parentData !== undefined) outer.parentData[outer.parentDataProperty] = value;
    return value;
  };
}

/** A copy of a value that keywords may change. */
export const unchanged = (value: unknown): unknown => copyOf(value);

/** The value of an option that allows some names. Like Ajv, takes other values, such as `"shared"`, as `true`. */
const namedOrTrue = <Name extends string>(value: unknown, ...names: readonly Name[]): Name | boolean =>
  names.find((name) => name === value) ?? Boolean(value);
