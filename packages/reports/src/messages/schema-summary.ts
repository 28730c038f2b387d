import { hasProperty, typeNames } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import { blockAt, type BlockId, type Json, type Plan, type Predicate, type TypeSet } from "@argot/core/plan";

/** The one thing that a schema requires, if it is little enough for one sentence. Types that another requirement implies are left out. */
export type SchemaSummary =
  | { readonly of: "types"; readonly expected: readonly string[] }
  | { readonly of: "values"; readonly value: readonly Json[] }
  | { readonly of: "match"; readonly pattern: string }
  | { readonly of: "has"; readonly names: readonly string[] }
  | { readonly of: "member"; readonly property: string; readonly value: readonly Json[] };

/** What a schema requires, for a summary. */
export interface Requirements {
  types: TypeSet;
  readonly values: (readonly Json[])[];
  readonly patterns: string[];
  readonly names: Set<string>;
  /** Alternatives of which one is enough, each the names of properties that it requires. */
  readonly choices: (readonly (readonly string[])[])[];
  readonly members: [name: string, summary: SchemaSummary | undefined][];
}

const noRequirements = (): Requirements => ({
  types: 0,
  values: [],
  patterns: [],
  names: new Set(),
  choices: [],
  members: [],
});

/** Maximum number of schemas, reached by references, that a summary is made of. */
const maxSummarisedBlocks = 20;

/** What a schema requires; `undefined` if that is hard to say. */
export function requirementsOf(plan: Plan, block: BlockId): Requirements | undefined {
  const found = noRequirements();
  const blocks = [block];
  // The list grows during the iteration.
  for (let i = 0; i < blocks.length; i++) {
    if (i === maxSummarisedBlocks) return undefined;
    for (const { constraint } of blockAt(plan, blocks[i] as BlockId).rules) {
      if (constraint.op === "nothing") continue;
      if (constraint.op === "all") {
        if (constraint.applications.some(({ when, dynamic }) => when || dynamic !== undefined)) return undefined;
        for (const { target } of constraint.applications) blocks.push(target);
      } else if (constraint.op === "members") {
        if (constraint.patterns.length > 0 || constraint.rest) return undefined;
        for (const [name, { target }] of constraint.named) found.members.push([name, testsSummary(plan, target)]);
      } else if (constraint.op === "some" && constraint.range.max === Infinity && constraint.range.min === 1)
        found.choices.push(constraint.applications.flatMap(({ target }) => requiredOf(plan, target) ?? []));
      else if (constraint.op !== "test" || !addRequirement(found, constraint.predicate)) return undefined;
    }
  }
  return found;
}

/**
 * Sums up requirements; `undefined` if there is more than one.
 *
 * @param value - A value that fulfils them, if there is one: of alternatives, the first that it fulfils counts.
 */
export function summaryOf({ choices, ...required }: Requirements, value: unknown): SchemaSummary | undefined {
  if (choices.length === 0) return onlyOne(required);
  if (!isObject(value)) return undefined;
  const names = new Set(required.names);
  for (const choice of choices) {
    const fulfilled = choice.find((each) => each.every((name) => hasProperty(value, name)));
    if (!fulfilled) return undefined;
    for (const name of fulfilled) names.add(name);
  }
  return onlyOne({ ...required, names });
}

/** Adds what a predicate requires; `false` if it requires something else than a summary can say. */
function addRequirement(found: Requirements, whole: Predicate): boolean {
  const pending = [whole];
  for (let predicate = pending.pop(); predicate; predicate = pending.pop()) {
    if (predicate.op === "is") found.types |= predicate.types;
    else if (predicate.op === "among") found.values.push(predicate.values);
    else if (predicate.op === "match") found.patterns.push(predicate.pattern.source);
    else if (predicate.op === "has") found.names.add(predicate.name);
    else if (predicate.op === "and") pending.push(...[...predicate.of].reverse());
    else return false;
  }
  return true;
}

/** The only requirement, if there is one only. */
function onlyOne({
  types,
  values,
  patterns,
  names,
  members,
}: Omit<Requirements, "choices">): SchemaSummary | undefined {
  const kinds = [values, patterns, members].filter(({ length }) => length > 0).length;
  const [[property, summary] = []] = members;
  if (property !== undefined && summary?.of === "values" && kinds === 1 && members.length === 1)
    return names.size === 0 || (names.size === 1 && names.has(property))
      ? { of: "member", property, value: summary.value }
      : undefined;
  if (members.length > 0) return undefined;
  if (names.size > 0) return kinds === 0 ? { of: "has", names: [...names] } : undefined;
  const [value, ...otherValues] = values;
  const [pattern, ...otherPatterns] = patterns;
  if (value) return kinds === 1 && otherValues.length === 0 ? { of: "values", value } : undefined;
  if (pattern !== undefined) return otherPatterns.length === 0 ? { of: "match", pattern } : undefined;
  return types === 0 ? undefined : { of: "types", expected: typeNames(types) };
}

/** The summary of a schema that consists of tests only, as those of properties that are constants do. */
function testsSummary(plan: Plan, block: BlockId): SchemaSummary | undefined {
  const found = noRequirements();
  const isSummed = blockAt(plan, block).rules.every(
    ({ constraint }) =>
      constraint.op === "nothing" || (constraint.op === "test" && addRequirement(found, constraint.predicate)),
  );
  return isSummed ? onlyOne(found) : undefined;
}

/** The names of the properties that a schema requires, if it requires nothing else. */
function requiredOf(plan: Plan, block: BlockId): readonly (readonly string[])[] | undefined {
  const summary = testsSummary(plan, block);
  return summary?.of === "has" ? [summary.names] : undefined;
}
