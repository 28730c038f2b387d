import { type ConstraintOf, type FailedApplication, isAboutEach } from "@argot/core/plan";
import { hasProperty } from "@argot/core/runtime";
import { kindOf } from "../../analysis/kinds.js";
import { leftOverOf } from "../../analysis/left-over.js";
import type { EvaluatedBits } from "../evaluated-bits.js";
import type { Dictionary } from "../walk.js";
import { failureOf, type RuleContext, type SearchApplication, type SearchRule, withFailed } from "./search.js";

type Searches = readonly SearchApplication[];

export function searchMembers(constraint: ConstraintOf<"members">, context: RuleContext): SearchRule {
  const { ruleIndex, maker } = context;
  const isAboutParts = isAboutEach(constraint);
  const searchesOf = searchesByName(constraint, context);
  const { work, limit } = maker;
  return (value, _kind, depth, scope) => {
    const object = value as Dictionary;
    let failed: FailedApplication[] | undefined;
    for (const name in object) {
      const searches = searchesOf(name);
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

/** Makes the function that tells which applications there are to a member, by its name. Those to known names are found in advance. */
function searchesByName(constraint: ConstraintOf<"members">, { bits, maker }: RuleContext): (name: string) => Searches {
  const named = new Map<string, Searches>(
    Array.from(constraint.named, ([name, application]) => [name, [maker.applyUnlessValid(application)]]),
  );
  const patterns = constraint.patterns.map(({ pattern, application }) => ({
    pattern,
    search: maker.applyUnlessValid(application),
  }));
  const leftOver = leftOverOf(constraint, bits?.layout);
  const rest = leftOver && maker.applyUnlessValid(leftOver.application);
  const restWith = (mask: number | undefined): Searches => {
    if (!rest || mask === undefined) return [];
    return [bits && mask !== 0 ? searchUnlessEvaluated(rest, mask, bits) : rest];
  };
  const searchesOf = (name: string): Searches => [
    ...(named.get(name) ?? []),
    ...patterns.flatMap(({ pattern, search }) => (pattern.test(name) ? search : [])),
    ...restWith(leftOver?.maskOfName(name)),
  ];
  const known = Object.create(null) as Record<string, Searches | undefined>;
  for (const name of [...named.keys(), ...(leftOver?.names ?? [])]) known[name] = searchesOf(name);
  const isByName = patterns.length > 0 || (leftOver !== undefined && leftOver.matched.length > 0);
  if (isByName) return (name) => known[name] ?? searchesOf(name);
  const others = restWith(leftOver?.mask);
  return (name) => known[name] ?? others;
}

/** The search of an application, if none of some bits is set. */
const searchUnlessEvaluated =
  (search: SearchApplication, mask: number, bits: EvaluatedBits): SearchApplication =>
  (value, kind, depth, scope, key) =>
    (bits.bits & mask) === 0 ? search(value, kind, depth, scope, key) : undefined;
