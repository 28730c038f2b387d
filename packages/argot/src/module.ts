// The entry point `argot/module`: programs that only validate do not load the code that writes modules.
import { type EmittedModule, emitModule, type ModuleOptions } from "@argot/compiler/module";
import { type Argot, ownProperties, refuseUnknownOptions } from "@argot/core";

export {
  type EmittedModule,
  type ExplainBy,
  ModuleError,
  type ModuleLimits,
  type ModuleOptions,
  type ValueTypes,
} from "@argot/compiler/module";

/**
 * Writes schemas as an ES module. For each schema the module exports a function that returns whether a value is valid. It
 * imports nothing except the tests of asserted formats and of keywords with `importFrom`, and the runtime if modules share it. The same schemas give the same text.
 *
 * @param argot - Has the dialects, and the documents that the schemas refer to.
 * @param schemas - What `compile` takes, by the name of the function. A single schema is the default export as well.
 * @throws SchemaError if a schema cannot be used.
 * @throws ModuleError if a schema cannot be written as a module.
 */
export function compileModule(
  argot: Argot,
  schemas: Readonly<Record<string, unknown>>,
  options: ModuleOptions = {},
): EmittedModule {
  refuseUnknownOptions("compileModule", options, Object.keys(optionNames));
  const { uri = (each: string) => each, ...others } = ownProperties(options);
  const numbers = new Map<string, string>();
  // The URI of a schema without an identifier holds a counter of the Argot instance. A module counts from 1.
  const stable = (each: string): string => {
    if (!/^argot:\/\d+$/.test(each)) return each;
    const known = numbers.get(each) ?? `argot:/${numbers.size + 1}`;
    numbers.set(each, known);
    return known;
  };
  const named = Object.entries(schemas).map(([name, schema]) => ({ name, plan: argot.plan(schema) }));
  return emitModule(named, { ...others, uri: (each) => uri(stable(each)) });
}

const optionNames: Readonly<Record<keyof ModuleOptions, true>> = {
  errors: true,
  explainBy: true,
  limits: true,
  runtime: true,
  types: true,
  uri: true,
};
