import { analysisOf } from "../plan/constraints.js";
import { type Application, type BlockId, nowhere, type Plan, type Rule } from "../plan/plan.js";
import { blockAt, blocksWithEvaluated, type Targets, targetsIn } from "../plan/walk.js";
import { compact, mapRules } from "./rewrite.js";

/** Maximum number of rounds. Each may find blocks that are always valid; there are schemas in which each round finds one more. */
const mostRounds = 8;

/**
 * Keeps only what can change the verdict. Drops annotations and reports, every rule that always holds, and the blocks that
 * nothing leads to afterwards.
 *
 * Assumes nothing. Preserves verdicts, and what is evaluated if some rule reads it.
 */
export function prune(plan: Plan): Plan {
  const targetsOf = targetsIn(plan);
  let pruned = mapRules(plan, (rule) => ({ ...rule, vocabulary: undefined, annotation: undefined, report: undefined }));
  // oxlint-disable-next-line oxc/no-accumulating-spread -- a plan has three fields, whatever the number of rounds
  for (let round = 0, changed = true; changed && round < mostRounds; round++) {
    changed = false;
    const evaluating = blocksWithEvaluated(pruned);
    // Blocks that are always valid: those without rules.
    const trivial = new Set(pruned.blocks.filter(({ rules }) => rules.length === 0).map(({ id }) => id));
    const blocks = [...pruned.blocks];
    // Last block first: a schema has a lower number than the schemas in it, and depends on which of these are trivial.
    for (let id = blocks.length - 1; id >= 0; id--) {
      const block = blockAt(pruned, id);
      const rules = block.rules.flatMap((rule) => simplify(targetsOf, rule, trivial, evaluating.has(id)) ?? []);
      if (rules.length === block.rules.length && rules.every((rule, i) => rule === block.rules.at(i))) continue;
      blocks[id] = { ...block, rules };
      if (rules.length === 0) trivial.add(id);
      changed = true;
    }
    pruned = { ...pruned, blocks };
  }
  return compact(pruned);
}

/** The rule without what always holds; `undefined` if nothing is left. Keeps what evaluates if some rule reads that. */
function simplify(targetsOf: Targets, rule: Rule, trivial: ReadonlySet<BlockId>, evaluates: boolean): Rule | undefined {
  const { constraint } = rule;
  const isTrivial = (application: Application): boolean =>
    application.target !== nowhere && targetsOf(application).every((target) => trivial.has(target));
  const simplified = analysisOf(constraint).simplified(constraint, { isTrivial, evaluates });
  if (!simplified || simplified === constraint) return simplified && rule;
  return { ...rule, constraint: simplified };
}
