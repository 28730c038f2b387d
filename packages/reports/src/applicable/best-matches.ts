import { type BlockNode, failedApplications, type RuleNode } from "@argot/core/internal";
import type { FailedApplication } from "@argot/core/plan";
import { MatchScores } from "../issues/match-scores.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { EvaluationTree } from "./evaluation-tree.js";

/** Finds the best matches among alternatives that all fail: one, or several that match equally well. */
export function bestMatches(
  ruleMessages: RuleMessages,
  tree: EvaluationTree,
): (rule: RuleNode) => ReadonlySet<BlockNode> {
  const scores = new MatchScores(ruleMessages);
  let failures: ReadonlyMap<BlockNode, FailedApplication> | undefined;
  return (rule) => {
    const { constraint } = rule.rule;
    if (constraint.op !== "some") return new Set();
    failures ??= failedApplications(tree.nodes);
    const failing: BlockNode[] = [];
    const failed: FailedApplication[] = [];
    for (const node of tree.applicationsOf(rule)) {
      const failure = failures.get(node);
      if (!failure) continue;
      failing.push(node);
      failed.push(failure);
    }
    if (failing.length === 0) return new Set();
    const match = scores.bestMatch(constraint, failed);
    if (typeof match === "number") return new Set(failing.slice(match, match + 1));
    return new Set(match.by === "tie" ? match.alternatives.map((i) => failing[i] as BlockNode) : failing);
  };
}
