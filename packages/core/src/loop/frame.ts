import type { Block, Decoding, Application, Rule } from "../plan/plan.js";
import { hasProperty } from "../json/measure.js";
import { JsonType, type TypeSet } from "../json/types.js";
import type { Memo } from "./memo.js";
import type { Place } from "./place.js";
import { EvaluatedSet } from "./evaluated-set.js";
import type { Scope } from "./scope.js";
import type { BlockNode, RuleNode } from "./trace-node.js";
import type { Key } from "./key.js";

/** Room for so many names is kept for the next run. */
const maxKeptNames = 32;

/** The result of a step of decoding, and what it was applied to: another constraint may apply it to something else. */
export interface Decoded {
  readonly from: { readonly value: unknown };
  readonly content: { readonly value: unknown } | undefined;
}

/**
 * One application of a block to a value, while it lasts. Frames are used again: whoever needs something of a frame that
 * has ended takes it at once.
 */
export class Frame {
  /** The frame beneath it on the stack, whose rule has applied it. */
  readonly caller: Frame | undefined;
  block: Block;
  /** The application that led here, and the part of the caller's value it was applied to. */
  application: Application;
  key: Key | undefined;
  value: unknown;
  types: TypeSet = JsonType.any;
  scope: Scope;
  /** How many applications up to here stayed at the same value. */
  inPlaceCount = 0;
  /** The frame of the first of them. */
  base: Frame = this;
  /** Of a base: where its value is, and the results of the blocks applied to it, once work repeats itself. */
  place: Place | undefined;
  memo: Memo | undefined;
  /** How many contents the value is within. */
  contentDepth = 0;
  /** What steps on the way to its contents gave, where some have been taken. */
  decoded: Map<Decoding, Decoded> | undefined;
  /** Whether all rules so far hold. */
  valid = true;
  /** Whether a schema that was applied in place failed, and took what it had evaluated with it. */
  lostEvaluated = false;
  /** What has been evaluated, where somebody asks. */
  evaluated: EvaluatedSet | undefined;

  /** The number of the current rule, and the state of its constraint: fresh when a rule begins. */
  ruleIndex = 0;
  rule: Rule | undefined;
  holds = true;
  cursor = 0;
  /** Within one member: how many of its possible applications have been looked at. */
  stage = 0;
  /** How many applications held. */
  validCount = 0;
  /** What the constraint applied to, where a note wants to know. */
  applied: Key[] | undefined;

  /** The names of the value's members, once a constraint has asked for them; what lies behind the first `size` is of other values. */
  readonly #names: string[] = [];
  #size = -1;
  #evaluated: EvaluatedSet | undefined;

  /** Where a trace keeps the application and the current rule, once it does. */
  blockNode: BlockNode | undefined;
  ruleNode: RuleNode | undefined;

  constructor(caller: Frame | undefined, application: Application, block: Block, scope: Scope) {
    this.caller = caller;
    this.application = application;
    this.block = block;
    this.scope = scope;
  }

  /** @param noted - Whether somebody wants to know what constraints applied to. */
  beginRule(rule: Rule, noted: boolean): void {
    this.rule = rule;
    this.holds = true;
    this.cursor = 0;
    this.stage = 0;
    this.validCount = 0;
    this.applied = noted && rule.annotation?.kind === "applied" ? [] : undefined;
  }

  /** The frame is for another value now. */
  forgetNames(): void {
    this.#size = -1;
  }

  /** Nothing has been evaluated yet; what will be is to be told by `marks` if somebody asks. */
  beginEvaluated(asked: boolean): void {
    this.#evaluated?.clear();
    this.evaluated = asked ? (this.#evaluated ??= new EvaluatedSet()) : undefined;
  }

  /** Nothing of what it was used for is to stay; what is of other frames these let go of, and a trace of its nodes. */
  release(): void {
    this.value = undefined;
    this.key = undefined;
    this.evaluated = undefined;
    this.#evaluated = undefined;
    this.applied = undefined;
    this.decoded = undefined;
    this.memo = undefined;
    this.place = undefined;
    if (this.#names.length > maxKeptNames) this.#names.length = 0;
    else for (let i = 0; i < this.#names.length; i++) this.#names[i] = "";
  }

  /**
   * The name of a member of the value, by its number; `undefined` behind the last. The list is used again for the next
   * value, since lists of their own would be most of what an evaluation allocates.
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

  /** The constraint has applied an application to a part of the value. */
  markEvaluated(key: Key): void {
    if (this.evaluated) this.evaluated.add(key);
    if (this.applied && this.applied.at(-1) !== key) this.applied.push(key);
  }
}

/** What a constraint may ask of the evaluation. */
export interface Machine {
  /** Whether a verdict is all that is wanted, so that a rule may stop as soon as it is decided. */
  readonly shortCircuit: boolean;
  /** Applies an application to the value of the frame. */
  applyInPlace(frame: Frame, application: Application): true;
  /** Applies an application to a value inside the frame's; `key` says where it is: a name itself is nowhere. */
  applyToChild(frame: Frame, application: Application, value: unknown, key: Key | undefined): true;
  /** A content is about to be decoded. */
  charge(content: unknown): void;
  /** Applies an application to the content of the frame's value. */
  applyToContent(frame: Frame, application: Application, content: unknown): true;
}
