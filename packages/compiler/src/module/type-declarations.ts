import type { ExportedFrom } from "@argot/core/plan";
import { ModuleError } from "./module-error.js";
import { validatorTypes } from "./runtime-text.js";

/** A type that is declared in text that the caller adds to the declarations of the module. */
export interface DeclaredType {
  /** The name of the type. */
  readonly name: string;
  /** Not given: the type is in the same file. */
  readonly specifier?: undefined;
}

/** The TypeScript types of valid values, by the name of the function: the exports of modules, or types that the caller declares. */
export type ValueTypes = Readonly<Record<string, ExportedFrom | DeclaredType>>;

/**
 * The TypeScript declarations of a module. Its functions are type guards. Without a type for its values, a function has a type
 * parameter.
 *
 * @throws ModuleError if there is a type for a function that the module does not have, or an export that is not one of a type.
 */
export function typeDeclarations(names: readonly string[], errors: boolean, types: ValueTypes): string {
  for (const name of Object.keys(types)) {
    if (names.includes(name)) continue;
    throw new ModuleError(`There is a type for ${JSON.stringify(name)}, and no function with that name.`);
  }
  const lines = names.map((name) => {
    const type = Object.hasOwn(types, name) ? valueType(name, types[name]) : undefined;
    if (errors)
      return `/** Whether a value is valid. \`validate\` returns the issues. */\nexport declare const ${name}: Validator${type === undefined ? "" : `<${type}>`};`;
    const parameter = type === undefined ? "<Value = unknown>" : "";
    return `/** Whether a value is valid. */\nexport declare function ${name}${parameter}(value: unknown): value is ${type ?? "Value"};`;
  });
  if (names.length === 1) lines.push(`export { ${names.at(0)} as default };`);
  return [
    "// Made by Argot from JSON Schema. Do not edit.",
    ...(errors ? [`\n${validatorTypes}\n`] : []),
    ...lines,
    ...(names.length === 0 ? ["export {};"] : []),
    "",
  ].join("\n");
}

/** Whether an export can have the name. Unlike a declaration, it can have a reserved word. */
const isExportName = (name: string): boolean => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);

/** A type as it is written. One that another module exports is imported where it is used, so that no names can be equal. */
function valueType(name: string, type: ExportedFrom | DeclaredType | undefined): string {
  const given: Partial<Record<keyof ExportedFrom, unknown>> = type ?? {};
  const isNamed = typeof given.name === "string" && isExportName(given.name);
  if (isNamed && given.specifier === undefined) return given.name as string;
  if (typeof given.specifier !== "string" || !isNamed)
    throw new ModuleError(
      `The type of ${name} must name an export, as in { specifier: "./order.js", name: "Order" }; got ${JSON.stringify(type)}.`,
    );
  return `import(${JSON.stringify(given.specifier)}).${given.name as string}`;
}
