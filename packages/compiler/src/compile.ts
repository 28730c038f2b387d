import {
  type BlockFunctions,
  blockAt,
  type ExplainingFallback,
  type Explanation,
  type Fallback,
  type PartBackend,
  type Plan,
  type Profile,
  type Verdict,
} from "@argot/core/plan";
import type * as runtime from "@argot/core/runtime";
import {
  answerOf,
  asEvaluationError,
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
import { emit, type Emitted, emitExplanation, emitPart, emitPartExplanation } from "./emit/emit.js";

/**
 * Compiles a plan to a function that decides verdicts.
 *
 * @param plan - As `verdictPlan` returns it.
 * @param loop - The loop over the same plan.
 * @param profile - The property names that blocks have seen. It changes how fast the function is, never its results.
 * @throws EvalError where code generation is forbidden.
 */
export const compile = (plan: Plan, loop: Fallback, profile?: Profile): Verdict =>
  functionFrom(emit(plan, { profile: profile ?? nothingSeen }), nameOf(plan), loop) as Verdict;

/**
 * Compiles a plan to a function that finds the failures of a value.
 *
 * @param plan - As lowering returns it, without dynamic applications.
 * @param loop - The loop over the same plan.
 * @throws EvalError where code generation is forbidden.
 */
export const explain = (plan: Plan, loop: ExplainingFallback): Explanation =>
  functionFrom(emitExplanation(plan), nameOfExplanation(plan), loop) as Explanation;

/** Compiles parts of plans. Their sizes make one part a matter of a few milliseconds. */
export const parts: PartBackend = {
  largestWhole: 450,
  verdictSize: 40,
  // Such code is larger, and gains less from being together.
  explanationSize: 32,
  compile(part, loop, functions, profile) {
    functionFrom(emitPart(part, inPart(profile, part)), nameOf(part), loop, functions);
  },
  explain(part, loop, functions) {
    functionFrom(emitPartExplanation(part), nameOfExplanation(part), loop, functions);
  },
};

/** What was seen in the whole plan, by the numbers that blocks have in a part. */
const inPart = (profile: Profile | undefined, { part }: Plan): Profile =>
  profile ? { shapes: (block) => profile.shapes(part?.origins.at(block) ?? block) } : nothingSeen;

/** For code that is compiled before any value is seen. */
const nothingSeen: Profile = { shapes: () => undefined };

/** The name of a block's code in stack traces, debuggers and profiles. */
const nameOf = (plan: Plan): string => `argot:${locationOf(plan)}`;
const nameOfExplanation = (plan: Plan): string => `argot:explain:${locationOf(plan)}`;

/** The location of the entry's schema. Schemas without a URI have a number. */
function locationOf(plan: Plan): string {
  const { resource, pointer } = blockAt(plan, plan.entry.target);
  const uri = plan.resources.at(resource)?.uri ?? "";
  return `${uri.startsWith("argot:") ? uri.slice("argot:".length) : uri}${pointer === "" ? "" : `#${pointer}`}`;
}

/** Not the namespace of the module: bundlers make an object of getters of it, and a polluted `Object.prototype` keeps them from it. */
const leaves = {
  answerOf,
  asEvaluationError,
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
} satisfies typeof runtime;

let texts = 0;

/**
 * The only place where text becomes code. Strings of schemas are in the text through `quote` only, and the name through `sourceUrl`.
 *
 * Each text has a number of its own. Of the same text V8 would make functions that share their code, and its optimiser would then not
 * know their constants: objects with many members would take ten times as long.
 */
function functionFrom(
  { source, constants }: Emitted,
  name: string,
  loop: Fallback,
  functions?: BlockFunctions,
): unknown {
  const text = `"use strict"; // ${++texts}\n${source}${sourceUrl(name)}`;
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function("r", "c", "L", "B", "W", text);
  return make(leaves, constants, loop, functions?.verdicts, functions?.explanations);
}
