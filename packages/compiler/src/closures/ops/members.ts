import {
  type Constraint,
  type ConstraintOf,
  type FailedApplication,
  isAboutEach,
  JsonType,
  ruleOf,
  type RunCounter,
} from "@argot/core/plan";
import { kindOf } from "../../analysis/kinds.js";
import { type LeftOver, leavesAllOthers, leftOverOf } from "../../analysis/left-over.js";
import type { EvaluatedBits } from "../evaluated-bits.js";
import { type Dictionary, Entry, isOwn } from "../walk.js";
import {
  deepestVerdict,
  failureOf,
  type RuleContext,
  type SearchApplication,
  type SearchRule,
  withFailed,
} from "../search/search.js";
import { gatherMembers } from "../../analysis/members.js";
import { alwaysHolds, neverHolds } from "../combine.js";
import { asKey, membersTest } from "../object.js";
import type { SearchLimit } from "../search/search-limit.js";
import { holds, type Scope, type Test } from "../test-run.js";
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

/** What is searched in the members with one name. Its `test` holds if all `searches` find nothing. */
class SearchedMember extends Entry {
  readonly searches: Searches;
  declare next: SearchedMember;

  constructor(name: string, test: Test, searches: Searches) {
    super(name, test, 0);
    this.searches = searches;
  }
}

/**
 * A search of members. It is an argument of a function that exists once, as a walk of `walkSimilar` is: JavaScript engines then optimise calls
 * of `isOwn`.
 */
interface MemberSearch {
  /** The members with names that are known in advance. */
  readonly byName: Readonly<Record<string, SearchedMember | undefined>>;
  /** The searches of all others. */
  readonly others: Searches;
  /** A member before the first: its `next` is the one that came first last time. */
  readonly start: SearchedMember;
  readonly isAboutParts: boolean;
  readonly work: RunCounter;
  readonly limit: SearchLimit;
}

function searchMembers(constraint: ConstraintOf<"members">, context: RuleContext): SearchRule {
  const { ruleIndex, maker } = context;
  const { work, limit } = maker;
  const { byName, others } = membersOf(constraint, context);
  const start = new SearchedMember("", alwaysHolds, []);
  const search: MemberSearch = { byName, others, start, isAboutParts: isAboutEach(constraint), work, limit };
  return (value, _kind, depth, scope) => {
    const failed = failedMembers(search, value as Dictionary, depth, scope);
    return failed && failureOf(ruleIndex, failed);
  };
}

function failedMembers(
  { byName, others, start, isAboutParts, work, limit }: MemberSearch,
  object: Dictionary,
  depth: number,
  scope: Scope,
): FailedApplication[] | undefined {
  let failed: FailedApplication[] | undefined;
  let last = start;
  for (const name in object) {
    if (!isOwn.call(object, name)) continue;
    work.count++;
    let searches = others;
    const value = object[name];
    const kind = kindOf(value);
    let known: SearchedMember | undefined = last.next;
    if (known.name !== name || known === start) known = byName[name];
    if (known !== undefined) {
      last.next = known;
      last = known;
      if (depth < deepestVerdict && holds(known.test, value, kind, depth, scope)) continue;
      ({ searches } = known);
    }
    if (value === undefined) continue;
    for (let i = 0; i < searches.length; i++) {
      failed = withFailed(failed, (searches[i] as SearchApplication)(value, kind, depth, scope, name));
      if (failed && limit.isReached) break;
    }
    if (failed && limit.endsRule(isAboutParts)) break;
  }
  return failed;
}

function membersOf(
  constraint: ConstraintOf<"members">,
  { bits, maker }: RuleContext,
): Pick<MemberSearch, "byName" | "others"> {
  const patterns = constraint.patterns.map(({ pattern, application }) => ({
    pattern,
    application,
    search: maker.applyUnlessValid(application),
  }));
  const leftOver = leftOverOf(constraint, bits?.layout);
  const rest = leftOver && maker.applyUnlessValid(leftOver.application);
  const memberOf = (name: string): SearchedMember => {
    const own = constraint.named.get(name);
    const matched = patterns.filter(({ pattern }) => pattern.test(name));
    const mask = rest && leftOver.maskOfName(name);
    const always = [...(own ? [own] : []), ...matched.map((each) => each.application)];
    if (leftOver && mask === 0) always.push(leftOver.application);
    const isConditional = mask !== undefined && mask !== 0;
    const [only] = always;
    const searches =
      always.length === 1 && only && !isConditional
        ? [maker.apply(only)]
        : always.map((each) => maker.applyUnlessValid(each));
    if (isConditional && rest && bits) searches.push(ifName(rest, () => (bits.bits & mask) === 0));
    // Which members are evaluated is known when the search runs.
    const test = isConditional ? neverHolds : maker.tests.applyToChild(always);
    return new SearchedMember(name, test, searches);
  };
  const byName = Object.create(null) as Record<string, SearchedMember | undefined>;
  for (const each of new Set([...constraint.named.keys(), ...(leftOver?.names ?? [])])) {
    const name = asKey(each);
    byName[name] = memberOf(name);
  }
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
