import { isObject } from "@argot/core/json";
import {
  type AlternativeName,
  type Application,
  blockAt,
  type BlockId,
  type Constraint,
  type ConstraintOf,
  isPlain,
  JsonType,
  type Plan,
  type Predicate,
  requiredNames,
  type Rule,
} from "@argot/core/plan";
import { anyValue, intersection, otherValues, theseValues, union, type ValueSet, valuesOfTypes } from "./value-set.js";

/** Where a part is in a value: names of properties and indices of items, from the outside in. */
export type PartPath = readonly (string | number)[];

/** A part of a value that a schema allows certain values only. */
export interface FixedPart {
  readonly path: PartPath;
  readonly allowed: ValueSet;
  /** Whether the object or array that it is in must have it. */
  readonly isRequired: boolean;
}

/** What a schema says about its values, as far as types and constants tell. */
export interface ValueOutline {
  /** The values that it allows. */
  readonly allowed: ValueSet;
  /** The parts with few allowed values, or few that are not allowed, by their paths as text; those further out first. */
  readonly parts: ReadonlyMap<string, FixedPart>;
}

/** Maximum length of a path to a part. */
export const maxPartDepth = 5;

/** Maximum number of choices within choices. */
const maxNesting = 100;

/** Maximum number of schemas that are applied to one value. */
const maxBlocks = 1000;

/** Maximum number of these that each apply the next. */
const maxChain = 30;

/** Maximum number of parts of one value. */
const maxParts = 32;

const unknown: ValueOutline = { allowed: anyValue, parts: new Map() };

/** The part of a value at a path; `undefined` if there is none. */
export function partAt(value: unknown, path: PartPath): unknown {
  let part = value;
  for (const key of path) {
    if (typeof key === "number" ? !Array.isArray(part) : !isObject(part)) return undefined;
    if (!Object.hasOwn(part as object, key)) return undefined;
    part = (part as Readonly<Record<string | number, unknown>>)[key];
  }
  return part;
}

/** Reads the outlines of schemas. Each is kept for each depth. */
export class ValueOutlines {
  readonly #plan: Plan;
  /** By depth. */
  readonly #known = Array.from({ length: maxPartDepth + 1 }, () => new Map<BlockId, ValueOutline>());
  #nesting = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /**
   * The outline of what an application applies.
   *
   * @param depth - Maximum length of a path to a part, from 0 to `maxPartDepth`.
   */
  of(application: Application, depth: number): ValueOutline {
    return application.when ? unknown : this.#outline(application, depth);
  }

  /** The outline of what an application applies, for values that its condition holds for. It has the types that this leaves out. */
  ofApplied(application: Application, depth: number): ValueOutline {
    const { when, namedBy } = application;
    const outline = withName(this.#outline(application, depth), namedBy);
    return when?.op === "not" && when.of.op === "is"
      ? { ...outline, allowed: union([outline.allowed, valuesOfTypes(when.of.types)]) }
      : outline;
  }

  #outline({ target, dynamic }: Application, depth: number): ValueOutline {
    if (dynamic !== undefined || this.#nesting > maxNesting) return unknown;
    const known = this.#known[depth] as Map<BlockId, ValueOutline>;
    const outline = known.get(target);
    if (outline) return outline;
    this.#nesting++;
    const read = this.#read(target, depth);
    this.#nesting--;
    known.set(target, read);
    return read;
  }

  #read(target: BlockId, depth: number): ValueOutline {
    const found = new Outline();
    /** How many schemas lead to each. */
    const blocks = new Map([[target, 0]]);
    const choices: (readonly Application[])[] = [];
    const inner: [key: string | number, application: Application][] = [];
    // A map iterates over entries that are added during the iteration.
    for (const [block, length] of blocks) {
      for (const rule of blockAt(this.#plan, block).rules) {
        const { constraint } = rule;
        if (constraint.op === "test") found.addTest(rule, constraint.predicate);
        else if (constraint.op === "all") {
          for (const each of constraint.applications)
            if (isPlain(each) && blocks.size < maxBlocks && length < maxChain && !blocks.has(each.target))
              blocks.set(each.target, length + 1);
        } else if (constraint.op === "some") {
          if (constraint.range.max === 0) this.#exclude(constraint, found);
          else if (constraint.range.min > 0) choices.push(constraint.applications);
        } else if (depth > 0) for (const each of partsOfValue(constraint)) inner.push(each);
      }
    }
    for (const choice of choices) found.addChoice(choice.map((each) => this.of(each, depth)));
    found.addInner(inner.map(([key, application]) => [key, this.of(application, depth - 1)]));
    return found.outline();
  }

  /** What must not be one of some constants. */
  #exclude({ applications }: ConstraintOf<"some">, found: Outline): void {
    for (const each of applications) {
      const [rule, ...others] = isPlain(each) ? blockAt(this.#plan, each.target).rules : [];
      if (rule?.appliesTo !== JsonType.any || others.length > 0) continue;
      const { constraint } = rule;
      if (constraint.op === "test" && constraint.predicate.op === "among")
        found.allowed = intersection(found.allowed, otherValues(constraint.predicate.values));
    }
  }
}

/** The outline of an alternative that values name by a property. What the schema itself says about the property counts more. */
function withName(outline: ValueOutline, namedBy: AlternativeName | undefined): ValueOutline {
  if (!namedBy) return outline;
  const path = [namedBy.property];
  const text = JSON.stringify(path);
  if (outline.parts.has(text)) return outline;
  const part: FixedPart = { path, allowed: theseValues(namedBy.values), isRequired: true };
  return { ...outline, parts: new Map([[text, part], ...outline.parts]) };
}

/** What a constraint applies to single parts of a value. */
function* partsOfValue(constraint: Constraint): Iterable<[key: string | number, application: Application]> {
  if (constraint.op === "members") yield* constraint.named;
  if (constraint.op === "items" && !constraint.quota) yield* constraint.prefix.entries();
}

/** An outline that is being read. */
class Outline {
  allowed: ValueSet = anyValue;
  readonly #required = new Set<string | number>();
  #minItems = 0;
  readonly #parts = new Map<string, FixedPart>();

