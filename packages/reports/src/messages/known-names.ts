import { type Candidate, candidatesOf, findBlock } from "@argot/core/internal";
import { applicationsOf, type BlockId, type Constraint, inPlace, partsOf, type Plan } from "@argot/core/plan";
import type { PartPath } from "./value-outlines.js";

/** Maximum number of blocks that are searched for names. */
const maxNamingBlocks = 100;

/** Names of properties that a schema mentions. Another name may be one of them, mistyped. */
export class KnownNames {
  readonly #names: ReadonlySet<string>;
  #candidates: readonly Candidate[] | undefined;

  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  get candidates(): readonly Candidate[] {
    return (this.#candidates ??= candidatesOf(this.#names));
  }
}

/** The names of properties that the rules of a schema mention themselves. */
export function namesKnownIn(plan: Plan, id: BlockId): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { constraint } of findBlock(plan, id)?.rules ?? []) {
    if (constraint.op !== "members") continue;
    for (const name of constraint.named.keys()) names.add(name);
    if (typeof constraint.except === "object") for (const name of constraint.except?.names ?? []) names.add(name);
  }
  return names;
}

/** The names of properties that schemas mention, themselves or by the schemas that they apply to the same value. */
export function namesKnownTo(plan: Plan, ids: readonly BlockId[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const constraint of constraintsOn(plan, ids)) {
    if (constraint.op === "members") for (const name of constraint.named.keys()) names.add(name);
    if (constraint.op === "test") {
      const predicates = [constraint.predicate];
      for (let predicate = predicates.pop(); predicate; predicate = predicates.pop()) {
        if (predicate.op === "has") names.add(predicate.name);
        predicates.push(...partsOf(predicate));
      }
    }
  }
  return names;
}

/** The names of properties that a schema describes, itself or by schemas that it applies to the same value, except by choices. */
export function describedProperties(plan: Plan, id: BlockId): ReadonlySet<string> {
  const names = new Set<string>();
  for (const constraint of constraintsOn(plan, [id], (each) => each.op !== "some"))
    if (constraint.op === "members") for (const name of constraint.named.keys()) names.add(name);
  return names;
}

/** The schemas that a schema applies to a part of the value by its name or index, itself or by those applied to the same value. */
export function blocksAt(plan: Plan, id: BlockId, path: PartPath): readonly BlockId[] {
  let ids: readonly BlockId[] = [id];
  for (const key of path) {
    const inner: BlockId[] = [];
    for (const constraint of constraintsOn(plan, ids)) {
      const application =
        constraint.op === "members" && typeof key === "string"
          ? constraint.named.get(key)
          : constraint.op === "items" && typeof key === "number"
            ? constraint.prefix.at(key)
            : undefined;
      if (application) inner.push(application.target);
    }
    ids = inner;
  }
  return ids;
}

/** The constraints of schemas, and of the schemas that they apply to the same value. */
function* constraintsOn(
  plan: Plan,
  ids: readonly BlockId[],
  isFollowed: (constraint: Constraint) => boolean = inPlace,
): Iterable<Constraint> {
  const blocks = new Set(ids);
  // A set iterates over items that are added during the iteration.
  for (const block of blocks) {
    for (const { constraint } of findBlock(plan, block)?.rules ?? []) {
      yield constraint;
      if (inPlace(constraint) && isFollowed(constraint) && blocks.size < maxNamingBlocks)
        for (const { target } of applicationsOf(constraint)) blocks.add(target);
    }
  }
}
