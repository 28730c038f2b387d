import {
  type Application,
  type ConstraintOf,
  type Except,
  type Pattern,
  type Predicate,
  type Profile,
  requiredNames,
  type Rule,
  type SiblingNames,
} from "@argot/core/plan";

/** What the rules of a block say about the members of an object, gathered. */
export interface Members {
  readonly required: Set<string>;
  readonly named: Map<string, Application[]>;
  readonly patterns: { readonly pattern: Pattern; readonly application: Application }[];
  readonly rests: Rest[];
  readonly names: Application[];
  readonly sizes: (Predicate & { op: "compare" })[];
}

/** What is demanded of the members that are left. */
export interface Rest {
  readonly application: Application;
  /** Those that are not left: what sibling rules answer for, or what has been evaluated. */
  readonly except: Except<SiblingNames>;
}

/** What is known of the members that the objects of a block have. */
type Shape = ReturnType<Profile["shape"]>;

/** Members of which no rule has said anything yet. */
export const noMembers = (): Members => ({
  required: new Set(),
  named: new Map(),
  patterns: [],
  rests: [],
  names: [],
  sizes: [],
});

/** With so many members that may be absent, walking through those that are there is the shorter way. */
const manyOptional = 4;
/** So many members of objects that all had the same are read one by one. */
const mostExpected = 24;
/** Whether members are looked at by walking through those that are there. */
export function walks({ required, named, patterns, rests, names }: Members, shape: Shape): boolean {
  const optional = [...named.keys()].filter((name) => !required.has(name)).length;
  if (patterns.length + rests.length + names.length > 0) return true;
  return optional >= (shape === "many" ? 2 : manyOptional);
}

/** The names that all objects had so far, where it pays to ask for just them first. */
export function expectedNames(members: Members, shape: Shape): readonly string[] | undefined {
  if (!Array.isArray(shape) || shape.length > mostExpected || !walks(members, shape)) return undefined;
  if (shape.some((name) => name in Object.prototype)) return undefined;
  // An object without a required member is not what was meant to be common.
  return [...members.required].every((name) => shape.includes(name)) ? shape : undefined;
}

/** Takes a rule that speaks of members by name or number; false for any other. */
export function gather({ constraint }: Rule, members: Members): boolean {
  if (constraint.op === "test") {
    const { predicate } = constraint;
    if (predicate.op === "compare" && predicate.of === "propertyCount") members.sizes.push(predicate);
    else if (onlyRequires(predicate)) for (const name of requiredNames(predicate)) members.required.add(name);
    else return false;
    return true;
  }
  if (constraint.op === "names") members.names.push(constraint.application);
  else if (constraint.op === "members") gatherMembers(constraint, members);
  else return false;
  return true;
}

/** Whether a predicate does nothing but require names. */
const onlyRequires = (predicate: Predicate): boolean =>
  predicate.op === "has" || (predicate.op === "and" && predicate.of.every((part) => part.op === "has"));

function gatherMembers(constraint: ConstraintOf<"members">, members: Members): void {
  for (const [name, application] of constraint.named)
    members.named.set(name, [...(members.named.get(name) ?? []), application]);
  members.patterns.push(...constraint.patterns);
  if (constraint.rest) members.rests.push({ application: constraint.rest, except: constraint.except });
}

/** Whether sibling rules answer for a name. */
export const isClaimed = (name: string, except: SiblingNames | null): boolean =>
  except !== null && (except.names.has(name) || except.patterns.some((pattern) => pattern.test(name)));
