// Checks of what callers give. Calls may come from JavaScript, so types are checked at run time.
import { didYouMean } from "../json/closest.js";
import { isObject } from "../json/types.js";
import { DefinitionError } from "./definition-error.js";

/** Describes a value in an error message: scalars as they are, everything else by its kind. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/**
 * Refuses an argument of the wrong kind.
 *
 * @param isRight - Whether the argument is of the right kind.
 * @param subject - The name of the function.
 * @param needed - What the function needs, and where to get it.
 * @throws DefinitionError that says what is needed, and what was given.
 */
export function requireArgument(isRight: boolean, subject: string, needed: string, given: unknown): void {
  if (!isRight) throw new DefinitionError(`\`${subject}\` needs ${needed}; got ${describeValue(given)}.`);
}

/**
 * Refuses what is no Argot instance.
 *
 * @param subject - The name of the function.
 * @throws DefinitionError that says how to make one.
 */
export function requireArgot(subject: string, argot: unknown): void {
  const { dialect, plan } = (argot ?? {}) as { readonly dialect?: unknown; readonly plan?: unknown };
  const isArgot = typeof dialect === "function" && typeof plan === "function";
  requireArgument(isArgot, subject, "an Argot instance, which `createArgot` makes", argot);
}

/**
 * Refuses what is no plan.
 *
 * @param subject - The name of the function.
 * @throws DefinitionError that says how to make one.
 */
export function requirePlan(subject: string, plan: unknown): void {
  const isPlan = isObject(plan) && Array.isArray(plan["blocks"]);
  requireArgument(isPlan, subject, "a plan, which `argot.plan(schema)` returns", plan);
}

/**
 * Refuses a name that is not one of the known names.
 *
 * @param what - What the name stands for, such as `"dialect"`.
 * @throws DefinitionError that has the name that was probably meant, or all of them.
 */
export function refuseUnknownName(what: string, name: unknown, known: readonly string[]): void {
  if (typeof name === "string" && known.includes(name)) return;
  const hint = typeof name === "string" ? didYouMean(name, known) : undefined;
  throw new DefinitionError(
    `The ${what} ${describeValue(name)} is not known${hint ?? `; known are ${known.join(", ")}.`}`,
  );
}

/**
 * Refuses options that a function does not have: they may be mistyped, and would have no effect.
 *
 * @param subject - The name of the function.
 * @param known - The names of its options.
 * @throws DefinitionError that has the option that was probably meant, or all of them.
 */
export function refuseUnknownOptions(subject: string, options: object, known: readonly string[]): void {
  if (!isObject(options)) throw new DefinitionError(`The options of \`${subject}\` must be an object.`);
  // Some are read for each value: no list of names is made.
  if (hasOnly(options, known)) return;
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const all = known.length === 0 ? "; it has none." : `; its options are ${known.join(", ")}.`;
    throw new DefinitionError(`\`${subject}\` has no option "${name}"${didYouMean(name, known) ?? all}`);
  }
}

/** Whether an object surely has no other names. Inherited ones count here. */
function hasOnly(object: object, names: readonly string[]): boolean {
  for (const name in object) if (!names.includes(name)) return false;
  return true;
}
