import type { SearchEnd } from "../plan/backend.js";
import type { Rule } from "../plan/plan.js";
import { isConditionOf } from "../plan/walk.js";
import type { Frame } from "./frame.js";
import { type BlockNode, newBlockNode, type RuleNode, type TraceNode } from "./trace-node.js";

type Writable<Node> = { -readonly [Member in keyof Node]: Node[Member] };

/** A search that finds all failures. */
const findsAll: SearchEnd = { maxReports: Infinity, firstPart: false };

/** Receives the applications and rules of an evaluation when they end. */
export interface Recorder {
  leaveBlock(frame: Frame): void;
  leaveRule(frame: Frame): void;
  /** Whether it may keep an application or a rule whose result is already in the frame. */
  wants(frame: Frame, kind: TraceNode["kind"]): boolean;
  /** Whether it needs the parts that constraints applied to, for rules with annotations about them. */
  readonly wantsAnnotations: boolean;
  /** Whether it needs but one part of those that fail a rule about each part. */
  readonly wantsFirstPart: boolean;
  /** Whether it needs nothing more: from now on the evaluation may stop as soon as its result is known. */
  readonly satisfied: boolean;
}

/**
 * What happens to an application or a rule that has ended: it is kept; or dropped with everything below it; or passed, that is,
 * kept only if something below it is kept.
 */
export type Retention = "keep" | "pass" | "drop";

/**
 * The record of an evaluation: a flat list in which each node comes before those below it. Paths are not stored: they follow from
 * the parents of a node.
 *
 * A trace keeps only what its reader needs. A node is made when it or something below it is kept, and dropped with everything below
 * it when it ends and is not needed: a trace of failures grows with the failures, not with the instance.
 */
export class Trace implements Recorder {
  readonly nodes: TraceNode[] = [];
  readonly wantsAnnotations: boolean;
  readonly wantsFirstPart: boolean;
  readonly #retentionOf: (frame: Frame, kind: TraceNode["kind"]) => Retention;
  readonly #most: number;
  /** The number of rules with a message in the trace that have failed. */
  #reports = 0;
  /** Dropped nodes, which are reused: alternatives that fail beside a valid one leave no garbage. */
  readonly #spareBlocks: Writable<BlockNode>[] = [];
  readonly #spareRules: Writable<RuleNode>[] = [];
  /** Frames whose nodes are being made. */
  readonly #way: Frame[] = [];

  /**
   * @param retentionOf - Decides what happens to an application or a rule that has ended. One that passes must be valid.
   * @param wantsAnnotations - Whether its reader needs annotations.
   * @param end - When its reader needs no more. Default: when all is recorded.
   */
  constructor(
    retentionOf: (frame: Frame, kind: TraceNode["kind"]) => Retention,
    wantsAnnotations: boolean,
    { maxReports, firstPart }: SearchEnd = findsAll,
  ) {
    this.#retentionOf = retentionOf;
    this.wantsAnnotations = wantsAnnotations;
    this.wantsFirstPart = firstPart;
    this.#most = maxReports;
  }

  wants(frame: Frame, kind: TraceNode["kind"]): boolean {
    return this.#retentionOf(frame, kind) !== "drop";
  }

  leaveBlock(frame: Frame): void {
    const retention = this.#retentionOf(frame, "block");
    if (retention === "keep") this.#keepBlock(frame);
    else if (retention === "drop" && frame.blockNode) this.#drop(frame.blockNode);
    frame.blockNode = undefined;
  }

  leaveRule(frame: Frame): void {
    const retention = this.#retentionOf(frame, "rule");
    if (retention === "keep") {
      const node = this.#ruleNode(frame);
      node.valid = frame.holds;
      node.validCount = frame.validCount;
      node.applied = frame.applied;
      node.content = contentIn(frame);
      if (isReported(node)) this.#reports++;
    } else if (retention === "drop" && frame.ruleNode) this.#drop(frame.ruleNode);
    frame.ruleNode = undefined;
  }

