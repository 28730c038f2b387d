import { EvaluationError } from "../errors/evaluation-error.js";
import { type BlockId, type Application, nowhere, type Resource } from "../plan/plan.js";

/** Maximum size of what is kept of scopes: their bindings, and where resources lead from them. */
const maxKept = 100_000;

/**
 * The dynamic scope, as far as references can see it: which block each dynamic anchor means by now. The outermost
 * resource that declares an anchor wins, so entering a resource binds what is not bound yet. Scopes with the same
 * bindings are one object, and entering the same resource again costs one look-up, as long as they are kept: values can lead to
 * any number of scopes.
 */
export class Scope {
  readonly #bound: ReadonlyMap<string, BlockId>;
  readonly #table: ScopeTable;
  readonly #entered = new Map<number, Scope>();

  private constructor(bound: ReadonlyMap<string, BlockId>, table: ScopeTable) {
    this.#bound = bound;
    this.#table = table;
  }

  /** The scope before anything is entered. */
  static empty(resources: readonly Resource[]): Scope {
    const table: ScopeTable = { resources, scopes: new Map(), kept: 0, outermost: undefined };
    return (table.outermost = new Scope(new Map(), table));
  }

  /** The number of anchors that are bound. */
  get bindings(): number {
    return this.#bound.size;
  }

  enter(resource: number): Scope {
    return this.#entered.get(resource) ?? this.#enterFirst(resource);
  }

  /** On its own, since engines allocate what its functions close over wherever it begins. */
  #enterFirst(resource: number): Scope {
    if (this.#table.kept > maxKept) this.#forget();
    const declared = (this.#table.resources[resource] as Resource).dynamicAnchors;
    const fresh = [...declared].filter(([anchor]) => !this.#bound.has(anchor));
    const scope = fresh.length === 0 ? this : this.#with(fresh);
    this.#entered.set(resource, scope);
    this.#table.kept++;
    return scope;
  }

  /**
   * The block that an application leads to here.
   *
   * @throws EvaluationError when it leads nowhere.
   */
  target(application: Application): BlockId {
    const target =
      application.dynamic === undefined
        ? application.target
        : (this.#bound.get(application.dynamic) ?? application.target);
    if (target !== nowhere) return target;
    throw new EvaluationError(
      `a dynamic reference leads nowhere: no schema on the way to it declares "${application.dynamic}"`,
    );
  }

  #with(fresh: readonly [string, BlockId][]): Scope {
    const table = this.#table;
    const bound = new Map([...this.#bound, ...fresh]);
    const key = Array.from(bound, (each) => JSON.stringify(each))
      .sort()
      .join();
    const known = table.scopes.get(key);
    if (known) return known;
    const scope = new Scope(bound, table);
    table.scopes.set(key, scope);
    table.kept += bound.size;
    return scope;
  }

  /** Evaluations that run keep the scopes that they are in, and lose only what they would have found again. */
  #forget(): void {
    this.#table.scopes.clear();
    this.#table.kept = 0;
    const { outermost } = this.#table;
    if (outermost) outermost.#entered.clear();
  }
}

/** What all scopes of one plan share. */
interface ScopeTable {
  readonly resources: readonly Resource[];
  readonly scopes: Map<string, Scope>;
  kept: number;
  outermost: Scope | undefined;
}
