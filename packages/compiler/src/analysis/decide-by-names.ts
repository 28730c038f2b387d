import {
  blockAt,
  type Application,
  type Constraint,
  type Plan,
  type Predicate,
  type Rule,
  JsonType,
} from "@argot/core/plan";

/** Maximum depth of blocks in blocks that are searched. Schemas that depend on names only are small. */
const maxDepth = 4;

/** Whether a rule is valid for every object whose property names are exactly `names`; `undefined` if the names do not decide. */
export function decideByNames(rule: Rule, names: readonly string[], plan: Plan, depth = 0): boolean | undefined {
  if ((rule.appliesTo & JsonType.object) === 0) return true;
  return ofConstraint(rule.constraint, names, plan, depth);
}

function ofConstraint(
  constraint: Constraint,
  names: readonly string[],
  plan: Plan,
  depth: number,
): boolean | undefined {
  const follow = (application: Application): boolean | undefined => ofApplication(application, names, plan, depth + 1);
  switch (constraint.op) {
    case "test":
      return ofPredicate(constraint.predicate, names);
    case "nothing":
      return true;
    case "all":
      return every(constraint.applications.map(follow));
    case "some": {
      const results = constraint.applications.map(follow);
      if (results.includes(undefined)) return undefined;
      const validCount = results.filter(Boolean).length;
      return validCount >= constraint.range.min && validCount <= constraint.range.max;
    }
    case "branch": {
      const condition = follow(constraint.if);
      if (condition === undefined) return undefined;
      const chosen = condition ? constraint.then : constraint.else;
      return chosen ? follow(chosen) : true;
    }
    // These depend on more than the names.
    case "members":
    case "names":
    case "items":
    case "decoded":
      return undefined;
  }
}

function ofApplication(
  application: Application,
  names: readonly string[],
  plan: Plan,
  depth: number,
): boolean | undefined {
  if (application.dynamic !== undefined || depth > maxDepth) return undefined;
  const isApplied = application.when ? ofPredicate(application.when, names) : true;
  if (isApplied === undefined) return undefined;
  if (!isApplied) return true;
  const { rules } = blockAt(plan, application.target);
  return every(rules.map((rule) => decideByNames(rule, names, plan, depth)));
}

function ofPredicate(predicate: Predicate, names: readonly string[]): boolean | undefined {
  switch (predicate.op) {
    case "is":
      return (predicate.types & JsonType.object) !== 0;
    case "has":
      return names.includes(predicate.name);
    case "and":
      return every(predicate.of.map((part) => ofPredicate(part, names)));
    case "or":
      return negated(every(predicate.of.map((part) => negated(ofPredicate(part, names)))));
    case "not":
      return negated(ofPredicate(predicate.of, names));
    // The same.
    case "compare":
    case "multiple":
    case "match":
    case "among":
    case "member":
    case "unique":
    case "custom":
      return undefined;
  }
}

const negated = (result: boolean | undefined): boolean | undefined => (result === undefined ? undefined : !result);

/** `false` if one of them is, even if others are not known. */
const every = (results: readonly (boolean | undefined)[]): boolean | undefined =>
  results.includes(false) ? false : results.includes(undefined) ? undefined : true;
