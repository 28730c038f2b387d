import { type Candidate, candidatesOf } from "../json/closest.js";
import type { BlockId, Plan } from "../plan/plan.js";
import { applicationsOf, inPlace, partsOf } from "../plan/walk.js";

/** Maximum number of blocks that are searched for names. */
const maxBlocks = 100;

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
export function namesKnownIn({ blocks }: Plan, id: BlockId): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { constraint } of blocks[id]?.rules ?? []) {
    if (constraint.op !== "members") continue;
    for (const name of constraint.named.keys()) names.add(name);
    if (typeof constraint.except === "object") for (const name of constraint.except?.names ?? []) names.add(name);
  }
  return names;
}

/** The names of properties that a schema mentions, itself or by the schemas that it applies to the same value. */
export function namesKnownTo(plan: Plan, id: BlockId): ReadonlySet<string> {
  const names = new Set<string>();
  const blocks = new Set([id]);
  // A set iterates over items that are added during the iteration.
  for (const block of blocks) {
    for (const { constraint } of plan.blocks[block]?.rules ?? []) {
      if (constraint.op === "members") for (const name of constraint.named.keys()) names.add(name);
      if (constraint.op === "test") {
        const predicates = [constraint.predicate];
        for (let predicate = predicates.pop(); predicate; predicate = predicates.pop()) {
          if (predicate.op === "has") names.add(predicate.name);
          predicates.push(...partsOf(predicate));
        }
      }
      if (inPlace(constraint) && blocks.size < maxBlocks)
        for (const { target } of applicationsOf(constraint)) blocks.add(target);
    }
  }
  return names;
}
