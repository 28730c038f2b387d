import type { Rule } from "../plan/plan.js";
import type { Frame } from "./frame.js";
import type { BlockNode, RuleNode, TraceNode } from "./trace-node.js";

type Writable<Node> = { -readonly [Member in keyof Node]: Node[Member] };

/** What an evaluation tells on its way: what has come to its end. */
export interface Recorder {
  leaveBlock(frame: Frame): void;
  leaveRule(frame: Frame): void;
  /** Whether it may keep something of an application or a rule whose result is in the frame already. */
  wants(frame: Frame, kind: TraceNode["kind"]): boolean;
  /** Whether it wants to know what constraints applied to, where rules have notes about it. */
  readonly wantsAnnotations: boolean;
  /** Whether it has heard enough: from now on the evaluation may stop as soon as its answer is known. */
  readonly satisfied: boolean;
}

/**
 * What becomes of an application or a rule that has just ended. It is kept; or dropped, with all beneath it; or it counts
 * for nothing itself, and is there where something beneath it is kept.
 */
export type Retention = "keep" | "pass" | "drop";

/**
 * The record of an evaluation: a flat list, each node before what lies beneath it. Paths are not stored; whoever wants
 * one climbs from a node to its parents.
 *
 * A trace keeps only what its reader asks for. A node is made when something at or beneath it is kept, and dropped with
 * all beneath it when it ends and is not wanted: a trace of failures grows with the failures and not with the instance.
 */
export class Trace implements Recorder {
  readonly nodes: TraceNode[] = [];
  readonly wantsAnnotations: boolean;
  readonly #retentionOf: (frame: Frame, kind: TraceNode["kind"]) => Retention;
  readonly #most: number;
  /** How many rules that have something to say are there. */
  #reports = 0;
  /** Nodes that were dropped, to be used again: alternatives that fail beside one that holds cost nothing that stays. */
  readonly #spareBlocks: Writable<BlockNode>[] = [];
  readonly #spareRules: Writable<RuleNode>[] = [];
  /** Frames whose nodes are being made. */
  readonly #way: Frame[] = [];

  /**
   * @param fateOf - What becomes of an application or a rule that has just ended; one that passes has to hold.
   * @param wantsNotes - Whether its reader asks for annotations.
   * @param most - So many rules that have something to say are enough.
   */
  constructor(
    retentionOf: (frame: Frame, kind: TraceNode["kind"]) => Retention,
    wantsAnnotations: boolean,
    most: number = Infinity,
  ) {
    this.#retentionOf = retentionOf;
    this.wantsAnnotations = wantsAnnotations;
    this.#most = most;
  }

  wants(frame: Frame, kind: TraceNode["kind"]): boolean {
    return this.#retentionOf(frame, kind) !== "drop";
  }

  leaveBlock(frame: Frame): void {
    const fate = this.#retentionOf(frame, "block");
    if (fate === "keep") this.#blockNode(frame).valid = frame.valid;
    else if (fate === "drop" && frame.blockNode) this.#drop(frame.blockNode);
    frame.blockNode = undefined;
  }

  leaveRule(frame: Frame): void {
    const fate = this.#retentionOf(frame, "rule");
    if (fate === "keep") {
      const node = this.#ruleNode(frame);
      node.valid = frame.holds;
      node.validCount = frame.validCount;
      node.applied = frame.applied;
      node.content = contentIn(frame);
    } else if (fate === "drop" && frame.ruleNode) this.#drop(frame.ruleNode);
    frame.ruleNode = undefined;
  }

  /** The node of a frame's application, made with all above it where there is none yet. */
  #blockNode(frame: Frame): BlockNode {
    // The way up is walked without recursion, since it may be long.
    for (let at: Frame | undefined = frame; at && !at.blockNode; at = at.caller) this.#way.push(at);
    for (let each = this.#way.pop(); each; each = this.#way.pop())
      each.blockNode = this.#newBlock(each, each.caller && this.#ruleNode(each.caller));
    return frame.blockNode as BlockNode;
  }

  #ruleNode(frame: Frame): RuleNode {
    return (frame.ruleNode ??= this.#newRule(frame, frame.blockNode ?? this.#blockNode(frame)));
  }

  #newBlock({ application, block, key, value }: Frame, parent: RuleNode | undefined): BlockNode {
    const spare = this.#spareBlocks.pop();
    if (!spare) return this.#add({ kind: "block", parent, application, block, key, value, valid: true });
    spare.parent = parent;
    spare.application = application;
    spare.block = block;
    spare.key = key;
    spare.value = value;
    spare.valid = true;
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
    if (hasReport(node)) this.#reports++;
    return node;
  }

  #drop(node: TraceNode): void {
    // What was added since lies beneath it.
    for (let last = this.nodes.pop(); last; last = last === node ? undefined : this.nodes.pop()) {
      if (hasReport(last)) this.#reports--;
      if (last.kind === "block") this.#spareBlocks.push(last);
      else this.#spareRules.push(last);
    }
  }
}

/**
 * Keeps what fails, conditions apart, which may: the trace that errors are made of.
 *
 * @param most - When so many rules that have something to say have failed, the rest need not be looked for.
 */
export const traceOfFailures = (most: number = Infinity): Trace => new Trace(retentionOfFailures, false, most);

function retentionOfFailures(frame: Frame, kind: TraceNode["kind"]): Retention {
  const failed = kind === "rule" ? !frame.holds : !frame.valid && !isCondition(frame);
  return failed ? "keep" : "drop";
}

const hasReport = (node: TraceNode): boolean => node.kind === "rule" && node.rule.report !== undefined;

function isCondition({ caller, application }: Frame): boolean {
  const constraint = caller?.rule?.constraint;
  return constraint?.op === "branch" && application === constraint.if;
}

/** What the current rule of a frame has decoded. */
function contentIn({ rule, decoded }: Frame): { readonly value: unknown } | undefined {
  const step = rule?.constraint.op === "decoded" ? rule.constraint.decode.at(-1) : undefined;
  return step && decoded?.get(step)?.content;
}

/**
 * Keeps notes and what was decoded where their rules hold, and the rules above them: the trace that annotations and contents
 * are made of.
 */
export const traceOfAnnotations = (): Trace => new Trace(retentionOfAnnotations, true);

function retentionOfAnnotations(frame: Frame, kind: TraceNode["kind"]): Retention {
  if (kind === "block") return frame.valid ? "pass" : "drop";
  if (!frame.holds) return "drop";
  return frame.rule?.annotation || frame.rule?.constraint.op === "decoded" ? "keep" : "pass";
}

/** Keeps everything that is evaluated: the trace of outputs that show it all. It grows with the instance. */
export const traceOfEverything = (): Trace => new Trace(() => "keep", true);
