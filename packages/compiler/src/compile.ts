import { blockAt, type Fallback, locatedError, type Plan, type Verdict } from "@argot/core/plan";
import type * as runtime from "@argot/core/runtime";
import {
  answerOf,
  countCharacters,
  countProperties,
  equal,
  hasProperty,
  hasUniqueItems,
  isBigInt,
  isMultipleOf,
  isObject,
  JsonSet,
  jsonSet,
  normalizeBigInt,
  typesOf,
} from "@argot/core/runtime";
import { sourceUrl } from "./code/quote.js";
import { emit, type Emitted } from "./emit/emit.js";

/**
 * Compiles a plan to a function that decides verdicts.
 *
 * @param plan - As `verdictPlan` returns it.
 * @param loop - The loop over the same plan.
 * @throws EvalError where code generation is forbidden.
 */
export const compile = (plan: Plan, loop: Fallback): Verdict => functionFrom(emit(plan), plan, loop);

/** The name of a block's code in stack traces, debuggers and profiles. */
const nameOf = (plan: Plan): string => `argot:${locationOf(plan)}`;

/** The location of the entry's schema. Schemas without a URI have a number. */
function locationOf(plan: Plan): string {
  const { resource, pointer } = blockAt(plan, plan.entry.target);
  const uri = plan.resources.at(resource)?.uri ?? "";
  return `${uri.startsWith("argot:") ? uri.slice("argot:".length) : uri}${pointer === "" ? "" : `#${pointer}`}`;
}

/** Not the namespace of the module: bundlers make an object of getters of it, and a polluted `Object.prototype` keeps them from it. */
const leaves = {
  answerOf,
  countCharacters,
  countProperties,
  equal,
  hasProperty,
  hasUniqueItems,
  isBigInt,
  isMultipleOf,
  isObject,
  JsonSet,
  jsonSet,
  normalizeBigInt,
  typesOf,
} satisfies Omit<typeof runtime, "asEvaluationError">;

/**
 * The only place where text becomes code. Strings of schemas are in the text through `quote` only, and the name through `sourceUrl`.
 *
 * Each text has a random number. Of the same text V8 would make functions that share their code, and its optimiser would then not
 * know their constants: objects with many members would take ten times as long.
 */
function functionFrom({ source, constants }: Emitted, plan: Plan, loop: Fallback): Verdict {
  const located = (error: unknown, value: unknown): unknown =>
    locatedError(error, () => loop(plan.entry.target, value));
  const text = `"use strict"; // ${Math.random()}\n${source}${sourceUrl(nameOf(plan))}`;
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function("r", "c", "L", text);
  return make({ ...leaves, asEvaluationError: located }, constants, loop) as Verdict;
}
