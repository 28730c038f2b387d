import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import type { BlockVerdicts } from "../loop/block-verdicts.js";
import { compact } from "../passes/rewrite.js";
import type { Block, BlockId } from "../plan/plan.js";
import { applicationTo } from "../plan/application.js";
import { hasDynamicApplications } from "../plan/walk.js";
import type { Backend, Verdict } from "../plan/backend.js";
import { compiledOrClosures } from "./tiers.js";

/** The number of visits of a block after which its verdict function is compiled. */
const visitsToCompile = 24;
/** Maximum number of blocks with a verdict function. */
const maxFunctions = 64;

/**
 * Compiled verdict functions of single blocks, for the loop while it searches for failures: a block that holds has no failures,
 * and need not be evaluated. The backend compiles the blocks that are visited often.
 */
export class CompiledBlockVerdicts implements BlockVerdicts {
  readonly #schema: LoweredSchema;
  readonly #backend: Backend;
  readonly #visits = new Map<BlockId, number>();
  readonly #verdicts = new Map<BlockId, Verdict>();
  #known: boolean | undefined;

  constructor(schema: LoweredSchema, backend: Backend) {
    this.#schema = schema;
    this.#backend = backend;
  }

  /** Whether blocks can be compiled alone. With dynamic applications their meaning depends on the scope. */
  get #usable(): boolean {
    return (this.#known ??= !hasDynamicApplications(this.#schema.completePlan()));
  }

  isKnownValid(block: Block, value: unknown): boolean {
    const verdict = this.#verdicts.get(block.id) ?? this.#verdictOf(block);
    return verdict !== undefined && verdict(value);
  }

  #verdictOf({ id, rules }: Block): Verdict | undefined {
    const visits = (this.#visits.get(id) ?? 0) + 1;
    this.#visits.set(id, visits);
    if (visits !== visitsToCompile || !this.#usable || this.#verdicts.size >= maxFunctions) return undefined;
    // The loop evaluates tests as fast as a call.
    if (rules.every(({ constraint }) => constraint.op === "test")) return undefined;
    const plan = this.#backend.optimise(compact({ ...this.#schema.completePlan(), entry: applicationTo(id) }));
    const verdict = compiledOrClosures(new Loop(plan), this.#backend, undefined);
    this.#verdicts.set(id, verdict);
    return verdict;
  }
}
