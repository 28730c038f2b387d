import { type BlockNode, hasProperty, typeNames } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import {
  type Application,
  applicationTo,
  blockAt,
  type BlockId,
  type Constraint,
  type ConstraintOf,
  isPlain,
  type Json,
  JsonType,
  type Plan,
  type Predicate,
  requiredNames,
} from "@argot/core/plan";
import { anyValue, intersection, isIn, theseValues, union, type ValueSet } from "../messages/value-set.js";
import type { ValueOutlines } from "../messages/value-outlines.js";
import type { AllowedValues } from "./allowed-values.js";
import type { Bearing } from "./bearing.js";
import { append, type EvaluationTree } from "./evaluation-tree.js";
import type { PossibleProperty, PossibleValue } from "./possibilities.js";
import type { TargetSummaries } from "./target-summaries.js";

/**
 * Maximum number of pairs of a name and an applied schema that limits the property that are looked at. Further properties may have any
 * value, as far as is known.
 */
const maxPairs = 50_000;

/** What is known of schemas without a value. */
export interface SchemaFacts {
  readonly plan: Plan;
  readonly outlines: ValueOutlines;
  readonly summaries: TargetSummaries;
}

/** The properties that an object may have, from the schemas that apply to it. */
export class PossibleProperties {
  readonly #facts: SchemaFacts;
  readonly #tree: EvaluationTree;
  readonly #allowed: AllowedValues;
  readonly #bearings: ReadonlyMap<BlockNode, Bearing>;
  readonly #acceptsName: (block: BlockId, name: string) => boolean;
  /** The constraints on properties of each applied schema. */
  readonly #constraints = new Map<BlockNode, ConstraintOf<"members" | "names">[]>();
  /** The applications of schemas that limit properties by their names alone. */
  readonly #limitedBy = new Map<string, BlockNode[]>();
  /** Those that may limit any property, and those around them. */
  readonly #limiting: readonly BlockNode[];
  /** The applications of schemas that evaluate properties by their names. */
  readonly #declaredBy = new Map<string, BlockNode[]>();
  /** Those of schemas that evaluate properties with names that match a pattern. */
  readonly #declaringSome: BlockNode[] = [];
  /** Those of schemas that evaluate all properties, and those around them. */
  readonly #declaringAll = new Set<BlockNode>();
  /** Whether it matters which properties are evaluated. */
  #closes = false;
  #pairs = 0;

  constructor(
    facts: SchemaFacts,
    tree: EvaluationTree,
    bearings: ReadonlyMap<BlockNode, Bearing>,
    allowed: AllowedValues,
    acceptsName: (block: BlockId, name: string) => boolean,
  ) {
    this.#facts = facts;
    this.#tree = tree;
    this.#bearings = bearings;
    this.#acceptsName = acceptsName;
    this.#allowed = allowed;
    const limiting = allowed.atLocation.filter((node) => this.#addRules(node));
    this.#limiting = allowed.around(limiting);
    allowed.addOuter(this.#declaringAll);
  }

  /** Notes which properties the rules of a schema are about, and returns whether they may limit any property. */
  #addRules(node: BlockNode): boolean {
    let mayLimit = false;
    for (const { constraint } of node.block.rules) {
      if (constraint.op === "names" || constraint.op === "members") append(this.#constraints, node, constraint);
      if (constraint.op === "names") mayLimit = true;
      if (constraint.op !== "members") continue;
      const { named, patterns, rest, except } = constraint;
      for (const [name, application] of named) {
        append(this.#declaredBy, name, node);
        if (this.#outlineOf(application) !== anyValue) append(this.#limitedBy, name, node);
      }
      if (patterns.length > 0) this.#declaringSome.push(node);
      if (rest && except !== "evaluated") this.#declaringAll.add(node);
      if (rest && except === "evaluated") this.#closes = true;
      mayLimit ||= [...patterns.map(({ application }) => application), ...(rest ? [rest] : [])].some(
        (each) => this.#outlineOf(each) !== anyValue,
      );
    }
    return mayLimit;
  }

  #outlineOf(application: Application): ValueSet {
    return isPlain(application) ? this.#facts.outlines.of(application, 0).allowed : anyValue;
  }

  /** The properties that may be there or are, in the order in which schemas name them. */
  all(): readonly PossibleProperty[] {
    const names = new Map<string, Applied[]>();
    const required = new Set<string>();
    const applicationsTo = (name: string): Applied[] => {
      const known = names.get(name) ?? [];
      names.set(name, known);
      return known;
    };
    const applying = this.#applying();
    for (const node of applying) {
      const isCertain = this.#bearings.get(node)?.isCertain === true;
      for (const name of this.#namesRequiredBy(node)) {
        applicationsTo(name);
        if (isCertain) required.add(name);
      }
      for (const { constraint } of node.block.rules) {
        if (constraint.op === "members")
          for (const [name, application] of constraint.named) applicationsTo(name).push({ application, isCertain });
        if (constraint.op === "all")
          for (const { when } of constraint.applications)
            if (when) for (const name of requiredNames(when)) applicationsTo(name);
        if (constraint.op === "names") for (const name of this.#constantNames(constraint)) applicationsTo(name);
      }
    }
    const value = applying.at(0)?.value;
    const patterned = applying.flatMap(({ block }) =>
      block.rules.flatMap(({ constraint }) =>
        constraint.op === "members" && constraint.patterns.length > 0 ? constraint : [],
      ),
    );
    return [...names].flatMap(([name, applications]) => {
      const allowed = this.#allowedFor(name);
      if (!allowed) return [];
      this.#pairs += patterned.length;
      const matching =
        this.#pairs > maxPairs
          ? []
          : patterned.flatMap((constraint) =>
              byPattern(constraint, name).map((application) => ({ application, isCertain: true })),
            );
      const isPresent = isObject(value) && hasProperty(value, name);
      return propertyOf(this.#facts, name, [...applications, ...matching], allowed, {
        isRequired: required.has(name),
        isPresent,
      });
    });
  }

  /** The regular expressions that schemas have for names of properties. */
  patterns(): readonly string[] {
    const sources = this.#applying().flatMap(({ block }) =>
      block.rules.flatMap(({ constraint }) =>
        constraint.op === "members" ? constraint.patterns.map(({ pattern }) => pattern.source) : [],
      ),
    );
    return [...new Set(sources)];
  }

  /** The schemas that may say which properties there are: also conditions, since the object may be meant to fulfil them. */
  #applying(): readonly BlockNode[] {
    return [...this.#bearings].flatMap(([node, { mayDescribe }]) =>
      mayDescribe && this.#tree.isAtLocation(node) ? [node] : [],
    );
  }

  /** The names that a schema requires: always, or because of what is there. */
  #namesRequiredBy(node: BlockNode): readonly string[] {
    const always = node.block.rules.flatMap(({ constraint }) =>
      constraint.op === "test" ? requiredNames(constraint.predicate) : [],
    );
    const now = this.#tree
      .rulesOf(node)
      .flatMap(({ rule: { constraint }, valid }) =>
        constraint.op === "test" && !valid ? namesMissing(constraint.predicate, node.value) : [],
      );
    return [...always, ...now];
  }

