// Discriminators: properties that tell alternatives apart, since each alternative allows them a few constants only.
import {
  type Application,
  blockAt,
  constantsIn,
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
