import {
  blockAt,
  type Application,
  type Constraint,
  type Plan,
  type Predicate,
  type Rule,
  JsonType,
} from "@argot/core/plan";

/** Blocks within blocks are looked at so far: what asks for names only is small. */
const deepest = 4;

/**
 * Whether a rule holds of every object that has members of just these names; `undefined` where that does not decide it.
 */
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
      const answers = constraint.applications.map(follow);
      if (answers.includes(undefined)) return undefined;
      const holding = answers.filter(Boolean).length;
      return holding >= constraint.range.min && holding <= constraint.range.max;
    }
    case "branch": {
      const condition = follow(constraint.if);
      if (condition === undefined) return undefined;
      const chosen = condition ? constraint.then : constraint.else;
      return chosen ? follow(chosen) : true;
    }
    default:
      return undefined;
  }
}

function ofApplication(
  application: Application,
  names: readonly string[],
  plan: Plan,
  depth: number,
): boolean | undefined {
  if (application.dynamic !== undefined || depth > deepest) return undefined;
  const asked = application.when ? ofPredicate(application.when, names) : true;
  if (asked !== true) return asked === false ? true : undefined;
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
    default:
      return undefined;
  }
}

const negated = (answer: boolean | undefined): boolean | undefined => (answer === undefined ? undefined : !answer);

/** False where one is, even if others are not known. */
const every = (answers: readonly (boolean | undefined)[]): boolean | undefined =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
