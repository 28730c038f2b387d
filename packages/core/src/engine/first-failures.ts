import { type FailedApplication, type Failure, isRepeated } from "../plan/failure.js";
import type { Plan, Rule } from "../plan/plan.js";
import { blockAt, counts } from "../plan/walk.js";

/** Maximum number of properties and items of a small value, nested ones included. */
const maxParts = 200;

/** The length of a string that counts as a part, in UTF-16 code units: rules may decode it. */
const lengthOfPart = 64;

/** Whether a value is so small that to find all of its failures takes little time. */
export const isSmall = (value: unknown): boolean => partsLeft(value, maxParts) >= 0;

/** The number of parts that may still be there beside a value; below 0 if it has too many. */
function partsLeft(value: unknown, most: number): number {
  if (typeof value === "string") return most - Math.floor(value.length / lengthOfPart);
  if (typeof value !== "object" || value === null) return most;
  let left = most;
  if (Array.isArray(value)) {
    left -= value.length;
    for (let i = 0; left >= 0 && i < value.length; i++) if (hasParts(value[i])) left = partsLeft(value[i], left);
    return left;
  }
  for (const name in value) {
    if (--left < 0) break;
    const part = (value as Readonly<Record<string, unknown>>)[name];
    if (hasParts(part)) left = partsLeft(part, left);
  }
  return left;
}

/** Most parts have none, and need no call. */
const hasParts = (value: unknown): boolean =>
  typeof value === "string" ? value.length >= lengthOfPart : typeof value === "object";

/** Maximum number of applications within one another. Schemas may be deeper than values. */
const maxDepth = 200;

/**
 * Of all failures of a value, those that a search finds that stops when it has found some: it then looks at no further rule, and at no
 * further part that had to be valid.
 *
 * @param most - The number of failed rules with a message at which it stops.
 * @returns `undefined` if the search may find something else.
 */
export function firstFailures(plan: Plan, all: FailedApplication, most: number): FailedApplication | undefined {
  return isStraight(all) ? all : firstOf(all, 0, { plan, left: most });
}

/** Whether each failed application has one failure, with one failed application at most: then every search finds that. */
function isStraight(all: FailedApplication): boolean {
  let failed: FailedApplication | undefined = all;
  for (let depth = 0; failed && depth <= maxDepth; depth++) {
    const { failures }: FailedApplication = failed;
    const failure: Failure | undefined = failures.at(0);
    // Of applications that hold, a search may not look at all.
    if (!failure || failures.length > 1 || failure.validCount > 0 || failure.failedApplications.length > 1)
      return false;
    failed = failure.failedApplications.at(0);
  }
  return failed === undefined;
}

/** A search that stops early. */
interface Search {
  readonly plan: Plan;
  /** The number of further rules with a message after which it stops. */
  left: number;
}

function firstOf(failed: FailedApplication, depth: number, search: Search): FailedApplication | undefined {
  const { application, block, key, value, failures } = failed;
  // The search refers to what it has found before.
  if (depth > maxDepth || isRepeated(failures)) return undefined;
  const { rules } = blockAt(search.plan, block);
  const isOver = (): boolean => search.left <= 0;
  const first = firstIn(failures, (each) => keptOf(rules[each.ruleIndex] as Rule, each, depth, search), isOver);
  return first === failures ? failed : first && { application, block, key, value, failures: first };
}

function keptOf({ report, constraint }: Rule, failure: Failure, depth: number, search: Search): Failure | undefined {
  const { ruleIndex, validCount, failedApplications } = failure;
  // The search does not count all items.
  if (constraint.op === "items" && validCount > (constraint.quota?.max ?? Infinity)) return undefined;
  if (report) search.left -= 1;
  // Whether enough alternatives hold is known when all have been looked at.
  const isOver = (): boolean => search.left <= 0 && !counts(constraint);
  const first = firstIn(failedApplications, (each) => firstOf(each, depth + 1, search), isOver);
  return first === failedApplications ? failure : first && { ruleIndex, validCount, failedApplications: first };
}

/** The first members of a list, as they are kept; the list itself if that is all of it, and `undefined` if one cannot be told. */
function firstIn<Member>(
  list: readonly Member[],
  keep: (member: Member) => Member | undefined,
  isOver: () => boolean,
): readonly Member[] | undefined {
  let first: Member[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const member = list[i] as Member;
    const kept = keep(member);
    if (kept === undefined) return undefined;
    if (kept !== member) first ??= list.slice(0, i);
    first?.push(kept);
    if (i < list.length - 1 && isOver()) return first ?? list.slice(0, i + 1);
  }
  return first ?? list;
}
