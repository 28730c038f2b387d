import {
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
import { emit, emitBlock, emitBlockExplanation, type Emitted, emitExplanation } from "./emit/emitter.js";

/**
 * Compiles a plan to a function that decides verdicts.
 *
 * @param plan - As `verdictPlan` returns it.
 * @param loop - The loop over the same plan.
 * @param profile - What is known of the values to come: it guides the choice between ways to the same answer.
 * @throws EvalError where the host forbids code generation.
 */
export const compile = (plan: Plan, loop: Fallback, profile?: Profile): Verdict =>
  plan.blocks.length > manyBlocks && !hasDynamicApplications(plan)
    ? compileByBlock(plan, loop, profile)
    : (functionFrom(emit(plan, profile), loop) as Verdict);

/** A plan with more blocks is written a block at a time. */
const manyBlocks = 2000;

/** The function of a block, given the value and how deep calls are. */
type BlockFunction<Answer> = (value: unknown, depth: number) => Answer;

/** Writes each block when it is first needed, so that what no value comes to costs nothing. */
function compileByBlock(plan: Plan, loop: Fallback, profile: Profile | undefined): Verdict {
  const analysis = analyse(plan);
  const tables: Tables = { verdicts: [], explanations: [] };
  const write = byBlock(plan, tables.verdicts, (id) => functionFrom(emitBlock(analysis, id, profile), loop, tables));
  // At once, so that a host that forbids code generation says so.
  const entry = write(plan.entry.target);
  return (value) => entry(value, 0);
}

/**
 * Compiles a plan to a function that tells what fails of a value.
 *
 * @param plan - As it was lowered, but without dynamic applications.
 * @param loop - The loop over the same plan.
 * @throws EvalError where the host forbids code generation.
 */
export const explain = (plan: Plan, loop: ExplainingFallback): Explanation =>
  plan.blocks.length > manyBlocks
    ? explainByBlock(plan, loop)
    : (functionFrom(emitExplanation(plan), loop) as Explanation);

function explainByBlock(plan: Plan, loop: ExplainingFallback): Explanation {
  const analysis = analysisToExplain(plan);
  const tables: Tables = { verdicts: [], explanations: [] };
  byBlock(plan, tables.verdicts, (id) => functionFrom(emitBlock(analysis, id), loop, tables));
  const write = byBlock(plan, tables.explanations, (id) =>
    functionFrom(emitBlockExplanation(plan, analysis, id), loop, tables),
  );
  const entry = write(plan.entry.target);
  return (value) => entry(value, 0);
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
  text: (id: BlockId) => unknown,
): (id: BlockId) => BlockFunction<Answer> {
  const write = (id: BlockId): BlockFunction<Answer> => (table[id] = text(id) as BlockFunction<Answer>);
  for (const { id } of plan.blocks) table[id] = (value, depth) => write(id)(value, depth);
  return write;
}

/** A plain object: in a bundle, to read a name of a namespace is a call. */
const leaves = { ...runtime };

// The one place where text becomes code. Every string of a schema in it went through `quote`.
const functionFrom = ({ source, constants }: Emitted, loop: Fallback, tables?: Tables): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function("r", "c", "L", "B", "W", source)(leaves, constants, loop, tables?.verdicts, tables?.explanations);
