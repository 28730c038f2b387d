import { ModuleError } from "./module-error.js";

/**
 * Checks the names of the exports of a module.
 *
 * @throws ModuleError if one of them cannot be the name of a function, or if two are equal.
 */
export function checkExportNames(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (!isIdentifier(name)) throw new ModuleError(`${JSON.stringify(name)} is not a name that a function can have.`);
    if (seen.has(name)) throw new ModuleError(`Two schemas of the module have the name ${name}.`);
    seen.add(name);
  }
}

/** Whether a declaration can have the name in a module. */
export const isIdentifier = (name: string): boolean =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && !reserved.has(name);

/** Words that cannot be the name of a declaration in a module. */
const reserved: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);
