import type { Edge, GoalOf } from "../../plan/ops.js";
import { holds } from "../predicate.js";
import type { Frame } from "../frame.js";
import type { StepOf } from "./step.js";

export const members: StepOf<"members"> = {
  next(goal, frame, machine) {
    const object = frame.value as Record<string, unknown>;
    for (let name = frame.nameAt(frame.cursor); name !== undefined; name = frame.nameAt(frame.cursor)) {
      const edge = nextEdge(goal, frame, name);
      if (edge === undefined) {
        frame.cursor++;
        frame.stage = 0;
        continue;
      }
      frame.touch(name);
      if (!edge.when || holds(edge.when, object[name])) return machine.there(frame, edge, object[name], name);
    }
    return false;
  },
  take(_goal, frame, child) {
    if (!child.valid) frame.holds = false;
  },
};

/** The next edge for a member. Stage 0 is its name, then each pattern, then the rest. */
function nextEdge(goal: GoalOf<"members">, frame: Frame, name: string): Edge | undefined {
  if (frame.stage === 0) {
    frame.stage = 1;
    const edge = goal.named.get(name);
    if (edge) return edge;
  }
  while (frame.stage <= goal.patterns.length) {
    const candidate = goal.patterns[frame.stage++ - 1];
    if (candidate?.pattern.test(name)) return candidate.edge;
  }
  if (frame.stage > goal.patterns.length + 1 || !goal.rest) return undefined;
  frame.stage++;
  return isTaken(goal, frame, name) ? undefined : goal.rest;
}

function isTaken({ except }: GoalOf<"members">, frame: Frame, name: string): boolean {
  if (except === null) return false;
  if (except === "evaluated") return frame.marks?.has(name) ?? false;
  if (except.names.has(name)) return true;
  for (const pattern of except.patterns) if (pattern.test(name)) return true;
  return false;
}
