// Discriminators: properties that tell alternatives apart, since each alternative allows them a few constants only.
import {
  type Application,
  blockAt,
  type ConstraintOf,
  isPlain,
  type Json,
  type Plan,
  requiredNames,
  JsonType,
} from "@argot/core/plan";

export { isPlain };

/** A property for which a block allows a few scalars, and nothing else. */
export interface Discriminator {
  /** Whether the block requires it. */
  readonly required: boolean;
  readonly values: readonly Json[];
}

/** The discriminators of the block that an application leads to, by name. */
export function discriminatorsOf(plan: Plan, application: Application): ReadonlyMap<string, Discriminator> {
  const required = new Set<string>();
  const values = new Map<string, readonly Json[]>();
  for (const { appliesTo, constraint } of isPlain(application) ? blockAt(plan, application.target).rules : []) {
    if ((appliesTo & JsonType.object) === 0) continue;
    if (constraint.op === "test") for (const name of requiredNames(constraint.predicate)) required.add(name);
    if (constraint.op === "members")
      for (const [name, allowed] of constantsIn(plan, constraint)) values.set(name, allowed);
  }
  return new Map(Array.from(values, ([name, each]) => [name, { required: required.has(name), values: each }]));
}

/** The required properties of an application's block that are one of a few strings. */
export function constantsOf(plan: Plan, application: Application): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [name, { required, values }] of discriminatorsOf(plan, application))
    if (required && values.every((value) => typeof value === "string")) found.set(name, values);
  return found;
}

/** A property, and the one string that it has to be. */
export interface ConstantMember {
  readonly name: string;
  readonly value: string;
}

/** Maximum number of blocks, each applying the next to the same value, that are searched for a constant. */
const farthest = 4;

/**
 * A property that has to be one certain string wherever an application's block holds of an object that has it. Looks into
 * what the block applies to the same value as well.
 */
export function constantMember(
  plan: Plan,
  application: Application,
  left: number = farthest,
): ConstantMember | undefined {
  if (!isPlain(application) || left === 0) return undefined;
  for (const { appliesTo, constraint } of blockAt(plan, application.target).rules) {
    if ((appliesTo & JsonType.object) === 0) continue;
    if (constraint.op === "members") {
      for (const [name, [value, ...others]] of constantsIn(plan, constraint))
        if (typeof value === "string" && others.length === 0) return { name, value };
    }
    for (const each of constraint.op === "all" ? constraint.applications : []) {
      const found = constantMember(plan, each, left - 1);
      if (found) return found;
    }
  }
  return undefined;
}

/** The named properties of which only a few scalars are allowed. */
function constantsIn(plan: Plan, { named }: ConstraintOf<"members">): [name: string, values: readonly Json[]][] {
  return Array.from(named).flatMap(([name, application]) => {
    const values = constantsAllowed(plan, application);
    return values ? [[name, values]] : [];
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
