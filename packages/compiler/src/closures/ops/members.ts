import {
  type Constraint,
  type ConstraintOf,
  type FailedApplication,
  isAboutEach,
  JsonType,
  ruleOf,
} from "@argot/core/plan";
import { hasProperty } from "@argot/core/runtime";
import { kindOf } from "../../analysis/kinds.js";
import { type LeftOver, leavesAllOthers, leftOverOf } from "../../analysis/left-over.js";
import type { EvaluatedBits } from "../evaluated-bits.js";
import type { Dictionary } from "../walk.js";
import { failureOf, type RuleContext, type SearchApplication, type SearchRule, withFailed } from "../search/search.js";
import { gatherMembers } from "../../analysis/members.js";
import { membersTest } from "../object.js";
import type { Test } from "../test-run.js";
import type { ClosuresOf, TestContext } from "../constraint-closures.js";

export const membersClosures: ClosuresOf<"members"> = {
  test: testOfMembers,
  search: searchMembers,
};

/** The test of a constraint about members or their names. */
export function testOfMembers(constraint: Constraint, { block, bits, maker }: TestContext): Test {
  const { members } = gatherMembers([ruleOf(JsonType.object, constraint)], bits?.layout);
  return membersTest(members, block, maker, bits);
}

type Searches = readonly SearchApplication[];

function searchMembers(constraint: ConstraintOf<"members">, context: RuleContext): SearchRule {
  const { ruleIndex, maker } = context;
  const isAboutParts = isAboutEach(constraint);
  const { byName, others } = memberSearches(constraint, context);
  const { work, limit } = maker;
  return (value, _kind, depth, scope) => {
    const object = value as Dictionary;
    let failed: FailedApplication[] | undefined;
    for (const name in object) {
      const searches = byName[name] ?? others;
      work.count++;
      if (searches.length === 0 || !hasProperty(object, name)) continue;
      const member = object[name];
      const kind = kindOf(member);
      for (let i = 0; i < searches.length; i++) {
        failed = withFailed(failed, (searches[i] as SearchApplication)(member, kind, depth, scope, name));
        if (failed && limit.isReached) break;
      }
      if (failed && limit.endsRule(isAboutParts)) break;
    }
    return failed && failureOf(ruleIndex, failed);
  };
}

/** The searches of members with names that are known in advance, and of all others. */
interface MemberSearches {
  readonly byName: Readonly<Record<string, Searches | undefined>>;
  readonly others: Searches;
}

function memberSearches(constraint: ConstraintOf<"members">, { bits, maker }: RuleContext): MemberSearches {
  const named = new Map<string, Searches>(
    Array.from(constraint.named, ([name, application]) => [name, [maker.applyUnlessValid(application)]]),
  );
  const patterns = constraint.patterns.map(({ pattern, application }) => ({
    pattern,
    search: maker.applyUnlessValid(application),
  }));
  const leftOver = leftOverOf(constraint, bits?.layout);
  const rest = leftOver && maker.applyUnlessValid(leftOver.application);
  const restFor = (name: string): Searches => {
    const mask = leftOver?.maskOfName(name);
    if (!rest || mask === undefined) return [];
    return bits && mask !== 0 ? [ifName(rest, () => (bits.bits & mask) === 0)] : [rest];
  };
  const byName = Object.create(null) as Record<string, Searches | undefined>;
  for (const name of [...named.keys(), ...(leftOver?.names ?? [])])
    byName[name] = [
      ...(named.get(name) ?? []),
      ...patterns.flatMap(({ pattern, search }) => (pattern.test(name) ? search : [])),
      ...restFor(name),
    ];
  const others = patterns.map(({ pattern, search }) => ifName(search, (name) => pattern.test(name)));
  if (rest) others.push(leavesAllOthers(leftOver) ? rest : ifName(rest, (name) => isLeft(leftOver, name, bits)));
  return { byName, others };
}

/** The search of an application to members with some names. */
const ifName =
  (search: SearchApplication, isFor: (name: string) => boolean): SearchApplication =>
  (value, kind, depth, scope, key) =>
    isFor(key as string) ? search(value, kind, depth, scope, key) : undefined;

function isLeft(leftOver: LeftOver, name: string, bits: EvaluatedBits | undefined): boolean {
  const mask = leftOver.maskOfName(name);
  return mask !== undefined && (bits === undefined || (bits.bits & mask) === 0);
}
