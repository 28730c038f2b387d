import {
  type Application,
  applicationsOf,
  blockAt,
  type Constraint,
  inPlace,
  type Plan,
  type Targets,
  targetsIn,
  usesOf,
} from "@argot/core/plan";

/**
 * A schema of headers has names with capitals, which no request has: Node receives the names of headers in lower case.
 * Thrown when a route with it is registered.
 */
export class HeaderNameError extends Error {
  /** Always `"HeaderNameError"`. */
  override readonly name = "HeaderNameError";
  /** The names as they are in the schema. */
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    const changes = names.map((name) => `"${name.toLowerCase()}" instead of "${name}"`);
    super(`the names of headers are received in lower case; write ${changes.join(", ")} in the schema of the headers`);
    this.names = names;
  }
}

/**
 * The names of members in a plan that are not in lower case: of those that are described, required, or read by a
 * condition.
 */
export function namesWithCapitals(plan: Plan): readonly string[] {
  const found = new Set<string>();
  const add = (name: unknown): void => {
    if (typeof name === "string" && name !== name.toLowerCase()) found.add(name);
  };
  const targetsOf = targetsIn(plan);
  for (const constraint of constraintsInPlace(plan, targetsOf, plan.entry)) {
    if (constraint.op === "members") for (const name of constraint.named.keys()) add(name);
    for (const predicate of usesOf(constraint).predicates)
      if (predicate.op === "has" || predicate.op === "member") add(predicate.name);
    if (constraint.op !== "names") continue;
    // In `propertyNames`, the names are the values.
    for (const ofNames of constraintsInPlace(plan, targetsOf, constraint.application))
      for (const predicate of usesOf(ofNames).predicates)
        if (predicate.op === "among") for (const value of predicate.values) add(value);
  }
  return [...found];
}

/** The constraints of the blocks that an application leads to, and of all that are applied to the same value. */
function constraintsInPlace(plan: Plan, targetsOf: Targets, from: Application): readonly Constraint[] {
  const reached = new Set(targetsOf(from));
  const constraints: Constraint[] = [];
  // The iteration visits elements that are added during it.
  for (const id of reached) {
    for (const { constraint } of blockAt(plan, id).rules) {
      constraints.push(constraint);
      if (!inPlace(constraint)) continue;
      for (const application of applicationsOf(constraint))
        for (const target of targetsOf(application)) reached.add(target);
    }
  }
  return constraints;
}
