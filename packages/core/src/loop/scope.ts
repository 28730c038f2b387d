import { EvaluationError } from "../errors/evaluation-error.js";
import { type BlockId, type Application, nowhere, type Resource } from "../plan/plan.js";

/**
 * The dynamic scope, as far as references can see it: which block each dynamic anchor means by now. The outermost
 * resource that declares an anchor wins, so entering a resource binds what is not bound yet. Scopes with the same
 * bindings are one object, and entering the same resource again costs one look-up.
 */
export class Scope {
  readonly #bound: ReadonlyMap<string, BlockId>;
  readonly #world: ScopeTable;
  readonly #entered = new Map<number, Scope>();

  private constructor(bound: ReadonlyMap<string, BlockId>, world: ScopeTable) {
    this.#bound = bound;
    this.#world = world;
  }

  /** The scope before anything is entered. */
  static empty(resources: readonly Resource[]): Scope {
    const scopes = new Map<string, Scope>();
    const empty = new Scope(new Map(), { resources, scopes });
    scopes.set("", empty);
    return empty;
  }

  enter(resource: number): Scope {
    return this.#entered.get(resource) ?? this.#enterFirst(resource);
  }

  /** On its own, since engines allocate what its functions close over wherever it begins. */
  #enterFirst(resource: number): Scope {
    const declared = (this.#world.resources[resource] as Resource).dynamicAnchors;
    const fresh = [...declared].filter(([anchor]) => !this.#bound.has(anchor));
    const scope = fresh.length === 0 ? this : this.#with(fresh);
    this.#entered.set(resource, scope);
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

  /** How many different scopes there have been so far. */
  get count(): number {
    return this.#world.scopes.size;
  }

  #with(fresh: readonly [string, BlockId][]): Scope {
    const bound = new Map([...this.#bound, ...fresh]);
    const key = Array.from(bound, (each) => JSON.stringify(each))
      .sort()
      .join();
    const scope = this.#world.scopes.get(key) ?? new Scope(bound, this.#world);
    this.#world.scopes.set(key, scope);
    return scope;
  }
}

/** What all scopes of one plan share. */
interface ScopeTable {
  readonly resources: readonly Resource[];
  readonly scopes: Map<string, Scope>;
}
