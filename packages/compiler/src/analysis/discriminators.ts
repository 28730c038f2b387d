// What blocks say that tells alternatives apart: a member that is to be a certain string.
import { type Block, type Application, type Plan, JsonType } from "@argot/core/plan";

/** The strings that an application allows, if it allows nothing else. */
export function stringsOf(plan: Plan, application: Application): readonly string[] | undefined {
  if (!isPlain(application)) return undefined;
  for (const { appliesTo, constraint } of (plan.blocks[application.target] as Block).rules) {
    if (appliesTo !== JsonType.any || constraint.op !== "test" || constraint.predicate.op !== "among") continue;
    const { values } = constraint.predicate;
    if (values.every((value) => typeof value === "string")) return values;
  }
  return undefined;
}

/** So many blocks that apply one another to the same value are looked through. */
const farthest = 4;

/** A member, and the one string that it is to be. */
export interface ConstantMember {
  readonly name: string;
  readonly value: string;
}

/** A member that is to be one certain string where an application's block holds of an object that has it. */
export function constantMember(
  plan: Plan,
  application: Application,
  left: number = farthest,
): ConstantMember | undefined {
  if (!isPlain(application) || left === 0) return undefined;
  const { rules } = plan.blocks[application.target] as Block;
  for (const { constraint, appliesTo } of rules) {
    if ((appliesTo & JsonType.object) === 0) continue;
    const found =
      constraint.op === "members"
        ? firstOf(plan, constraint.named)
        : constraint.op === "all"
          ? within(plan, constraint.applications, left)
          : undefined;
    if (found) return found;
  }
  return undefined;
}

function within(plan: Plan, applications: readonly Application[], left: number): ConstantMember | undefined {
  for (const application of applications) {
    const found = constantMember(plan, application, left - 1);
    if (found) return found;
  }
  return undefined;
}

function firstOf(plan: Plan, named: ReadonlyMap<string, Application>): ConstantMember | undefined {
  for (const [name, application] of named) {
    const values = stringsOf(plan, application);
    if (values?.length === 1) return { name, value: values[0] as string };
  }
  return undefined;
}

/** Members that a block requires to be one of a few strings. */
export function constantsOf(plan: Plan, { target }: Application): Map<string, readonly string[]> {
  const { rules } = plan.blocks[target] as Block;
  const required = new Set<string>();
  const constants = new Map<string, readonly string[]>();
  for (const { constraint } of rules) {
    if (constraint.op === "test")
      for (const predicate of constraint.predicate.op === "and" ? constraint.predicate.of : [constraint.predicate])
        if (predicate.op === "has") required.add(predicate.name);
    if (constraint.op !== "members") continue;
    for (const [name, application] of constraint.named) {
      const values = stringsOf(plan, application);
      if (values) constants.set(name, values);
    }
  }
  return new Map([...constants].filter(([name]) => required.has(name)));
}

/** Whether an application leads to the same block, whatever the value. */
export const isPlain = ({ when, dynamic }: Application): boolean => !when && dynamic === undefined;
