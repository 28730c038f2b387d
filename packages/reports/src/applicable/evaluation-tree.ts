import { type BlockNode, type RuleNode, subjectOf, type TraceNode } from "@argot/core/internal";
import { appendToken } from "@argot/core/json";

/** Where the value of an application is. */
interface NodeLocation {
  /** JSON Pointer in the instance. */
  readonly location: string;
  readonly path: readonly string[] | undefined;
  readonly isAtLocation: boolean;
}

/** A trace as a tree. */
export class EvaluationTree {
  /** Each node before those beneath it. */
  readonly nodes: readonly TraceNode[];
  /** Each node after those beneath it. */
  readonly inEndOrder: readonly TraceNode[];
  readonly #rules = new Map<BlockNode, RuleNode[]>();
  readonly #applications = new Map<RuleNode, BlockNode[]>();
  readonly #places = new Map<BlockNode, NodeLocation>();

  /** @param tokens - The reference tokens of a location in the instance. */
  constructor(nodes: readonly TraceNode[], tokens: readonly string[]) {
    this.nodes = nodes;
    this.inEndOrder = endOrder(nodes);
    for (const node of nodes) {
      if (node.kind === "rule") append(this.#rules, node.parent, node);
      else {
        if (node.parent) append(this.#applications, node.parent, node);
        this.#places.set(node, this.#placeOf(node, tokens));
      }
    }
  }

  get root(): BlockNode | undefined {
    const [root] = this.nodes;
    return root?.kind === "block" ? root : undefined;
  }

  /** The rules of an application that are in the trace. An application that repeats an earlier one has its rules. */
  rulesOf(node: BlockNode): readonly RuleNode[] {
    return this.#rules.get(node.same ?? node) ?? noNodes;
  }

  /** The applications of a rule that are in the trace. */
  applicationsOf(node: RuleNode): readonly BlockNode[] {
    return this.#applications.get(node) ?? noNodes;
  }

  /** JSON Pointer of the value that a block was applied to. */
  locationOf(node: BlockNode): string {
    return this.#places.get(node)?.location ?? "";
  }

  /**
   * The path from the value of an application to the location of the tree: empty for a value that is there or within. `undefined`
   * for all other values.
   */
  pathFrom(node: BlockNode): readonly string[] | undefined {
    return this.#places.get(node)?.path;
  }

  /** Whether the value of an application is at the location of the tree, rather than within it. */
  isAtLocation(node: BlockNode): boolean {
    return this.#places.get(node)?.isAtLocation === true;
  }

  #placeOf({ parent, key }: BlockNode, tokens: readonly string[]): NodeLocation {
    if (!parent) return { location: "", path: tokens, isAtLocation: tokens.length === 0 };
    const outer = this.#places.get(parent.parent) as NodeLocation;
    if (isElsewhere(parent)) return { ...outer, path: undefined, isAtLocation: false };
    if (key === undefined) return outer;
    const token = String(key);
    const path = pathBeneath(outer.path, token);
    return {
      location: appendToken(outer.location, token),
      path,
      isAtLocation: path?.length === 0 && outer.path?.length === 1,
    };
  }
}

const noNodes: readonly never[] = [];

/** Whether the values that a rule applies schemas to are in no instance: names, and decoded content. */
export function isElsewhere({ rule: { constraint } }: RuleNode): boolean {
  const subject = subjectOf(constraint);
  return subject === "name" || subject === "content";
}

function pathBeneath(path: readonly string[] | undefined, token: string): readonly string[] | undefined {
  if (!path || path.length === 0) return path;
  return path.at(0) === token ? path.slice(1) : undefined;
}

/** Adds an item to one of several lists. */
export function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

function endOrder(nodes: readonly TraceNode[]): readonly TraceNode[] {
  const ended: TraceNode[] = [];
  const open: TraceNode[] = [];
  for (const node of nodes) {
    for (let last = open.at(-1); last && last !== node.parent; last = open.at(-1)) ended.push(open.pop() as TraceNode);
    open.push(node);
  }
  return [...ended, ...open.reverse()];
}
