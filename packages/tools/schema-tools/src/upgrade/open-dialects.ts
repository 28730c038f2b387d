import type { Argot, Dialect, DialectKeyword } from "@argot/core";
import { definitionsKeyword } from "../schema-index/special-keywords.js";

/** The part of an Argot instance that an index needs. */
export type DialectSource = Pick<Argot, "dialect" | "plan">;

/**
 * The dialects of an instance for reading all schemas that a document has: also those beside a reference that makes its
 * siblings ignored, and those in `$defs` of drafts that do not know it.
 */
export function openDialects(argot: DialectSource): DialectSource {
  const known = new Map<Dialect, Dialect>();
  return {
    plan: (schema) => argot.plan(schema),
    dialect(uri) {
      const dialect = argot.dialect(uri);
      const opened = known.get(dialect) ?? openDialect(dialect);
      known.set(dialect, opened);
      return opened;
    },
  };
}

const originals = new WeakMap<Dialect, Dialect>();

/** The dialect that one for reading all schemas was made of, or the dialect itself. */
export const originalDialect = (dialect: Dialect): Dialect => originals.get(dialect) ?? dialect;

function openDialect(dialect: Dialect): Dialect {
  const ignoresSiblings = [...dialect.keywords.values()].some(({ keyword }) => keyword.ignoresSiblings);
  if (!ignoresSiblings) return dialect;
  const opened = { ...dialect, keywords: openKeywords(dialect) };
  originals.set(opened, dialect);
  return opened;
}

function openKeywords(dialect: Dialect): ReadonlyMap<string, DialectKeyword> {
  const keywords = new Map(
    Array.from(dialect.keywords, ([name, each]) => [
      name,
      each.keyword.ignoresSiblings ? { ...each, keyword: { ...each.keyword, ignoresSiblings: false } } : each,
    ]),
  );
  const definitions = definitionsKeyword(dialect);
  if (definitions && !keywords.has("$defs")) keywords.set("$defs", { ...definitions, name: "$defs" });
  return keywords;
}
