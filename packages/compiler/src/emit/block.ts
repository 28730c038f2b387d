import { blockAt, type BlockId, readsEvaluated, type Rule, JsonType, withoutImplied } from "@argot/core/plan";
import { byCost } from "../analysis/cost.js";
import { isTypeTest, type Kinds, acceptedKinds, kindsOfRule } from "../analysis/kinds.js";
import { not } from "../code/expression.js";
import { type Branch, chain, guarded, isEmpty, nothing, sequence, type Statement } from "../code/statement.js";
import { arrayRules } from "./array.js";
import { countApplication } from "./count-work.js";
import { EvaluatedBitsCode } from "./evaluated-bits.js";
import { isOneOf } from "./kind-test.js";
import { objectRules } from "./object.js";
import { fallbackHolds, type Site } from "./site.js";

/**
 * A block, as statements. If it reads its evaluated set, it has bits of its own. Else it sets those of the site, if there are
 * any: a block that applies it in place then reads them.
 */
export function blockStatements(id: BlockId, site: Site): Statement {
  const { module } = site.context;
  const { analysis } = module;
  if (analysis.facts.isLeftToLoop(id)) return guarded(not(fallbackHolds(id, site)), site.fail);
  const { rules } = blockAt(analysis.plan, id);
  const layout = rules.some(({ constraint }) => readsEvaluated(constraint)) ? analysis.facts.layout(id) : undefined;
  const counted = countApplication(id, module);
  if (!layout) return sequence([counted, rulesStatements(rules, id, site)]);
  const evaluatedBits = new EvaluatedBitsCode(layout, module);
  return sequence([counted, evaluatedBits.around(rulesStatements(rules, id, { ...site, evaluatedBits }))]);
}

/** Rules, in this order: type tests, cheap rules about all remaining types, rules about some types, other rules. */
function rulesStatements(rules: readonly Rule[], id: BlockId, site: Site): Statement {
  const { value, known, fail, context } = site;
  let left = known;
  const typeTests = rules.filter(isTypeTest).map((rule) => {
    const accepted = acceptedKinds(rule);
    const test = isOneOf({ value, known: left }, accepted);
    left &= accepted;
    return context.module.withComments([rule], guarded(not(test), fail));
  });
  if (left === 0) return fail;
  const groups = new Map<Kinds, Rule[]>();
  for (const rule of rules) {
    const about = kindsOfRule(rule) & left;
    if (about === 0 || isTypeTest(rule)) continue;
    const group = groups.get(about);
    if (group) group.push(rule);
    else groups.set(about, [rule]);
  }
  const unconditional = groups.get(left) ?? [];
  groups.delete(left);
  const statementsOf = (group: readonly Rule[], about: Kinds): Statement =>
    groupStatements(group, id, { ...site, known: about });
  if (groups.size === 0) return sequence([...typeTests, statementsOf(unconditional, left)]);
  const cheap = statementsOf(unconditional.filter(isCheap), left);
  const others = statementsOf(
    unconditional.filter((rule) => !isCheap(rule)),
    left,
  );
  const byKind = dispatchCode(
    Array.from(groups, ([about, group]) => [about, statementsOf(group, about)] as const),
    { ...site, known: left },
  );
  // Rules that read the evaluated set come after those that add to it.
  const isReader = rules.some(({ constraint }) => readsEvaluated(constraint));
  return sequence([...typeTests, cheap, ...(isReader ? [others, byKind] : [byKind, others])]);
}

const isCheap = ({ constraint }: Rule): boolean => constraint.op === "test";

/** Statements for groups of kinds, disjoint or not. Disjoint groups form a chain of `if` and `else`. */
function dispatchCode(groups: readonly (readonly [Kinds, Statement])[], { value, known }: Site): Statement {
  const chains: Branch[][] = [];
  let left = known;
  for (const [about, then] of groups) {
    if (isEmpty(then)) continue;
    const isDisjoint = (about & ~left) === 0;
    if (!isDisjoint) left = known;
    const branch = { test: isOneOf({ value, known: left }, about), then };
    if (isDisjoint && chains.length > 0) chains.at(-1)?.push(branch);
    else chains.push([branch]);
    left &= ~about;
  }
  return sequence(chains.map((branches) => chain(branches)));
}

/** The rules of a block about values of certain kinds. */
function groupStatements(rules: readonly Rule[], id: BlockId, site: Site): Statement {
  if (rules.length === 0) return nothing;
  if (site.known === JsonType.object) return objectRules(rules, id, site);
  if (site.known === JsonType.array) return arrayRules(rules, site);
  const { module, writer } = site.context;
  return sequence(
    byCost(withoutImplied(rules)).map((rule) => module.withComments([rule], writer.constraint(rule.constraint, site))),
  );
}
