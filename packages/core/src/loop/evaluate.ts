import { asEvaluationError, EvaluationError } from "../errors/evaluation-error.js";
import { JsonType, typesOf } from "../json/types.js";
import type { Block, BlockId, Application, Plan, Rule } from "../plan/plan.js";
import { applicationTo } from "../plan/application.js";
import { blockAt, counts, inPlace, readsEvaluated, readsOwnEvaluated } from "../plan/walk.js";
import type { MemoEntry } from "./memo.js";
import { placeOf } from "./place-of.js";
import type { Place } from "./place.js";
import { WorkBound } from "./work-bound.js";
import { ContentBudget } from "./content-budget.js";
import { Frame, type Machine } from "./frame.js";
import type { Key } from "./key.js";
import type { Observer } from "./observer.js";
import { Scope } from "./scope.js";
import { stepOf } from "./steps/steps.js";
import type { BlockVerdicts } from "./block-verdicts.js";
import type { Recorder } from "./trace.js";

/** Every so many frames, the way from the root is searched for a value that contains itself. */
const depthBetweenCycleChecks = 1 << 16;

/** Applications that are recorded, however they repeat themselves, before results are remembered. */
const freeRecordedWork = 1000;

/** The id of a block that is made for one rule. Nothing is remembered of it. */
const notInPlan: BlockId = -2;

/** A plan, ready to be evaluated. */
export class Loop {
  readonly plan: Plan;
  /** How many applications of schemas there have been. */
  work = 0;
  readonly #maxDecodedLength: number | undefined;
  /** Of the blocks that a value has come to: whether their own rules read marks. */
  readonly #readers: boolean[] = [];
  #frames: Frame[] = [];
  /** The scope before anything is entered. */
  readonly outermost: Scope;

  /** @param maxDecodedLength - The limit of the same name; without it, decoded text is not counted. */
  constructor(plan: Plan, maxDecodedLength?: number) {
    this.plan = plan;
    this.#maxDecodedLength = maxDecodedLength;
    this.outermost = Scope.empty(plan.resources);
  }

  /**
   * Decides whether a value is valid: the reference meaning of a plan. Without a recorder it stops as soon as the
   * answer is known; with one it evaluates everything and tells all of it.
   *
   * @param shortcuts - For a recorder that wants failures only: what holds is passed over.
   * @throws EvaluationError when the evaluation has no end.
   * @throws LimitError when it decodes more than it may.
   */
  evaluate(value: unknown, recorder?: Recorder, shortcuts?: BlockVerdicts): boolean {
    return this.#run(this.plan.entry, value, this.outermost, { ...noHooks, recorder, shortcuts });
  }

  /** The same from a block on, in a scope: where emitted code hands over. */
  evaluateFrom(block: BlockId, value: unknown, scope: Scope = this.outermost, recorder?: Recorder): boolean {
    return this.#run(applicationTo(block), value, scope, { ...noHooks, recorder });
  }

  /** The same as `evaluate` without a recorder, while somebody watches what passes through. */
  observe(value: unknown, observer: Observer): boolean {
    return this.#run(this.plan.entry, value, this.outermost, { ...noHooks, observer });
  }

  #run(entry: Application, value: unknown, scope: Scope, company: Hooks): boolean {
    const frames = this.#frames;
    // A function of the host may come back to this loop while it runs: it finds no frames and makes its own.
    this.#frames = [];
    const maximum = this.#maxDecodedLength;
    const budget = maximum === undefined ? undefined : new ContentBudget(maximum);
    const bound = new WorkBound(value, this.plan.blocks.length, company.recorder && freeRecordedWork);
    const evaluation = new Evaluation(this.plan, this.#readers, frames, { ...company, budget }, bound);
    const valid = evaluation.run(entry, value, scope);
    this.work += evaluation.work;
    this.#frames = releaseFrames(frames, evaluation.deepest);
    return valid;
  }
}

/** Each shortcut looks at all beneath it: on a way to a failure that is longer than this, the loop goes on alone. */
const maxBlockVerdictDepth = 32;

/** So many frames are kept for the next run. */
const maxKeptFrames = 64;

/** Frames for the next run, without the values of the last one, which has used so many of them. */
function releaseFrames(frames: Frame[], used: number): Frame[] {
  if (frames.length > maxKeptFrames) frames.length = maxKeptFrames;
  for (let i = 0; i < used && i < frames.length; i++) (frames[i] as Frame).release();
  return frames;
}

/** Who is told what happens, if anybody. */
interface Hooks {
  readonly recorder: Recorder | undefined;
  readonly observer: Observer | undefined;
  readonly shortcuts: BlockVerdicts | undefined;
  readonly budget: ContentBudget | undefined;
}

const noHooks: Hooks = { recorder: undefined, observer: undefined, shortcuts: undefined, budget: undefined };

/** Whether a rule speaks about the value: one about every type does so even of what JSON does not know. */
const isRelevant = ({ appliesTo }: Rule, { types }: Frame): boolean =>
  appliesTo === JsonType.any || (types & appliesTo) !== 0;

