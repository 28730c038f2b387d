import { type JsonType, isObject, type TypeSet } from "@argot/core/keyword";
import { typeNames, typesOf, entryBlock, holds, type ReachedBlock, requirePlan } from "@argot/core/internal";
import {
  type Application,
  type Block,
  type Constraint,
  type ConstraintOf,
  isNeverValid,
  type Plan,
  requiredTypes,
  type Rule,
} from "@argot/core/plan";
import type { Change } from "./change.js";
import { coerce } from "./coerce.js";
import { copyOf, isCopied } from "./copy.js";
import { checkedOptions, type TransformOptions } from "./options.js";
import { setMember } from "./set-member.js";
import { Slot } from "./slot.js";
import { TransformLimitError } from "./transform-limit-error.js";

/** A transformed value. */
export interface TransformedValue {
  /** The value; the given one if nothing was changed. */
  readonly value: unknown;
  /** The changes, in order. */
  readonly changes: readonly Change[];
}

/**
 * Transforms a value.
 *
 * @param mutate - Whether the value itself is changed, rather than a copy.
 */
export type PlanTransform = (value: unknown, mutate?: boolean) => TransformedValue;

/** The keyword whose annotation is a default. */
const defaultKeyword = "default";

/**
 * Maximum amount of work for a value: schemas that are applied, and values that are copied. Nested alternatives and
 * nested defaults can lead to exponentially many.
 */
const baseWork = 200_000;
/** The amount that each nested value adds, and that each block adds for it. */
const workPerValue = 100;
const workPerBlock = 20;
/** The work of a change, besides the copies that it makes. */
const changeWork = 10;

/** Maximum depth of nested applications of schemas. */
const maxDepth = 1500;

/**
 * Makes the transform of a plan. A value is walked from the root: at each schema that is applied, its type is
 * converted, defaults are set, properties are removed, and the schemas of its parts follow. Of alternatives, those that
 * are valid for the value change it; if too few are, the first ones that are valid after they have transformed it.
 *
 * @throws DefinitionError for an unknown option.
 */
export function planTransform(plan: Plan, options: TransformOptions = {}): PlanTransform {
  requirePlan("planTransform", plan);
  const checked = checkedOptions(options);
  const entry = entryBlock(plan);
  return (value, mutate = false) => {
    let size = 0;
    const copy = copyOf(value, () => void size++);
    const whole = Slot.ofWhole(mutate ? value : copy);
    const walk = new Walk(checked, whole, mutate, baseWork + size * (workPerValue + workPerBlock * plan.blocks.length));
    walk.enter(entry, whole);
    return { value: walk.changes.length === 0 ? value : whole.value, changes: walk.changes };
  };
}

/** The walk through a value. */
class Walk {
  changes: Change[] = [];
  readonly #options: Required<TransformOptions>;
  readonly #whole: Slot;
  readonly #mutates: boolean;
  readonly #maxWork: number;
  #work = 0;
  #depth = 0;
  /** The number of changes so far, those that were undone included. */
  #version = 0;

  constructor(options: Required<TransformOptions>, whole: Slot, mutates: boolean, maxWork: number) {
    this.#options = options;
    this.#whole = whole;
    this.#mutates = mutates;
    this.#maxWork = maxWork;
  }

