import { EndlessEvaluation, EvaluationError, evaluationErrorAt } from "../errors/evaluation-error.js";
import type { Limits } from "../errors/limit-error.js";
import { ownProperties } from "../json/own-properties.js";
import { JsonType, typesOf } from "../json/types.js";
import type { Block, BlockId, Application, Plan, Rule } from "../plan/plan.js";
import { applicationTo } from "../plan/application.js";
import { stepOf } from "../plan/constraints.js";
import type { Machine } from "../plan/step.js";
import { blockAt, counts, inPlace, isAboutEach, readsOwnEvaluated } from "../plan/walk.js";
import { countDecoded, type DecodedText, nothingDecoded } from "./decoded-text.js";
import { type MemoEntry, ResultCount } from "./memo.js";
import { placeOf } from "./place-of.js";
import type { MemoPlace } from "./place.js";
import { WorkBound } from "./work-bound.js";
import { Frame } from "./frame.js";
import type { Key } from "./key.js";
import { PlanFacts } from "./plan-facts.js";
import { Scope } from "./scope.js";
import { whereOf } from "./where-of.js";
import type { BlockVerdicts } from "./block-verdicts.js";
import type { Recorder } from "./trace.js";

/** Number of frames after which the path from the root is searched for a value that contains itself. */
const depthBetweenCycleChecks = 1 << 16;

/** Number of recorded applications after which results are memoized. */
const freeRecordedWork = 1000;

/** The id of a block that is made for one rule. Its results are not memoized. */
const notInPlan: BlockId = -2;

/** The limits that bound evaluations themselves. */
type LoopLimits = Pick<Limits, "decodedLength" | "scopedResults">;

const unlimited: LoopLimits = ownProperties({});

/** The interpreter of a plan. */
export class Loop {
  readonly plan: Plan;
  /** The number of applications so far. */
  work = 0;
  readonly limits: LoopLimits;
  readonly #facts: PlanFacts;
  /** The scope before any resource is entered. */
  readonly outermost: Scope;
  /** The frames of the last run, for the next one. */
  #frames: Frame[] = [];

  constructor(plan: Plan, limits: LoopLimits = unlimited) {
    this.plan = plan;
    this.#facts = new PlanFacts(plan);
    this.limits = limits;
    this.outermost = Scope.empty(plan.resources);
  }

  /**
   * Decides whether a value is valid: the reference meaning of a plan. Without a recorder it stops as soon as the result is
   * known. With one it evaluates everything, and reports it to the recorder.
   *
   * @param shortcuts - Verdicts for a recorder that needs failures only: valid parts are skipped.
   * @throws EvaluationError when the evaluation has no end.
   * @throws LimitError when it decodes more than it may.
   */
  evaluate(value: unknown, recorder?: Recorder, shortcuts?: BlockVerdicts): boolean {
    return this.#run(this.plan.entry, value, this.outermost, recorder, shortcuts);
  }

  /** The same for a block and a scope, when emitted code falls back to the loop. */
  evaluateFrom(block: BlockId, value: unknown, scope: Scope = this.outermost, recorder?: Recorder): boolean {
    return this.#run(applicationTo(block), value, scope, recorder);
  }

  #run(
    entry: Application,
    value: unknown,
    scope: Scope,
    recorder: Recorder | undefined,
    shortcuts?: BlockVerdicts,
  ): boolean {
    const frames = this.#frames;
    // A custom function may call this loop while it runs: that run finds no frames, and makes its own.
    this.#frames = [];
    const { decodedLength, scopedResults } = this.limits;
    const decoded = nothingDecoded(value, this.plan.blocks.length, decodedLength);
    const bound = new WorkBound(value, this.plan.blocks.length, recorder && freeRecordedWork);
    const results = new ResultCount(scopedResults);
    const evaluation = new LoopRun(this.plan, this.#facts, frames, { recorder, shortcuts, decoded, results }, bound);
    const valid = evaluation.run(entry, value, scope);
    this.work += evaluation.work;
    this.#frames = releaseFrames(frames, evaluation.deepest);
    return valid;
  }
}

/** Maximum number of frames that are kept for the next run. */
const maxKeptFrames = 64;

