import type { Application, ConstraintOf } from "../../plan/plan.js";
import { holds } from "../../plan/predicates.js";
import type { Frame } from "../frame.js";
import type { StepOf } from "./step.js";

export const membersStep: StepOf<"members"> = {
  next(constraint, frame, machine) {
    const object = frame.value as Record<string, unknown>;
    for (let name = frame.nameAt(frame.cursor); name !== undefined; name = frame.nameAt(frame.cursor)) {
      const application = nextApplication(constraint, frame, name);
      if (application === undefined) {
        frame.cursor++;
        frame.stage = 0;
        continue;
      }
      frame.markEvaluated(name);
      if (!application.when || holds(application.when, object[name], machine.sets))
        return machine.applyToChild(frame, application, object[name], name);
    }
    return false;
  },
  take(_constraint, frame, child) {
    if (!child.valid) frame.holds = false;
  },
};

/** The next application of a member. Stage 0 is its name, the next ones are the patterns, the last is the rest. */
function nextApplication(constraint: ConstraintOf<"members">, frame: Frame, name: string): Application | undefined {
  if (frame.stage === 0) {
    frame.stage = 1;
    const application = constraint.named.get(name);
    if (application) return application;
  }
  while (frame.stage <= constraint.patterns.length) {
    const candidate = constraint.patterns[frame.stage++ - 1] as (typeof constraint.patterns)[number];
    if (candidate.pattern.test(name)) return candidate.application;
  }
  if (frame.stage > constraint.patterns.length + 1 || !constraint.rest) return undefined;
  frame.stage++;
  return isExcepted(constraint, frame, name) ? undefined : constraint.rest;
}

function isExcepted({ except }: ConstraintOf<"members">, frame: Frame, name: string): boolean {
  if (except === null) return false;
  if (except === "evaluated") return frame.isEvaluated(name);
  if (except.names.has(name)) return true;
  for (const pattern of except.patterns) if (pattern.test(name)) return true;
  return false;
}
