import type { DefaultTheme } from "vitepress";

type SearchOptions = NonNullable<NonNullable<DefaultTheme.LocalSearchOptions["miniSearch"]>["searchOptions"]>;

/**
 * How the search ranks pages, and what words it looks for. VitePress sends the texts of the functions to the browser: each contains all that it
 * uses.
 */
export const searchOptions: SearchOptions = {
  /** Guides first, decisions and the API last. */
  boostDocument(id: unknown) {
    const place = String(id);
    if (place.includes("/guides/#")) return 0.5;
    if (/\/(?:guides\/|start)/.test(place)) return 3;
    if (/\/(?:reference\/|keywords\/|cli)/.test(place)) return 1.5;
    if (/\/(?:decisions|api)\//.test(place)) return 0.2;
    return /\/(?:errors|packages)\//.test(place) ? 1 : 0.6;
  },
  /** A word of a query, with words of the same meaning. Words that every text has are left out. */
  processTerm(term: string) {
    const word = term.toLowerCase();
    if (/^(?:an?|and|are|by|can|do|does|for|from|how|i|in|is|it|my|of|on|or|the|to|vs|what|why|with)$/.test(word))
      return null;
    const synonyms: Readonly<Record<string, readonly string[]>> = {
      async: ["asynchronous"],
      await: ["asynchronous"],
      arktype: ["zod"],
      cdn: ["bundle"],
      coerce: ["coercion"],
      coercion: ["coerce"],
      convert: ["coercion"],
      csp: ["policy"],
      eval: ["policy"],
      i18n: ["translate"],
      installation: ["install"],
      joi: ["zod"],
      localization: ["translate"],
      move: ["migrate"],
      null: ["nullable"],
      optional: ["required"],
      setup: ["install"],
      speed: ["benchmarks"],
      standalone: ["modules"],
      swagger: ["openapi"],
      switch: ["migrate"],
      typo: ["mistyped"],
      upgrade: ["migrate"],
      valibot: ["zod"],
      versus: ["compared"],
      yup: ["zod"],
    };
    return Object.hasOwn(synonyms, word) ? [word, ...(synonyms[word] ?? [])] : word;
  },
};
