import type { Edge, GoalOf } from "../../plan/ops.js";
import { holds } from "../predicate.js";
import type { Frame } from "../frame.js";
import type { StepOf } from "./step.js";

export const items: StepOf<"items"> = {
  next(goal, frame, machine) {
    const array = frame.value as readonly unknown[];
    const { quota } = goal;
    const decided =
      quota &&
      machine.hasty &&
      !frame.marks &&
      (frame.tally > quota.max || (quota.max === Infinity && frame.tally >= quota.min));
    const end = decided ? 0 : array.length;
    while (frame.cursor < end) {
      const i = frame.cursor++;
      const edge = edgeAt(goal, frame, i);
      if (!edge) continue;
      if (!quota) touch(goal, frame, i);
      if (!edge.when || holds(edge.when, array[i])) return machine.there(frame, edge, array[i], i);
      if (quota) count(goal, frame, i);
    }
    if (quota) frame.holds = frame.tally >= quota.min && frame.tally <= quota.max;
    return false;
  },
  take(goal, frame, child) {
    if (!goal.quota) {
      if (!child.valid) frame.holds = false;
    } else if (child.valid) count(goal, frame, frame.cursor - 1);
  },
};

function edgeAt(goal: GoalOf<"items">, frame: Frame, i: number): Edge | undefined {
  if (i < goal.prefix.length) return goal.prefix[i];
  if (i < goal.from || (goal.except === "evaluated" && frame.marks?.has(i))) return undefined;
  return goal.rest;
}

function count(goal: GoalOf<"items">, frame: Frame, i: number): void {
  frame.tally++;
  touch(goal, frame, i);
}

function touch(goal: GoalOf<"items">, frame: Frame, i: number): void {
  if (goal.unmarked) frame.applied?.push(i);
  else frame.touch(i);
}
