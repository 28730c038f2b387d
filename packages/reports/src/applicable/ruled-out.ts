// Which schemas a value that is not finished can no longer match.
import { type BlockNode, hasProperty, type RuleNode, tooManyHold, type TraceNode, holds } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import type { Json, Measure, Predicate } from "@argot/core/plan";
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
  switch (constraint.op) {
    case "test":
      return !mayHold(constraint.predicate, parent.value, open);
    case "some": {
      if (tooManyHold(constraint, node)) return constraint.range.max <= 0;
      const possible = applications.filter((each) => !each.valid && !found.has(each)).length;
      return node.validCount + possible < constraint.range.min;
    }
    case "items":
      return constraint.quota ? tooManyHold(constraint, node) : applications.some((each) => found.has(each));
    case "all":
    case "members":
    case "branch":
      return applications.some((each) => found.has(each));
    case "names":
    case "decoded":
      return true;
    case "nothing":
      return false;
  }
}

/** The path from a value to the part that may become anything; `undefined` if no part of it may. */
type OpenPath = readonly string[] | undefined;

const beneath = (open: OpenPath, name: string): OpenPath => (open?.at(0) === name ? open.slice(1) : undefined);

/** Whether a predicate may hold once the open part is another one, and members and items are added. */
function mayHold(predicate: Predicate, value: unknown, open: OpenPath): boolean {
  if (open?.length === 0) return true;
  switch (predicate.op) {
    case "has":
      return true;
    case "member": {
      const { name, of } = predicate;
      return !isObject(value) || !hasProperty(value, name) || mayHold(of, value[name], beneath(open, name));
    }
    case "compare":
      return holds(predicate, value) || (growing.has(predicate.of) && predicate.relation.startsWith(">"));
    case "and":
      return predicate.of.every((part) => mayHold(part, value, open));
    case "or":
      return predicate.of.some((part) => mayHold(part, value, open));
    case "among":
      return predicate.values.some((each) => mayBecome(value, each, open));
    case "is":
    case "multiple":
    case "match":
    case "unique":
    case "custom":
    case "not":
      return holds(predicate, value);
  }
}

/** What grows when something is added. */
const growing: ReadonlySet<Measure> = new Set<Measure>(["itemCount", "propertyCount"]);

/** Whether a value may become a constant once the open part is another one, and members and items are added. */
function mayBecome(value: unknown, constant: Json, open: OpenPath): boolean {
  if (open?.length === 0 || holds({ op: "among", values: [constant] }, value)) return true;
  if (Array.isArray(value)) return Array.isArray(constant) && value.length <= constant.length;
  if (!isObject(value) || !isObject(constant)) return false;
  return Object.keys(value).every(
    (name) => hasProperty(constant, name) && mayBecome(value[name], constant[name] as Json, beneath(open, name)),
  );
}