  /** Applies a block to the value in a slot, unless nothing has changed since it was last applied there. */
  enter(reached: ReachedBlock, slot: Slot): void {
    if (slot.wasVisited(reached, this.#version)) return;
    this.#use(1, slot);
    if (++this.#depth > maxDepth) throw new TransformLimitError("depth", maxDepth, slot.location);
    this.#apply(reached, slot);
    this.#depth--;
    slot.visit(reached, this.#version);
  }

  #apply(reached: ReachedBlock, slot: Slot): void {
    const { rules } = reached.block;
    if (this.#options.coerceTypes) this.#coerce(rules, slot);
    if (this.#options.useDefaults) for (const { constraint } of rules) this.#setDefaults(reached, constraint, slot);
    for (const rule of rules) this.#runKeyword(rule, slot);
    if (this.#options.removeAdditional) this.#remove(reached, slot);
    for (const { appliesTo, constraint } of rules)
      if ((typesOf(slot.value) & appliesTo) !== 0) this.#follow(reached, constraint, slot);
  }

  #use(work: number, slot: Slot): void {
    this.#work += work;
    if (this.#work > this.#maxWork) throw new TransformLimitError("work", this.#maxWork, slot.location);
  }

  #copyOf(value: unknown, slot: Slot): unknown {
    return copyOf(value, () => this.#use(1, slot));
  }

  /** Whether a value is an object whose members may be changed. Objects of classes are not copied, so they may not. */
  #isOwn(value: unknown): value is Record<string, unknown> {
    return isObject(value) && (this.#mutates || isCopied(value));
  }

  #coerce(rules: readonly Rule[], slot: Slot): void {
    const { value } = slot;
    const rule = rules.find((each) => isOfOtherType(each, value));
    const types = rule && namesOfTypes(rule);
    const mode = this.#options.coerceTypes === "array" ? "array" : true;
    const coerced = types && coerce(value, types, mode);
    if (coerced) this.#change("coerce", slot, coerced.value);
  }

  #setDefaults(reached: ReachedBlock, constraint: Constraint, slot: Slot): void {
    const { value } = slot;
    const set = (key: string | number, application: Application, present: unknown): void => {
      const isMissing =
        present === undefined || (this.#options.useDefaults === "empty" && (present === null || present === ""));
      const found = isMissing && defaultOf(reached.to(application).block);
      if (found) this.#change("default", slot.member(key), this.#copyOf(found.value, slot));
    };
    if (constraint.op === "members" && this.#isOwn(value))
      for (const [name, application] of constraint.named)
        set(name, application, Object.hasOwn(value, name) ? value[name] : undefined);
    else if (constraint.op === "items" && Array.isArray(value))
      for (const [i, application] of constraint.prefix.entries()) set(i, application, (value as unknown[])[i]);
  }

  #runKeyword({ name, annotation }: Rule, slot: Slot): void {
    const run =
      name !== undefined && Object.hasOwn(this.#options.keywords, name) ? this.#options.keywords[name] : undefined;
    if (!run || annotation?.kind !== "value") return;
    const { value } = slot;
    const position = {
      schema: annotation.value,
      instanceLocation: slot.location,
      parent: slot.parent?.value,
      key: slot.key,
      root: this.#whole.value,
      path: slot.path,
    };
    const made = run(value, position);
    if (made !== value) this.#change("keyword", slot, made);
  }

  #remove(reached: ReachedBlock, slot: Slot): void {
    const { value } = slot;
    if (!this.#isOwn(value)) return;
    const { removeAdditional } = this.#options;
    const constraints = reached.block.rules.flatMap(({ constraint }) =>
      constraint.op === "members" ? [constraint] : [],
    );
    const rest = constraints.find((each) => each.rest && each.except !== "evaluated");
    const application = rest?.rest;
    if (!application && !(removeAdditional === "all" && constraints.some(definesNames))) return;
    const target = application && reached.to(application);
    for (const name of Object.keys(value)) {
      if (isDefined(name, constraints)) continue;
      const member = slot.member(name);
      if (removeAdditional !== "all" && !(target && this.#fails(target, member))) continue;
      this.changes.push({ kind: "remove", instanceLocation: member.location, before: value[name], after: undefined });
      member.remove();
      this.#version++;
    }
  }

  /** Whether a property that is not defined is to be removed: its schema is never valid, or it cannot be made valid. */
  #fails(target: ReachedBlock, member: Slot): boolean {
    if (isNeverValid(target.block)) return true;
    return (
      this.#options.removeAdditional === "failing" && !target.holds(member.value) && !this.#attempt(target, member)
    );
  }

  /** Changes nothing for names and contents. */
  #follow(reached: ReachedBlock, constraint: Constraint, slot: Slot): void {
    if (constraint.op === "all") {
      for (const application of constraint.applications)
        if (counts(application, slot.value)) this.enter(reached.to(application), slot);
    } else if (constraint.op === "some") this.#choose(reached, constraint, slot);
    else if (constraint.op === "branch") {
      const next = reached.to(constraint.if).holds(slot.value) ? constraint.then : constraint.else;
      if (next) this.enter(reached.to(next), slot);
    } else if (constraint.op === "members") this.#followMembers(reached, constraint, slot);
    else if (constraint.op === "items" && !constraint.quota) this.#followItems(reached, constraint, slot);
  }

  #choose(reached: ReachedBlock, { applications, range }: ConstraintOf<"some">, slot: Slot): void {
    if (range.max === 0) return;
    const counting = applications.filter((application) => counts(application, slot.value));
    const matching = new Set(counting.filter((application) => reached.to(application).holds(slot.value)));
    for (const application of matching) this.enter(reached.to(application), slot);
    let missing = range.min - matching.size - (applications.length - counting.length);
    for (const application of counting) {
      if (missing <= 0) return;
      if (matching.has(application)) continue;
      if (this.#attempt(reached.to(application), slot)) missing--;
    }
  }

  /** Transforms a copy by an alternative, and keeps it if it is valid then. */
  #attempt(alternative: ReachedBlock, slot: Slot): boolean {
    const { value } = slot;
    const { changes } = this;
    const depth = this.#depth;
    this.changes = [];
    slot.value = this.#copyOf(value, slot);
    this.enter(alternative, slot);
    const holdsNow = this.changes.length > 0 && alternative.holds(slot.value);
    if (holdsNow) for (const change of this.changes) changes.push(change);
    // What has been applied was applied to the copy.
    if (this.changes.length > 0) this.#version++;
    // The value itself is changed, so that its owner sees the change.
    const made = slot.value;
    slot.value = value;
    this.changes = changes;
    this.#depth = depth;
    if (holdsNow) slot.value = adopt(value, made);
    return holdsNow;
  }

  #followMembers(reached: ReachedBlock, { named, patterns, rest, except }: ConstraintOf<"members">, slot: Slot): void {
    const { value } = slot;
    if (!this.#isOwn(value)) return;
    for (const name of Object.keys(value)) {
      if (value[name] === undefined) continue;
      const own = named.get(name);
      const matching = patterns.filter(({ pattern }) => pattern.test(name)).map(({ application }) => application);
      const isRest = rest && (except === null || (except !== "evaluated" && !isSibling(name, except)));
      for (const application of [...(own ? [own] : []), ...matching, ...(isRest ? [rest] : [])]) {
        const member = slot.member(name);
        if (counts(application, member.value)) this.enter(reached.to(application), member);
      }
    }
  }

  #followItems(reached: ReachedBlock, { prefix, rest, from, except }: ConstraintOf<"items">, slot: Slot): void {
    const { value } = slot;
    if (!Array.isArray(value)) return;
    for (let i = 0; i < value.length; i++) {
      const application = i < prefix.length ? prefix[i] : i >= from && except === null ? rest : undefined;
      const item = slot.member(i);
      if (application && counts(application, item.value)) this.enter(reached.to(application), item);
    }
  }

  #change(kind: Change["kind"], slot: Slot, after: unknown): void {
    // Copies, as both may be changed further.
    const [before, made] = [this.#copyOf(slot.value, slot), this.#copyOf(after, slot)];
    this.#use(changeWork, slot);
    this.#version++;
    this.changes.push({ kind, instanceLocation: slot.location, before, after: made });
    slot.value = after;
  }
}

/** Whether the condition of an application holds for a value. */
const counts = ({ when }: Application, value: unknown): boolean => when === undefined || holds(when, value);

/** Whether a rule requires types of which the value has none. */
function isOfOtherType(rule: Rule, value: unknown): boolean {
  const types = requiredTypes(rule);
  return types !== undefined && (typesOf(value) & types) === 0;
}

/** The types that a rule requires, in the order of the schema if it is known. */
function namesOfTypes(rule: Rule): Exclude<keyof typeof JsonType, "any">[] {
  const set: TypeSet = requiredTypes(rule) ?? 0;
  const names = typeNames(set) as Exclude<keyof typeof JsonType, "any">[];
  const stated = [rule.report?.data["value"] ?? []].flat() as string[];
  const placeOf = (name: string): number => (stated.includes(name) ? stated.indexOf(name) : stated.length);
  return names.sort((a, b) => placeOf(a) - placeOf(b));
}

function defaultOf({ rules }: Block): { readonly value: unknown } | undefined {
  const rule = rules.find(({ name, annotation }) => name === defaultKeyword && annotation?.kind === "value");
  return rule?.annotation?.kind === "value" ? { value: rule.annotation.value } : undefined;
}

/** Whether a constraint defines properties by name, perhaps none, as `properties` does. */
const definesNames = ({ named, patterns }: ConstraintOf<"members">): boolean => named.size > 0 || patterns.length === 0;

const isDefined = (name: string, constraints: readonly ConstraintOf<"members">[]): boolean =>
  constraints.some(({ named, patterns }) => named.has(name) || patterns.some(({ pattern }) => pattern.test(name)));

const isSibling = (
  name: string,
  {
    names,
    patterns,
  }: { readonly names: ReadonlySet<string>; readonly patterns: readonly { test(text: string): boolean }[] },
): boolean => names.has(name) || patterns.some((pattern) => pattern.test(name));

/** Makes a value equal to a copy of it that was changed, where both are objects or both are arrays. */
function adopt(value: unknown, changed: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(changed)) value.length = changed.length;
  else if (!isObject(value) || !isObject(changed)) return changed;
  for (const name of Object.keys(value)) if (!Object.hasOwn(changed, name)) Reflect.deleteProperty(value, name);
  for (const name of Object.keys(changed)) setMember(value, name, (changed as Record<string, unknown>)[name]);
  return value;
}
