import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const heading =
  "// Made by Argot: the types of the validators that this project imports. Do not edit it, and keep it in version control.\n";

/** The declarations in the module of a validator. */
export interface ValidatorTypes {
  /** The absolute path of the schema. */
  readonly file: string;
  /** The query of the import, without the question mark. */
  readonly query: string;
  /** The text of the declarations, as for a file of their own. */
  readonly types: string;
}

/**
 * A file that declares a module for each import of a validator. TypeScript cannot find the types of such an import beside the schema, since
 * the query is part of its name; but it knows modules by the ends of their names.
 */
export class TypesFile {
  readonly #file: string;

  /** @param file - Its absolute path. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Adds or replaces the types of an import. The types of other imports stay, as long as their schemas exist. */
  add({ file, query, types }: ValidatorTypes): void {
    const before = existsSync(this.#file) ? readFileSync(this.#file, "utf8") : "";
    const folder = path.dirname(this.#file);
    const imports = new Map(
      [...importsIn(before)].filter(([name]) => existsSync(path.join(folder, name.replace(/\?.*$/s, "")))),
    );
    const relative = path.relative(folder, file).replaceAll(path.sep, "/");
    imports.set(`${relative}?${query}`, ambient(types));
    const after = textOf(imports);
    if (after !== before) writeFileSync(this.#file, after);
  }
}

/** The declarations of each import, by the path of the schema with the query. */
function* importsIn(text: string): Generator<[name: string, declarations: string]> {
  for (const [, name = "", declarations = ""] of text.matchAll(
    /^\/\/ Of ([^\n]+\?[^\n]+)\ndeclare module [^\n]+\{\n(.*?)^\}$/gms,
  ))
    yield [name, declarations];
}

function textOf(imports: ReadonlyMap<string, string>): string {
  const names = [...imports.keys()].toSorted();
  const typed: string[] = [];
  const shared = new Map<string, string>();
  for (const name of names) {
    const declarations = imports.get(name) ?? "";
    const ends = endsOf(name);
    const isOfOne = (end: string): boolean => names.every((each) => each === name || !endsOf(each).includes(end));
    const own = ends.findIndex(isOfOne);
    // If others have all of its ends, no import matches it, and the file still says that there is one.
    const end = ends.at(own < 0 ? ends.length : own) ?? `/${name}`;
    typed.push(`// Of ${name}\ndeclare module "*/${end}" {\n${declarations}}\n`);
    for (const each of own < 0 ? ends : ends.slice(0, own))
      shared.set(each, `// Of several schemas\ndeclare module "*/${each}" {\n${untyped(declarations)}}\n`);
  }
  // Of several modules with names that match an import, TypeScript takes the first. The longest names are the most exact.
  const byLength = [...shared].toSorted(([a], [b]) => b.length - a.length).map(([, text]) => text);
  return [heading, ...typed, ...byLength].join("\n");
}

/** The ends of a path that an import may have, the shortest first. */
function endsOf(name: string): readonly string[] {
  const tokens = name.split("/");
  return tokens.map((_token, i) => tokens.slice(tokens.length - 1 - i).join("/"));
}

/** Declarations as they are within `declare module`. */
const ambient = (types: string): string =>
  types
    .replace(/^\/\/ .*\n+/, "")
    .replaceAll(/^export declare /gm, "export ")
    .replaceAll(/^(?=.)/gm, "  ");

/** The same without the type of valid values: an import may mean several schemas. */
const untyped = (declarations: string): string =>
  declarations
    .replace(/^( {2}export function \w+\(value: unknown\): value is ).+;$/mu, "$1unknown;")
    .replace(/^( {2}export const \S+: Validator)<.+>;$/mu, "$1;");
