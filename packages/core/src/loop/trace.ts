import type { Block, Edge, Rule } from "../plan/ops.js";
import type { Frame, Key } from "./frame.js";

/** One application of a schema, in a trace. */
export interface BlockNode {
  readonly kind: "block";
  /** The rule that applied it; `undefined` at the root. */
  readonly parent: RuleNode | undefined;
  readonly edge: Edge;
  readonly block: Block;
  /** The part of the parent's value that it was applied to; `undefined` for the same value, a name, or decoded content. */
  readonly key: Key | undefined;
  readonly value: unknown;
  valid: boolean;
}

/** One rule of an application, in a trace. */
export interface RuleNode {
  readonly kind: "rule";
  readonly parent: BlockNode;
  readonly rule: Rule;
  valid: boolean;
  /** How many applications held. */
  tally: number;
  /** What the goal applied to, where the rule has a note about it. */
  applied: readonly Key[] | undefined;
}

export type TraceNode = BlockNode | RuleNode;

/** What an evaluation tells on its way. */
export interface Recorder {
  enterBlock(edge: Edge, block: Block, key: Key | undefined, value: unknown): void;
  leaveBlock(frame: Frame): void;
  enterRule(rule: Rule): void;
  leaveRule(frame: Frame): void;
}

/**
 * The record of an evaluation: a flat list, each node before what lies beneath it. Paths are not stored; whoever wants
 * one climbs from a node to its parents.
 *
 * A trace keeps only what its reader asks for: whatever `keep` refuses when it ends is dropped with all beneath it, so
 * that a trace of failures grows with the failures and not with the instance.
 */
export class Trace implements Recorder {
  readonly nodes: TraceNode[] = [];
  readonly #keep: (node: TraceNode, hasDescendants: boolean) => boolean;
  readonly #open: number[] = [];

  constructor(keep: (node: TraceNode, hasDescendants: boolean) => boolean) {
    this.#keep = keep;
  }

  enterBlock(edge: Edge, block: Block, key: Key | undefined, value: unknown): void {
    this.#enter({
      kind: "block",
      parent: this.#innermost() as RuleNode | undefined,
      edge,
      block,
      key,
      value,
      valid: true,
    });
  }

  leaveBlock(frame: Frame): void {
    const node = this.#innermost() as BlockNode;
    node.valid = frame.valid;
    this.#leave(node);
  }

  enterRule(rule: Rule): void {
    this.#enter({
      kind: "rule",
      parent: this.#innermost() as BlockNode,
      rule,
      valid: true,
      tally: 0,
      applied: undefined,
    });
  }

  leaveRule(frame: Frame): void {
    const node = this.#innermost() as RuleNode;
    node.valid = frame.holds;
    node.tally = frame.tally;
    node.applied = frame.applied;
    this.#leave(node);
  }

  #innermost(): TraceNode | undefined {
    const index = this.#open.at(-1);
    return index === undefined ? undefined : this.nodes[index];
  }

  #enter(node: TraceNode): void {
    this.#open.push(this.nodes.length);
    this.nodes.push(node);
  }

  #leave(node: TraceNode): void {
    const index = this.#open.pop() as number;
    if (!this.#keep(node, this.nodes.length > index + 1)) this.nodes.length = index;
  }
}

/** Keeps what fails, conditions apart, which may: the trace that errors are made of. */
export const traceOfFailures = (): Trace => new Trace((node) => !node.valid && !isCondition(node));

function isCondition(node: TraceNode): boolean {
  if (node.kind === "rule" || !node.parent) return false;
  const { goal } = node.parent.rule;
  return goal.op === "branch" && node.edge === goal.if;
}
