import type { Loop } from "../loop/evaluate.js";
import { explainingFallbackTo, fallbackInPart } from "../loop/fallback.js";
import { findFailuresFrom, tryToFindFailuresFrom } from "../loop/find-failures.js";
import { guardedRun } from "../loop/guarded-run.js";
import { Observer } from "../loop/observer.js";
import type { LoweredSchema } from "../lower/lower.js";
import { unlessForbidden } from "./unless-forbidden.js";
import { partOf, withoutAnchors } from "../passes/part.js";
import {
  type Backend,
  type BlockFunction,
  type BlockFunctions,
  type ExplainingFallback,
  type Explanation,
  maxCallDepth,
  type PartBackend,
  type Verdict,
} from "../plan/backend.js";
import type { Failure } from "../plan/failure.js";
import type { BlockId, Plan } from "../plan/plan.js";
import type { Profile } from "../plan/profile.js";

/** The number of values that are observed before compiling, to learn the usual shapes of objects. */
export const observedValues = 4;

/** The number of schema applications of the loop that take about as long as it takes to compile a part. */
const workBetweenParts = 20_000;

/** Maximum number of parts. What is left then is left to the loop, since each part takes memory. */
const maxParts = 1000;

const nothingToDo = (): void => undefined;

/**
 * Compiles a large plan a part at a time, so that no call has to wait for the whole: each part when values have reached its first
 * block often enough. Until then the loop decides that block.
 */
export class Parts {
  readonly #schema: LoweredSchema;
  readonly #plan: Plan;
  readonly #loop: Loop;
  readonly #optimise: Backend["optimise"];
  readonly #backend: PartBackend;
  /** The number of schema applications of the loop after which a block is compiled. */
  readonly #enough: number;
  readonly #functions: BlockFunctions;
  readonly #fallback: ExplainingFallback;
  /** Functions that ask the loop until their block is compiled. */
  readonly #byLoop = new WeakSet<BlockFunction<unknown>>();
  /** The number of parts so far. */
  #parts = 0;
  /** Whether no part has been compiled in this call. */
  #mayCompile = true;
  /** The work of the loop when a part was last compiled. */
  #workAtTurn = 0;
  #whenForbidden: () => void = nothingToDo;

  private constructor(
    schema: LoweredSchema,
    loop: Loop,
    optimise: Backend["optimise"],
    backend: PartBackend,
    enough: number,
  ) {
    this.#schema = schema;
    this.#plan = withoutAnchors(schema.plan);
    this.#loop = loop;
    this.#optimise = optimise;
    this.#backend = backend;
    this.#enough = enough;
    const { length } = schema.plan.blocks;
    this.#functions = { verdicts: Array.from({ length }), explanations: Array.from({ length }) };
    this.#fallback = explainingFallbackTo(loop);
  }

  /**
   * The parts of a schema; `undefined` if it is compiled as a whole: because it is small, or because dynamic references make the
   * meaning of its blocks depend on the scope.
   *
   * @param enough - The number of schema applications of the loop after which a block is compiled.
   */
  static of(schema: LoweredSchema, loop: Loop, { optimise, parts }: Backend, enough: number): Parts | undefined {
    return parts && !schema.isDynamic && schema.plan.blocks.length > parts.explanationSize
      ? new Parts(schema, loop, optimise, parts, enough)
      : undefined;
  }

  /**
   * The function that decides the entry: by the loop at first.
   *
   * @param whenForbidden - Called when code is generated for the first time, if that is forbidden.
   */
  verdict(whenForbidden: () => void): Verdict {
    this.#whenForbidden = whenForbidden;
    this.#functions.verdicts[this.#entry] = this.#undecided(this.#entry);
    return this.#calledFromOutside(this.#functions.verdicts, this.#fallback);
  }

  /**
   * The same, compiled now.
   *
   * @throws EvalError if code generation is forbidden.
   */
  compiledVerdict(): Verdict {
    this.#prepared(this.#entry)();
    return this.#calledFromOutside(this.#functions.verdicts, this.#fallback);
  }

  /**
   * The function that finds the failures of the entry, compiled now.
   *
   * @throws EvalError if code generation is forbidden.
   */
  explanation(): Explanation {
    this.#compileExplanation(this.#entry);
    this.#mayCompile = false;
    return this.#calledFromOutside(this.#functions.explanations, this.#fallback.explain);
  }

