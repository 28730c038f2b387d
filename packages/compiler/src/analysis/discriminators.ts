import {
  type Application,
  blockAt,
  constantsIn,
  type ConstraintOf,
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
  discriminatorsIn(plan, isPlain(application) ? blockAt(plan, application.target).rules : [], () => true);

/**
 * The discriminators of a block with some rules, by name.
 *
 * @param isWanted - Whether to look for the constants of a property.
 */
export function discriminatorsIn(
  plan: Plan,
  rules: readonly Rule[],
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Discriminator> {
  const required = namesRequired(rules);
  const found = membersConstraints(rules).flatMap((constraint) => {
    const named = new Map(Array.from(constraint.named).filter(([name]) => isWanted(name)));
    return constantsIn(plan, { ...constraint, named });
  });
  return new Map(found.map(([name, values]) => [name, { required: required.has(name), values }]));
}

/** The properties that rules require of an object. */
export const namesRequired = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set(
    rules.flatMap(({ appliesTo, constraint }) =>
      (appliesTo & JsonType.object) !== 0 && constraint.op === "test" ? requiredNames(constraint.predicate) : [],
    ),
  );

/** The properties that rules apply schemas to by name. */
export const namesApplied = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set(membersConstraints(rules).flatMap(({ named }) => [...named.keys()]));

const membersConstraints = (rules: readonly Rule[]): ConstraintOf<"members">[] =>
  rules.flatMap(({ appliesTo, constraint }) =>
    (appliesTo & JsonType.object) !== 0 && constraint.op === "members" ? constraint : [],
  );
