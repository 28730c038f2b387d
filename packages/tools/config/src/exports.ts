import type { Dialect, Vocabulary } from "argot";
import { ConfigError, type ConfigLocation } from "./config-error.js";
import { type Exports, loadModule, resolveModule } from "./load-module.js";

/** A kind of export that a configuration needs from a module. */
export interface ExportKind<Value> {
  readonly name: string;
  readonly is: (value: unknown) => value is Value;
}

export const dialectKind: ExportKind<Dialect> = {
  name: "dialect",
  is: (value): value is Dialect => hasKeywords(value) && "core" in value && "vocabularies" in value,
};

export const vocabularyKind: ExportKind<Vocabulary> = {
  name: "vocabulary",
  is: (value): value is Vocabulary => hasKeywords(value) && "whenRequired" in value,
};

// The module may load another copy of Argot, so its exports are recognised by their members and not by their class.
const hasKeywords = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "uri" in value && "keywords" in value && value.keywords instanceof Map;

/** A module, and the name of an export if the configuration gives one. */
export interface NamedExport {
  readonly specifier: string;
  readonly export: string | undefined;
}

/** Parses `name#export`. */
export function parseNamedExport(text: string): NamedExport {
  const [, specifier = text, name] = /^(.+)#([^#/\\]+)$/.exec(text) ?? [];
  return { specifier, export: name };
}

/**
 * The exports of a module that are of a kind, by name: all of them, or the one that is named.
 *
 * @throws ConfigError if the module cannot be loaded, or has no such export.
 */
export async function exportsOf<Value>(
  { specifier, export: name }: NamedExport,
  kind: ExportKind<Value>,
  location: ConfigLocation,
): Promise<{ readonly file: string; readonly found: ReadonlyMap<string, Value> }> {
  const file = await resolveModule(specifier, location);
  const exports = await loadModule(file);
  const all = Object.entries(exports).filter((entry): entry is [string, Value] => kind.is(entry[1]));
  const found = new Map(name === undefined ? all : all.filter(([each]) => each === name));
  if (found.size > 0) return { file, found };
  const reason = `${specifier} exports no ${kind.name}${name === undefined ? "" : ` named ${name}`}`;
  throw new ConfigError("no-export", location, reason, adviceFor(all, exports, kind));
}

function adviceFor<Value>(all: readonly [string, Value][], exports: Exports, { name }: ExportKind<Value>): string {
  if (all.length > 0) return `it exports ${all.map(([each]) => each).join(", ")}`;
  const names = Object.keys(exports);
  const exported = names.length === 0 ? "it exports nothing" : `it exports ${names.join(", ")}`;
  return `${exported}; make one with define${name === "dialect" ? "Dialect" : "Vocabulary"}`;
}
