import { blockAt, type BlockId, readsEvaluated, type Rule, JsonType, withoutImplied } from "@argot/core/plan";
import { byCost } from "../analysis/cost.js";
import { isTypeTest, type Kinds, kindsLetThrough, kindsOfRule } from "../analysis/kinds.js";
import { not } from "../code/expression.js";
import { type Branch, chain, guarded, isEmpty, nothing, sequence, type Statement } from "../code/statement.js";
import { arrayRules } from "./array.js";
import { countApplication } from "./count-work.js";
import { EvaluatedBits } from "./evaluated-bits.js";
import { isOneOf } from "./kind-test.js";
import { objectRules } from "./object.js";
import { heldByLoop, type Site } from "./site.js";

/**
 * A block, as statements. What it evaluates is kept in bits of its own where it reads that; else in those of the site, where they
 * are: then a block around it reads them.
 */
export function blockStatements(id: BlockId, site: Site): Statement {
  const { module } = site.context;
  const { analysis } = module;
  if (analysis.isLeftToLoop(id)) return guarded(not(heldByLoop(id, site)), site.sink.fail);
  const { rules } = blockAt(analysis.plan, id);
  const layout = rules.some(({ constraint }) => readsEvaluated(constraint)) ? analysis.layout(id) : undefined;
  const counted = countApplication(id, module);
  if (!layout) return sequence([counted, rulesStatements(rules, id, site)]);
  const evaluatedBits = new EvaluatedBits(layout, module);
  return sequence([counted, evaluatedBits.around(rulesStatements(rules, id, { ...site, evaluatedBits }))]);
}

/** Rules: first those that tell the type, then those about all types that are left, then by type. */
function rulesStatements(rules: readonly Rule[], id: BlockId, site: Site): Statement {
  const { value, known, sink, context } = site;
  let left = known;
  const typeTests = rules.filter(isTypeTest).map((rule) => {
    const letThrough = kindsLetThrough(rule);
    const test = isOneOf({ value, known: left }, letThrough);
    left &= letThrough;
    return context.module.noted([rule], guarded(not(test), sink.fail));
  });
  if (left === 0) return sink.fail;
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
  const byKind = dispatch(
    Array.from(groups, ([about, group]) => [about, statementsOf(group, about)] as const),
    { ...site, known: left },
  );
  // What reads what has been evaluated stands behind what evaluates.
  const isReader = rules.some(({ constraint }) => readsEvaluated(constraint));
  return sequence([...typeTests, cheap, ...(isReader ? [others, byKind] : [byKind, others])]);
}

const isCheap = ({ constraint }: Rule): boolean => constraint.op === "test";

/** Statements for several disjoint or overlapping kinds: chains of alternatives as far as they are disjoint. */
function dispatch(groups: readonly (readonly [Kinds, Statement])[], { value, known }: Site): Statement {
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
    byCost(withoutImplied(rules)).map((rule) => module.noted([rule], writer.constraint(rule.constraint, site))),
  );
}
