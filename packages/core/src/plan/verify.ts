import { JsonType } from "../json/types.js";
import { type Block, type Application, type Constraint, nowhere, type Plan, type Predicate } from "./ops.js";
import { applicationsOf, partsOf, readsEvaluated } from "./walk.js";

/** A plan that breaks a rule of its own form: a fault of whoever built it, never of a schema. */
export class PlanError extends Error {
  /** The text `PlanError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "PlanError";
}

/**
 * Checks that a plan is well-formed: numbers name what exists, types are type bits, ranges are ranges, readers of marks
 * come after the rules that write them. Every builder and every pass is followed by it in tests.
 *
 * @throws PlanError naming the block and what is wrong.
 */
export function verify(plan: Plan): Plan {
  if (plan.blocks.length === 0) throw new PlanError("a plan needs at least one block");
  checkApplication(plan, plan.entry, "entry");
  for (const [i, resource] of plan.resources.entries()) {
    for (const [anchor, target] of resource.dynamicAnchors) {
      if (!plan.blocks[target])
        throw new PlanError(`resource r${i}: anchor "${anchor}" names block b${target}, which does not exist`);
    }
  }
  for (const [i, block] of plan.blocks.entries()) checkBlock(plan, block, i);
  return plan;
}

function checkBlock(plan: Plan, block: Block, position: number): void {
  const at = `block b${position}`;
  if (block.id !== position) throw new PlanError(`${at} says it is b${block.id}`);
  if (!plan.resources[block.resource]) throw new PlanError(`${at}: resource r${block.resource} does not exist`);
  let reading = false;
  for (const rule of block.rules) {
    const where = `${at}, rule ${rule.name ?? "false"}`;
    if ((rule.appliesTo & JsonType.any) !== rule.appliesTo)
      throw new PlanError(`${where}: unknown type bits in ${rule.appliesTo}`);
    if (reading && !readsEvaluated(rule.constraint))
      throw new PlanError(`${where}: runs after a rule that reads marks`);
    reading ||= readsEvaluated(rule.constraint);
    checkConstraint(plan, rule.constraint, where);
  }
}

function checkConstraint(plan: Plan, constraint: Constraint, where: string): void {
  for (const application of applicationsOf(constraint)) checkApplication(plan, application, where);
  if (constraint.op === "test") checkPredicate(constraint.predicate, where);
  if (constraint.op === "decoded" && !(constraint.deepest >= 1))
    throw new PlanError(`${where}: within ${constraint.deepest} contents there is none`);
  if (constraint.op === "decoded" && constraint.decode.length === 0)
    throw new PlanError(`${where}: no step leads to the content`);
  const range = constraint.op === "some" ? constraint.range : constraint.op === "items" ? constraint.quota : undefined;
  if (range && !(range.min >= 0 && range.max >= 0))
    throw new PlanError(`${where}: ${range.min}..${range.max} is not a range`);
}

function checkApplication(plan: Plan, application: Application, where: string): void {
  const found = application.dynamic !== undefined && application.target === nowhere;
  if (!found && !plan.blocks[application.target])
    throw new PlanError(`${where}: leads to block b${application.target}, which does not exist`);
  if (application.when) checkPredicate(application.when, where);
}

function checkPredicate(predicate: Predicate, where: string): void {
  const pending = [predicate];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.op === "is" && (next.types & JsonType.any) !== next.types)
      throw new PlanError(`${where}: unknown type bits in ${next.types}`);
    if (next.op === "compare" && Number.isNaN(next.to)) throw new PlanError(`${where}: compares with NaN`);
    pending.push(...partsOf(next));
  }
}