  #keepBlock(frame: Frame): void {
    const node = this.#blockNode(frame);
    node.valid = frame.valid;
    const { memoized } = frame;
    if (!memoized) return;
    node.same = memoized.node;
    if (memoized.node) return;
    memoized.node = node;
    node.memoized = memoized;
  }

  /** The node of a frame's application. If there is none yet, it is made, with all nodes above it. */
  #blockNode(frame: Frame): BlockNode {
    // Without recursion, since the path may be long.
    for (let at: Frame | undefined = frame; at && !at.blockNode; at = at.caller) this.#way.push(at);
    for (let each = this.#way.pop(); each; each = this.#way.pop())
      each.blockNode = this.#newBlock(each, each.caller && this.#ruleNode(each.caller));
    return frame.blockNode as BlockNode;
  }

  #ruleNode(frame: Frame): RuleNode {
    return (frame.ruleNode ??= this.#newRule(frame, frame.blockNode ?? this.#blockNode(frame)));
  }

  #newBlock(frame: Frame, parent: RuleNode | undefined): BlockNode {
    const { application, block, key, value } = frame;
    const spare = this.#spareBlocks.pop();
    if (!spare) return this.#add(newBlockNode(parent, frame, block, true));
    spare.parent = parent;
    spare.application = application;
    spare.block = block;
    spare.key = key;
    spare.value = value;
    spare.valid = true;
    spare.same = undefined;
    return this.#add(spare);
  }

  #newRule(frame: Frame, parent: BlockNode): RuleNode {
    const { ruleIndex } = frame;
    const rule = frame.rule as Rule;
    const spare = this.#spareRules.pop();
    if (!spare)
      return this.#add({
        kind: "rule",
        parent,
        ruleIndex,
        rule,
        valid: true,
        validCount: 0,
        applied: undefined,
        content: undefined,
      });
    spare.parent = parent;
    spare.ruleIndex = ruleIndex;
    spare.rule = rule;
    spare.valid = true;
    spare.validCount = 0;
    spare.applied = undefined;
    spare.content = undefined;
    return this.#add(spare);
  }

  get satisfied(): boolean {
    return this.#reports >= this.#most;
  }

  #add<Node extends TraceNode>(node: Node): Node {
    this.nodes.push(node);
    return node;
  }

  #drop(node: TraceNode): void {
    // The nodes that were added since are below it.
    for (let last = this.nodes.pop(); last; last = last === node ? undefined : this.nodes.pop()) {
      if (isReported(last)) this.#reports--;
      if (last.kind === "rule") this.#spareRules.push(last);
      else {
        forget(last);
        this.#spareBlocks.push(last);
      }
    }
  }
}

/** A result whose node is dropped has to be recorded again. */
function forget(node: BlockNode): void {
  const { memoized } = node;
  if (!memoized) return;
  memoized.recorded = false;
  memoized.node = undefined;
  node.memoized = undefined;
}

/** Keeps failures, except those of conditions, which may fail: the trace that issues are made of. */
export const traceOfFailures = (end?: SearchEnd): Trace => new Trace(retentionOfFailures, false, end);

function retentionOfFailures(frame: Frame, kind: TraceNode["kind"]): Retention {
  const failed = kind === "rule" ? !frame.holds : !frame.valid && !isConditionOf(frame.caller?.rule, frame.application);
  return failed ? "keep" : "drop";
}

const isReported = (node: TraceNode): boolean => node.kind === "rule" && !node.valid && node.rule.report !== undefined;

/** The content that the current rule of a frame has decoded. */
function contentIn({ rule, decoded }: Frame): { readonly value: unknown } | undefined {
  const step = rule?.constraint.op === "decoded" ? rule.constraint.decode.at(-1) : undefined;
  return step && decoded?.get(step)?.content;
}

/**
 * Keeps valid rules with annotations or decoded content, and the rules above them: the trace that annotations and contents are
 * made of.
 */
export const traceOfAnnotations = (): Trace => new Trace(retentionOfAnnotations, true);

function retentionOfAnnotations(frame: Frame, kind: TraceNode["kind"]): Retention {
  if (kind === "block") return frame.valid ? "pass" : "drop";
  if (!frame.holds) return "drop";
  return frame.rule?.annotation || frame.rule?.constraint.op === "decoded" ? "keep" : "pass";
}

/** Keeps everything that is evaluated: the trace for outputs that show everything. It grows with the instance. */
export const traceOfEverything = (): Trace => new Trace(() => "keep", true);