/** One run. Frames lie on a stack of our own, so that neither schemas nor instances can be too deep. */
class Evaluation implements Machine {
  shortCircuit: boolean;
  readonly #plan: Plan;
  readonly #readers: boolean[];
  readonly #recorder: Recorder | undefined;
  readonly #observer: Observer | undefined;
  readonly #shortcuts: BlockVerdicts | undefined;
  readonly #budget: ContentBudget | undefined;
  readonly #frames: Frame[];
  readonly #bound: WorkBound | undefined;
  /** Whether results are remembered by place, since work repeats itself. */
  #remembers = false;
  /** Decides beforehand what a recorder need not see. */
  #decider: Evaluation | undefined;
  /** What is known of the frame at the bottom of the stack. */
  #start: { readonly place: Place | undefined; readonly evaluated: boolean } = { place: undefined, evaluated: false };
  #depth = 0;
  /** How many frames there have been on the stack at most. */
  deepest = 0;
  /** How many applications of schemas there have been. */
  work = 0;

  /** @param bound - Without it, results are remembered from the start. */
  constructor(plan: Plan, readers: boolean[], frames: Frame[], company: Hooks, bound?: WorkBound) {
    const { recorder, observer, shortcuts, budget } = company;
    this.#frames = frames;
    this.#plan = plan;
    this.#readers = readers;
    this.#recorder = recorder;
    this.#observer = observer;
    this.#shortcuts = shortcuts;
    this.#budget = budget;
    this.#bound = bound;
    this.#remembers = bound === undefined;
    this.shortCircuit = recorder === undefined;
  }

  run(entry: Application, value: unknown, outermost: Scope): boolean {
    try {
      this.#push(entry, value, undefined, outermost, 0, 0);
      return this.#untilLeft();
    } catch (error) {
      throw asEvaluationError(error);
    }
  }

  /** Runs until the frame at the bottom of the stack is left, and returns whether its block holds. */
  #untilLeft(): boolean {
    for (;;) {
      const frame = this.#frames[this.#depth - 1] as Frame;
      if (this.#advance(frame)) continue;
      this.#depth--;
      this.#leaveBlock(frame);
      if (frame.base.memo && frame.block.id !== notInPlan) this.#remember(frame);
      const caller = this.#frames[this.#depth - 1];
      if (this.#depth === 0 || !caller?.rule) return frame.valid;
      stepOf(caller.rule.constraint).take(caller.rule.constraint, caller, frame, this);
    }
  }

  applyInPlace(frame: Frame, application: Application): true {
    return this.#push(application, frame.value, undefined, frame.scope, frame.inPlaceCount + 1, frame.contentDepth);
  }

  applyToChild(frame: Frame, application: Application, value: unknown, key: Key | undefined): true {
    return this.#push(application, value, key, frame.scope, 0, frame.contentDepth);
  }

  charge(content: unknown): void {
    if (typeof content === "string") this.#budget?.use(content.length);
  }

  applyToContent(frame: Frame, application: Application, content: unknown): true {
    return this.#push(application, content, undefined, frame.scope, 0, frame.contentDepth + 1);
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
        rule = rules[frame.ruleIndex];
        if (!rule || !isRelevant(rule, frame)) continue;
        // What a schema that failed has evaluated is not known: to report it as unevaluated would be noise.
        if (frame.lostEvaluated && readsEvaluated(rule.constraint)) continue;
        frame.beginRule(rule, this.#recorder?.wantsAnnotations ?? false);
        if (this.#remembers && this.#holdsUnseen(frame, rule)) {
          frame.rule = undefined;
          continue;
        }
      }
      const decided = this.shortCircuit && !frame.holds;
      if (!decided && stepOf(rule.constraint).next(rule.constraint, frame, this)) return true;
      this.#leaveRule(frame);
      frame.rule = undefined;
      if (!frame.holds) {
        frame.valid = false;
        if (this.shortCircuit) return false;
        if (inPlace(rule.constraint)) frame.lostEvaluated = true;
      }
    }
    return false;
  }

  #readsEvaluated(block: Block): boolean {
    if (block.id === notInPlan) return readsOwnEvaluated(block);
    return (this.#readers[block.id] ??= readsOwnEvaluated(block));
  }

