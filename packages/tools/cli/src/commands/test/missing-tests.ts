import { counterexamples, examples, type NotFound, setOf } from "@argot/algebra";
import {
  coverageByFile,
  gapOf,
  type LocatedKeyword,
  type SchemaCoverage,
  sharesOf,
} from "@argot/schema-tools/schema-tests";
import type { SchemaSet } from "../../schemas/schema-set.js";
import { brokenBy, type Generated, shownBy } from "../generate/generated.js";
import { grafts } from "./grafts.js";
import { readableBy } from "../generate/readable.js";

/** The tests of a schema that are missing. */
export interface MissingTests {
  readonly values: readonly Generated[];
  /** Why values for some locations do not exist or were not found. */
  readonly reasons: ReadonlyMap<string, NotFound>;
}

/** An outcome of a keyword that no test shows. */
export interface Gap {
  readonly file: string;
  readonly keyword: LocatedKeyword;
  /** What no test shows, such as `never fails`, and why. */
  readonly says: string;
}

/**
 * Finds values that exercise what other tests of a schema do not: valid ones that show a branch, and others that break a keyword.
 *
 * @param coverage - What is exercised already. The values are added to it.
 */
export function missingTests(uri: string, { argot }: SchemaSet, coverage: SchemaCoverage): MissingTests {
  const [set, validator, improve] = [setOf(argot, uri), argot.compile(uri), readableBy(argot.plan(uri))];
  const shown = examples(set, { improve });
  const broken = counterexamples(set, { improve });
  const candidates = [...shownBy(shown.examples), ...brokenBy(broken.counterexamples)];
  let covered = coveredBy(coverage);
  const isNew = (value: unknown): boolean => {
    const before = covered;
    covered = coveredBy(coverage.add(validator, value));
    return covered > before;
  };
  const values = candidates.filter(({ value }) => isNew(value));
  let gaps = gapsIn(coverage);
  for (const value of grafts([...shown.examples, ...broken.counterexamples].map((each) => each.value))) {
    if (gaps.size === 0) break;
    if (!isNew(value)) continue;
    const before = gaps;
    gaps = gapsIn(coverage);
    values.push({ value, valid: validator(value), locations: [...before].filter((each) => !gaps.has(each)) });
  }
  return { values, reasons: new Map([...shown.missing, ...broken.missing].map((each) => [each.location, each])) };
}

/** The locations of keywords with an outcome that is not exercised. */
const gapsIn = (coverage: SchemaCoverage): ReadonlySet<string> =>
  new Set(
    coverage
      .resources()
      .flatMap(({ keywords }) => keywords)
      .filter((keyword) => gapOf(keyword) !== undefined)
      .map(({ location }) => location),
  );

const coveredBy = (coverage: SchemaCoverage): number => {
  const { outcomes, schemas } = sharesOf(coverage.resources());
  return outcomes.covered + schemas.covered;
};

/** What is not exercised, with the reasons. */
export function gapsOf(
  coverage: SchemaCoverage,
  { sources }: SchemaSet,
  reasons: ReadonlyMap<string, NotFound>,
): readonly Gap[] {
  return coverageByFile(coverage.resources(), sources).flatMap(({ source, keywords }) =>
    keywords.flatMap((keyword): readonly Gap[] => {
      const gap = gapOf(keyword);
      if (gap === undefined) return [];
      return [{ file: source.name, keyword, says: `${gap}: ${reasonFor(keyword, reasons)}` }];
    }),
  );
}

/** The reason for a keyword, or for the innermost schema around it that has one. */
function reasonFor({ location, holds, fails }: LocatedKeyword, reasons: ReadonlyMap<string, NotFound>): string {
  const isOutcome = holds + fails > 0;
  for (let at = location; at.includes("/"); at = at.slice(0, at.lastIndexOf("/"))) {
    const reason = reasons.get(at);
    if (reason?.answer === "no")
      return isOutcome ? "proven: no value fails because of it alone" : "proven: no valid value shows it";
    if (reason) return `not known: ${reason.reasons.join("; ")}`;
    if (isOutcome) break;
  }
  return "no value was found that shows it";
}
