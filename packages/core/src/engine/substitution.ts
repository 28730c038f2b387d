import type { Keyword } from "../keyword/keyword.js";
import type { Dialect } from "../keyword/dialect.js";
import { requireKeywords, replacePresentKeywords } from "../keyword/derive-dialect.js";

/** Replaces keywords by id. */
export interface Substitution {
  /** Whether one of the keywords is replaced. */
  replacesSome(keywords: Iterable<Keyword>): boolean;
  /** The dialect with the replacements. Each is made once. */
  dialectFor(dialect: Dialect): Dialect;
}

/** @throws DefinitionError if one of `replacements` is not a keyword. */
export function substitutionBy(subject: string, replacements: readonly Keyword[]): Substitution {
  requireKeywords(subject, replacements);
  const ids = new Set(replacements.map(({ id }) => id));
  const substitutes = new Map<Dialect, Dialect>();
  return {
    replacesSome(keywords) {
      for (const { id } of keywords) if (ids.has(id)) return true;
      return false;
    },
    dialectFor(dialect) {
      const substitute = substitutes.get(dialect) ?? replacePresentKeywords(dialect, replacements);
      substitutes.set(dialect, substitute);
      return substitute;
    },
  };
}
