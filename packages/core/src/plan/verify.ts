import { JsonType } from "../json/types.js";
import { isPlain } from "./application.js";
import { factsOf, formOf } from "./constraints.js";
import { type Application, type Block, type Constraint, nowhere, type Plan, type Predicate } from "./plan.js";
import { PlanError } from "./plan-error.js";
import { predicateFormOf } from "./predicates.js";
import { applicationsOf, readsEvaluated, withParts } from "./walk.js";

/**
 * Checks that a plan is well-formed: numbers name what exists, types are type bits, ranges are ranges, rules that read what
 * others evaluated run after them. Tests verify the plans of every builder and every pass.
 *
 * @throws PlanError naming the block and what is wrong.
 */
export function verify(plan: Plan): Plan {
  if (plan.blocks.length === 0) throw new PlanError("a plan needs at least one block");
  checkApplication(plan, plan.entry, "entry");
  if (!isPlain(plan.entry)) throw new PlanError("entry: must have no condition and must not be dynamic");
  for (const [i, resource] of plan.resources.entries()) {
    for (const [anchor, target] of resource.dynamicAnchors) {
      if (!Object.hasOwn(plan.blocks, target))
        throw new PlanError(`resource r${i}: anchor "${anchor}" names block b${target}, which does not exist`);
    }
  }
  for (const [i, block] of plan.blocks.entries()) checkBlock(plan, block, i);
  return plan;
}

function checkBlock(plan: Plan, block: Block, position: number): void {
  const at = `block b${position}`;
  if (block.id !== position) throw new PlanError(`${at} says it is b${block.id}`);
  if (!Object.hasOwn(plan.resources, block.resource))
    throw new PlanError(`${at}: resource r${block.resource} does not exist`);
  let reading = false;
  for (const rule of block.rules) {
    const where = `${at}, rule ${rule.name ?? "false"}`;
    if ((rule.appliesTo & JsonType.any) !== rule.appliesTo)
      throw new PlanError(`${where}: unknown type bits in ${rule.appliesTo}`);
    if (reading && !readsEvaluated(rule.constraint))
      throw new PlanError(`${where}: runs after a rule that reads what others evaluated`);
    reading ||= readsEvaluated(rule.constraint);
    checkConstraint(plan, rule.constraint, where);
  }
}

function checkConstraint(plan: Plan, constraint: Constraint, where: string): void {
  const problem = formOf(constraint).problemOf(constraint);
  if (problem) throw new PlanError(`${where}: ${problem}`);
  for (const application of applicationsOf(constraint)) checkApplication(plan, application, where);
  checkPredicates(factsOf(constraint).usesOf(constraint).predicates, where);
}

function checkApplication(plan: Plan, application: Application, where: string): void {
  const found = application.dynamic !== undefined && application.target === nowhere;
  if (!found && !Object.hasOwn(plan.blocks, application.target))
    throw new PlanError(`${where}: leads to block b${application.target}, which does not exist`);
  if (application.when) checkPredicates([application.when], where);
}

function checkPredicates(predicates: readonly Predicate[], where: string): void {
  for (const predicate of withParts(predicates)) {
    const problem = predicateFormOf(predicate).problemOf(predicate);
    if (problem) throw new PlanError(`${where}: ${problem}`);
  }
}
