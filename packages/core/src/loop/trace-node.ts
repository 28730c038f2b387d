import type { Application, Block, Rule } from "../plan/plan.js";
import type { Key } from "./key.js";

/** What a recorder has seen of a result. */
export interface Recorded {
  /** Whether it has seen it. */
  recorded: boolean;
  /** The node in which it keeps what it has seen. */
  node: BlockNode | undefined;
}

/** One application of a schema, in a trace. */
export interface BlockNode {
  readonly kind: "block";
  /** The rule that applied it; `undefined` at the root. */
  readonly parent: RuleNode | undefined;
  readonly application: Application;
  readonly block: Block;
  /** The part of the parent's value that it was applied to; `undefined` for the same value, a name, or decoded content. */
  readonly key: Key | undefined;
  readonly value: unknown;
  valid: boolean;
  /** An earlier node with the same block and value: what is below that one is not recorded again. */
  same: BlockNode | undefined;
  /** The memoized result that refers to this node. */
  memoized: Recorded | undefined;
}

/** One rule of an application, in a trace. */
export interface RuleNode {
  readonly kind: "rule";
  readonly parent: BlockNode;
  /** Its index in the rules of its block. */
  readonly ruleIndex: number;
  readonly rule: Rule;
  valid: boolean;
  /** How many applications held. */
  validCount: number;
  /** What the constraint applied to, where the rule has a note about it. */
  applied: readonly Key[] | undefined;
  /** What the constraint decoded. */
  content: { readonly value: unknown } | undefined;
}

export type TraceNode = BlockNode | RuleNode;

/** A node for which nothing was recorded before. */
export const newBlockNode = (
  parent: RuleNode | undefined,
  { application, key, value }: Pick<BlockNode, "application" | "key" | "value">,
  block: Block,
  valid: boolean,
): BlockNode => ({
  kind: "block",
  parent,
  application,
  block,
  key,
  value,
  valid,
  same: undefined,
  memoized: undefined,
});
