import type { Block, BlockId, Constraint, ConstraintOf, Pattern, Plan, Rule } from "../plan/plan.js";
import { applicationsOf, blockAt, readsEvaluated } from "../plan/walk.js";
import { mapRules } from "./rewrite.js";

/** The members that are evaluated whenever a block holds. */
interface EvaluatedMembers {
  readonly names: Set<string>;
  readonly patterns: Pattern[];
  /** Every member. */
  everything: boolean;
}

/**
 * Replaces "members that nothing has evaluated" by "members that are not named here" if it is known in advance which members
 * are evaluated: those of sibling rules, and of what is applied in place by `all` without a condition.
 *
 * Assumes nothing. Preserves verdicts. Annotations stay the same, since rules apply to the same members as before.
 */
export function resolveUnevaluated(plan: Plan): Plan {
  const known: Known = new Map();
  return mapRules(plan, (rule, block) => {
    const { constraint } = rule;
    if (constraint.op !== "members" || !readsEvaluated(constraint)) return rule;
    const evaluated = evaluatedBy(plan, block, rule, 0, known);
    if (!evaluated) return rule;
    if (evaluated.everything) return rule.annotation ? rule : undefined;
    const { names, patterns } = evaluated;
    return { ...rule, constraint: { ...constraint, except: { names, patterns } } };
  });
}

/** Maximum depth of blocks applied in place within one another. Nobody writes deeper schemas; beyond it only speed is lost. */
const deepest = 50;

/** What is known of blocks: references can lead to one on very many paths. */
type Known = Map<BlockId, EvaluatedMembers | undefined>;

function evaluatedWithin(plan: Plan, id: BlockId, depth: number, known: Known): EvaluatedMembers | undefined {
  if (known.has(id)) return known.get(id);
  const found = depth > deepest ? undefined : evaluatedBy(plan, blockAt(plan, id), undefined, depth, known);
  known.set(id, found);
  return found;
}

/** What the rules of a block evaluate, up to the one that reads it; `undefined` if it depends on the value. */
function evaluatedBy(
  plan: Plan,
  block: Block,
  reader: Rule | undefined,
  depth: number,
  known: Known,
): EvaluatedMembers | undefined {
  const evaluated: EvaluatedMembers = { names: new Set(), patterns: [], everything: false };
  for (const rule of block.rules) {
    // Only other readers come after it, to which it leaves nothing.
    if (rule === reader) break;
    const { constraint } = rule;
    switch (constraint.op) {
      case "members":
        addMembers(evaluated, constraint);
        break;
      case "all":
      case "some":
      case "branch":
        if (!addInPlace(evaluated, constraint, (id) => evaluatedWithin(plan, id, depth + 1, known))) return undefined;
        break;
      case "test":
      case "names":
      case "items":
      case "decoded":
      case "nothing":
        break;
    }
  }
  return evaluated;
}

function addMembers(evaluated: EvaluatedMembers, constraint: ConstraintOf<"members">): void {
  if (constraint.rest) evaluated.everything = true;
  for (const name of constraint.named.keys()) evaluated.names.add(name);
  for (const { pattern } of constraint.patterns) evaluated.patterns.push(pattern);
}

/** Adds what a constraint evaluates through the blocks that it applies in place; false if that depends on the value. */
function addInPlace(
  evaluated: EvaluatedMembers,
  constraint: Constraint,
  within: (id: BlockId) => EvaluatedMembers | undefined,
): boolean {
  for (const application of applicationsOf(constraint)) {
    const inner = application.dynamic === undefined ? within(application.target) : undefined;
    if (!inner) return false;
    const isNothing = !inner.everything && inner.names.size === 0 && inner.patterns.length === 0;
    // One of several schemas, or one under a condition, evaluates only if it is the one that holds.
    if (!isNothing && (constraint.op !== "all" || application.when)) return false;
    for (const name of inner.names) evaluated.names.add(name);
    for (const pattern of inner.patterns) if (!evaluated.patterns.includes(pattern)) evaluated.patterns.push(pattern);
    evaluated.everything ||= inner.everything;
  }
  return true;
}
