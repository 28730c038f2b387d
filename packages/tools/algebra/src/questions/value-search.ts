import { EvaluationError, LimitError } from "@argot/core";
import { stringifyJson } from "@argot/core/json";
import type { BlockId, Json, Plan } from "@argot/core/plan";
import { Unanswerable } from "../bounds/unanswerable.js";
import { TooMuchWork, Work } from "../bounds/work.js";
import { blockKeys } from "../formula/block-keys.js";
import type { Formula } from "../formula/formula.js";
import { Formulas } from "../formula/formulas.js";
import { Meanings } from "../formula/meanings.js";
import { Places } from "../formula/place.js";
import { fold, plansIn, type SetExpression } from "../sets/expression.js";
import { Solver } from "../solve/solver.js";

const defaultSteps = 50_000;

/** What a search has found. */
export type Found =
  | { readonly answer: "yes"; readonly values: readonly [Json, ...Json[]] }
  | { readonly answer: "no" }
  /** `reasons` say what stands in the way. */
  | { readonly answer: "unknown"; readonly reasons: readonly string[] };

/** Looks for values of a set, and of parts of it. */
export class ValueSearch {
  readonly formulas: Formulas = new Formulas();
  readonly #expression: SetExpression;
  readonly #meanings = new Meanings(this.formulas);
  readonly #placesOf = new Map<Plan, Places>();
  #keys: ReadonlyMap<Plan, (block: BlockId) => string> | undefined;
  #work: Work;
  #solver: Solver;

  /** @param maxSteps - The number of steps that each search takes at most. */
  constructor(expression: SetExpression, maxSteps: number = defaultSteps) {
    this.#expression = expression;
    this.#work = new Work(maxSteps);
    this.#solver = new Solver(this.#meanings, this.#work);
  }

  /** The number of steps that were taken, for all searches together. */
  get spent(): number {
    return this.#work.spent;
  }

  /** The formula of the set. Schemas that mean the same are the same formula, wherever they stand. */
  get formula(): Formula {
    return fold(this.#expression, (plan) => this.formulas.schema(this.placesOf(plan).entry), this.formulas);
  }

  /** The places of one of the plans of the set. */
  placesOf(plan: Plan): Places {
    const known = this.#placesOf.get(plan);
    if (known) return known;
    const places = new Places(plan, (block) => this.keyOf(plan, block));
    this.#placesOf.set(plan, places);
    return places;
  }

  /** Equal for blocks that mean the same. */
  keyOf(plan: Plan, block: BlockId): string {
    this.#keys ??= blockKeys([...plansIn(this.#expression)], this.formulas.predicateKeys, this.#work);
    return this.#keys.get(plan)?.(block) ?? String(block);
  }

  /** Whether it is known that a formula holds for a value. */
  holds(make: () => Formula, value: Json): boolean {
    try {
      return this.#meanings.holds(make(), value);
    } catch (error) {
      reasonOf(error);
      return false;
    }
  }

  /**
   * Looks for values that a formula holds for.
   *
   * @param make - Makes the formula. What stands in the way of that is an answer as well.
   * @param isIn - The verdict of the validators: each value is tried with it.
   */
  find(make: () => Formula, wanted: number, isIn: (value: Json) => boolean): Found {
    const solver = this.#renewed();
    try {
      const { values, complete } = solver.values(make(), wanted);
      const [first, ...others] = values.filter(isIn);
      if (first !== undefined) return { answer: "yes", values: [first, ...others.slice(0, wanted - 1)] };
      const [refused] = values;
      if (refused !== undefined) return unknown([`the validators judge ${stringifyJson(refused)} otherwise`]);
      return complete ? { answer: "no" } : unknown(solver.doubts);
    } catch (error) {
      // What was assumed of open questions is not known to be right.
      this.#solver = new Solver(this.#meanings, this.#work);
      return unknown([reasonOf(error)]);
    }
  }

  /** The solver, with all steps left and no doubts. What it has found stays known. */
  #renewed(): Solver {
    this.#work.renew();
    this.#solver.doubts.clear();
    return this.#solver;
  }
}

/** What stands in the way, if an error says it. Throws all others. */
export function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return "the schema nests too deeply";
  // The last two: a value without a verdict. Its evaluation has no end, or takes more than its limits allow.
  const says = [TooMuchWork, Unanswerable, EvaluationError, LimitError].some((each) => error instanceof each);
  if (says) return (error as Error).message;
  throw error;
}

function unknown(reasons: Iterable<string>): Found {
  const list = [...reasons];
  return { answer: "unknown", reasons: list.length > 0 ? list : ["no value was found among those that were tried"] };
}
