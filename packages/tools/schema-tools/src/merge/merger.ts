import type { Dialect } from "@argot/core";
import { equal } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import { holdsDefinitions, referenceKeyword } from "../schema-index/special-keywords.js";
import { familyOf, readsSiblings } from "./families/families.js";
import { type KeywordFamily, type MergeContext, onlyEqual } from "./families/family.js";

/** A schema whose conjunction is merged as far as possible. */
interface Merged {
  readonly schema: JsonObject;
  /** Why something is left in the conjunction. */
  readonly reasons: readonly string[];
}

/** Maximum nesting of schemas that are combined with one another. */
const maxDepth = 100;

/** Maximum number of pairs of schemas that are combined. */
const maxPairs = 100_000;

const conjunction = "allOf";

/** Merges the conjunctions of schemas in a dialect. */
export class Merger {
  readonly #dialect: Dialect;
  readonly #referenceName: string | undefined;
  readonly #context: MergeContext;
  #depth = 0;
  #pairs = 0;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    this.#referenceName = referenceKeyword(dialect)?.name;
    this.#context = { dialect, conjunction: (one, other) => this.#conjunctionOf(one, other) };
  }

  /** A schema with its conjunction merged. Those of its subschemas are merged before. */
  merge(schema: Json): Json {
    return isObject(schema) ? this.#merge(schema).schema : schema;
  }

  /** Why the conjunction of a merged schema is left. */
  reasonsFor(schema: JsonObject): readonly string[] {
    if (!Object.hasOwn(schema, conjunction)) return [];
    const { reasons } = this.#merge(schema);
    // It was left because of the bounds, which count from here again.
    return reasons.length > 0 ? reasons : ["the schemas nest too deeply, or there are too many of them"];
  }

  #merge(schema: JsonObject): Merged {
    const { [conjunction]: list, ...base } = schema;
    if (!Object.hasOwn(schema, conjunction) || !this.#isWellFormed(conjunction, list as Json))
      return { schema, reasons: [] };
    const branches = (list as readonly Json[]).filter((each) => !(each === true || isEmpty(each)));
    const [only, second] = branches;
    if (second === undefined && isEmpty(base) && isObject(only)) return { schema: only, reasons: [] };
    const obstacle = Object.keys(base).find((name) => this.#isUnfamiliar(name) && !this.#isOfRoot(name));
    if (obstacle !== undefined)
      return { schema, reasons: [`it is not known how "${obstacle}" depends on other keywords`] };
    let merged: JsonObject = base;
    const left: Json[] = [];
    const reasons = new Set<string>();
    for (const branch of branches) {
      const reason = this.#obstacleIn(branch);
      if (reason !== undefined || !isObject(branch)) {
        left.push(branch);
        reasons.add(reason ?? "");
        continue;
      }
      const { [conjunction]: within, ...own } = branch;
      const combined = this.#combine(merged, own);
      merged = combined.merged;
      if (!isEmpty(combined.left)) left.push(combined.left);
      for (const each of combined.reasons) reasons.add(each);
      if (within !== undefined) left.push(...(within as readonly Json[]));
    }
    if (left.length === 0) return { schema: merged, reasons: [] };
    return { schema: { ...merged, [conjunction]: left }, reasons: [...reasons] };
  }

  /** Why a branch cannot become a part of the schema around it. */
  #obstacleIn(branch: Json): string | undefined {
    if (!isObject(branch)) return "no value is valid against false";
    for (const name of Object.keys(branch)) {
      if (name === this.#referenceName) return `the reference to ${branch[name] as string} stays`;
      if (readsSiblings.has(name)) return `"${name}" only sees its own schema`;
      if (name !== conjunction && this.#isUnfamiliar(name))
        return `it is not known how "${name}" depends on other keywords`;
      if (name === conjunction && !Array.isArray(branch[name])) return `the value of "${name}" has the wrong form`;
    }
    return undefined;
  }

  /** Adds the keywords of one schema object to another. What cannot be added is left. */
  #combine(base: JsonObject, added: JsonObject): { merged: JsonObject; left: JsonObject; reasons: readonly string[] } {
    const merged = new Map<string, Json>(Object.entries(base));
    const left: [string, Json][] = [];
    const reasons: string[] = [];
    for (const family of new Set(Object.keys(added).map((name) => this.#familyOf(name)))) {
      const [one, other] = [pick(base, family), pick(added, family)];
      const combined = isEmpty(one) ? other : this.#combineFamily(family, one, other);
      if (combined) {
        for (const name of family.keywords) if (!Object.hasOwn(combined, name)) merged.delete(name);
        for (const [name, value] of Object.entries(combined)) merged.set(name, value);
      } else {
        left.push(...Object.entries(other));
        const names = Object.keys(other).map((name) => `"${name}"`);
        reasons.push(`two values of ${names.join(", ")} cannot be written as one`);
      }
    }
    return { merged: Object.fromEntries(merged), left: Object.fromEntries(left), reasons };
  }

  #combineFamily(family: KeywordFamily, one: JsonObject, other: JsonObject): JsonObject | undefined {
    if (equal(one, other)) return one;
    const isWellFormed = [one, other].every((each) =>
      Object.entries(each).every(([name, value]) => this.#isWellFormed(name, value)),
    );
    return isWellFormed ? family.combine(one, other, this.#context) : undefined;
  }

  #conjunctionOf(one: Json, other: Json): Json {
    if (one === false || other === false) return false;
    if (one === true || isEmpty(one)) return other;
    if (other === true || isEmpty(other) || equal(one, other)) return one;
    const both = { [conjunction]: [one, other] };
    if (this.#depth >= maxDepth || this.#pairs >= maxPairs) return both;
    this.#depth++;
    this.#pairs++;
    const merged = this.merge(both);
    this.#depth--;
    return merged;
  }

  #familyOf(name: string): KeywordFamily {
    const known = this.#dialect.keywords.has(name) ? familyOf.get(name) : undefined;
    if (known) return known;
    const unknown = this.#unknown.get(name) ?? onlyEqual(name);
    this.#unknown.set(name, unknown);
    return unknown;
  }

  readonly #unknown = new Map<string, KeywordFamily>();

  /** Whether a keyword of the dialect may depend on others in a way that is not known here. */
  #isUnfamiliar(name: string): boolean {
    return this.#dialect.keywords.has(name) && !familyOf.has(name) && !readsSiblings.has(name);
  }

  /** Whether a keyword places no constraint, or the same in every schema object. */
  #isOfRoot(name: string): boolean {
    const keyword = this.#dialect.keywords.get(name)?.keyword;
    const isNeutral = keyword !== undefined && (keyword.identifies || holdsDefinitions(keyword));
    return isNeutral || name === "$schema" || name === this.#referenceName;
  }

  #isWellFormed(name: string, value: Json): boolean {
    return this.#dialect.keywords.get(name)?.keyword.value.problem(value) === undefined;
  }
}

const isEmpty = (schema: Json): boolean => isObject(schema) && Object.keys(schema).length === 0;

const pick = (schema: JsonObject, { keywords }: KeywordFamily): JsonObject =>
  Object.fromEntries(keywords.flatMap((name) => (Object.hasOwn(schema, name) ? [[name, schema[name] as Json]] : [])));
