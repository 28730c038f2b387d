import { type BlockNode, isConditionOf, type RuleNode } from "@argot/core/internal";
import { type EvaluationTree, isElsewhere } from "./evaluation-tree.js";

/**
 * How a schema comes to apply to a value: the value must be valid against it; it is one of several of which some must be valid; it
 * decides whether another one applies; or the value must not be valid against it.
 */
export type SchemaRole = "requirement" | "alternative" | "condition" | "negation";

/** What an applied schema is for the value. */
export interface Bearing {
  readonly role: SchemaRole;
  /** Whether it says what the value is, or should be. */
  readonly describes: boolean;
  /** Whether it would say so if the value were another one: it describes it, or is a condition or applied by one. */
  readonly mayDescribe: boolean;
  /** Whether the value must be valid against it, whichever alternatives are chosen. */
  readonly isCertain: boolean;
}

/**
 * What each applied schema is for its value, in the order of evaluation, and chosen alternatives before others.
 *
 * @param chosen - The alternatives of a rule that describe the value.
 */
export function bearings(
  tree: EvaluationTree,
  chosen: (rule: RuleNode) => ReadonlySet<BlockNode>,
): ReadonlyMap<BlockNode, Bearing> {
  const found = new Map<BlockNode, Bearing>();
  if (!tree.root) return found;
  const pending: [BlockNode, Bearing][] = [
    [tree.root, { role: "requirement", describes: true, mayDescribe: true, isCertain: true }],
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, bearing] = next;
    const known = found.get(node);
    if (known && !saysMore(bearing, known)) continue;
    found.set(node, bearing);
    const inner = tree
      .rulesOf(node)
      .flatMap((rule) => (isElsewhere(rule) ? [] : bearingsBeneath(tree, rule, bearing, chosen)));
    pending.push(...inner.reverse());
  }
  return found;
}

/** Whether a schema describes a value by another way than the one that is known. */
const saysMore = (bearing: Bearing, known: Bearing): boolean =>
  (bearing.describes && !known.describes) || (bearing.mayDescribe && !known.mayDescribe);

function bearingsBeneath(
  tree: EvaluationTree,
  rule: RuleNode,
  outer: Bearing,
  chosen: (rule: RuleNode) => ReadonlySet<BlockNode>,
): [BlockNode, Bearing][] {
  const nodes = tree.applicationsOf(rule);
  const { constraint } = rule.rule;
  const required: Bearing = { ...outer, role: "requirement" };
  if (constraint.op === "branch")
    return nodes.map((node) => [
      node,
      isConditionOf(node.parent?.rule, node.application)
        ? { ...outer, role: "condition", describes: outer.describes && node.valid, isCertain: false }
        : required,
    ]);
  /** An alternative, or an item that is one of several. */
  const alternative = (isChosen: boolean, isCertain: boolean): Bearing => ({
    role: "alternative",
    describes: outer.describes && isChosen,
    mayDescribe: outer.mayDescribe && isChosen,
    isCertain: outer.isCertain && isCertain,
  });
  if (constraint.op === "items" && constraint.quota)
    return nodes.map((node) => [node, alternative(node.valid || !rule.valid, false)]);
  if (constraint.op !== "some") return nodes.map((node) => [node, required]);
  if (constraint.range.max <= 0)
    return nodes.map((node) => [node, { role: "negation", describes: false, mayDescribe: false, isCertain: false }]);
  const best = chosen(rule);
  return [...nodes.filter((node) => best.has(node)), ...nodes.filter((node) => !best.has(node))].map((node) => [
    node,
    alternative(best.has(node), best.size === 1 && best.has(node)),
  ]);
}
