import type { BlockNode, RuleNode } from "../loop/trace-node.js";
import { anyValue, intersection, union, type ValueSet } from "../messages/value-set.js";
import { isConditionOf, readsEvaluated } from "../plan/walk.js";
import type { Bearing } from "./bearing.js";
import type { EvaluationTree } from "./evaluation-tree.js";

/** Combines what schemas allow, along the applications that lead to the location of a tree. */
export class AllowedValues {
  readonly #tree: EvaluationTree;
  readonly #bearings: ReadonlyMap<BlockNode, Bearing>;
  /** The applications to the location and to the values that contain it, each after those beneath it. */
  readonly #nodes: readonly BlockNode[];
  /** Those whose schemas apply something to the location, themselves or by others. What is not evaluated otherwise does not count. */
  readonly #reaching = new Set<BlockNode>();

  constructor(tree: EvaluationTree, bearings: ReadonlyMap<BlockNode, Bearing>) {
    this.#tree = tree;
    this.#bearings = bearings;
    this.#nodes = tree.inEndOrder.flatMap((node) => (node.kind === "block" && leadsTo(tree, node) ? [node] : []));
    for (const node of this.#nodes) if (tree.isAtLocation(node) || this.#reaches(node)) this.#reaching.add(node);
  }

  /** The number of applications that are combined. */
  get size(): number {
    return this.#nodes.length;
  }

  #reaches(node: BlockNode): boolean {
    return this.#tree
      .rulesOf(node)
      .some(
        (rule) =>
          !appliesToUnevaluated(rule) &&
          this.#leading(rule).some(
            (each) => this.#reaching.has(each.same ?? each) && this.#bearings.get(each)?.mayDescribe,
          ),
      );
  }

  /**
   * What is allowed of the location, or of a property there: what all schemas allow, and of alternatives at least one.
   *
   * @param own - What a schema that applies to the location allows by itself. It gets the applications by which the schema is
   *   applied to the location, and those that are beneath.
   */
  combine(own: (node: BlockNode, inner: readonly BlockNode[]) => ValueSet): ValueSet {
    const sets = new Map<BlockNode, ValueSet>();
    let allowed = anyValue;
    for (const node of this.#nodes) {
      const rules = this.#tree.rulesOf(node);
      allowed = this.#tree.isAtLocation(node)
        ? own(
            node,
            rules.flatMap((rule) => this.#leading(rule)),
          )
        : anyValue;
      for (const rule of rules) allowed = intersection(allowed, this.#allowedBy(rule, sets));
      sets.set(node, allowed);
    }
    return allowed;
  }

  #allowedBy(rule: RuleNode, sets: ReadonlyMap<BlockNode, ValueSet>): ValueSet {
    const { constraint } = rule.rule;
    // If the location may be evaluated by another schema, it is no concern of this one.
    if (appliesToUnevaluated(rule) && this.#reaches(rule.parent)) return anyValue;
    const setOf = (node: BlockNode): ValueSet => sets.get(node.same ?? node) ?? anyValue;
    const nodes = this.#leading(rule);
    switch (constraint.op) {
      case "some": {
        const possible = nodes.filter((node) => this.#bearings.get(node)?.describes);
        return constraint.range.min === 0 || constraint.range.max <= 0 || possible.length === 0
          ? anyValue
          : union(possible.map(setOf));
      }
      case "items":
        return constraint.quota ? anyValue : intersectionOf(nodes.map(setOf));
      case "all":
      case "members":
        return intersectionOf(nodes.map(setOf));
      case "branch":
        return intersectionOf(
          nodes.flatMap((node) => (isConditionOf(node.parent?.rule, node.application) ? [] : [setOf(node)])),
        );
      case "test":
      case "names":
      case "decoded":
      case "nothing":
        return anyValue;
    }
  }

  #leading(rule: RuleNode): readonly BlockNode[] {
    return this.#tree.applicationsOf(rule).filter((node) => leadsTo(this.#tree, node));
  }
}

const appliesToUnevaluated = ({ rule: { constraint } }: RuleNode): boolean => readsEvaluated(constraint);

const leadsTo = (tree: EvaluationTree, node: BlockNode): boolean =>
  tree.isAtLocation(node) || (tree.pathFrom(node)?.length ?? 0) > 0;

const intersectionOf = (sets: readonly ValueSet[]): ValueSet => sets.reduce(intersection, anyValue);
