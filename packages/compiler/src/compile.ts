import {
  type BlockId,
  devirtualise,
  type ExplainingHandOver,
  type Explanation,
  fuse,
  type HandOver,
  type Plan,
  type Profile,
  prune,
  settleMarks,
  hasDynamicEdges,
  mayEndWithoutAnswer,
  type Verdict,
} from "@argot/core/plan";
import * as runtime from "@argot/core/runtime";
import { analyse } from "./analysis.js";
import { emit, emitBlock, type Emitted, emitExplanation } from "./emit/emitter.js";

/** The plan that verdicts are emitted from: what cannot change them is gone. What is left to the loop stays as it is. */
export function verdictPlan(plan: Plan): Plan {
  const settled = devirtualise(plan);
  return mayEndWithoutAnswer(settled) ? settled : fuse(prune(settleMarks(settled)));
}

/**
 * Compiles a plan to a function that decides verdicts.
 *
 * @param plan - As `verdictPlan` returns it.
 * @param loop - The loop over the same plan.
 * @param profile - What is known of the values to come: it guides the choice between ways to the same answer.
 * @throws EvalError where the host forbids code generation.
 */
export const compile = (plan: Plan, loop: HandOver, profile?: Profile): Verdict =>
  plan.blocks.length > manyBlocks && !hasDynamicEdges(plan)
    ? compileByBlock(plan, loop, profile)
    : (functionFrom(emit(plan, profile), loop) as Verdict);

/** A plan with more blocks is written a block at a time. */
const manyBlocks = 2000;

/** The function of a block, given the value and how deep calls are. */
type BlockFunction = (value: unknown, depth: number) => boolean;

/** Writes each block when it is first needed, so that what no value comes to costs nothing. */
function compileByBlock(plan: Plan, loop: HandOver, profile: Profile | undefined): Verdict {
  const analysis = analyse(plan);
  const make = (id: BlockId): BlockFunction =>
    (table[id] = functionFrom(emitBlock(analysis, id, profile), loop, table) as BlockFunction);
  const table: BlockFunction[] = plan.blocks.map(
    ({ id }) =>
      (value, depth) =>
        make(id)(value, depth),
  );
  // At once, so that a host that forbids code generation says so.
  const entry = make(plan.entry.target);
  return (value) => entry(value, 0);
}

/**
 * Compiles a plan to a function that tells what fails of a value.
 *
 * @param plan - As it was lowered, but without dynamic edges.
 * @param loop - The loop over the same plan.
 * @throws EvalError where the host forbids code generation.
 */
export const explain = (plan: Plan, loop: ExplainingHandOver): Explanation =>
  functionFrom(emitExplanation(plan), loop) as Explanation;

/** A plain object: in a bundle, to read a name of a namespace is a call. */
const leaves = { ...runtime };

// The one place where text becomes code. Every string of a schema in it went through `quote`.
const functionFrom = ({ source, constants }: Emitted, loop: HandOver, table?: readonly BlockFunction[]): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function("r", "c", "L", "B", source)(leaves, constants, loop, table);