  get #entry(): BlockId {
    return this.#plan.entry.target;
  }

  /** The function of the entry, whichever it is at the time, for calls from outside. */
  #calledFromOutside<Answer>(
    functions: readonly BlockFunction<Answer>[],
    byLoop: (block: BlockId, value: unknown) => Answer,
  ): (value: unknown) => Answer {
    const entry = this.#entry;
    const call = (value: unknown): Answer => {
      const answer = (functions[entry] as BlockFunction<Answer>)(value, 0);
      this.#mayCompile = true;
      return answer;
    };
    return guardedRun(call, this.#fallback.work, byLoop, entry);
  }

  /** Whether another part may be compiled now: one in each call, and more in a call that takes long anyway, or without the loop. */
  #takeTurn(): boolean {
    if (this.#parts >= maxParts) return false;
    if (this.#enough === 0) return true;
    const { work } = this.#loop;
    if (!this.#mayCompile && work - this.#workAtTurn < workBetweenParts) return false;
    this.#mayCompile = false;
    this.#workAtTurn = work;
    return true;
  }

  /** Makes the plan of a part. To compile it takes longer, and is left to another call. */
  #prepared(id: BlockId): (seen?: Profile) => void {
    const { verdicts } = this.#functions;
    const part = this.#partFrom(id, this.#backend.verdictSize, verdicts);
    // Content within content is counted by one evaluation of the loop.
    if (!part) return () => void (verdicts[id] = (value) => this.#fallback(id, value));
    const optimised = this.#optimise(part);
    return (seen) => {
      this.#provideVerdicts(optimised);
      this.#backend.compile(optimised, this.#fallbackIn(optimised), this.#functions, seen);
      const entry = optimised.part?.origins[optimised.entry.target] as BlockId;
      // A block that only applies another has no code of its own.
      if (entry !== id)
        verdicts[id] = (value, depth) =>
          depth > maxCallDepth
            ? this.#fallback(entry, value)
            : (verdicts[entry] as BlockFunction<boolean>)(value, depth + 1);
    };
  }

  #compileExplanation(id: BlockId): void {
    const { explanations } = this.#functions;
    const part = this.#partFrom(id, this.#backend.explanationSize, explanations);
    if (!part) {
      explanations[id] = (value) => this.#fallback.explain(id, value);
      return;
    }
    this.#provideVerdicts(part);
    for (const each of elsewhereIn(part)) explanations[each] ??= this.#unexplained(each);
    this.#backend.explain(part, this.#fallbackIn(part), this.#functions);
  }

  /** The blocks from one on that values have reached, and that are not compiled yet. */
  #partFrom(root: BlockId, size: number, functions: readonly BlockFunction<unknown>[]): Plan | undefined {
    const isCompiled = (id: BlockId): boolean => {
      const known = functions[id];
      return known !== undefined && !this.#byLoop.has(known);
    };
    this.#parts++;
    return partOf(this.#plan, {
      root,
      size,
      isWanted: (id) => !isCompiled(id) && (this.#enough === 0 || this.#schema.isReached(id)),
      decide: (id, value) => this.#fallback(id, value),
    });
  }

  /** Makes functions that decide the blocks that a part does not contain. */
  #provideVerdicts(part: Plan): void {
    for (const id of elsewhereIn(part)) this.#functions.verdicts[id] ??= this.#undecided(id);
  }

  /** Decides a block by the loop, and replaces itself by compiled code when it has done enough work. */
  #undecided(id: BlockId): BlockFunction<boolean> {
    const loop = this.#loop;
    const enough = this.#enough;
    let observer: Observer | undefined;
    let left = enough;
    let toObserve = enough > 0 ? observedValues : 0;
    let compile: ((seen?: Profile) => void) | undefined;
    const byLoop = (value: unknown): boolean | undefined => {
      // A large value is given up on and decided again: that costs less than to finish it in the loop.
      const valid = left > 0 ? loop.attemptFrom(id, value, left) : undefined;
      if (valid !== undefined) return valid;
      if (!compile) {
        if (!this.#takeTurn()) return loop.evaluateFrom(id, value);
        compile = this.#prepared(id);
      }
      observer ??= new Observer();
      const observed = toObserve-- > 0 ? loop.attemptFrom(id, value, enough, { observer }) : undefined;
      return observed === undefined && !this.#takeTurn() ? loop.evaluateFrom(id, value) : observed;
    };
    const decide: BlockFunction<boolean> = (value, depth) => {
      if (depth > maxCallDepth) return this.#fallback(id, value);
      const before = loop.work;
      const valid = byLoop(value);
      left -= loop.work - before;
      this.#fallback.work.count += loop.work - before;
      return valid ?? this.#replaced(id, () => (compile ?? this.#prepared(id))(observer))(value, depth);
    };
    this.#byLoop.add(decide);
    return decide;
  }

  /** Replaces the function of a block by compiled code; by the loop if code generation is forbidden. */
  #replaced(id: BlockId, compile: () => void): BlockFunction<boolean> {
    const { verdicts } = this.#functions;
    unlessForbidden(compile, () => {
      this.#whenForbidden();
      verdicts[id] = (value) => this.#fallback(id, value);
    });
    return verdicts[id] as BlockFunction<boolean>;
  }

  /** The same for the failures of a block. */
  #unexplained(id: BlockId): BlockFunction<Failures> {
    const loop = this.#loop;
    let left = this.#enough;
    const { explanations } = this.#functions;
    const explain: BlockFunction<Failures> = (value, depth) => {
      if (depth > maxCallDepth) return this.#fallback.explain(id, value);
      const before = loop.work;
      let found = left > 0 ? tryToFindFailuresFrom(loop, id, value, left) : "too much";
      if (found === "too much" && !this.#takeTurn()) found = findFailuresFrom(loop, id, value);
      left -= loop.work - before;
      this.#fallback.work.count += loop.work - before;
      if (found !== "too much") return found;
      this.#compileExplanation(id);
      return (explanations[id] as BlockFunction<Failures>)(value, depth);
    };
    this.#byLoop.add(explain);
    return explain;
  }

  /** The loop, for the code of a part. */
  #fallbackIn({ part }: Plan): ExplainingFallback {
    return fallbackInPart(this.#fallback, part?.origins ?? []);
  }
}

type Failures = readonly Failure[] | undefined;

/** The blocks that a part applies and does not contain, by their numbers in the whole plan. */
const elsewhereIn = ({ part }: Plan): readonly BlockId[] =>
  Array.from(part?.elsewhere ?? [], (id) => part?.origins[id] as BlockId);
