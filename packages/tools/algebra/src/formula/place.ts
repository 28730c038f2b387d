import { type Application, type Block, blockAt, type BlockId, nowhere, type Plan } from "@argot/core/plan";
import { Unanswerable } from "../bounds/unanswerable.js";

/** The blocks that dynamic anchors lead to, by anchor: in each case that of the outermost resource which was entered. */
type Scope = ReadonlyMap<string, BlockId>;

/** A block in a dynamic scope: together they say what a schema means. Places that mean the same are mostly one object. */
export interface Place {
  /** Equal for places that mean the same, as far as this is known. */
  readonly key: string;
  readonly block: Block;
  readonly places: Places;
  readonly scope: Scope;
}

/** The places of one plan. */
export class Places {
  readonly plan: Plan;
  readonly #keyOf: (block: BlockId) => string;
  readonly #places = new Map<string, Place>();

  /** @param keyOf - Equal for blocks that mean the same in the same scope. */
  constructor(plan: Plan, keyOf: (block: BlockId) => string) {
    this.plan = plan;
    this.#keyOf = keyOf;
  }

  get entry(): Place {
    return this.#at(this.plan.entry.target, new Map());
  }

  /** Where an application leads from a place. */
  target({ scope }: Place, { target, dynamic }: Application): Place {
    const block = (dynamic === undefined ? undefined : scope.get(dynamic)) ?? target;
    if (block === nowhere) throw new Unanswerable("a dynamic reference leads nowhere");
    return this.#at(block, scope);
  }

  #at(id: BlockId, outer: Scope): Place {
    const block = blockAt(this.plan, id);
    const { dynamicAnchors } = this.plan.resources[block.resource] as Plan["resources"][number];
    const isKnown = [...dynamicAnchors.keys()].every((anchor) => outer.has(anchor));
    const scope = isKnown ? outer : new Map([...dynamicAnchors, ...outer]);
    const names = [...scope].map(([anchor, at]) => `${JSON.stringify(anchor)}=${this.#keyOf(at)}`);
    const key = [this.#keyOf(id), ...names.toSorted()].join(" ");
    const known = this.#places.get(key);
    if (known) return known;
    const place = { key, block, places: this, scope };
    this.#places.set(key, place);
    return place;
  }
}