  addTest({ appliesTo }: Rule, predicate: Predicate): void {
    const isAlways = appliesTo === JsonType.any;
    if (isAlways && predicate.op === "or" && predicate.of.length === 0) this.allowed = theseValues([]);
    if (isAlways && predicate.op === "is") this.allowed = intersection(this.allowed, valuesOfTypes(predicate.types));
    if (isAlways && predicate.op === "among") this.allowed = intersection(this.allowed, theseValues(predicate.values));
    if (isAlways && predicate.op === "not" && predicate.of.op === "among")
      this.allowed = intersection(this.allowed, otherValues(predicate.of.values));
    if (predicate.op === "compare" && predicate.of === "itemCount" && predicate.relation === ">=")
      this.#minItems = Math.max(this.#minItems, Number(predicate.to));
    for (const name of requiredNames(predicate)) this.#required.add(name);
  }

  /** Adds what one of several alternatives allows. */
  addChoice(alternatives: readonly ValueOutline[]): void {
    this.allowed = intersection(this.allowed, union(alternatives.map(({ allowed }) => allowed)));
    // Alternatives of which no value has the part say nothing about it.
    const having = (key: string | number | undefined): readonly ValueOutline[] =>
      alternatives.filter(({ allowed }) => mayHave(allowed, key));
    const first = alternatives.find(({ parts }) => parts.size > 0);
    for (const [text, { path }] of first?.parts ?? []) {
      const all = having(path.at(0)).map(({ parts }) => parts.get(text));
      const parts = all.flatMap((part) => part ?? []);
      if (parts.length < all.length) continue;
      const allowed = union(parts.map((part) => part.allowed));
      if (isFixed(allowed)) this.#add(text, { path, allowed, isRequired: parts.every(({ isRequired }) => isRequired) });
    }
  }

  /** Adds what is said about parts, those further out first. */
  addInner(inner: readonly (readonly [key: string | number, outline: ValueOutline])[]): void {
    for (const [key, { allowed }] of inner) {
      if (isFixed(allowed)) this.#add(JSON.stringify([key]), { path: [key], allowed, isRequired: false });
    }
    for (const [key, { parts }] of inner) {
      for (const part of parts.values()) {
        const path = [key, ...part.path];
        this.#add(JSON.stringify(path), { ...part, path });
      }
    }
  }

  outline(): ValueOutline {
    return { allowed: this.allowed, parts: this.#parts };
  }

  #add(text: string, { path, allowed, isRequired }: FixedPart): void {
    const known = this.#parts.get(text);
    if (!known && this.#parts.size === maxParts) return;
    this.#parts.set(text, {
      path,
      allowed: known ? intersection(known.allowed, allowed) : allowed,
      isRequired: isRequired || known?.isRequired === true || (path.length === 1 && this.#requires(path.at(0))),
    });
  }

  #requires(key: string | number | undefined): boolean {
    return typeof key === "number" ? key < this.#minItems : key !== undefined && this.#required.has(key);
  }
}

/** Whether a set of values consists of some single ones, or of all but some. */
const isFixed = ({ types, except, values }: ValueSet): boolean => (types === 0 ? values.length > 0 : except.length > 0);

/** Whether a set of values has some with parts of such a kind. */
const mayHave = ({ types, values }: ValueSet, key: string | number | undefined): boolean =>
  values.length > 0 || (types & (typeof key === "number" ? JsonType.array : JsonType.object)) !== 0;
