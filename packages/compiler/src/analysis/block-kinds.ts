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
import { anything, type Kinds, kindsOf, kindsOfValues } from "./kinds.js";

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
    if (constraint.op === "test") return kindsOfPredicate(constraint.predicate);
    if (constraint.op === "all")
      return constraint.applications.reduce((left, each) => left & ofApplication(each, depth), anything);
    if (constraint.op === "some" && constraint.range.min > 0)
      return constraint.applications.reduce((sum, each) => sum | ofApplication(each, depth), 0);
    return anything;
  };
  return (id) => ofBlock(id, 0);
}

/** The kinds of values for which a predicate may hold, as far as its ops show. */
export function kindsOfPredicate(predicate: Predicate): Kinds {
  if (predicate.op === "is") return kindsOf(predicate.types);
  if (predicate.op === "among") return kindsOfValues(predicate.values);
  if (predicate.op === "and") return predicate.of.reduce((left, part) => left & kindsOfPredicate(part), anything);
  if (predicate.op === "or") return predicate.of.reduce((sum, part) => sum | kindsOfPredicate(part), 0);
  return anything;
}
