// The entry point `argot/module`: programs that only validate do not load the code that writes modules.
import {
  type EmittedModule,
  emitModule,
  type ModuleOptions as EmitOptions,
  type SchemaSource,
} from "@argot/compiler/module";
import { type Argot, ownProperties, refuseUnknownOptions, requireArgot, requireArgument } from "@argot/core";
import type { Plan } from "@argot/core/plan";

export {
  type DeclaredType,
  type EmittedModule,
  ModuleError,
  type ModuleLimits,
  type ValueTypes,
} from "@argot/compiler/module";

/** Options of `compileModule`. */
export interface ModuleOptions extends EmitOptions {
  /**
   * Whether the module contains its schemas, so that `~standard.jsonSchema` of its functions gives them, as that of a validator does. It
   * needs `errors`. Default: false.
   */
  readonly jsonSchema?: boolean;
}

/**
 * Writes schemas as an ES module. For each schema the module exports a function that returns whether a value is valid. It
 * imports nothing except the tests of asserted formats and of keywords with `importFrom`, and the runtime if modules share it. The same schemas give the same text.
 *
 * @param argot - Has the dialects, and the documents that the schemas refer to.
 * @param schemas - What `compile` takes, by the name of the function. A single schema is the default export as well.
 * @throws SchemaError if a schema cannot be used.
 * @throws ModuleError if a schema cannot be written as a module.
 * @throws ConversionError if the module is to contain a part of a document.
 */
export function compileModule(
  argot: Argot,
  schemas: Readonly<Record<string, unknown>>,
  options: ModuleOptions = {},
): EmittedModule {
  requireArgot("compileModule", argot);
  const areSchemas = typeof schemas === "object" && schemas !== null && !Array.isArray(schemas);
  requireArgument(areSchemas, "compileModule", "an object of schemas by the names of their functions", schemas);
  refuseUnknownOptions("compileModule", options, Object.keys(optionNames));
  const { uri = (each: string) => each, jsonSchema = false, ...others } = ownProperties(options);
  const numbers = new Map<string, string>();
  // The URI of a schema without an identifier holds a counter of the Argot instance. A module counts from 1.
  const stable = (each: string): string => {
    if (!/^argot:\/\d+$/.test(each)) return each;
    const known = numbers.get(each) ?? `argot:/${numbers.size + 1}`;
    numbers.set(each, known);
    return known;
  };
  const named = Object.entries(schemas).map(([name, schema]) => {
    const plan = argot.plan(schema);
    return { name, plan, source: jsonSchema ? sourceOf(argot, schema, plan) : undefined };
  });
  return emitModule(named, { ...others, uri: (each) => uri(stable(each)) });
}

/** The schema of a plan, as it was given. */
function sourceOf(argot: Argot, schema: unknown, { entry, blocks, resources }: Plan): SchemaSource {
  const resource = blocks.at(entry.target)?.resource ?? 0;
  const dialect = resources.at(resource)?.dialect ?? "";
  return { dialect, schema: argot.compile(schema)["~standard"].jsonSchema.input({ target: dialect }) };
}

const optionNames: Readonly<Record<keyof ModuleOptions, true>> = {
  errors: true,
  jsonSchema: true,
  limits: true,
  runtime: true,
  types: true,
  uri: true,
};
