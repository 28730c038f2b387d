import type { Dialect, Vocabulary } from "argot";
import { ConfigError, type ConfigPlace } from "./config-error.js";
import { type Exports, loadModule, resolveModule } from "./load-module.js";

/** Something that a configuration asks of a module. */
export interface Wanted<Kind> {
  readonly name: string;
  readonly is: (value: unknown) => value is Kind;
}

export const aDialect: Wanted<Dialect> = {
  name: "dialect",
  is: (value): value is Dialect => hasKeywords(value) && "core" in value && "vocabularies" in value,
};

export const aVocabulary: Wanted<Vocabulary> = {
  name: "vocabulary",
  is: (value): value is Vocabulary => hasKeywords(value) && "whenRequired" in value,
};

// They come from whichever copy of Argot the module has, so that their form has to do.
const hasKeywords = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "uri" in value && "keywords" in value && value.keywords instanceof Map;

/** A module, and the export that is meant, where a name in a configuration says which. */
export interface Named {
  readonly specifier: string;
  readonly export: string | undefined;
}

/** Takes apart `name#export`. */
export function namedIn(text: string): Named {
  const [, specifier = text, name] = /^(.+)#([^#/\\]+)$/.exec(text) ?? [];
  return { specifier, export: name };
}

/**
 * What a module exports of a kind: all of it, by name, or the one export that is named.
 *
 * @throws ConfigError when the module cannot be had, or exports none.
 */
export async function exportsOf<Kind>(
  { specifier, export: name }: Named,
  wanted: Wanted<Kind>,
  place: ConfigPlace,
): Promise<{ readonly file: string; readonly found: ReadonlyMap<string, Kind> }> {
  const file = await resolveModule(specifier, place);
  const exports = await loadModule(file);
  const all = Object.entries(exports).filter((entry): entry is [string, Kind] => wanted.is(entry[1]));
  const found = new Map(name === undefined ? all : all.filter(([each]) => each === name));
  if (found.size > 0) return { file, found };
  const reason = `${specifier} exports no ${wanted.name}${name === undefined ? "" : ` named ${name}`}`;
  throw new ConfigError("no-export", place, reason, adviceFor(all, exports, wanted));
}

function adviceFor<Kind>(all: readonly [string, Kind][], exports: Exports, { name }: Wanted<Kind>): string {
  if (all.length > 0) return `it exports ${all.map(([each]) => each).join(", ")}`;
  const names = Object.keys(exports);
  const exported = names.length === 0 ? "it exports nothing" : `it exports ${names.join(", ")}`;
  return `${exported}; one is made by define${name === "dialect" ? "Dialect" : "Vocabulary"}`;
}
