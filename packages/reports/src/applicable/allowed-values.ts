import { type BlockNode, isConditionOf, type RuleNode, subjectOf } from "@argot/core/internal";
import { rangeOf, readsEvaluated } from "@argot/core/plan";
import { anyValue, intersection, union, type ValueSet } from "../messages/value-set.js";
import type { Bearing } from "./bearing.js";
import { append, type EvaluationTree } from "./evaluation-tree.js";

/** How a rule combines what the schemas that it applies allow. */
interface Joint {
  /** The application of the schema that has the rule. */
  readonly outer: BlockNode;
  /**
   * The number of alternatives, if one of them is enough; `undefined` if all applications must hold. Where not every alternative limits
   * a value, none does.
   */
  readonly alternatives: number | undefined;
}

/** Combines what schemas allow, along the applications that lead to the location of a tree. */
export class AllowedValues {
  /** The applications to the location, each after those beneath it. One that repeats an earlier one is left out. */
  readonly atLocation: readonly BlockNode[];
  readonly #tree: EvaluationTree;
  readonly #bearings: ReadonlyMap<BlockNode, Bearing>;
  /** The applications to the location and to the values that contain it, by their places: each after those beneath it. */
  readonly #order = new Map<BlockNode, number>();
  /** Those whose schemas apply something to the location, themselves or by others. What is not evaluated otherwise does not count. */
  readonly #reaching = new Set<BlockNode>();
  /** The rules that pass on what an application allows. */
  readonly #joints = new Map<BlockNode, Joint[]>();
  /** The applications of schemas that apply one, whatever it means to them. */
  readonly #outer = new Map<BlockNode, BlockNode[]>();

  constructor(tree: EvaluationTree, bearings: ReadonlyMap<BlockNode, Bearing>) {
    this.#tree = tree;
    this.#bearings = bearings;
    for (const node of tree.inEndOrder) {
      if (node.kind === "rule" || node.same || !leadsTo(tree, node)) continue;
      this.#order.set(node, this.#order.size);
      if (tree.isAtLocation(node) || this.#reaches(node)) this.#reaching.add(node);
      for (const rule of tree.rulesOf(node)) this.#join(rule);
    }
    this.atLocation = [...this.#order.keys()].filter((node) => tree.isAtLocation(node));
  }

  #reaches(node: BlockNode): boolean {
    return this.#tree
      .rulesOf(node)
      .some(
        (rule) =>
          !appliesToUnevaluated(rule) &&
          this.#leading(rule).some((each) => this.#reaching.has(first(each)) && this.#bearings.get(each)?.mayDescribe),
      );
  }

  #join(rule: RuleNode): void {
    const nodes = this.#leading(rule);
    const outer = rule.parent;
    for (const node of nodes) append(this.#outer, first(node), outer);
    // If the location may be evaluated by another schema, it is no concern of this one.
    if (appliesToUnevaluated(rule) && this.#reaches(outer)) return;
    const limiting = this.#limiting(rule, nodes);
    const joint = { outer, alternatives: rule.rule.constraint.op === "some" ? limiting.length : undefined };
    for (const node of limiting) append(this.#joints, first(node), joint);
  }

  /** The applications of a rule that limit what is allowed: all of them, or together if they are alternatives. */
  #limiting({ rule: { constraint } }: RuleNode, nodes: readonly BlockNode[]): readonly BlockNode[] {
    const range = rangeOf(constraint);
    const subject = subjectOf(constraint);
    if (subject === "name" || subject === "content") return [];
    if (!range) return nodes.filter((node) => !isConditionOf(node.parent?.rule, node.application));
    if (subject === "part" || range.min === 0 || range.max <= 0) return [];
    return nodes.filter((node) => this.#bearings.get(node)?.describes);
  }

  /** Some applications, and those of schemas that pass on what these allow, each after those beneath it. */
  around(nodes: Iterable<BlockNode>): readonly BlockNode[] {
    const found = new Set(nodes);
    // A set iterates over items that are added during the iteration.
    for (const node of found) for (const { outer } of this.#joints.get(node) ?? []) found.add(outer);
    const placeOf = (node: BlockNode): number => this.#order.get(node) ?? 0;
    return [...found].sort((a, b) => placeOf(a) - placeOf(b));
  }

  /** Adds to some applications all of schemas that apply them. */
  addOuter(nodes: Set<BlockNode>): void {
    for (const node of nodes) for (const outer of this.#outer.get(node) ?? []) nodes.add(outer);
  }

  /**
   * What is allowed of the location, or of a property there: what all schemas allow, and of alternatives at least one.
   *
   * @param nodes - The applications of schemas that limit it, and those around them.
   * @param own - What a schema that applies to the location allows by itself.
   */
  combine(nodes: readonly BlockNode[], own: (node: BlockNode) => ValueSet): ValueSet {
    const passed = new Map<BlockNode, Map<Joint, ValueSet[]>>();
    let allowed = anyValue;
    for (const node of nodes) {
      allowed = this.#tree.isAtLocation(node) ? own(node) : anyValue;
      for (const [{ alternatives }, sets] of passed.get(node) ?? [])
        if (alternatives === undefined) allowed = sets.reduce(intersection, allowed);
        else if (alternatives === sets.length) allowed = intersection(allowed, union(sets));
      if (allowed === anyValue) continue;
      for (const joint of this.#joints.get(node) ?? []) {
        const sets = passed.get(joint.outer) ?? new Map<Joint, ValueSet[]>();
        passed.set(joint.outer, sets);
        append(sets, joint, allowed);
      }
    }
    // What only conditions allow does not count.
    return nodes.at(-1) === this.#tree.root ? allowed : anyValue;
  }

  #leading(rule: RuleNode): readonly BlockNode[] {
    return this.#tree.applicationsOf(rule).filter((node) => leadsTo(this.#tree, node));
  }
}

/** The application that one repeats, or itself. */
const first = (node: BlockNode): BlockNode => node.same ?? node;

const appliesToUnevaluated = ({ rule: { constraint } }: RuleNode): boolean => readsEvaluated(constraint);

const leadsTo = (tree: EvaluationTree, node: BlockNode): boolean =>
  tree.isAtLocation(node) || (tree.pathFrom(node)?.length ?? 0) > 0;
