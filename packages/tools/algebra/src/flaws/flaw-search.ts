import { compact, Loop } from "@argot/core/internal";
import {
  type Application,
  applicationTo,
  type Block,
  type BlockId,
  blocksWithEvaluated,
  domainOf,
  type Plan,
  readsEvaluated,
  type Rule,
} from "@argot/core/plan";
import { applied, meaningOfConstraint, requiredOf } from "../formula/constraints.js";
import type { Formula } from "../formula/formula.js";
import type { Formulas } from "../formula/formulas.js";
import type { Place } from "../formula/place.js";
import { meaningOfUnevaluated } from "../formula/unevaluated.js";
import { locationOf } from "../questions/locations.js";
import { type Found, reasonOf, ValueSearch } from "../questions/value-search.js";
import type { ValueSet } from "../sets/value-set.js";

/** Maximum number of steps of one question. Most take some ten, and what takes many is seldom a flaw. */
const stepsOfQuestion = 2_000;

/** Asks small questions about the schemas of a plan, until together they have taken too many steps. */
export class FlawSearch {
  readonly plan: Plan;
  readonly #search: ValueSearch;
  readonly #maxSteps: number;
  readonly #read: ReadonlySet<BlockId>;
  readonly #sets = new Map<BlockId, ValueSet>();

  constructor(plan: Plan, maxSteps: number) {
    this.plan = plan;
    this.#maxSteps = maxSteps;
    this.#read = blocksWithEvaluated(plan);
    this.#search = new ValueSearch({ op: "schema", plan }, Math.min(maxSteps, stepsOfQuestion));
  }

  get formulas(): Formulas {
    return this.#search.formulas;
  }

  /** Whether all steps are taken: nothing more is found out. */
  get isExhausted(): boolean {
    return this.#search.spent >= this.#maxSteps;
  }

  /** Whether it is proven that a formula holds for no value. */
  isImpossible(make: () => Formula): boolean {
    return !this.isExhausted && this.#search.find(make, 1, () => true).answer === "no";
  }

  /** Looks for a value for which a formula holds, and which `isIn` confirms. */
  find(make: () => Formula, isIn: (value: unknown) => boolean): Found {
    return this.isExhausted ? { answer: "unknown", reasons: [] } : this.#search.find(make, 1, isIn);
  }

  /** What a rule requires of all values. */
  rule(place: Place, index: number): Formula {
    const { appliesTo, constraint } = place.block.rules[index] as Rule;
    const meaning = readsEvaluated(constraint)
      ? meaningOfUnevaluated(this.formulas, place, index)
      : meaningOfConstraint(this.formulas, place, constraint);
    return requiredOf(this.formulas, appliesTo & domainOf(constraint), meaning);
  }

  /** What all rules but one require. Those that read what others evaluate depend on that one, and are left out. */
  others(place: Place, index: number): Formula {
    const left = place.block.rules.map(({ constraint }, each) =>
      each === index || readsEvaluated(constraint) ? this.formulas.true : this.rule(place, each),
    );
    return this.formulas.and(left);
  }

  /** Whether some rule reads what a schema evaluates. */
  isRead({ block }: Place): boolean {
    return this.#read.has(block.id);
  }

  applied(place: Place, application: Application): Formula {
    return applied(this.formulas, place, application);
  }

  /** Where an application leads; `undefined` if that is not known. */
  target(place: Place, application: Application): Place | undefined {
    try {
      return place.places.target(place, application);
    } catch (error) {
      reasonOf(error);
      return undefined;
    }
  }

  /** The block that an application leads to; `undefined` if that is not known. */
  blockOf(place: Place, application: Application): Block | undefined {
    return this.target(place, application)?.block;
  }

  /** The set of the values that a block accepts, beginning there. */
  setAt(block: BlockId): ValueSet {
    const known = this.#sets.get(block) ?? this.#makeSet(block);
    this.#sets.set(block, known);
    return known;
  }

  #makeSet(block: BlockId): ValueSet {
    const plan = compact({ ...this.plan, entry: applicationTo(block) });
    let loop: Loop | undefined;
    return { expression: { op: "schema", plan }, has: (value) => (loop ??= new Loop(plan)).evaluate(value) };
  }

  locationOf({ block }: Place, path: readonly string[] = []): string {
    return locationOf(this.plan, block.id, path);
  }
}
