import type { Block, BlockId, Constraint, Pattern, Plan, Rule } from "../plan/ops.js";
import { applicationsOf, inPlace, readsEvaluated } from "../plan/walk.js";
import { mapRules } from "./rewrite.js";

/** What is evaluated wherever a block holds. */
interface Evaluated {
  readonly names: Set<string>;
  readonly patterns: Pattern[];
  /** Every member. */
  everything: boolean;
}

/**
 * Where all that could have been evaluated is known beforehand, "what nobody evaluated" becomes "what is not named
 * here". That is so for members whose writers always apply: siblings, and what is reached through `all` without a guard.
 *
 * Assumes nothing. Preserves verdicts; notes of readers stay the same, since the same members are left to them.
 */
export function resolveUnevaluated(plan: Plan): Plan {
  const answers = new Map<BlockId, Evaluated | undefined>();
  return mapRules(plan, (rule, block) => {
    const { constraint } = rule;
    if (constraint.op !== "members" || !readsEvaluated(constraint)) return rule;
    const known = evaluatedBy(plan, block, rule, 0, answers);
    if (!known) return rule;
    if (known.everything) return rule.annotation ? rule : undefined;
    return { ...rule, constraint: { ...constraint, except: { names: known.names, patterns: known.patterns } } };
  });
}

/** Schemas lie no deeper in one another where a person wrote them; beyond it nothing is lost but speed. */
const deepest = 50;

/** The same for a block that another applies, each found once: references can lead to it on very many ways. */
function evaluatedWithin(plan: Plan, id: BlockId, depth: number, answers: Answers): Evaluated | undefined {
  if (answers.has(id)) return answers.get(id);
  const found = depth > deepest ? undefined : evaluatedBy(plan, plan.blocks[id] as Block, undefined, depth, answers);
  answers.set(id, found);
  return found;
}

type Answers = Map<BlockId, Evaluated | undefined>;

/** What the rules of a block evaluate, up to the reader; `undefined` where it depends on the value. */
function evaluatedBy(
  plan: Plan,
  block: Block,
  reader: Rule | undefined,
  depth: number,
  answers: Answers,
): Evaluated | undefined {
  const known: Evaluated = { names: new Set(), patterns: [], everything: false };
  for (const rule of block.rules) {
    // What comes after it are readers to which it leaves nothing.
    if (rule === reader) break;
    const { constraint } = rule;
    if (constraint.op === "members") addMembers(known, constraint);
    else if (inPlace(constraint)) {
      for (const application of applicationsOf(constraint)) {
        if (application.dynamic !== undefined) return undefined;
        const inner = evaluatedWithin(plan, application.target, depth + 1, answers);
        if (!inner) return undefined;
        const evaluated = inner.everything || inner.names.size > 0 || inner.patterns.length > 0;
        // One of several schemas, or one under a condition, evaluates only where it is the one that holds.
        if (evaluated && (constraint.op !== "all" || application.when)) return undefined;
        for (const name of inner.names) known.names.add(name);
        for (const pattern of inner.patterns) if (!known.patterns.includes(pattern)) known.patterns.push(pattern);
        known.everything ||= inner.everything;
      }
    }
  }
  return known;
}

function addMembers(known: Evaluated, constraint: Extract<Constraint, { op: "members" }>): void {
  if (constraint.rest) known.everything = true;
  for (const name of constraint.named.keys()) known.names.add(name);
  for (const { pattern } of constraint.patterns) known.patterns.push(pattern);
}
