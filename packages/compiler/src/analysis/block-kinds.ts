import {
  type Application,
  blockAt,
  type BlockId,
  type Constraint,
  isPlain,
  type Plan,
  type Predicate,
  type Rule,
  JsonType,
} from "@argot/core/plan";
import { anything, kindOf, type Kinds, kindsOf } from "./kinds.js";

/** Returns the kinds of values that a block may be valid for. */
export type BlockKinds = (id: BlockId) => Kinds;

/** Maximum depth of the search. Schemas written by people are less deep. Beyond it, all kinds are assumed: slower, still correct. */
const maxDepth = 50;

/** Finds kinds from type tests, constants, and the schemas that a block applies in place. */
export function blockKindsOf(plan: Plan): BlockKinds {
  const known = new Map<BlockId, Kinds>();
  const ofBlock = (id: BlockId, depth: number): Kinds => {
    const found = known.get(id);
    if (found !== undefined) return found;
    if (depth > maxDepth) return anything;
    const kinds = blockAt(plan, id).rules.reduce((left, rule) => left & ofRule(rule, depth), anything);
    known.set(id, kinds);
    return kinds;
  };
  const ofApplication = (application: Application, depth: number): Kinds =>
    isPlain(application) ? ofBlock(application.target, depth + 1) : anything;
  // A rule is valid for every type that it does not apply to.
  const ofRule = ({ appliesTo, constraint }: Rule, depth: number): Kinds =>
    appliesTo === JsonType.any ? ofConstraint(constraint, depth) : anything;
  const ofConstraint = (constraint: Constraint, depth: number): Kinds => {
    switch (constraint.op) {
      case "test":
        return kindsOfPredicate(constraint.predicate);
      case "all":
        return constraint.applications.reduce((left, each) => left & ofApplication(each, depth), anything);
      case "some":
        return constraint.range.min > 0
          ? constraint.applications.reduce((sum, each) => sum | ofApplication(each, depth), 0)
          : anything;
      case "branch":
      case "members":
      case "names":
      case "items":
      case "decoded":
      case "nothing":
        return anything;
    }
  };
  return (id) => ofBlock(id, 0);
}

/** The kinds of values for which a predicate may hold, as far as its ops show. */
export function kindsOfPredicate(predicate: Predicate): Kinds {
  switch (predicate.op) {
    case "is":
      return kindsOf(predicate.types);
    case "among":
      return predicate.values.reduce<Kinds>((sum, value) => sum | kindOf(value), 0);
    case "and":
      return predicate.of.reduce((left, part) => left & kindsOfPredicate(part), anything);
    case "or":
      return predicate.of.reduce((sum, part) => sum | kindsOfPredicate(part), 0);
    case "compare":
    case "multiple":
    case "match":
    case "has":
    case "member":
    case "unique":
    case "custom":
    case "not":
      return anything;
  }
}
