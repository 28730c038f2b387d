// Ahead of time: an entry of its own, so that programs that validate do not load what writes modules.
import { type EmittedModule, emitModule, type ModuleOptions } from "@argot/compiler/module";
import { type Argot, ownProperties } from "@argot/core";

export { type EmittedModule, ModuleError, type ModuleOptions } from "@argot/compiler/module";

/**
 * Writes schemas as an ES module that needs neither Argot nor anything else: for each schema a function is exported that
 * says whether a value is valid. The same schemas give the same text.
 *
 * @param argot - Knows the dialects, and the documents that the schemas refer to.
 * @param schemas - What `compile` takes, by the name of the function. A single one is the default export as well.
 * @throws SchemaError when a schema cannot be used.
 * @throws ModuleError when a schema cannot be written as a module.
 */
export function compileModule(
  argot: Argot,
  schemas: Readonly<Record<string, unknown>>,
  options: ModuleOptions = {},
): EmittedModule {
  const { errors = false, uri = (each: string) => each } = ownProperties(options);
  const numbers = new Map<string, string>();
  // Schemas without a URI have a number that depends on what came before them. In a module they are counted anew.
  const stable = (each: string): string => {
    if (!/^argot:\/\d+$/.test(each)) return each;
    const known = numbers.get(each) ?? `argot:/${numbers.size + 1}`;
    numbers.set(each, known);
    return known;
  };
  const named = Object.entries(schemas).map(([name, schema]) => ({ name, plan: argot.plan(schema) }));
  return emitModule(named, { errors, uri: (each) => uri(stable(each)) });
}
