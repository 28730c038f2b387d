// What a schema demands, where that is little enough to be said in one sentence.
import { hasMember } from "../json/measure.js";
import { isObject, type Json, typeNames, type TypeSet } from "../json/types.js";
import type { BlockId, Pred } from "../plan/ops.js";
import type { Statements } from "./statement.js";

/** One demand. Those on types that go without saying beside another one are left out. */
export type Gist =
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
  readonly members: [name: string, gist: Gist | undefined][];
}

/** Schemas that refer to so many others are too much for a sentence. */
const mostBlocks = 20;

/**
 * The gist of a schema; `undefined` where it demands too much, or what is hard to say.
 *
 * @param value - A value of which the schema holds, if there is one: of alternatives, that one counts which says why.
 */
export function gistOf(statements: Statements, block: BlockId, value?: unknown): Gist | undefined {
  const found: Found = { types: 0, values: [], patterns: [], names: new Set(), members: [] };
  const blocks = [block];
  // A list that grows on the way.
  for (let i = 0; i < blocks.length; i++) {
    if (i === mostBlocks) return undefined;
    for (const { rule } of statements.of(blocks[i] as BlockId)) {
      const { goal } = rule;
      if (goal.op === "nothing") continue;
      if (goal.op === "all") {
        if (goal.edges.some(({ when, dynamic }) => when || dynamic !== undefined)) return undefined;
        for (const { target } of goal.edges) blocks.push(target);
      } else if (goal.op === "members") {
        if (goal.patterns.length > 0 || goal.rest) return undefined;
        for (const [name, { target }] of goal.named) found.members.push([name, memberGist(statements, target)]);
      } else if (goal.op === "some" && goal.range.max === Infinity && goal.range.min === 1) {
        const names = goal.edges
          .map(({ target }) => namesOf(statements, target))
          .find((each) => each?.every((name) => isObject(value) && hasMember(value, name)));
        if (!names) return undefined;
        for (const name of names) found.names.add(name);
      } else if (goal.op !== "test" || !add(found, goal.pred)) return undefined;
    }
  }
  return only(found);
}

/** Adds what a predicate demands, and says whether that can be said. */
function add(found: Found, whole: Pred): boolean {
  const pending = [whole];
  for (let pred = pending.pop(); pred; pred = pending.pop()) {
    if (pred.op === "is") found.types |= pred.types;
    else if (pred.op === "among") found.values.push(pred.values);
    else if (pred.op === "match") found.patterns.push(pred.pattern.source);
    else if (pred.op === "has") found.names.add(pred.name);
    else if (pred.op === "and") pending.push(...[...pred.of].reverse());
    else return false;
  }
  return true;
}

/** The one demand that has been found. */
function only({ types, values, patterns, names, members }: Found): Gist | undefined {
  const kinds = [values, patterns, members].filter(({ length }) => length > 0).length;
  const [[property, gist] = []] = members;
  if (property !== undefined && gist?.of === "values" && kinds === 1 && members.length === 1)
    return names.size === 0 || (names.size === 1 && names.has(property))
      ? { of: "member", property, value: gist.value }
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
function memberGist(statements: Statements, block: BlockId): Gist | undefined {
  const found: Found = { types: 0, values: [], patterns: [], names: new Set(), members: [] };
  const said = statements
    .of(block)
    .every(({ rule: { goal } }) => goal.op === "nothing" || (goal.op === "test" && add(found, goal.pred)));
  return said ? only(found) : undefined;
}

/** The names of properties that a schema demands, where it demands nothing else. */
function namesOf(statements: Statements, block: BlockId): readonly string[] | undefined {
  const gist = memberGist(statements, block);
  return gist?.of === "has" ? gist.names : undefined;
}
