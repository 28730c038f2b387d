// The failures of a value as a program sees them that reports them in a form of its own.
import { expect, test } from "vitest";
import { createArgot, defineDialect, defineVocabulary, type Validator } from "../src/index.js";
import {
  customAt,
  defineKeyword,
  type InstancePosition,
  json,
  schema as schemaShape,
  schemaMap,
  items,
  members,
} from "../src/keyword.js";
import { entryBlock } from "../src/internal.js";
import type { FailedApplication, Plan, PlanFailures } from "../src/plan.js";
import { miniArgot } from "./mini.js";

const schema = {
  named: { a: { even: true }, b: { each: { even: true } }, c: { either: [{ even: true }, { kinds: ["string"] }] } },
};

/** The names of failing keywords, with the keys that lead to them. */
function namesIn(failed: FailedApplication, plan: Plan): unknown[] {
  return failed.failures.flatMap(({ ruleIndex, failedApplications }) => {
    const { name } = plan.blocks[failed.block]?.rules[ruleIndex] ?? {};
    const inner = failedApplications.flatMap((each) => namesIn(each, plan).map((found) => [each.key, found]));
    return inner.length === 0 ? [name] : inner;
  });
}

const compiled: Validator = miniArgot().compile(schema);
const failuresOf = (value: unknown): PlanFailures | undefined => compiled.failures(value);

test("a valid value has none", () => {
  expect(failuresOf({ a: 2, b: [2] })).toBeUndefined();
});

test("failures lead to rules of the plan", () => {
  const found = failuresOf({ a: 1, b: [2, 3], c: 1 });
  expect(found && namesIn(found.failed, found.plan)).toEqual([
    ["a", "even"],
    ["b", [1, "even"]],
    ["c", [undefined, "even"]],
    ["c", [undefined, "kinds"]],
  ]);
});

test("each block of a plan can be followed and decides by itself", () => {
  const entry = entryBlock(miniArgot().plan(schema));
  const [rule] = entry.block.rules;
  if (rule?.constraint.op !== "members") throw new Error("another plan");
  const even = rule.constraint.named.get("a");
  expect(even && [2, 3].map((value) => entry.to(even).holds(value))).toEqual([true, false]);
  expect([entry.holds({ a: 2 }), entry.holds({ a: 3 })]).toEqual([true, false]);
});

test("a keyword may read where a value stands, in the loop", () => {
  const seen: InstancePosition[] = [];
  const positioned = defineKeyword({
    id: "https://example.com/keyword/positioned",
    value: json,
    predicate: () => customAt("positioned", (_, position) => seen.push(position()) > 0),
  });
  const each = defineKeyword({
    id: "https://example.com/keyword/each",
    value: schemaShape,
    appliesTo: 16,
    lower: ({ value }) => items({ rest: value }),
  });
  const named = defineKeyword({
    id: "https://example.com/keyword/named",
    value: schemaMap,
    appliesTo: 32,
    lower: ({ value }) => members({ named: value }),
  });
  const vocabulary = defineVocabulary({ uri: "https://example.com/v", keywords: { positioned, each, named } });
  const dialect = defineDialect({ uri: "https://example.com/d", vocabularies: [vocabulary] });
  const nested = { positioned: "at", named: { a: { each: { positioned: "at" } } } };
  const value = { a: [1, 2] };
  expect(createArgot({ dialects: [dialect], tier: "loop" }).compile(nested)(value)).toBe(true);
  expect(seen).toEqual([
    { root: value, parent: undefined, key: undefined, path: [] },
    { root: value, parent: [1, 2], key: 0, path: ["a", 0] },
    { root: value, parent: [1, 2], key: 1, path: ["a", 1] },
  ]);
  const closures = createArgot({ dialects: [dialect], tier: "closures" }).compile({ positioned: "at" });
  // Without a backend, there is only the loop.
  expect(closures(1)).toBe(true);
});
