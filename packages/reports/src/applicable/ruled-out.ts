// Which schemas a value that is not finished can no longer match.
import {
  type BlockNode,
  mayHold,
  type OpenPath,
  type RuleNode,
  subjectOf,
  tooManyHold,
  type TraceNode,
} from "@argot/core/internal";
import { rangeOf } from "@argot/core/plan";
import type { EvaluationTree } from "./evaluation-tree.js";

/** What may still happen to a value: members and items may be added; something else may also take the place of a part. */
export type Change = "add" | "replace";

/**
 * The applications and rules that fail whatever is added to the value, and, if the change is to replace, whatever is put at the
 * location of the tree.
 */
export function ruledOut(tree: EvaluationTree, change: Change): ReadonlySet<TraceNode> {
  const found = new Set<TraceNode>();
  for (const node of tree.inEndOrder) {
    const isRuledOut =
      node.kind === "block"
        ? isBlockRuledOut(tree, node, found)
        : isRuleRuledOut(tree, node, found, change === "replace" ? tree.pathFrom(node.parent) : undefined);
    if (isRuledOut) found.add(node);
  }
  return found;
}

const isBlockRuledOut = (tree: EvaluationTree, node: BlockNode, found: ReadonlySet<TraceNode>): boolean =>
  !node.valid && tree.rulesOf(node).some((rule) => found.has(rule));

function isRuleRuledOut(tree: EvaluationTree, node: RuleNode, found: ReadonlySet<TraceNode>, open: OpenPath): boolean {
  const { valid, rule, parent } = node;
  if (valid || open?.length === 0) return false;
  const { constraint } = rule;
  const applications = tree.applicationsOf(node);
  if (constraint.op === "test") return !mayHold(constraint.predicate, parent.value, open);
  const subject = subjectOf(constraint);
  // Names stay, and so does the text that has the content.
  if (subject === "name" || subject === "content") return true;
  const range = rangeOf(constraint);
  if (!range) return applications.some((each) => found.has(each));
  if (subject === "part") return tooManyHold(constraint, node);
  if (tooManyHold(constraint, node)) return range.max <= 0;
  const possible = applications.filter((each) => !each.valid && !found.has(each)).length;
  return node.validCount + possible < range.min;
}