  #remember({ base, scope, block, valid, evaluated }: Frame): void {
    const known = base.memo?.get(scope, block.id);
    if (known && (known.evaluated || !evaluated)) return;
    base.memo?.set(scope, block.id, { valid, evaluated: evaluated?.copy(), recorded: known?.recorded ?? false });
  }

  #push(
    application: Application,
    value: unknown,
    key: Key | undefined,
    outer: Scope,
    stayed: number,
    contents: number,
  ): true {
    const block = blockAt(this.#plan, outer.target(application));
    return this.#enter(application, block, value, key, outer.enter(block.resource), stayed, contents);
  }

  #enter(
    application: Application,
    block: Block,
    value: unknown,
    key: Key | undefined,
    scope: Scope,
    stayed: number,
    contents: number,
  ): true {
    if (stayed > this.#plan.blocks.length * scope.count) this.#refuseEndless(block);
    const frame = (this.#frames[this.#depth] ??= new Frame(this.#frames[this.#depth - 1], application, block, scope));
    this.#depth++;
    if (this.#depth > this.deepest) this.deepest = this.#depth;
    this.work++;
    frame.application = application;
    frame.key = key;
    frame.block = block;
    frame.scope = scope;
    frame.value = value;
    frame.types = typesOf(value);
    frame.inPlaceCount = stayed;
    frame.contentDepth = contents;
    frame.decoded = undefined;
    frame.forgetNames();
    frame.valid = true;
    frame.lostEvaluated = false;
    frame.ruleIndex = 0;
    frame.base = stayed > 0 && frame.caller ? frame.caller.base : frame;
    const isAsked = frame.caller ? stayed > 0 && frame.caller.evaluated !== undefined : this.#start.evaluated;
    frame.beginEvaluated(isAsked || this.#readsEvaluated(block));
    if (stayed === 0) {
      frame.memo = undefined;
      frame.place = frame.caller ? undefined : this.#start.place;
    }
    if (this.#bound && this.work > this.#bound.next) this.#remembers = this.#bound.isExceeded(this.work);
    if (this.#remembers && block.id !== notInPlan) this.#recall(frame);
    if (this.#isPassedOver(frame)) frame.ruleIndex = block.rules.length;
    if (this.#observer && frame.types === JsonType.object) this.#observer.observe(block.id, value as object);
    if (this.#depth % depthBetweenCycleChecks === 0) this.#refuseCycle();
    return true;
  }

  /**
   * Takes over what is known of the block at this place, so that each is walked once. A recorder sees the first application
   * whose result it wants; later ones say the same and are passed over.
   */
  #recall(frame: Frame): void {
    const { base, scope, block } = frame;
    base.memo ??= placeOf(frame).memo;
    const known = this.#recorder ? this.#decided(frame) : base.memo.get(scope, block.id);
    if (!known) return;
    if (frame.evaluated) {
      // It was decided without a need to know what it evaluates: it is applied once more.
      if (!known.evaluated) return;
      frame.evaluated.adopt(known.evaluated);
    }
    frame.valid = known.valid;
    if (!known.recorded && this.#recorder?.wants(frame, "block")) {
      known.recorded = true;
      frame.valid = true;
      frame.evaluated?.clear();
      return;
    }
    frame.ruleIndex = block.rules.length;
  }

  /**
   * Whether a rule that counts holds, and the recorder wants nothing of it: what fails beneath it would be recorded, only to
   * be dropped, as often as the rule is applied.
   */
  #holdsUnseen(frame: Frame, rule: Rule): boolean {
    if (!this.#recorder || !counts(rule.constraint) || this.#recorder.wants(frame, "rule")) return false;
    const { valid, evaluated } = this.#decide(frame, { ...frame.block, id: notInPlan, rules: [rule] });
    if (valid && evaluated) frame.evaluated?.adopt(evaluated);
    return valid;
  }

  /** The result of the frame's block, decided without the recorder where it is not known yet. */
  #decided(frame: Frame): MemoEntry | undefined {
    const { base, scope, block, evaluated } = frame;
    const known = base.memo?.get(scope, block.id);
    if (known && (known.evaluated || !evaluated)) return known;
    this.#decide(frame, block);
    return base.memo?.get(scope, block.id);
  }

  /** Applies a block at the place of a frame, and returns the frame of that: what happens there is not recorded. */
  #decide(at: Frame, block: Block): Frame {
    const decider =
      this.#decider ?? new Evaluation(this.#plan, this.#readers, [], { ...noHooks, budget: this.#budget });
    this.#decider = decider;
    return decider.#runAt(at, block);
  }

  #runAt({ base, scope, application, value, key, contentDepth, evaluated }: Frame, block: Block): Frame {
    this.#start = { place: base.place, evaluated: evaluated !== undefined };
    this.#enter(application, block, value, key, scope, 0, contentDepth);
    this.#untilLeft();
    return this.#frames[0] as Frame;
  }

  /**
   * Whether a shortcut says that the application holds. Marks need the walk, contents have to be counted, and the outermost
   * application is known to fail.
   */
  #isPassedOver({ evaluated, contentDepth, caller, block, value }: Frame): boolean {
    if (!this.#shortcuts || evaluated || contentDepth > 0 || !caller || this.#depth > maxBlockVerdictDepth)
      return false;
    return this.#shortcuts.isKnownValid(block, value);
  }

  /** More steps without descending than there are states to be in: one of them has come back. */
  #refuseEndless(block: Block): never {
    const { uri } = this.#plan.resources[block.resource] ?? { uri: "" };
    throw new EvaluationError(`dynamic references lead back to ${uri}#${block.pointer} without end`);
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
