// Stands in for @argot/testing where files of tests are read for their tables.
import type { Keyword } from "@argot/core/keyword";
import type { KeywordTable } from "@argot/testing";

export { test as argotWith, test as tiers } from "./without-tests.js";

/** The tables of keywords, by keyword. */
export const tables: Map<Keyword, KeywordTable> = new Map();

/** Records the table of a keyword. */
export function cases(keyword: Keyword, table: KeywordTable): void {
  tables.set(keyword, table);
}
