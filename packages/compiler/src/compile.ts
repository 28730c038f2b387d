import {
  blockAt,
  type BlockId,
  type ExplainingFallback,
  type Explanation,
  type Fallback,
  type Plan,
  type Profile,
  hasDynamicApplications,
  type Verdict,
} from "@argot/core/plan";
import * as runtime from "@argot/core/runtime";
import { analyse, analysisToExplain } from "./analysis/analysis.js";
import { sourceUrl } from "./code/quote.js";
import { emit, emitBlock, emitBlockExplanation, type Emitted, emitExplanation } from "./emit/emit.js";

/**
 * Compiles a plan to a function that decides verdicts.
 *
 * @param plan - As `verdictPlan` returns it.
 * @param loop - The loop over the same plan.
 * @param profile - What is known of the values to come: it guides the choice between ways to the same answer.
 * @throws EvalError where code generation is forbidden.
 */
export const compile = (plan: Plan, loop: Fallback, profile?: Profile): Verdict =>
  plan.blocks.length > manyBlocks && !hasDynamicApplications(plan)
    ? compileByBlock(plan, loop, profile)
    : (functionFrom(emit(plan, { profile }), nameOf(plan, plan.entry.target), loop) as Verdict);

/** A plan with more blocks is written a block at a time. */
const manyBlocks = 2000;

/** The function of a block, given the value and how deep calls are. */
type BlockFunction<Answer> = (value: unknown, depth: number) => Answer;

/** Writes each block when it is first needed, so that what no value comes to costs nothing. */
function compileByBlock(plan: Plan, loop: Fallback, profile: Profile | undefined): Verdict {
  const analysis = analyse(plan);
  const tables: Tables = { verdicts: [], explanations: [] };
  const write = byBlock(plan, tables.verdicts, (id) =>
    functionFrom(emitBlock(analysis, id, profile), nameOf(plan, id), loop, tables),
  );
  // At once, so that an error says so where code generation is forbidden.
  const { target } = plan.entry;
  const entry = write(target);
  const decide: Verdict = (value) => entry(value, 0);
  return analysis.repeated.size === 0 ? decide : (value) => loop.work.run(value, decide, loop, target);
}

/**
 * Compiles a plan to a function that finds what fails of a value.
 *
 * @param plan - As it was lowered, but without dynamic applications.
 * @param loop - The loop over the same plan.
 * @throws EvalError where code generation is forbidden.
 */
export const explain = (plan: Plan, loop: ExplainingFallback): Explanation =>
  plan.blocks.length > manyBlocks
    ? explainByBlock(plan, loop)
    : (functionFrom(emitExplanation(plan), nameOfExplanation(plan, plan.entry.target), loop) as Explanation);

function explainByBlock(plan: Plan, loop: ExplainingFallback): Explanation {
  const analysis = analysisToExplain(plan);
  const tables: Tables = { verdicts: [], explanations: [] };
  byBlock(plan, tables.verdicts, (id) => functionFrom(emitBlock(analysis, id), nameOf(plan, id), loop, tables));
  const write = byBlock(plan, tables.explanations, (id) =>
    functionFrom(emitBlockExplanation(plan, analysis, id), nameOfExplanation(plan, id), loop, tables),
  );
  const { target } = plan.entry;
  const entry = write(target);
  const find: Explanation = (value) => entry(value, 0);
  return analysis.repeated.size === 0 ? find : (value) => loop.work.run(value, find, loop.explain, target);
}

/** Where the code of one block finds those of others. */
interface Tables {
  readonly verdicts: BlockFunction<boolean>[];
  readonly explanations: BlockFunction<ReturnType<Explanation>>[];
}

/** Fills a table with functions by block, each written when it is first called; returns what writes one at once. */
function byBlock<Answer>(
  plan: Plan,
  table: BlockFunction<Answer>[],
  make: (id: BlockId) => unknown,
): (id: BlockId) => BlockFunction<Answer> {
  const write = (id: BlockId): BlockFunction<Answer> => (table[id] = make(id) as BlockFunction<Answer>);
  for (const { id } of plan.blocks) table[id] = (value, depth) => write(id)(value, depth);
  return write;
}

/** What stacks, debuggers and profiles call the code of a block. */
const nameOf = (plan: Plan, id: BlockId): string => `argot:${locationOf(plan, id)}`;
const nameOfExplanation = (plan: Plan, id: BlockId): string => `argot:explain:${locationOf(plan, id)}`;

/** The schema of a block. Schemas without a URI of their own have a number. */
function locationOf(plan: Plan, id: BlockId): string {
  const { resource, pointer } = blockAt(plan, id);
  const uri = plan.resources[resource]?.uri ?? "";
  return `${uri.startsWith("argot:") ? uri.slice("argot:".length) : uri}${pointer === "" ? "" : `#${pointer}`}`;
}

/** A plain object: in a bundle, to read a name of a namespace is a call. */
const leaves = { ...runtime };

/** The one place where text becomes code. Every string of a schema in it went through `quote`, and the name through `sourceUrl`. */
function functionFrom({ source, constants }: Emitted, name: string, loop: Fallback, tables?: Tables): unknown {
  const text = `"use strict";\n${source}${sourceUrl(name)}`;
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function("r", "c", "L", "B", "W", text);
  return make(leaves, constants, loop, tables?.verdicts, tables?.explanations);
}
