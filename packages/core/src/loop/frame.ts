import type { Block, Decoding, Application, Rule } from "../plan/plan.js";
import type { Decoded, StepFrame } from "../plan/step.js";
import { hasProperty } from "../json/measure.js";
import { JsonType, type TypeSet, typesOf } from "../json/types.js";
import type { Memo, MemoEntry } from "./memo.js";
import type { MemoPlace } from "./place.js";
import { EvaluatedSet } from "./evaluated-set.js";
import type { Scope } from "./scope.js";
import type { BlockNode, RuleNode } from "./trace-node.js";
import type { Key } from "./key.js";

/** Maximum number of names whose list is kept for the next run. */
const maxKeptNames = 32;

/**
 * The state of one application of a block to a value. Frames are reused: code that needs data of a frame that has ended must
 * copy it immediately.
 */
export class Frame implements StepFrame {
  /** The frame below it on the stack, whose rule made the application. */
  readonly caller: Frame | undefined;
  block: Block;
  /** The application, and the part of the caller's value that it was applied to. */
  application: Application;
  key: Key | undefined;
  value: unknown;
  types: TypeSet = JsonType.any;
  scope: Scope;
  /** The number of applications in place up to this one. */
  inPlaceCount = 0;
  /** The frame of the first application to the same value. */
  base: Frame = this;
  /** In a base: the location of the value, and memoized results for it once work repeats itself. */
  place: MemoPlace | undefined;
  memo: Memo | undefined;
  /** The memoized result of the block for the value, if a recorder needs it. */
  memoized: MemoEntry | undefined;
  /** The number of contents that the value is within. */
  contentDepth = 0;
  /** The results of decoding steps, if there are any. */
  decoded: Map<Decoding, Decoded> | undefined;
  /** Whether all rules so far are valid. */
  valid = true;
  /**
   * The parts that rules declare which applied schemas in place and failed. What failed schemas evaluate is unknown, so none of these
   * parts is reported as unevaluated.
   */
  declared: ((key: Key) => boolean)[] | undefined;
  /** The evaluated set, if some rule reads it. */
  evaluated: EvaluatedSet | undefined;

  /** The index of the current rule, and the state of its constraint, which is reset when a rule begins. */
  ruleIndex = 0;
  rule: Rule | undefined;
  holds = true;
  cursor = 0;
  /** Within one member: the number of its possible applications that have been processed. */
  stage = 0;
  /** The number of valid applications. */
  validCount = 0;
  /** The parts that the constraint applied to, if an annotation needs them. */
  applied: Key[] | undefined;

  /** The names of the value's members, once a constraint has needed them. Those after the first `size` belong to other values. */
  readonly #names: string[] = [];
  #size = -1;
  #evaluated: EvaluatedSet | undefined;

  /** The nodes of the application and of the current rule in a trace, once there are any. */
  blockNode: BlockNode | undefined;
  ruleNode: RuleNode | undefined;

  constructor(caller: Frame | undefined, application: Application, block: Block, scope: Scope) {
    this.caller = caller;
    this.application = application;
    this.block = block;
    this.scope = scope;
  }

  /** @param keepsApplied - Whether the recorder needs the parts that constraints apply to. */
  beginRule(rule: Rule, keepsApplied: boolean): void {
    this.rule = rule;
    this.holds = true;
    this.cursor = 0;
    this.stage = 0;
    this.validCount = 0;
    this.applied = keepsApplied && rule.annotation?.kind === "applied" ? [] : undefined;
  }

  /** Reuses the frame for another value. */
  forgetNames(): void {
    this.#size = -1;
  }

  see(value: unknown): void {
    replaceIn(this, value);
  }

  /** Resets the evaluated set. @param isNeeded - Whether some rule reads it. */
  beginEvaluated(isNeeded: boolean): void {
    this.#evaluated?.clear();
    this.evaluated = isNeeded ? (this.#evaluated ??= new EvaluatedSet()) : undefined;
  }

  /**
   * Releases all values and results: the evaluation may have ended anywhere. Other frames and traces release their own.
   */
  release(): void {
    this.declared = undefined;
    this.rule = undefined;
    this.blockNode = undefined;
    this.ruleNode = undefined;
    this.value = undefined;
    this.key = undefined;
    this.evaluated = undefined;
    this.#evaluated = undefined;
    this.applied = undefined;
    this.decoded = undefined;
    this.memo = undefined;
    this.memoized = undefined;
    this.place = undefined;
    if (this.#names.length > maxKeptNames) this.#names.length = 0;
    else for (let i = 0; i < this.#names.length; i++) this.#names[i] = "";
  }

  /**
   * The name of a member of the value, by index; `undefined` after the last. The list is reused for the next value: a list for
   * each value would be most of what an evaluation allocates.
   */
  nameAt(index: number): string | undefined {
    if (this.#size === -1) this.#listNames();
    return index < this.#size ? this.#names[index] : undefined;
  }

  #listNames(): void {
    const object = this.value as Readonly<Record<string, unknown>>;
    let size = 0;
    for (const name in object) if (hasProperty(object, name)) this.#names[size++] = name;
    this.#size = size;
  }

  /** Whether a part of the value is evaluated, or may be: it is declared by a rule that has failed. */
  isEvaluated(key: Key): boolean {
    if (this.evaluated?.has(key)) return true;
    return this.declared?.some((declares) => declares(key)) ?? false;
  }

  /** Records that the constraint has applied an application to a part of the value. */
  markEvaluated(key: Key): void {
    if (this.evaluated) this.evaluated.add(key);
    if (this.applied && this.applied.at(-1) !== key) this.applied.push(key);
  }
  /** Adds what a block that is valid for the same value has evaluated. */
  adoptEvaluated(child: Frame): void {
    if (this.evaluated && child.evaluated) this.evaluated.adopt(child.evaluated);
  }
}

/** Replaces the value of a frame and of those that applied it in place. */
function replaceIn(innermost: Frame, value: unknown): void {
  const { caller } = innermost.base;
  for (let at: Frame | undefined = innermost; at && at !== caller; at = at.caller) {
    at.value = value;
    at.types = typesOf(value);
    at.forgetNames();
  }
}
