import { type BlockId, type Application, type ConstraintOf, nowhere, type Plan, type Rule } from "../plan/plan.js";
import { alwaysHolds } from "../plan/predicates.js";
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
  switch (constraint.op) {
    case "nothing":
      return undefined;
    case "test":
      return alwaysHolds(constraint.predicate) ? undefined : rule;
    case "all": {
      const applications = constraint.applications.filter((application) => !isTrivial(application));
      if (applications.length === 0) return undefined;
      return applications.length === constraint.applications.length
        ? rule
        : { ...rule, constraint: { ...constraint, applications } };
    }
    case "some": {
      const { min, max } = constraint.range;
      if (
        max === Infinity &&
        min <= constraint.applications.filter((application) => isTrivial(application)).length &&
        !evaluates
      )
        return undefined;
      return rule;
    }
    case "branch":
      return branchOf(rule, constraint, isTrivial, evaluates);
    case "names":
      return isTrivial(constraint.application) ? undefined : rule;
    case "members":
      return evaluates ? rule : membersOf(rule, constraint, isTrivial);
    case "items":
      return evaluates || constraint.quota
        ? quotaOf(rule, constraint, evaluates)
        : prunedItems(rule, constraint, isTrivial);
    case "decoded":
      return rule;
  }
}

function branchOf(
  rule: Rule,
  constraint: ConstraintOf<"branch">,
  isTrivial: (application: Application) => boolean,
  evaluates: boolean,
): Rule | undefined {
  if (evaluates) return rule;
  const then = constraint.then && !isTrivial(constraint.then) ? constraint.then : undefined;
  const other = constraint.else && !isTrivial(constraint.else) ? constraint.else : undefined;
  if (!then && !other) return undefined;
  if (then === constraint.then && other === constraint.else) return rule;
  return { ...rule, constraint: { ...constraint, then, else: other } };
}

function membersOf(
  rule: Rule,
  constraint: ConstraintOf<"members">,
  isTrivial: (application: Application) => boolean,
): Rule | undefined {
  const named = new Map(Array.from(constraint.named).filter(([, application]) => !isTrivial(application)));
  const patterns = constraint.patterns.filter(({ application }) => !isTrivial(application));
  const rest = constraint.rest && !isTrivial(constraint.rest) ? constraint.rest : undefined;
  if (named.size === 0 && patterns.length === 0 && !rest) return undefined;
  if (
    named.size === constraint.named.size &&
    patterns.length === constraint.patterns.length &&
    rest === constraint.rest
  )
    return rule;
  return { ...rule, constraint: { ...constraint, named, patterns, rest } };
}

function prunedItems(
  rule: Rule,
  constraint: ConstraintOf<"items">,
  isTrivial: (application: Application) => boolean,
): Rule | undefined {
  const rest = constraint.rest && !isTrivial(constraint.rest) ? constraint.rest : undefined;
  if (!rest && constraint.prefix.every(isTrivial)) return undefined;
  if (rest === constraint.rest) return rule;
  return { ...rule, constraint: { ...constraint, rest } };
}

function quotaOf(rule: Rule, { quota }: ConstraintOf<"items">, evaluates: boolean): Rule | undefined {
  return quota && quota.min <= 0 && quota.max === Infinity && !evaluates ? undefined : rule;
}
