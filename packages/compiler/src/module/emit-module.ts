import { ownProperties, type Plan } from "@argot/core/plan";
import { checkExportNames } from "./export-names.js";
import { joinPlans } from "./join-plans.js";
import { ModuleError } from "./module-error.js";
import { checkedLimits, type ModuleLimits } from "./module-limits.js";
import { ModuleWriter } from "./module-writer.js";
import type { SchemaSource } from "./schema-source.js";
import { typeDeclarations, type ValueTypes } from "./type-declarations.js";

/** A schema of a module. */
export interface ModuleSchema {
  /** The name that its function is exported under: a JavaScript identifier. */
  readonly name: string;
  /** The whole plan, as lowering returns it. */
  readonly plan: Plan;
  /** The schema that the function gives as JSON Schema. Default: none. */
  readonly source?: SchemaSource | undefined;
}

/** Options of `emitModule`. */
export interface ModuleOptions {
  /**
   * Whether each function also has `validate`, which returns issues, and `assert`, which throws a `ValidationError`. The module
   * becomes larger, not slower. Default: false.
   */
  readonly errors?: boolean;
  /**
   * Limits for values, as `createArgot` takes them; `errors` counts in `validate`. Beyond a limit the functions throw a `LimitError`.
   * Default: no limits.
   */
  readonly limits?: ModuleLimits;
  /**
   * The TypeScript types of valid values, by the name of the function: the exports of modules, as in
   * `{ isOrder: { specifier: "./order.js", name: "Order" } }`, or without `specifier` types that the caller declares in text that it adds to
   * `types`. Default: none; the functions then have a type parameter.
   */
  readonly types?: ValueTypes;
  /**
   * What the module imports the runtime from: `"argot/runtime"`, or a module that exports all of that. Modules then share the runtime,
   * and a module for another version of it throws a `ModuleVersionError` when it is loaded. Default: the module imports nothing, and has
   * what its schemas need of the runtime.
   */
  readonly runtime?: string;
  /** Changes the URI of a resource, which is part of locations. Default: no change. */
  readonly uri?: (uri: string) => string;
}

/** The text of an ES module, and of its declarations for TypeScript. */
export interface EmittedModule {
  /** The module: JavaScript, for a file that ends in `.js` or `.mjs`. */
  readonly code: string;
  /** Its declarations, for a file beside it that ends in `.d.ts` or `.d.mts`. */
  readonly types: string;
}

/**
 * Writes schemas as an ES module, by default without dependencies. For each schema it exports a verdict function with the name of the schema.
 * If there is one schema only, its function is also the default export. The same plans give the same text.
 *
 * @throws ModuleError if no export can have the name of a schema, if a plan calls a function that no module exports, if a module
 *   cannot have a limit, if `runtime` is no name, or if `types` names something that is no function or no type.
 */
export function emitModule(schemas: readonly ModuleSchema[], options: ModuleOptions = {}): EmittedModule {
  const { errors = false, limits, types = {}, runtime, uri = (each: string) => each } = ownProperties(options);
  const names = schemas.map(({ name }) => name);
  checkExportNames(names);
  if (runtime !== undefined && (typeof runtime !== "string" || runtime === ""))
    throw new ModuleError(
      `The option runtime must be the name of a module, such as "argot/runtime"; got ${JSON.stringify(runtime)}.`,
    );
  const settings = { hasErrors: errors, limits: checkedLimits(limits ?? {}), runtime };
  const plans = schemas.map(({ plan }): Plan => {
    // Issues do not contain the dialect.
    const resources = plan.resources.map((resource) => ({ ...resource, dialect: undefined, uri: uri(resource.uri) }));
    return { ...plan, resources };
  });
  const joined = joinPlans(plans);
  const writer = new ModuleWriter({ ...settings, sources: schemas.map(({ source }) => source) });
  if (joined) writer.addJoined(joined);
  else for (const plan of plans) writer.add(plan);
  const code = writer.code(names);
  return { code, types: typeDeclarations(names, errors, types) };
}
