import { hasProperty } from "../json/measure.js";
import { isObject, type Json, typeNames, type TypeSet } from "../json/types.js";
import type { BlockId, Predicate } from "../plan/plan.js";
import type { RuleMessages } from "../messages/rule-messages.js";

/** The one thing that a schema requires, if it is little enough for one sentence. Types that another requirement implies are left out. */
export type SchemaSummary =
  | { readonly of: "types"; readonly expected: readonly string[] }
  | { readonly of: "values"; readonly value: readonly Json[] }
  | { readonly of: "match"; readonly pattern: string }
  | { readonly of: "has"; readonly names: readonly string[] }
  | { readonly of: "member"; readonly property: string; readonly value: readonly Json[] };

/** The requirements that were found in a schema. */
interface Requirements {
  types: TypeSet;
  readonly values: (readonly Json[])[];
  readonly patterns: string[];
  readonly names: Set<string>;
  readonly members: [name: string, summary: SchemaSummary | undefined][];
}

const noRequirements = (): Requirements => ({ types: 0, values: [], patterns: [], names: new Set(), members: [] });

/** Maximum number of schemas, reached by references, that a summary is made of. */
const maxBlocks = 20;

/**
 * Sums up a schema; `undefined` if it requires more than one thing, or something that is hard to say.
 *
 * @param value - A value for which the schema is valid, if there is one: of alternatives, the first that is valid for it counts.
 */
export function summaryOf(ruleMessages: RuleMessages, block: BlockId, value?: unknown): SchemaSummary | undefined {
  const found = noRequirements();
  const blocks = [block];
  // The list grows during the iteration.
  for (let i = 0; i < blocks.length; i++) {
    if (i === maxBlocks) return undefined;
    for (const { rule } of ruleMessages.of(blocks[i] as BlockId)) {
      const { constraint } = rule;
      if (constraint.op === "nothing") continue;
      if (constraint.op === "all") {
        if (constraint.applications.some(({ when, dynamic }) => when || dynamic !== undefined)) return undefined;
        for (const { target } of constraint.applications) blocks.push(target);
      } else if (constraint.op === "members") {
        if (constraint.patterns.length > 0 || constraint.rest) return undefined;
        for (const [name, { target }] of constraint.named)
          found.members.push([name, propertySummary(ruleMessages, target)]);
      } else if (constraint.op === "some" && constraint.range.max === Infinity && constraint.range.min === 1) {
        const names = constraint.applications
          .map(({ target }) => requiredNames(ruleMessages, target))
          .find((each) => each?.every((name) => isObject(value) && hasProperty(value, name)));
        if (!names) return undefined;
        for (const name of names) found.names.add(name);
      } else if (constraint.op !== "test" || !add(found, constraint.predicate)) return undefined;
    }
  }
  return onlyOne(found);
}

/** Adds what a predicate requires; `false` if it requires something else than a summary can say. */
function add(found: Requirements, whole: Predicate): boolean {
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
function onlyOne({ types, values, patterns, names, members }: Requirements): SchemaSummary | undefined {
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
function propertySummary(ruleMessages: RuleMessages, block: BlockId): SchemaSummary | undefined {
  const found = noRequirements();
  const isSummed = ruleMessages
    .of(block)
    .every(
      ({ rule: { constraint } }) =>
        constraint.op === "nothing" || (constraint.op === "test" && add(found, constraint.predicate)),
    );
  return isSummed ? onlyOne(found) : undefined;
}

/** The names of the properties that a schema requires, if it requires nothing else. */
function requiredNames(ruleMessages: RuleMessages, block: BlockId): readonly string[] | undefined {
  const summary = propertySummary(ruleMessages, block);
  return summary?.of === "has" ? summary.names : undefined;
}
