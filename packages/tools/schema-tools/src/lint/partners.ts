import type { Json, Keyword } from "@argot/core/keyword";
import type { Dialect } from "@argot/core";
import { type KeywordMeaning, trialContext, trialParseContext } from "../schema-index/index.js";

/** The facets that a keyword may provide to and read, for any value. */
interface Meetings {
  readonly provides: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
}

const known = new WeakMap<Dialect, ReadonlyMap<string, Meetings>>();

/** The keywords of a dialect without which another has no effect: those that read what it provides, or provide what it reads. */
export function partnersOf({ keyword, provides, reads }: KeywordMeaning, dialect: Dialect): readonly string[] {
  const partners: string[] = [];
  for (const [name, meetings] of meetingsIn(dialect)) {
    if (name === keyword.name) continue;
    if (provides.some((facet) => meetings.reads.has(facet)) || reads.some((facet) => meetings.provides.has(facet)))
      partners.push(name);
  }
  return partners;
}

function meetingsIn(dialect: Dialect): ReadonlyMap<string, Meetings> {
  const found = known.get(dialect);
  if (found) return found;
  const meetings = new Map([...dialect.keywords].map(([name, { keyword }]) => [name, meetingsOf(keyword)] as const));
  known.set(dialect, meetings);
  return meetings;
}

/** Values that keywords of most shapes accept. */
const samples: readonly Json[] = [true, {}, [{}], 1, "a", ["a"], { a: {} }, { a: ["a"] }];

/** Tries a keyword with some values. If the functions of its definition fail, less is known. */
function meetingsOf(keyword: Keyword): Meetings {
  const provides = new Set<string>();
  const reads = new Set<string>();
  for (const json of samples) {
    try {
      if (keyword.value.problem(json)) continue;
      const value = keyword.value.parse(json, trialParseContext);
      for (const { facet } of keyword.provide(value)) provides.add(facet.id);
      keyword.lower(trialContext(value, json, ({ id }) => reads.add(id)));
    } catch {
      continue;
    }
  }
  return { provides, reads };
}
