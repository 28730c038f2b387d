import { type BlockNode, hasProperty, type RuleNode } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import { type EvaluationTree, isElsewhere } from "./evaluation-tree.js";

/** How well a value that is not finished matches a schema. */
interface Closeness {
  /** Number of parts that do not match. The location of the tree and what contains it do not count, since they are being written. */
  readonly failing: number;
  /** Number of properties of the value that the schema names. */
  readonly named: number;
}

const nothing: Closeness = { failing: 0, named: 0 };

/**
 * Of alternatives that are possible, those that a value matches most closely: with the fewest parts that fail, then with the most properties
 * that they name. Where several may hold together, those that hold stay as well.
 */
export function closestAlternatives(
  tree: EvaluationTree,
  { rule: { constraint } }: RuleNode,
  possible: readonly BlockNode[],
): readonly BlockNode[] {
  if (possible.length < 2) return possible;
  const closeness = new Map(possible.map((node) => [node, closenessOf(tree, node)]));
  const best = closestOf([...closeness.values()]);
  const mayHoldTogether = constraint.op === "some" && constraint.range.max > 1;
  return possible.filter(
    (node) => compare(closeness.get(node) ?? nothing, best) === 0 || (mayHoldTogether && node.valid),
  );
}

function closenessOf(tree: EvaluationTree, node: BlockNode): Closeness {
  let { failing, named } = { failing: 0, named: namedBy(tree, node) };
  for (const rule of tree.rulesOf(node)) {
    if (isElsewhere(rule)) continue;
    const { constraint } = rule.rule;
    const nodes = tree.applicationsOf(rule);
    const parts = nodes.filter(({ key }) => key !== undefined);
    failing += parts.filter((part) => !part.valid && !isBeingWritten(tree, part)).length;
    const inPlace = nodes.filter(({ key }) => key === undefined).map((each) => closenessOf(tree, each));
    const counted = constraint.op === "some" ? (constraint.range.max > 0 ? [closestOf(inPlace)] : []) : inPlace;
    for (const each of counted) {
      failing += each.failing;
      named += each.named;
    }
  }
  return { failing, named };
}

/** Whether an application is to the location of the tree, or to a value that contains it. */
const isBeingWritten = (tree: EvaluationTree, node: BlockNode): boolean =>
  tree.isAtLocation(node) || (tree.pathFrom(node)?.length ?? 0) > 0;

/** Number of properties of a value that a schema names by itself, without the one that contains the location of the tree. */
function namedBy(tree: EvaluationTree, node: BlockNode): number {
  const { value, block } = node;
  if (!isObject(value)) return 0;
  const open = tree.pathFrom(node)?.[0];
  let count = 0;
  for (const { constraint } of block.rules)
    if (constraint.op === "members")
      for (const name of constraint.named.keys()) if (name !== open && hasProperty(value, name)) count++;
  return count;
}

/** Negative if the first is closer. */
const compare = (one: Closeness, other: Closeness): number => one.failing - other.failing || other.named - one.named;

const closestOf = (all: readonly Closeness[]): Closeness => all.toSorted(compare)[0] ?? nothing;