/** Removes the values of the last run from the frames that it used, and keeps them for the next run. */
function releaseFrames(frames: Frame[], used: number): Frame[] {
  if (frames.length > maxKeptFrames) frames.length = maxKeptFrames;
  for (let i = 0; i < used && i < frames.length; i++) (frames[i] as Frame).release();
  return frames;
}

/** What an evaluation reports to, and what it counts. */
interface RunContext {
  readonly recorder: Recorder | undefined;
  readonly shortcuts: BlockVerdicts | undefined;
  readonly decoded: DecodedText;
  readonly results: ResultCount;
}

/** Whether a rule applies to the value. A rule for every type also applies to values that are not JSON. */
const isRelevant = ({ appliesTo }: Rule, { types }: Frame): boolean =>
  appliesTo === JsonType.any || (types & appliesTo) !== 0;

/** One run. It has a stack of frames instead of recursion, so that schemas and instances may have any depth. */
class LoopRun implements Machine {
  shortCircuit: boolean;
  readonly records: boolean;
  readonly sets: Machine["sets"];
  readonly #plan: Plan;
  readonly #facts: PlanFacts;
  readonly #recorder: Recorder | undefined;
  readonly #shortcuts: BlockVerdicts | undefined;
  readonly #decoded: DecodedText;
  readonly #results: ResultCount;
  readonly #frames: Frame[];
  readonly #bound: WorkBound | undefined;
  readonly #wantsFirstPart: boolean;
  /** Whether results are memoized, because work repeats itself. */
  #remembers = false;
  /** Decides in advance which parts a recorder need not see. */
  #decider: LoopRun | undefined;
  /** The start of the run: the frame at the bottom of the stack. */
  #start: { readonly place: MemoPlace | undefined; readonly evaluated: boolean } = {
    place: undefined,
    evaluated: false,
  };
  #depth = 0;
  /** The maximum number of frames on the stack so far. */
  deepest = 0;
  /** The number of applications so far. */
  work = 0;

  /** @param bound - Without it, results are memoized from the start. */
  constructor(plan: Plan, facts: PlanFacts, frames: Frame[], context: RunContext, bound?: WorkBound) {
    const { recorder, shortcuts, decoded, results } = context;
    this.#frames = frames;
    this.#plan = plan;
    this.#facts = facts;
    this.sets = facts.sets;
    this.#recorder = recorder;
    this.#shortcuts = shortcuts;
    this.#decoded = decoded;
    this.#results = results;
    this.#bound = bound;
    this.#remembers = bound === undefined;
    this.shortCircuit = recorder === undefined;
    this.records = recorder !== undefined;
    this.#wantsFirstPart = recorder?.wantsFirstPart ?? false;
  }

  run(entry: Application, value: unknown, outermost: Scope): boolean {
    try {
      this.#enter(this.#applied(entry, outermost), value, undefined, 0, 0);
      return this.#untilLeft();
    } catch (error) {
      const frame = this.#depth === 0 ? undefined : this.#frames.at(this.#depth - 1);
      throw evaluationErrorAt(error, () => (frame ? `; ${whereOf(frame, this.#plan)}` : ""));
    }
  }

  /** Runs until the frame at the bottom of the stack ends, and returns whether its block is valid. */
  #untilLeft(): boolean {
    for (;;) {
      const frame = this.#frames[this.#depth - 1] as Frame;
      if (this.#advance(frame)) continue;
      this.#depth--;
      this.#leaveBlock(frame);
      if (frame.base.memo && frame.block.id !== notInPlan) this.#remember(frame);
      const { caller } = frame;
      if (!caller?.rule) return frame.valid;
      stepOf(caller.rule.constraint).take(caller.rule.constraint, caller, frame, this);
    }
  }

  applyInPlace(frame: Frame, application: Application): true {
    const applied = this.#applied(application, frame.scope);
    return this.#enter(applied, frame.value, undefined, frame.inPlaceCount + 1, frame.contentDepth);
  }

  applyToChild(frame: Frame, application: Application, value: unknown, key: Key | undefined): true {
    return this.#enter(this.#applied(application, frame.scope), value, key, 0, frame.contentDepth);
  }

  charge(content: unknown): void {
    if (typeof content === "string") countDecoded(this.#decoded, content.length);
  }

  applyToContent(frame: Frame, application: Application, content: unknown): true {
    return this.#enter(this.#applied(application, frame.scope), content, undefined, 0, frame.contentDepth + 1);
  }

  #leaveBlock(frame: Frame): void {
    if (!this.#recorder) return;
    this.#recorder.leaveBlock(frame);
    this.shortCircuit = this.#recorder.satisfied;
  }

  #leaveRule(frame: Frame): void {
    if (!this.#recorder) return;
    this.#recorder.leaveRule(frame);
    this.shortCircuit = this.#recorder.satisfied;
  }

  /** Runs rules until one applies a schema (true) or the block is decided (false). */
  #advance(frame: Frame): boolean {
    const { rules } = frame.block;
    for (; frame.ruleIndex < rules.length; frame.ruleIndex++) {
      let { rule } = frame;
      if (rule === undefined) {
        rule = rules[frame.ruleIndex] as Rule;
        if (!isRelevant(rule, frame)) continue;
        frame.beginRule(rule, this.#recorder?.wantsAnnotations ?? false);
        if (this.#remembers && this.#holdsUnseen(frame, rule)) {
          frame.rule = undefined;
          continue;
        }
      }
      const decided = !frame.holds && (this.shortCircuit || (this.#wantsFirstPart && isAboutEach(rule.constraint)));
      if (!decided && stepOf(rule.constraint).next(rule.constraint, frame, this)) return true;
      this.#leaveRule(frame);
      frame.rule = undefined;
      if (!frame.holds) {
        frame.valid = false;
        if (this.shortCircuit) return false;
        if (frame.evaluated && inPlace(rule.constraint))
          (frame.declared ??= []).push(this.#facts.declaredBy(rule.constraint));
      }
    }
    return false;
  }

  #readsEvaluated(block: Block): boolean {
    if (block.id === notInPlan) return readsOwnEvaluated(block);
    return this.#facts.readsEvaluated(block);
  }

  #remember({ base, scope, block, valid, evaluated }: Frame): void {
    const known = base.memo?.get(scope, block.id);
    if (known && (known.evaluated || !evaluated)) return;
    const entry = { valid, evaluated: evaluated?.copy(), recorded: known?.recorded ?? false, node: known?.node };
    base.memo?.set(scope, block.id, entry, this.#results);
  }

  /** The next frame of the stack, for an application within a scope. */
  #applied(application: Application, outer: Scope): Frame {
    const block = blockAt(this.#plan, outer.target(application));
    return this.#nextFrame(application, block, outer.enter(block.resource));
  }

  #nextFrame(application: Application, block: Block, scope: Scope): Frame {
    const frames = this.#frames;
    if (this.#depth === frames.length) frames.push(new Frame(frames.at(-1), application, block, scope));
    const frame = frames[this.#depth++] as Frame;
    if (this.#depth > this.deepest) this.deepest = this.#depth;
    frame.application = application;
    frame.block = block;
    frame.scope = scope;
    return frame;
  }

  /**
   * Begins to apply the block of a frame to a value.
   *
   * @param stayed - The number of applications in place up to this one.
   * @param contents - The number of contents that the value is within.
   */
  #enter(frame: Frame, value: unknown, key: Key | undefined, stayed: number, contents: number): true {
    const { block } = frame;
    const steps = this.#plan.blocks.length;
    // The exact bound takes time to find, and is compared only if a smaller one is exceeded.
    if (stayed > steps && stayed > steps * this.#facts.scopesOnPath) this.#refuseEndless(block);
    this.work++;
    frame.key = key;
    frame.value = value;
    frame.types = typesOf(value);
    frame.inPlaceCount = stayed;
    frame.contentDepth = contents;
    frame.decoded = undefined;
    frame.memoized = undefined;
    frame.forgetNames();
    frame.valid = true;
    frame.declared = undefined;
    frame.ruleIndex = 0;
    frame.base = stayed > 0 && frame.caller ? frame.caller.base : frame;
    const isNeeded = frame.caller ? stayed > 0 && frame.caller.evaluated !== undefined : this.#start.evaluated;
    frame.beginEvaluated(isNeeded || this.#readsEvaluated(block));
    if (stayed === 0) {
      frame.memo = undefined;
      frame.place = frame.caller ? undefined : this.#start.place;
    }
    if (this.#bound && this.work > this.#bound.next) this.#remembers = this.#bound.isExceeded(this.work);
    if (this.#remembers && block.id !== notInPlan) this.#recall(frame);
    if (this.#isPassedOver(frame)) frame.ruleIndex = block.rules.length;
    if (this.#depth % depthBetweenCycleChecks === 0) this.#refuseCycle();
    return true;
  }

  /**
   * Uses the memoized result of the block for this value, if there is one. A recorder sees the first application whose result it
   * needs. Later ones have the same result, and refer to what was recorded of the first.
   */
  #recall(frame: Frame): void {
    const { base, scope, block } = frame;
    base.memo ??= placeOf(frame).memo;
    const known = this.#recorder ? this.#decided(frame) : base.memo.get(scope, block.id);
    if (!known) return;
    if (frame.evaluated) {
      // The memoized result has no evaluated set, which is needed now: apply the block once more.
      if (!known.evaluated) return;
      frame.evaluated.adopt(known.evaluated);
    }
    frame.valid = known.valid;
    if (this.#recorder?.wants(frame, "block")) {
      frame.memoized = known;
      if (!known.recorded) {
        known.recorded = true;
        frame.valid = true;
        frame.evaluated?.clear();
        return;
      }
    }
    frame.ruleIndex = block.rules.length;
  }

  /**
   * Whether a rule that counts is valid and the recorder needs nothing of it. It is then decided without the recorder, which would
   * record the failures below it and drop them.
   */
  #holdsUnseen(frame: Frame, rule: Rule): boolean {
    if (!this.#recorder || !counts(rule.constraint) || this.#recorder.wants(frame, "rule")) return false;
    const { valid, evaluated } = this.#decide(frame, { ...frame.block, id: notInPlan, rules: [rule] });
    if (valid && evaluated) frame.evaluated?.adopt(evaluated);
    return valid;
  }

  /** The result of the frame's block. If it is not known yet, it is computed without the recorder. */
  #decided(frame: Frame): MemoEntry | undefined {
    const { base, scope, block, evaluated } = frame;
    const known = base.memo?.get(scope, block.id);
    if (known && (known.evaluated || !evaluated)) return known;
    this.#decide(frame, block);
    return base.memo?.get(scope, block.id);
  }

  /** Applies a block to the value of a frame without the recorder, and returns the new frame. */
  #decide(at: Frame, block: Block): Frame {
    const context = { recorder: undefined, shortcuts: undefined, decoded: this.#decoded, results: this.#results };
    const decider = (this.#decider ??= new LoopRun(this.#plan, this.#facts, [], context));
    return decider.#runAt(at, block);
  }

  #runAt({ base, scope, application, value, key, contentDepth, evaluated }: Frame, block: Block): Frame {
    this.#start = { place: base.place, evaluated: evaluated !== undefined };
    this.#enter(this.#nextFrame(application, block, scope), value, key, 0, contentDepth);
    this.#untilLeft();
    return this.#frames[0] as Frame;
  }

  /**
   * Whether a shortcut decides that the application is valid. Not used if the evaluated set is needed, if contents must be
   * counted, and for the outermost application.
   */
  #isPassedOver({ evaluated, contentDepth, caller, block, value }: Frame): boolean {
    return (
      this.#shortcuts !== undefined &&
      !evaluated &&
      contentDepth === 0 &&
      caller !== undefined &&
      this.#shortcuts.isKnownValid(block, value)
    );
  }

  /** Throws the error for more in-place steps than there can be (block, scope) pairs on a path: a cycle. */
  #refuseEndless(block: Block): never {
    const { uri } = this.#plan.resources.at(block.resource) ?? { uri: "" };
    throw new EndlessEvaluation(`${uri}#${block.pointer}`);
  }

  #refuseCycle(): void {
    const seen = new Set<unknown>();
    for (const { value, inPlaceCount: stayed } of this.#frames.slice(0, this.#depth)) {
      if (stayed > 0 || typeof value !== "object") continue;
      if (seen.has(value)) throw new EvaluationError("the instance contains itself, which no JSON value does");
      seen.add(value);
    }
  }
}
