// What blocks say that tells alternatives apart: a member that is to be a certain string.
import { type Block, type Edge, type Plan, T } from "@argot/core/plan";

/** The strings that an edge allows, if it allows nothing else. */
export function stringsOf(plan: Plan, edge: Edge): readonly string[] | undefined {
  if (!isPlain(edge)) return undefined;
  for (const { applies, goal } of (plan.blocks[edge.target] as Block).rules) {
    if (applies !== T.any || goal.op !== "test" || goal.pred.op !== "among") continue;
    const { values } = goal.pred;
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

/** A member that is to be one certain string where an edge's block holds of an object that has it. */
export function constantMember(plan: Plan, edge: Edge, left: number = farthest): ConstantMember | undefined {
  if (!isPlain(edge) || left === 0) return undefined;
  const { rules } = plan.blocks[edge.target] as Block;
  for (const { goal, applies } of rules) {
    if ((applies & T.object) === 0) continue;
    const found =
      goal.op === "members"
        ? firstOf(plan, goal.named)
        : goal.op === "all"
          ? within(plan, goal.edges, left)
          : undefined;
    if (found) return found;
  }
  return undefined;
}

function within(plan: Plan, edges: readonly Edge[], left: number): ConstantMember | undefined {
  for (const edge of edges) {
    const found = constantMember(plan, edge, left - 1);
    if (found) return found;
  }
  return undefined;
}

function firstOf(plan: Plan, named: ReadonlyMap<string, Edge>): ConstantMember | undefined {
  for (const [name, edge] of named) {
    const values = stringsOf(plan, edge);
    if (values?.length === 1) return { name, value: values[0] as string };
  }
  return undefined;
}

/** Whether an edge leads to the same block, whatever the value. */
export const isPlain = ({ when, dynamic }: Edge): boolean => !when && dynamic === undefined;