  /** The names that properties must be among. */
  #constantNames({ application }: ConstraintOf<"names">): readonly string[] {
    const { allowed } = this.#facts.outlines.of(application, 0);
    return (allowed.types & JsonType.string) === 0 ? allowed.values.filter((each) => typeof each === "string") : [];
  }

  /** The values that a property may have; `undefined` if it may not be there. */
  #allowedFor(name: string): ValueSet | undefined {
    if (this.#pairs > maxPairs) return anyValue;
    const own = this.#limitedBy.get(name);
    const nodes = own ? this.#allowed.around([...this.#limiting, ...own]) : this.#limiting;
    const declaring = this.#declaring(name);
    this.#pairs += nodes.length + declaring.size;
    if (this.#pairs > maxPairs) return anyValue;
    const allowed = this.#allowed.combine(nodes, (node) =>
      this.#allowedByOwnRules(node, name, declaring.has(node) || this.#declaringAll.has(node)),
    );
    return allowed.types === 0 && allowed.values.length === 0 ? undefined : allowed;
  }

  /** The applications of schemas that evaluate a property, themselves or by others, besides those that evaluate all. */
  #declaring(name: string): ReadonlySet<BlockNode> {
    if (!this.#closes) return new Set();
    this.#pairs += this.#declaringSome.length;
    const matching = this.#declaringSome.filter((node) =>
      this.#constraints.get(node)?.some((constraint) => byPattern(constraint, name).length > 0),
    );
    const declaring = new Set([...(this.#declaredBy.get(name) ?? []), ...matching]);
    this.#allowed.addOuter(declaring);
    return declaring;
  }

  #allowedByOwnRules(node: BlockNode, name: string, isDeclared: boolean): ValueSet {
    let allowed = anyValue;
    const add = (application: Application): void => {
      allowed = intersection(allowed, this.#outlineOf(application));
    };
    for (const constraint of this.#constraints.get(node) ?? []) {
      if (constraint.op === "names" && !this.#acceptsName(constraint.application.target, name)) return theseValues([]);
      if (constraint.op !== "members") continue;
      const { named, rest, except } = constraint;
      const own = named.get(name);
      if (own) add(own);
      for (const application of byPattern(constraint, name)) add(application);
      const isExcepted =
        except === "evaluated"
          ? isDeclared
          : except !== null && (except.names.has(name) || except.patterns.some((pattern) => pattern.test(name)));
      if (rest && !isExcepted) add(rest);
    }
    return allowed;
  }
}

/** What a constraint applies to a property because of a pattern. */
function byPattern(constraint: Constraint, name: string): readonly Application[] {
  if (constraint.op !== "members") return [];
  return constraint.patterns.flatMap(({ pattern, application }) => (pattern.test(name) ? [application] : []));
}

/** The names of properties that a predicate that fails asks for. */
function namesMissing(whole: Predicate, value: unknown): readonly string[] {
  if (whole.op === "has") return isObject(value) && hasProperty(value, whole.name) ? [] : [whole.name];
  return whole.op === "and" || whole.op === "or" ? whole.of.flatMap((part) => namesMissing(part, value)) : [];
}

/** What a schema applies to a property, and whether it does so whichever alternatives are chosen. */
interface Applied {
  readonly application: Application;
  readonly isCertain: boolean;
}

/** A property, from what is applied to it. */
function propertyOf(
  facts: SchemaFacts,
  name: string,
  applied: readonly Applied[],
  allowed: ValueSet,
  flags: Pick<PossibleProperty, "isRequired" | "isPresent">,
): PossibleProperty {
  const applications = applied.map(({ application }) => application);
  const { constants, annotations } = facts.summaries.of(targetsOf(applications));
  const possible = possibleValue(allowed, constants);
  return {
    name,
    ...flags,
    ...possible,
    get declared() {
      return allowed === anyValue ? declaredBy(facts, applications, constants) : possible;
    },
    annotations,
    get required() {
      return requiredInAnyCase(facts, applied);
    },
  };
}

const targetsOf = (applications: readonly Application[]): readonly BlockId[] =>
  applications.flatMap(({ target }) => (target >= 0 ? [target] : []));

/** What the applied schemas allow that say something: one of them is enough. */
function declaredBy(
  facts: SchemaFacts,
  applications: readonly Application[],
  constants: readonly Json[],
): PossibleValue {
  const outlines = applications.filter(isPlain).map((each) => facts.outlines.of(each, 0).allowed);
  const declared = outlines.filter((each) => each !== anyValue);
  return possibleValue(declared.length === 0 ? anyValue : union(declared), constants);
}

/** The properties that schemas require of an object: those of certain ones, and those of all alternatives. */
function requiredInAnyCase(facts: SchemaFacts, applied: readonly Applied[]): readonly PossibleProperty[] {
  const requiredBy = (some: readonly Applied[]): readonly PossibleProperty[] =>
    requiredProperties(facts, facts.summaries.of(targetsOf(some.map(({ application }) => application))).blocks);
  const alternatives = applied.filter(({ isCertain }) => !isCertain).map((each) => requiredBy([each]));
  const byAll = (alternatives[0] ?? []).filter(({ name }) =>
    alternatives.every((each) => each.some((other) => other.name === name)),
  );
  const certain = requiredBy(applied.filter(({ isCertain }) => isCertain));
  return [...new Map([...byAll, ...certain].map((each) => [each.name, each])).values()];
}

/** The properties that schemas require of an object, without regard to what is there. */
function requiredProperties(facts: SchemaFacts, blocks: readonly BlockId[]): readonly PossibleProperty[] {
  const { plan, outlines } = facts;
  const rules = blocks.flatMap((block) => blockAt(plan, block).rules);
  const names = rules.flatMap(({ constraint }) =>
    constraint.op === "test" ? requiredNames(constraint.predicate) : [],
  );
  return [...new Set(names)].map((name) => {
    const applications = rules.flatMap(({ constraint }) =>
      constraint.op === "members"
        ? [
            ...(constraint.named.get(name) ? [constraint.named.get(name) as Application] : []),
            ...byPattern(constraint, name),
          ]
        : [],
    );
    const allowed = applications
      .filter(isPlain)
      .reduce((set, each) => intersection(set, outlines.of(each, 0).allowed), anyValue);
    const applied = applications.map((application) => ({ application, isCertain: true }));
    return propertyOf(facts, name, applied, allowed, { isRequired: true, isPresent: false });
  });
}

/**
 * A set of values in words of JSON.
 *
 * @param named - Constants that schemas name, of which those in the set are listed.
 */
export function possibleValue(allowed: ValueSet, named: readonly Json[]): PossibleValue {
  const values = [...named, ...allowed.values].filter((value) => isIn(allowed, value));
  return { types: typeNames(allowed.types), values: distinct(values) };
}

function distinct(values: readonly Json[]): readonly Json[] {
  const found = new Map<string, Json>();
  for (const value of values) {
    const key = typeof value === "bigint" ? `${value}n` : JSON.stringify(value, withBigInts);
    if (!found.has(key)) found.set(key, value);
  }
  return [...found.values()];
}

const withBigInts = (_name: string, value: unknown): unknown => (typeof value === "bigint" ? `${value}n` : value);

/** What an application to a location allows there. */
export const outlineOfBlock = (outlines: ValueOutlines, block: BlockId): ValueSet =>
  outlines.of(applicationTo(block), 0).allowed;
