// What a schema demands, where that is little enough to be said in one sentence.
import { hasProperty } from "../json/measure.js";
import { isObject, type Json, typeNames, type TypeSet } from "../json/types.js";
import type { BlockId, Predicate } from "../plan/plan.js";
import type { RuleMessages } from "../messages/rule-messages.js";

/** One demand. Those on types that go without saying beside another one are left out. */
export type SchemaSummary =
  | { readonly of: "types"; readonly expected: readonly string[] }
  | { readonly of: "values"; readonly value: readonly Json[] }
  | { readonly of: "match"; readonly pattern: string }
  | { readonly of: "has"; readonly names: readonly string[] }
  | { readonly of: "member"; readonly property: string; readonly value: readonly Json[] };

/** What has been found in a schema so far. */
interface Found {
  types: TypeSet;
  readonly values: (readonly Json[])[];
  readonly patterns: string[];
  readonly names: Set<string>;
  readonly members: [name: string, summary: SchemaSummary | undefined][];
}

/** Schemas that refer to so many others are too much for a sentence. */
const mostBlocks = 20;

/**
 * The gist of a schema; `undefined` where it demands too much, or what is hard to say.
 *
 * @param value - A value of which the schema holds, if there is one: of alternatives, that one counts which says why.
 */
export function summaryOf(ruleMessages: RuleMessages, block: BlockId, value?: unknown): SchemaSummary | undefined {
  const found: Found = { types: 0, values: [], patterns: [], names: new Set(), members: [] };
  const blocks = [block];
  // A list that grows on the way.
  for (let i = 0; i < blocks.length; i++) {
    if (i === mostBlocks) return undefined;
    for (const { rule } of ruleMessages.of(blocks[i] as BlockId)) {
      const { constraint } = rule;
      if (constraint.op === "nothing") continue;
      if (constraint.op === "all") {
        if (constraint.applications.some(({ when, dynamic }) => when || dynamic !== undefined)) return undefined;
        for (const { target } of constraint.applications) blocks.push(target);
      } else if (constraint.op === "members") {
        if (constraint.patterns.length > 0 || constraint.rest) return undefined;
        for (const [name, { target }] of constraint.named)
          found.members.push([name, memberSummary(ruleMessages, target)]);
      } else if (constraint.op === "some" && constraint.range.max === Infinity && constraint.range.min === 1) {
        const names = constraint.applications
          .map(({ target }) => namesOf(ruleMessages, target))
          .find((each) => each?.every((name) => isObject(value) && hasProperty(value, name)));
        if (!names) return undefined;
        for (const name of names) found.names.add(name);
      } else if (constraint.op !== "test" || !add(found, constraint.predicate)) return undefined;
    }
  }
  return only(found);
}

/** Adds what a predicate demands, and says whether that can be said. */
function add(found: Found, whole: Predicate): boolean {
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

/** The one demand that has been found. */
function only({ types, values, patterns, names, members }: Found): SchemaSummary | undefined {
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

/** The gist of the schema of a member, where it is constants. */
function memberSummary(ruleMessages: RuleMessages, block: BlockId): SchemaSummary | undefined {
  const found: Found = { types: 0, values: [], patterns: [], names: new Set(), members: [] };
  const said = ruleMessages
    .of(block)
    .every(
      ({ rule: { constraint } }) =>
        constraint.op === "nothing" || (constraint.op === "test" && add(found, constraint.predicate)),
    );
  return said ? only(found) : undefined;
}

/** The names of properties that a schema demands, where it demands nothing else. */
function namesOf(ruleMessages: RuleMessages, block: BlockId): readonly string[] | undefined {
  const summary = memberSummary(ruleMessages, block);
  return summary?.of === "has" ? summary.names : undefined;
}
