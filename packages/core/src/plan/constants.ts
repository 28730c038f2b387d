import { type Json, JsonType } from "../json/types.js";
import { isPlain } from "./application.js";
import type { Application, ConstraintOf, Plan } from "./plan.js";
import { blockAt } from "./walk.js";

/** A property, and the one string that it has to be. */
export interface ConstantMember {
  /** The name of the property. */
  readonly name: string;
  /** The string. */
  readonly value: string;
}

/** Maximum number of blocks, each applying the next to the same value, that are searched for a constant. */
const farthest = 4;

/**
 * A property that has to be one certain string wherever an application's block holds for an object that has it. Looks into
 * what the block applies to the same value as well.
 */
export const constantMember = (plan: Plan, application: Application): ConstantMember | undefined =>
  searchWithin(plan, application, farthest);

function searchWithin(plan: Plan, application: Application, left: number): ConstantMember | undefined {
  if (!isPlain(application) || left === 0) return undefined;
  for (const { appliesTo, constraint } of blockAt(plan, application.target).rules) {
    if ((appliesTo & JsonType.object) === 0) continue;
    if (constraint.op === "members") {
      for (const [name, [value, ...others]] of constantsIn(plan, constraint))
        if (typeof value === "string" && others.length === 0) return { name, value };
    }
    for (const each of constraint.op === "all" ? constraint.applications : []) {
      const found = searchWithin(plan, each, left - 1);
      if (found) return found;
    }
  }
  return undefined;
}

/** The named properties of which only a few scalars are allowed, and these. */
export function constantsIn(
  plan: Plan,
  { named }: ConstraintOf<"members">,
): readonly (readonly [name: string, values: readonly Json[]])[] {
  return Array.from(named).flatMap(([name, application]) => {
    const values = constantsAllowed(plan, application);
    return values ? [[name, values] as const] : [];
  });
}

/** The scalars that an application allows, if it allows nothing else. */
function constantsAllowed(plan: Plan, application: Application): readonly Json[] | undefined {
  if (!isPlain(application)) return undefined;
  for (const { appliesTo, constraint } of blockAt(plan, application.target).rules) {
    if (appliesTo !== JsonType.any || constraint.op !== "test" || constraint.predicate.op !== "among") continue;
    const { values } = constraint.predicate;
    if (values.every((value) => typeof value !== "object" || value === null)) return values;
  }
  return undefined;
}
