import { appendToken, encodeFragment } from "@argot/core/json";
import { type Plan, targetsIn } from "@argot/core/plan";
import { requirePlan } from "@argot/core/internal";
import { type OutputUnit, type Validator, requireArgument } from "argot";
import { blocksThatCanFail, canRuleFail } from "./can-fail.js";

/** How often a keyword or a schema was evaluated, by its result. */
export interface Outcomes {
  /** The number of evaluations in which it holds. */
  holds: number;
  /** The number of evaluations in which it fails. */
  fails: number;
}

/** A keyword of a schema. */
export interface CoveredKeyword extends Readonly<Outcomes> {
  /** Its name in the schema. */
  readonly name: string;
  /** Its absolute URI, with a JSON Pointer as the fragment. */
  readonly location: string;
  /** Whether some value makes it fail: `minLength` can, `title` and `properties` without constraints cannot. */
  readonly canFail: boolean;
}

/** A schema or subschema. */
export interface CoveredSchema extends Readonly<Outcomes> {
  /** Its absolute URI, with a JSON Pointer as the fragment. */
  readonly location: string;
}

/** The coverage of a resource. */
export interface ResourceCoverage {
  /** The URI of the resource. */
  readonly uri: string;
  /** The keywords with rules, in the order of the plan. */
  readonly keywords: readonly CoveredKeyword[];
  /** The schemas and subschemas. */
  readonly schemas: readonly CoveredSchema[];
}

/** A number of parts, and how many of them are exercised. */
export interface Share {
  /** The number of parts that are exercised. */
  readonly covered: number;
  /** The number of all parts. */
  readonly total: number;
}

/** The counts of keywords and schemas. */
export interface Shares {
  /** The keywords that were evaluated at all. */
  readonly keywords: Share;
  /** The results of keywords: each that can fail has two, and each other one. */
  readonly outcomes: Share;
  /** The schemas and subschemas that were applied. */
  readonly schemas: Share;
}

/**
 * Measures which keywords and subschemas values exercise, and whether each keyword both held and failed. It reads
 * verbose output, so that validation is not slower.
 */
export class SchemaCoverage {
  readonly #resources = new Map<string, { readonly keywords: Map<string, string>; readonly schemas: Set<string> }>();
  readonly #canFail = new Set<string>();
  readonly #keywordOutcomes = new Map<string, Outcomes>();
  readonly #schemaOutcomes = new Map<string, Outcomes>();

  /**
   * Includes a schema, and all that it refers to, whether values reach them or not.
   *
   * @param plan - The result of `argot.plan(schema)`.
   */
  include(plan: Plan): this {
    requirePlan("include", plan);
    const canFail = blocksThatCanFail(plan);
    const targetsOf = targetsIn(plan);
    for (const block of plan.blocks) {
      const uri = plan.resources[block.resource]?.uri ?? "";
      const resource = this.#resourceOf(uri);
      const named = block.rules.filter(({ name, constraint }) => name !== undefined && constraint.op !== "nothing");
      // The schema `true` has no keywords, and applying it decides nothing.
      if (block.rules.length > 0) resource.schemas.add(locationOf(uri, block.pointer));
      for (const rule of named) {
        const name = rule.name as string;
        const location = locationOf(uri, appendToken(block.pointer, name));
        resource.keywords.set(location, name);
        if (canRuleFail(targetsOf, rule, canFail)) this.#canFail.add(location);
      }
    }
    return this;
  }

  #resourceOf(uri: string): { readonly keywords: Map<string, string>; readonly schemas: Set<string> } {
    const known = this.#resources.get(uri);
    if (known) return known;
    const resource = { keywords: new Map<string, string>(), schemas: new Set<string>() };
    this.#resources.set(uri, resource);
    return resource;
  }

  /** Adds the coverage by a value. */
  add(validator: Pick<Validator, "output">, value: unknown): this {
    const isValidator = typeof validator?.output === "function";
    requireArgument(isValidator, "add", "a validator, which `compile` makes", validator);
    interface Pending {
      readonly unit: OutputUnit;
      readonly isKeyword: boolean;
    }
    const pending: Pending[] = [{ unit: validator.output(value, "verbose"), isKeyword: false }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { unit, isKeyword } = next;
      const outcomes = outcomesAt(
        isKeyword ? this.#keywordOutcomes : this.#schemaOutcomes,
        unit.absoluteKeywordLocation,
      );
      if (unit.valid) outcomes.holds++;
      else outcomes.fails++;
      // Keywords are beneath schemas, and schemas beneath the keywords that apply them.
      for (const each of [...(unit.errors ?? []), ...(unit.annotations ?? [])])
        pending.push({ unit: each, isKeyword: !isKeyword });
    }
    return this;
  }

  /** The coverage so far, by resource. */
  resources(): readonly ResourceCoverage[] {
    return Array.from(this.#resources, ([uri, { keywords, schemas }]) => ({
      uri,
      keywords: Array.from(keywords, ([location, name]) => ({
        name,
        location,
        canFail: this.#canFail.has(location),
        ...outcomesAt(this.#keywordOutcomes, location),
      })),
      schemas: Array.from(schemas, (location) => ({ location, ...outcomesAt(this.#schemaOutcomes, location) })),
    }));
  }
}

const locationOf = (uri: string, pointer: string): string => `${uri}#${encodeFragment(pointer)}`;

function outcomesAt(outcomes: Map<string, Outcomes>, location: string): Outcomes {
  const known = outcomes.get(location);
  if (known) return known;
  const created = { holds: 0, fails: 0 };
  outcomes.set(location, created);
  return created;
}

/** The counts for some keywords and schemas. */
export function sharesOf(resources: readonly Pick<ResourceCoverage, "keywords" | "schemas">[]): Shares {
  const areResources = Array.isArray(resources) && resources.every(({ keywords }) => Array.isArray(keywords));
  requireArgument(areResources, "sharesOf", "the result of `coverage.resources()`", resources);
  const keywords = resources.flatMap((each) => each.keywords);
  const schemas = resources.flatMap((each) => each.schemas);
  const outcomes = keywords.flatMap((each) => outcomesOf(each).map(({ count }) => count));
  const share = (counts: readonly number[]): Share => ({
    covered: counts.filter((count) => count > 0).length,
    total: counts.length,
  });
  return {
    keywords: share(keywords.map(({ holds, fails }) => holds + fails)),
    outcomes: share(outcomes),
    schemas: share(schemas.map(({ holds, fails }) => holds + fails)),
  };
}

/** The results that a keyword can have, and how often it had them. */
export const outcomesOf = ({
  holds,
  fails,
  canFail,
}: CoveredKeyword): readonly { readonly outcome: "holds" | "fails"; readonly count: number }[] => [
  { outcome: "holds", count: holds },
  ...(canFail ? [{ outcome: "fails" as const, count: fails }] : []),
];

/** A share as a percentage; 100 if there is nothing to exercise. */
export function percentageOf(share: Share): number {
  const isShare = typeof (share as Share | undefined)?.total === "number";
  requireArgument(isShare, "percentageOf", "a share, as `sharesOf` returns", share);
  const { covered, total } = share;
  return total === 0 ? 100 : (covered / total) * 100;
}
