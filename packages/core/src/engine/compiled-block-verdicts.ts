import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import type { BlockVerdicts } from "../loop/block-verdicts.js";
import { compact } from "../passes/rewrite.js";
import type { Block, BlockId } from "../plan/plan.js";
import { applicationTo } from "../plan/application.js";
import { hasDynamicApplications } from "../plan/walk.js";
import type { Backend, Verdict } from "../plan/backend.js";
import { compiledOrClosures } from "./tiers.js";

/** A block that was applied so often while failures were explained gets a function of its own. */
const visitsToCompile = 24;
/** No more blocks than this do. */
const maxFunctions = 64;

/**
 * Verdict functions of single blocks, for the loop while it explains a failure: what holds has nothing to explain and
 * need not be walked through. They are made by the backend from the same plan, when they are worth it.
 */
export class CompiledBlockVerdicts implements BlockVerdicts {
  readonly #schema: LoweredSchema;
  readonly #backend: Backend;
  readonly #visits: number[] = [];
  readonly #verdicts = new Map<BlockId, Verdict>();
  #known: boolean | undefined;

  constructor(schema: LoweredSchema, backend: Backend) {
    this.#schema = schema;
    this.#backend = backend;
  }

  /** With dynamic applications a block means something else in each scope. */
  get #usable(): boolean {
    return (this.#known ??= !hasDynamicApplications(this.#schema.completePlan()));
  }

  isKnownValid(block: Block, value: unknown): boolean {
    const verdict = this.#verdicts.get(block.id) ?? this.#verdictOf(block);
    return verdict !== undefined && verdict(value);
  }

  #verdictOf({ id, rules }: Block): Verdict | undefined {
    const visits = (this.#visits[id] ?? 0) + 1;
    this.#visits[id] = visits;
    if (visits !== visitsToCompile || !this.#usable || this.#verdicts.size >= maxFunctions) return undefined;
    // Tests alone cost the loop no more than the call would.
    if (rules.every(({ constraint }) => constraint.op === "test")) return undefined;
    const plan = this.#backend.optimise(compact({ ...this.#schema.completePlan(), entry: applicationTo(id) }));
    const verdict = compiledOrClosures(new Loop(plan), this.#backend, undefined);
    this.#verdicts.set(id, verdict);
    return verdict;
  }
}
