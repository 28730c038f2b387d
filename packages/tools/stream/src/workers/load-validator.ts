import { DefinitionError } from "argot";
import type { ValueValidator } from "../texts/text-validator.js";

/**
 * Loads a function of a module made by `compileModule` or `argot compile`.
 *
 * @throws DefinitionError if the module cannot be loaded, or has no such function with `validate`.
 */
export async function loadValidator(module: string, name: string): Promise<ValueValidator> {
  const found = (await load(module))[name];
  if (typeof found === "function" && typeof (found as Partial<ValueValidator>).validate === "function")
    return found as ValueValidator;
  const what = name === "default" ? "has no single schema" : `has no function ${name}`;
  throw new DefinitionError(
    typeof found === "function"
      ? `The function ${name} of ${module} has no \`validate\`. Compile the module with the option \`errors\`.`
      : `${module} ${what}. Give the name of a function of the module as the option \`name\`.`,
  );
}

async function load(module: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(module)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new DefinitionError(
      `${module} cannot be loaded (${(error as Error).message}). Make it with compileModule or argot compile.`,
    );
  }
}
