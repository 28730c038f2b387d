import {
  type Application,
  blockAt,
  constantsIn,
  isPlain,
  type Json,
  JsonType,
  type Plan,
  requiredNames,
  type Rule,
} from "@argot/core/plan";

/** A property that discriminates between alternatives: an alternative allows it a few scalar values only. */
export interface Discriminator {
  /** Whether the alternative requires the property. */
  readonly required: boolean;
  readonly values: readonly Json[];
}

/** The discriminators of the block that an application applies, by name. */
export const discriminatorsOf = (plan: Plan, application: Application): ReadonlyMap<string, Discriminator> =>
  discriminatorsIn(plan, isPlain(application) ? blockAt(plan, application.target).rules : []);

/** The discriminators of a block with some rules, by name. */
export function discriminatorsIn(plan: Plan, rules: readonly Rule[]): ReadonlyMap<string, Discriminator> {
  const required = new Set<string>();
  const values = new Map<string, readonly Json[]>();
  for (const { appliesTo, constraint } of rules) {
    if ((appliesTo & JsonType.object) === 0) continue;
    if (constraint.op === "test") for (const name of requiredNames(constraint.predicate)) required.add(name);
    if (constraint.op === "members")
      for (const [name, allowed] of constantsIn(plan, constraint)) values.set(name, allowed);
  }
  return new Map(Array.from(values, ([name, each]) => [name, { required: required.has(name), values: each }]));
}
