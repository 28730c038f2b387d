import { readFileSync } from "node:fs";
import path from "node:path";
import type { Keyword } from "@argot/core/keyword";
import type { KeywordTable } from "@argot/testing";
import { createArgot, dialectUris } from "argot";
import ts from "typescript";
import { tables } from "./recorded-tables.js";

/** What the sources say about a keyword. */
export interface KeywordSource {
  readonly keyword: Keyword;
  /** The file of its definition, relative to this folder. */
  readonly file: string;
  /** What it means, in Markdown. */
  readonly meaning: string;
  /** The section of the specification. */
  readonly specification: { readonly url: string; readonly text: string } | undefined;
  /** The short names of the dialects that have it, the newest first. */
  readonly dialects: readonly string[];
  readonly table: KeywordTable | undefined;
}

/** The keywords of the standard dialects by their names in schemas. Dialects may differ in what they mean by a name. */
export async function readKeywords(): Promise<ReadonlyMap<string, readonly KeywordSource[]>> {
  const definitions = definitionsIn(
    import.meta.glob<Record<string, unknown>>(
      ["../../vocabularies/*/src/**/*.ts", "!**/*.test.ts", "!**/*.test-d.ts"],
      {
        eager: true,
      },
    ),
  );
  for (const load of Object.values(import.meta.glob(["../../vocabularies/*/src/**/*.test.ts", "!**/*.heavy.test.ts"])))
    await load();
  const argot = createArgot();
  const byName = new Map<string, Map<Keyword, string[]>>();
  for (const [dialect, uri] of Object.entries(dialectUris)) {
    for (const { name, keyword } of argot.dialect(uri).keywords.values()) {
      const variants = byName.get(name) ?? new Map<Keyword, string[]>();
      byName.set(name, variants.set(keyword, [...(variants.get(keyword) ?? []), dialect]));
    }
  }
  const sorted = [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    sorted.map(([name, variants]) => [
      name,
      Array.from(variants, ([keyword, dialects]) => {
        // A dialect may make its own form of a keyword, such as `format` with its formats. The identity is the same.
        const definition = definitions.get(keyword) ?? withId(definitions, keyword.id);
        if (!definition) throw new Error(`no source exports the keyword "${name}" of ${dialects.join(", ")}`);
        return { keyword, dialects, table: tables.get(keyword), ...definition };
      }),
    ]),
  );
}

const withId = (definitions: ReadonlyMap<unknown, Definition>, id: string): Definition | undefined =>
  [...definitions].find(([exported]) => (exported as Partial<Keyword> | null)?.id === id)?.[1];

type Definition = Pick<KeywordSource, "file" | "meaning" | "specification">;

/** The doc comments of exported keywords. */
function definitionsIn(modules: Readonly<Record<string, Record<string, unknown>>>): ReadonlyMap<unknown, Definition> {
  const found = new Map<unknown, Definition>();
  for (const [file, exported] of Object.entries(modules)) {
    if (path.basename(file) === "index.ts") continue;
    const text = readFileSync(path.join(import.meta.dirname, file), "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && exported[name.text] !== undefined)
          found.set(exported[name.text], { file, ...commentOf(statement) });
    }
  }
  return found;
}

function commentOf(node: ts.Node): Omit<Definition, "file"> {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const see = comment?.tags?.map((tag) => tag.getText()).find((tag) => tag.startsWith("@see"));
  const [, url, text] = /\{@link (\S+) \| ([^}]+)\}/.exec(see ?? "") ?? [];
  return {
    meaning: (ts.getTextOfJSDocComment(comment?.comment) ?? "").replaceAll(/\{@link (\w+)\}/g, "`$1`"),
    specification: url !== undefined && text !== undefined ? { url, text: text.trim() } : undefined,
  };
}
