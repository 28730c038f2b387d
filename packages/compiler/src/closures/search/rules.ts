import { type Failure, inPlace, type Rule } from "@argot/core/plan";
import { type Kinds, kindsFor } from "../../analysis/kinds.js";
import { closuresOf } from "../constraints.js";
import type { EvaluatedBits } from "../evaluated-bits.js";
import { Contents } from "./contents.js";
import type { SearchBlock, SearchMaker, SearchRule } from "./search.js";

/** What is searched for failures of one rule. */
interface SearchedRule {
  /** The kinds of values that the rule is about. */
  readonly kinds: Kinds;
  /** Whether it has a message: a search may end after some of them. */
  readonly isReported: boolean;
  readonly search: SearchRule;
}

/**
 * The search of the rules of a block, one after the other.
 *
 * @param bits - Given if some rule reads the evaluated set. Those that add to it hold then.
 */
export function searchRules(rules: readonly Rule[], bits: EvaluatedBits | undefined, maker: SearchMaker): SearchBlock {
  const contents = new Contents();
  const searched = rules.flatMap(({ constraint, appliesTo, report }, ruleIndex): SearchedRule[] => {
    if (constraint.op === "nothing" || (bits && inPlace(constraint))) return [];
    const search = closuresOf(constraint).search(constraint, { ruleIndex, bits, contents, maker });
    return [{ kinds: kindsFor(appliesTo), isReported: report !== undefined, search }];
  });
  const { limit } = maker;
  const searchAllRules: SearchBlock = (value, kind, depth, scope) => {
    let failures: Failure[] | undefined;
    for (let i = 0; i < searched.length; i++) {
      const { kinds, isReported, search } = searched[i] as SearchedRule;
      if ((kinds & kind) === 0) continue;
      const failure = search(value, kind, depth, scope);
      if (failure === undefined) continue;
      if (failures === undefined) failures = [failure];
      else failures.push(failure);
      if (isReported) limit.maxReports--;
      if (limit.isReached) break;
    }
    return failures;
  };
  if (rules.every(({ constraint }) => constraint.op !== "decoded")) return searchAllRules;
  return (value, kind, depth, scope) => {
    const failures = searchAllRules(value, kind, depth, scope);
    contents.forget();
    return failures;
  };
}
