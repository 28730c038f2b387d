import path from "node:path";
import { type SlowPattern, slowPatterns } from "@argot/regex/slow-patterns";
import type { SchemaSources } from "@argot/source-text/text";
import { compileModule, type EmittedModule, ModuleError, type ValueTypes } from "argot/module";
import { withSchema } from "../../schemas/load-schema.js";
import type { SchemaIo, SchemaOptions } from "../../schemas/schema-documents.js";
import { isUri, urlOf } from "../../schemas/schema-name.js";
import { slowPatternMessage } from "../../schemas/slow-pattern-message.js";
import { Problem } from "../../terminal/problem.js";
import { capitalWords } from "./function-name.js";
import { inferredTypes } from "./inferred-types.js";

/** Options of `schemaModule`. */
export interface SchemaModuleOptions extends SchemaOptions {
  /** The names of the functions, in the order of the schemas. */
  readonly names: readonly string[];
  /** Whether the functions have methods that return the errors. */
  readonly errors: boolean;
  /** The types of valid values. Default: they are inferred. */
  readonly types?: ValueTypes | undefined;
  /** The module that the runtime is imported from. Default: none; the module has what it needs. */
  readonly runtime?: string | undefined;
}

/** A module, and where it comes from. */
export interface SchemaModule extends EmittedModule {
  /** The absolute paths of the files with schemas that the module is made of. */
  readonly files: readonly string[];
}

/**
 * Compiles schemas to a module.
 *
 * @param warn - Reports problems that do not prevent it.
 * @throws Problem if a schema cannot be used.
 */
export function schemaModule(
  schemas: readonly string[],
  options: SchemaModuleOptions,
  io: SchemaIo,
  warn: (problem: Problem) => Promise<void>,
): Promise<SchemaModule> {
  const { names, errors, types: given, runtime } = options;
  const [first = "", ...others] = schemas;
  const read = { ...options, refs: [...options.refs, ...others] };
  return withSchema(first, read, io, warn, ({ argot, urls, sources }) => {
    const uris = schemas.map((schema) => (isUri(schema) ? schema : urlOf(schema, io.cwd)));
    const plans = uris.map((uri) => {
      const plan = argot.plan(uri);
      const slow = slowPatterns(plan).find(({ foreign }) => foreign);
      if (slow) throw slowPatternProblem(slow, sources, io.cwd);
      return plan;
    });
    const named = Object.fromEntries(names.map((name, i) => [name, uris[i]]));
    const shared = runtime === undefined ? {} : { runtime };
    const inferred = given
      ? undefined
      : inferredTypes(
          plans.map((plan, i) => ({ name: names[i] ?? "", otherwise: capitalWords(schemas[i] ?? ""), plan })),
        );
    const { code, types } = written(() =>
      compileModule(argot, named, {
        errors,
        types: given ?? inferred?.types ?? {},
        uri: portable(urls.filter((url) => url.startsWith("file:"))),
        ...shared,
      }),
    );
    const resources = new Set(plans.flatMap((plan) => plan.resources.map(({ uri }) => uri)));
    const found = Array.from(resources, (uri) => sources.find(`${uri}#`)?.source.name);
    const files = new Set(
      found.flatMap((name) => (name === undefined || isUri(name) ? [] : path.resolve(io.cwd, name))),
    );
    return { code, types: [types, ...(inferred?.declared ?? [])].join("\n"), files: [...files] };
  });
}

/** A module has no engine for regular expressions but that of JavaScript. */
function slowPatternProblem(pattern: SlowPattern, sources: SchemaSources, cwd: string): Problem {
  const { text, ...details } = slowPatternMessage(pattern, sources, cwd);
  return new Problem(text, "change it, or use --regex javascript if you trust those who choose the data", details);
}

function written(emit: () => EmittedModule): EmittedModule {
  try {
    return emit();
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    const isName = error.message.includes("name that a function can have");
    const advice = isName ? "choose another --name" : "or validate with argot validate, which needs no module";
    throw new Problem(error.message.replace(/\.$/, ""), advice);
  }
}

/** Names files relative to the innermost directory that holds all of them. The module then does not depend on its path. */
function portable(urls: readonly string[]): (uri: string) => string {
  const [first = "", ...others] = urls;
  let directory = first.slice(0, first.lastIndexOf("/") + 1);
  while (others.some((url) => !url.startsWith(directory))) directory = directory.replace(/[^/]*\/$/, "");
  return (uri) => (directory !== "" && uri.startsWith(directory) ? `argot:/${uri.slice(directory.length)}` : uri);
}
