import {
  type Block,
  type BlockId,
  type Application,
  type Constraint,
  inPlace,
  type Plan,
  type Predicate,
  type Rule,
  JsonType,
  type TypeSet,
} from "@argot/core/plan";

/**
 * What a value can be, as disjoint bits: those of `JsonType`, where `JsonType.number` means a number that is no integer, and one more
 * for what JSON does not know. Unlike a `TypeSet`, two of these that share no bit have no value in common.
 */
export type Kinds = number;

export const other = 128;

/** Anything at all. */
export const anything: Kinds = JsonType.any | other;

/** The kinds of the values that a type set lets through. */
export const kindsOf = (types: TypeSet): Kinds => ((types & JsonType.number) === 0 ? types : types | JsonType.integer);

/** Kinds that a rule speaks about. One about every type does so even of what JSON does not know. */
export const kindsFor = (applies: TypeSet): Kinds => (applies === JsonType.any ? anything : kindsOf(applies));

export const isTypeTest = ({ appliesTo, constraint }: Rule): boolean =>
  appliesTo === JsonType.any && constraint.op === "test" && constraint.predicate.op === "is";

/** The kinds of values of which a predicate may hold, as far as type tests say. */
export function kindsLetThrough(predicate: Predicate): Kinds {
  return predicate.op === "is" ? kindsOf(predicate.types) : anything;
}

/** The kinds of values that a rule is about; members and items are those of objects and arrays only. */
export function kindsOfRule({ appliesTo, constraint }: Rule): Kinds {
  if (constraint.op === "members" || constraint.op === "names") return kindsFor(appliesTo) & JsonType.object;
  return constraint.op === "items" ? kindsFor(appliesTo) & JsonType.array : kindsFor(appliesTo);
}

/** Finds what a block can hold of, as far as its type tests, constants and the schemas it applies in place say. */
export function kindsFinder(plan: Plan): (id: BlockId) => Kinds {
  const known = new Map<BlockId, Kinds>();
  const ofBlock = (id: BlockId, depth: number): Kinds => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Deep enough for any schema that a person wrote; beyond it nothing is lost but speed.
    if (depth > 50) return anything;
    const kinds = (plan.blocks[id] as Block).rules.reduce((sum, rule) => sum & ofRule(rule, depth), anything);
    known.set(id, kinds);
    return kinds;
  };
  const ofApplication = (application: Application, depth: number): Kinds =>
    application.dynamic !== undefined || application.when ? anything : ofBlock(application.target, depth + 1);
  const ofRule = ({ appliesTo, constraint }: Rule, depth: number): Kinds => {
    // A rule about some types only holds of all others.
    return appliesTo === JsonType.any ? ofConstraint(constraint, depth) : anything;
  };
  const ofConstraint = (constraint: Constraint, depth: number): Kinds => {
    if (constraint.op === "test") return ofPredicate(constraint.predicate);
    if (!inPlace(constraint)) return anything;
    if (constraint.op === "all")
      return constraint.applications.reduce((sum, application) => sum & ofApplication(application, depth), anything);
    if (constraint.op === "some" && constraint.range.min > 0)
      return constraint.applications.reduce((sum, application) => sum | ofApplication(application, depth), 0);
    return anything;
  };
  return (id) => ofBlock(id, 0);
}

function ofPredicate(predicate: Predicate): Kinds {
  switch (predicate.op) {
    case "is":
      return kindsOf(predicate.types);
    case "among":
      return predicate.values.reduce<Kinds>((sum, value) => sum | kindOf(value), 0);
    case "and":
      return predicate.of.reduce((sum, part) => sum & ofPredicate(part), anything);
    case "or":
      return predicate.of.reduce((sum, part) => sum | ofPredicate(part), 0);
    default:
      return anything;
  }
}

function kindOf(value: unknown): Kinds {
  if (typeof value === "string") return JsonType.string;
  if (typeof value === "number") return Number.isInteger(value) ? JsonType.integer : JsonType.number;
  if (typeof value === "bigint") return JsonType.integer;
  if (typeof value === "boolean") return JsonType.boolean;
  if (value === null) return JsonType.null;
  return Array.isArray(value) ? JsonType.array : JsonType.object;
}
