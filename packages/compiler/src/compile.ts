import {
  blockAt,
  type BlockId,
  type ExplainingFallback,
  type Explanation,
  type Fallback,
  guardedRun,
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
 * @param profile - The property names that blocks have seen. It changes how fast the function is, never its results.
 * @throws EvalError where code generation is forbidden.
 */
export const compile = (plan: Plan, loop: Fallback, profile?: Profile): Verdict =>
  plan.blocks.length > maxBlocksTogether && !hasDynamicApplications(plan)
    ? compileByBlock(plan, loop, profile)
    : (functionFrom(emit(plan, { profile }), nameOf(plan, plan.entry.target), loop) as Verdict);

/** Maximum number of blocks that are compiled together. Larger plans are compiled block by block. */
const maxBlocksTogether = 2000;

/** The function of a block. `depth` is the depth of calls. */
type BlockFunction<Result> = (value: unknown, depth: number) => Result;

/** Compiles each block when it is first needed, so that blocks that no value reaches cost nothing. */
function compileByBlock(plan: Plan, loop: Fallback, profile: Profile | undefined): Verdict {
  const analysis = analyse(plan);
  const tables: Tables = { verdicts: [], explanations: [] };
  const write = byBlock(plan, tables.verdicts, (id) =>
    functionFrom(emitBlock(analysis, id, profile), nameOf(plan, id), loop, tables),
  );
  // Compile the entry now: if code generation is forbidden, the error is thrown here.
  const { target } = plan.entry;
  const entry = write(target);
  const counter = analysis.repeated.size > 0 ? loop.work : undefined;
  return guardedRun((value) => entry(value, 0), counter, loop, target);
}

/**
 * Compiles a plan to a function that finds the failures of a value.
 *
 * @param plan - As lowering returns it, without dynamic applications.
 * @param loop - The loop over the same plan.
 * @throws EvalError where code generation is forbidden.
 */
export const explain = (plan: Plan, loop: ExplainingFallback): Explanation =>
  plan.blocks.length > maxBlocksTogether
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
  const counter = analysis.repeated.size > 0 ? loop.work : undefined;
  return guardedRun((value) => entry(value, 0), counter, loop.explain, target);
}

/** The functions of all blocks, by number, for the code of one block. */
interface Tables {
  readonly verdicts: BlockFunction<boolean>[];
  readonly explanations: BlockFunction<ReturnType<Explanation>>[];
}

/** Fills a table with functions that compile a block when they are first called. Returns a function that compiles one now. */
function byBlock<Result>(
  plan: Plan,
  table: BlockFunction<Result>[],
  make: (id: BlockId) => unknown,
): (id: BlockId) => BlockFunction<Result> {
  const write = (id: BlockId): BlockFunction<Result> => (table[id] = make(id) as BlockFunction<Result>);
  for (const { id } of plan.blocks) table[id] = (value, depth) => write(id)(value, depth);
  return write;
}

/** The name of a block's code in stack traces, debuggers and profiles. */
const nameOf = (plan: Plan, id: BlockId): string => `argot:${locationOf(plan, id)}`;
const nameOfExplanation = (plan: Plan, id: BlockId): string => `argot:explain:${locationOf(plan, id)}`;

/** The location of a block's schema. Schemas without a URI have a number. */
function locationOf(plan: Plan, id: BlockId): string {
  const { resource, pointer } = blockAt(plan, id);
  const uri = plan.resources[resource]?.uri ?? "";
  return `${uri.startsWith("argot:") ? uri.slice("argot:".length) : uri}${pointer === "" ? "" : `#${pointer}`}`;
}

/** A plain object, because reading a property of a module namespace is a call in a bundle. */
const leaves = { ...runtime };

/** The only place where text becomes code. Strings of schemas are in the text through `quote` only, and the name through `sourceUrl`. */
function functionFrom({ source, constants }: Emitted, name: string, loop: Fallback, tables?: Tables): unknown {
  const text = `"use strict";\n${source}${sourceUrl(name)}`;
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function("r", "c", "L", "B", "W", text);
  return make(leaves, constants, loop, tables?.verdicts, tables?.explanations);
}
