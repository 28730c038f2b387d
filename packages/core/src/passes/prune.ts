import {
  type Block,
  type BlockId,
  type Edge,
  type GoalOf,
  nowhere,
  type Plan,
  type Pred,
  type Rule,
} from "../plan/ops.js";
import { markedBlocks, targetsOf } from "../plan/walk.js";
import { compact, mapRules } from "./rewrite.js";

/** What is not seen to be trivial by then may stay: schemas can be arranged so that each round finds one more. */
const mostRounds = 8;

/**
 * Keeps only what can change the verdict: notes and reports go, and every rule that always holds, with the blocks that
 * are left without rules.
 *
 * Assumes nothing. Preserves verdicts, and the marks that some rule reads.
 */
export function prune(plan: Plan): Plan {
  let pruned = mapRules(plan, (rule) => ({ ...rule, vocabulary: undefined, note: undefined, report: undefined }));
  // oxlint-disable-next-line oxc/no-accumulating-spread -- a plan has three fields, whatever the number of rounds
  for (let round = 0, changed = true; changed && round < mostRounds; round++) {
    changed = false;
    const marked = markedBlocks(pruned);
    // Blocks that hold of everything: those without rules.
    const trivial = new Set(pruned.blocks.filter(({ rules }) => rules.length === 0).map(({ id }) => id));
    const blocks = [...pruned.blocks];
    // From the last one on: a schema is numbered before the schemas in it, so what becomes trivial is known outside.
    for (let id = blocks.length - 1; id >= 0; id--) {
      const block = blocks[id] as Block;
      const rules = block.rules.flatMap((rule) => simplify(pruned, rule, trivial, marked.has(id)) ?? []);
      if (rules.length === block.rules.length && rules.every((rule, i) => rule === block.rules[i])) continue;
      blocks[id] = { ...block, rules };
      if (rules.length === 0) trivial.add(id);
      changed = true;
    }
    pruned = { ...pruned, blocks };
  }
  return compact(pruned);
}

/** The rule without what always holds in it; `undefined` when nothing is left. Keeps what marks, where marks are read. */
function simplify(plan: Plan, rule: Rule, trivial: ReadonlySet<BlockId>, marked: boolean): Rule | undefined {
  const { goal } = rule;
  const isTrivial = (edge: Edge): boolean =>
    edge.target !== nowhere && targetsOf(plan, edge).every((target) => trivial.has(target));
  switch (goal.op) {
    case "nothing":
      return undefined;
    case "test":
      return alwaysHolds(goal.pred) ? undefined : rule;
    case "all": {
      const edges = goal.edges.filter((edge) => !isTrivial(edge));
      if (edges.length === 0) return undefined;
      return edges.length === goal.edges.length ? rule : { ...rule, goal: { ...goal, edges } };
    }
    case "some": {
      const { min, max } = goal.range;
      if (max === Infinity && min <= goal.edges.filter((edge) => isTrivial(edge)).length && !marked) return undefined;
      return rule;
    }
    case "branch":
      return branchOf(rule, goal, isTrivial, marked);
    case "names":
      return isTrivial(goal.edge) ? undefined : rule;
    case "members":
      return marked ? rule : membersOf(rule, goal, isTrivial);
    case "items":
      return marked || goal.quota ? quotaOf(rule, goal, marked) : itemsOf(rule, goal, isTrivial);
    case "decoded":
      return rule;
  }
}

function branchOf(
  rule: Rule,
  goal: GoalOf<"branch">,
  isTrivial: (edge: Edge) => boolean,
  marked: boolean,
): Rule | undefined {
  if (marked) return rule;
  const then = goal.then && !isTrivial(goal.then) ? goal.then : undefined;
  const other = goal.else && !isTrivial(goal.else) ? goal.else : undefined;
  if (!then && !other) return undefined;
  if (then === goal.then && other === goal.else) return rule;
  return { ...rule, goal: { ...goal, then, else: other } };
}

function membersOf(rule: Rule, goal: GoalOf<"members">, isTrivial: (edge: Edge) => boolean): Rule | undefined {
  const named = new Map(Array.from(goal.named).filter(([, edge]) => !isTrivial(edge)));
  const patterns = goal.patterns.filter(({ edge }) => !isTrivial(edge));
  const rest = goal.rest && !isTrivial(goal.rest) ? goal.rest : undefined;
  if (named.size === 0 && patterns.length === 0 && !rest) return undefined;
  if (named.size === goal.named.size && patterns.length === goal.patterns.length && rest === goal.rest) return rule;
  return { ...rule, goal: { ...goal, named, patterns, rest } };
}

function itemsOf(rule: Rule, goal: GoalOf<"items">, isTrivial: (edge: Edge) => boolean): Rule | undefined {
  const rest = goal.rest && !isTrivial(goal.rest) ? goal.rest : undefined;
  if (!rest && goal.prefix.every(isTrivial)) return undefined;
  if (rest === goal.rest) return rule;
  return { ...rule, goal: { ...goal, rest } };
}

function quotaOf(rule: Rule, { quota }: GoalOf<"items">, marked: boolean): Rule | undefined {
  return quota && quota.min <= 0 && quota.max === Infinity && !marked ? undefined : rule;
}

/** Whether a predicate holds of everything, as far as its form says. */
function alwaysHolds(pred: Pred): boolean {
  switch (pred.op) {
    case "and":
      return pred.of.every(alwaysHolds);
    case "or":
      return pred.of.some(alwaysHolds);
    case "compare":
      return pred.of !== "self" && pred.relation === ">=" && pred.to <= 0;
    default:
      return false;
  }
}
