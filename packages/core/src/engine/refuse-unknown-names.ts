import { didYouMean } from "../json/closest.js";
import { DefinitionError } from "../errors/definition-error.js";

/**
 * Refuses a name that is not one of the known names.
 *
 * @param what - What the name stands for, such as `"dialect"`.
 * @throws DefinitionError that has the name that was probably meant, or all of them.
 */
export function refuseUnknownName(what: string, name: unknown, known: readonly string[]): void {
  if (typeof name === "string" && known.includes(name)) return;
  const hint = typeof name === "string" ? didYouMean(name, known) : undefined;
  const shown = typeof name === "string" ? JSON.stringify(name) : String(name);
  throw new DefinitionError(`The ${what} ${shown} is not known${hint ?? `; known are ${known.join(", ")}.`}`);
}

/**
 * Refuses options that a function does not have: they may be mistyped, and would have no effect.
 *
 * @param subject - The name of the function.
 * @param known - The names of its options.
 * @throws DefinitionError that has the option that was probably meant, or all of them.
 */
export function refuseUnknownOptions(subject: string, options: object, known: readonly string[]): void {
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new DefinitionError(`The options of \`${subject}\` must be an object.`);
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const all = known.length === 0 ? "; it has none." : `; its options are ${known.join(", ")}.`;
    throw new DefinitionError(`\`${subject}\` has no option "${name}"${didYouMean(name, known) ?? all}`);
  }
}
