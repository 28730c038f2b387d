import type { Vocabulary } from "argot/loop";
import { resolveImports } from "./resolve-imports.js";

/** Runs modules of the visitor, which may import some modules of Argot by their names. */
export class VocabularyModules {
  readonly #urls: ReadonlyMap<string, string>;

  /** @param modules - What can be imported, by its name. */
  constructor(modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
    // A module made of text reaches these only through the global object.
    const place = "argotModules";
    Object.defineProperty(globalThis, place, { value: modules });
    this.#urls = new Map(
      Object.entries(modules).map(([name, exported]) => {
        const from = `globalThis.${place}[${JSON.stringify(name)}]`;
        const lines = Object.keys(exported).map((each) => `export const ${each} = ${from}.${each};`);
        return [name, urlOf(lines.join("\n"))];
      }),
    );
  }

  /**
   * The vocabularies that a module exports as default.
   *
   * @throws Error if the module cannot run, or exports something else.
   */
  async load(text: string): Promise<readonly Vocabulary[]> {
    const url = urlOf(resolveImports(text, this.#urls));
    try {
      const module = (await import(/* @vite-ignore */ url)) as { readonly default?: unknown };
      return vocabulariesIn(module.default);
    } finally {
      URL.revokeObjectURL(url);
    }
  }
}

const urlOf = (text: string): string => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

function vocabulariesIn(exported: unknown): readonly Vocabulary[] {
  const list: readonly unknown[] = Array.isArray(exported) ? exported : [exported];
  if (list.every(isVocabulary)) return list;
  throw new Error("The module must export a vocabulary: export default defineVocabulary({ … })");
}

const isVocabulary = (value: unknown): value is Vocabulary =>
  typeof value === "object" && value !== null && "keywords" in value && value.keywords instanceof Map;
