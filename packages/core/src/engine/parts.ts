import type { Loop } from "../loop/evaluate.js";
import type { RunFailures } from "../loop/failure-count.js";
import { explainingFallbackTo, fallbackInPart } from "../loop/fallback.js";
import { findFailuresFrom, tryToFindFailuresFrom } from "../loop/find-failures.js";
import { guardedRun } from "../loop/guarded-run.js";
import { Observer, observedValues } from "../loop/observer.js";
import type { LoweredSchema } from "../lower/lower.js";
import { unlessForbidden } from "./unless-forbidden.js";
import { deciderIn, partOf, withoutAnchors } from "../passes/part.js";
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

/** The number of schema applications of the loop that take about as long as it takes to compile a part. */
const workBetweenParts = 20_000;

/** Maximum number of parts. What is left then is left to the loop, since each part takes memory. */
const maxParts = 1000;

const nothingToDo = (): void => undefined;

/**
 * Compiles a large plan a part at a time, so that no call has to wait for the whole. The loop decides each block until it has code. The
 * blocks for which it works most are compiled first.
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
  readonly #fallback: ReturnType<typeof explainingFallbackTo>;
  readonly #deciderOf: (block: BlockId) => BlockId;
  /** Functions that ask the loop until their block is compiled. */
  readonly #byLoop = new WeakSet<BlockFunction<unknown>>();
  /** The number of parts so far. */
  #parts = 0;
  /** What the loop has seen of values. */
  readonly #observer = new Observer();
  /** The work that the loop has done for blocks without code. */
  readonly #workFor = new Map<BlockId, number>();
  /** A part that is compiled next. */
  #prepared: PreparedPart | undefined;
  /** The number of calls from outside so far. */
  #calls = 0;
  /** Whether enough values have been observed, and nothing has been compiled in this call. */
  #mayCompile = false;
  /** The work of the loop at the last turn. */
  #workAtTurn = 0;
  #whenForbidden: () => void = nothingToDo;

  constructor(schema: LoweredSchema, loop: Loop, optimise: Backend["optimise"], backend: PartBackend, enough: number) {
    this.#schema = schema;
    this.#plan = withoutAnchors(schema.plan);
    this.#loop = loop;
    this.#optimise = optimise;
    this.#backend = backend;
    this.#enough = enough;
    const { length } = schema.plan.blocks;
    this.#functions = { verdicts: Array(length), explanations: Array(length) };
    this.#fallback = explainingFallbackTo(loop);
    this.#deciderOf = deciderIn(this.#plan, (id) => schema.isReached(id));
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
    this.#compileNow(this.#entry);
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

  /** Counts the failures that the explanation finds. */
  get found(): RunFailures {
    return this.#fallback.found;
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
      this.#mayCompile = ++this.#calls >= observedValues;
      return answer;
    };
    return guardedRun(call, this.#fallback.work, byLoop, entry);
  }

  /** The work that the loop does until the next turn to compile: little if there was none in this call, else what compiling costs. */
  get #workUntilTurn(): number {
    if (this.#parts >= maxParts) return Infinity;
    if (this.#enough === 0) return 0;
    const most = this.#mayCompile ? this.#enough : workBetweenParts;
    return this.#workAtTurn + most - this.#loop.work;
  }

  #takeTurn(): void {
    this.#mayCompile = false;
    this.#workAtTurn = this.#loop.work;
  }

  /** Compiles the blocks for which the loop works most: as many at once as a part has. */
  #compileSome(): void {
    this.#takeTurn();
    const hottest = this.#hottest();
    for (let room = this.#backend.verdictSize, next = 0; room > 0;) {
      const prepared = this.#prepared;
      if (prepared)
        unlessForbidden(
          () => this.#compile(prepared),
          () => this.#leaveToLoop(prepared),
        );
      else {
        const id = hottest.at(next++);
        if (id === undefined) return;
        this.#prepared = this.#prepare(id);
      }
      room -= (prepared ?? this.#prepared)?.blockCount ?? 1;
    }
  }

  /** The blocks without code for which the loop has worked enough. The one for which the loop has worked most comes first. */
  #hottest(): readonly BlockId[] {
    for (const id of this.#workFor.keys()) if (this.#isCompiled(id, this.#functions.verdicts)) this.#workFor.delete(id);
    return Array.from(this.#workFor)
      .filter(([, work]) => work >= this.#enough)
      .sort(([, a], [, b]) => b - a)
      .map(([id]) => id);
  }

  #compileNow(id: BlockId): void {
    const prepared = this.#prepare(id);
    if (prepared) this.#compile(prepared);
  }

  /** Makes the plan of the part that begins with a block; `undefined` if the block needs none. */
  #prepare(id: BlockId): PreparedPart | undefined {
    const { verdicts } = this.#functions;
    const { verdictSize } = this.#backend;
    const root = this.#deciderOf(id);
    const isNeeded = !this.#isCompiled(root, verdicts);
    const part = isNeeded ? this.#partFrom(root, verdictSize, verdicts, this.#deciderOf) : undefined;
    if (part) {
      const plan = this.#optimise(part);
      const entry = plan.part?.origins[plan.entry.target] as BlockId;
      return { ids: new Set([id, root]), entry, plan, blockCount: part.blocks.length - elsewhereIn(part).length };
    }
    // Content within content is counted by one evaluation of the loop.
    if (isNeeded) verdicts[root] = (value) => this.#fallback(root, value);
    this.#forward(id, root);
    return undefined;
  }

  /** @throws EvalError if code generation is forbidden. */
  #compile({ ids, entry, plan }: PreparedPart): void {
    this.#prepared = undefined;
    this.#provideVerdicts(plan);
    this.#backend.compile(plan, this.#fallbackIn(plan), this.#functions, this.#observer);
    for (const id of ids) this.#forward(id, entry);
  }

  #leaveToLoop({ ids }: PreparedPart): void {
    this.#whenForbidden();
    for (const id of ids) this.#functions.verdicts[id] = (value) => this.#fallback(id, value);
  }

  /** Lets a block that has no code of its own, since it only applies another, call the function of that one. */
  #forward(id: BlockId, to: BlockId): void {
    const { verdicts } = this.#functions;
    if (to === id) return;
    verdicts[id] = this.#isCompiled(to, verdicts)
      ? (verdicts[to] as BlockFunction<boolean>)
      : (value, depth) => (verdicts[to] as BlockFunction<boolean>)(value, depth);
  }

  #compileExplanation(id: BlockId): void {
    const { explanations } = this.#functions;
    const part = this.#partFrom(id, this.#backend.explanationSize, explanations, itself);
    if (!part) {
      explanations[id] = (value) => this.#fallback.explain(id, value);
      return;
    }
    this.#provideVerdicts(part);
    for (const each of elsewhereIn(part))
      if (!Object.hasOwn(explanations, each)) explanations[each] = this.#unexplained(each);
    this.#backend.explain(part, this.#fallbackIn(part), this.#functions);
  }

  #isCompiled(id: BlockId, functions: readonly BlockFunction<unknown>[]): boolean {
    return Object.hasOwn(functions, id) && !this.#byLoop.has(functions[id] as BlockFunction<unknown>);
  }

  /** The blocks from one on that values have reached, and that are not compiled yet. */
  #partFrom(
    root: BlockId,
    size: number,
    functions: readonly BlockFunction<unknown>[],
    deciderOf: (block: BlockId) => BlockId,
  ): Plan | undefined {
    this.#parts++;
    return partOf(this.#plan, {
      root,
      size,
      isWanted: (id) => !this.#isCompiled(id, functions) && (this.#enough === 0 || this.#schema.isReached(id)),
      deciderOf,
      decide: (id, value) => this.#fallback(id, value),
    });
  }

  /** Makes functions that decide the blocks that a part does not contain. */
  #provideVerdicts(part: Plan): void {
    const { verdicts } = this.#functions;
    for (const id of elsewhereIn(part)) if (!Object.hasOwn(verdicts, id)) verdicts[id] = this.#undecided(id);
  }

  /** Decides a block by the loop, until it has code. When the loop has done enough work, some blocks are compiled. */
  #undecided(id: BlockId): BlockFunction<boolean> {
    const loop = this.#loop;
    const { verdicts } = this.#functions;
    const receivers = { observer: this.#observer };
    const decide: BlockFunction<boolean> = (value, depth) => {
      if (depth > maxCallDepth) return this.#fallback(id, value);
      const before = loop.work;
      const left = this.#workUntilTurn;
      // A large value is given up on and decided again: that costs less than to finish it in the loop.
      const valid = left > 0 ? loop.attemptFrom(id, value, Math.max(left, this.#enough), receivers) : undefined;
      const work = loop.work - before;
      this.#fallback.work.count += work;
      this.#workFor.set(id, (this.#workFor.get(id) ?? 0) + work);
      if (valid !== undefined) return valid;
      if (this.#enough === 0) this.#compileNow(id);
      else this.#compileSome();
      return (verdicts[id] as BlockFunction<boolean>)(value, depth);
    };
    this.#byLoop.add(decide);
    return decide;
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
      if (found === "too much" && this.#workUntilTurn > 0) found = findFailuresFrom(loop, id, value);
      left -= loop.work - before;
      this.#fallback.work.count += loop.work - before;
      if (found !== "too much") return found;
      this.#takeTurn();
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

/**
 * The parts of a schema without dynamic references, which would make the meaning of a block depend on the scope.
 *
 * @param enough - The number of schema applications of the loop after which a block is compiled; 0 to compile each when a value reaches it.
 */
export const partsOf = (
  schema: LoweredSchema,
  loop: Loop,
  optimise: Backend["optimise"],
  backend: PartBackend,
  enough: number,
): Parts => new Parts(schema, loop, optimise, backend, enough);

/** A part whose plan has been made. */
interface PreparedPart {
  /** The blocks whose functions are replaced by that of the entry, if they are others. */
  readonly ids: ReadonlySet<BlockId>;
  /** The entry, by its number in the whole plan. */
  readonly entry: BlockId;
  /** The part after all passes. */
  readonly plan: Plan;
  /** The number of blocks in it. */
  readonly blockCount: number;
}

/** A block of which failures are found has no other in its place: they have its location. */
const itself = (block: BlockId): BlockId => block;

type Failures = readonly Failure[] | undefined;

/** The blocks that a part applies and does not contain, by their numbers in the whole plan. */
const elsewhereIn = ({ part }: Plan): readonly BlockId[] =>
  Array.from(part?.elsewhere ?? [], (id) => part?.origins[id] as BlockId);
