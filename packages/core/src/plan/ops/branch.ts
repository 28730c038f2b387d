import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import {
  type ConstraintAnalysis,
  type ConstraintFacts,
  type ConstraintForm,
  evaluatesNothing,
  never,
  noPartApplications,
  noProblem,
  noRange,
  noUses,
  type PlanParser,
} from "../op.js";
import type { Application, Constraint, ConstraintOf } from "../plan.js";
import { holds } from "../predicates.js";
import type { StepOf } from "../step.js";

/** Requires `then` if `if` is valid, else `else`. A missing side requires nothing. */
export const branch = (applications: {
  if: Application;
  then?: Application | undefined;
  else?: Application | undefined;
}): Constraint => {
  const { if: condition, then, else: otherwise } = ownProperties(applications);
  return { op: "branch", if: condition, then, else: otherwise };
};

export const branchFacts: ConstraintFacts<ConstraintOf<"branch">> = {
  subject: "value",
  defaults: { then: undefined, else: undefined },
  applicationsOf: (constraint) =>
    [constraint.if, constraint.then, constraint.else].filter((application) => application !== undefined),
  mapApplications: (constraint, change) => ({
    ...constraint,
    if: change(constraint.if),
    ...(constraint.then && { then: change(constraint.then) }),
    ...(constraint.else && { else: change(constraint.else) }),
  }),
  readsEvaluated: never,
  rangeOf: noRange,
  domain: JsonType.any,
  failsByItself: never,
  usesOf: noUses,
};

export const branchAnalysis: ConstraintAnalysis<ConstraintOf<"branch">> = {
  simplified: (constraint, { isTrivial, evaluates }) => {
    if (evaluates) return constraint;
    const then = constraint.then && !isTrivial(constraint.then) ? constraint.then : undefined;
    const other = constraint.else && !isTrivial(constraint.else) ? constraint.else : undefined;
    if (!then && !other) return undefined;
    return then === constraint.then && other === constraint.else ? constraint : { ...constraint, then, else: other };
  },
  partApplicationsOf: noPartApplications,
  addEvaluated: evaluatesNothing,
};

export const branchForm: ConstraintForm<ConstraintOf<"branch">> = {
  problemOf: noProblem,
  print: (constraint, printer) => {
    const then = constraint.then ? ` then ${printer.application(constraint.then)}` : "";
    const otherwise = constraint.else ? ` else ${printer.application(constraint.else)}` : "";
    return `branch if ${printer.application(constraint.if)}${then}${otherwise}`;
  },
};

export function parseBranch(parser: PlanParser): Constraint {
  parser.expect("if");
  return branch({
    if: parser.application(),
    then: parser.accepts("then") ? parser.application() : undefined,
    else: parser.accepts("else") ? parser.application() : undefined,
  });
}

// The cursor is 0 before the condition, 1 while it is evaluated, and 2 while a side is. `validCount` is 1 if the condition holds.
export const branchStep: StepOf<"branch"> = {
  next(constraint, frame, machine) {
    if (frame.cursor === 0) {
      frame.cursor = 1;
      if (!constraint.if.when || holds(constraint.if.when, frame.value, machine.sets))
        return machine.applyInPlace(frame, constraint.if);
      frame.validCount = 1;
    }
    if (frame.cursor === 2) return false;
    frame.cursor = 2;
    const application = frame.validCount === 1 ? constraint.then : constraint.else;
    return (
      application !== undefined &&
      (!application.when || holds(application.when, frame.value, machine.sets)) &&
      machine.applyInPlace(frame, application)
    );
  },
  take(_constraint, frame, child) {
    if (child.valid) frame.adoptEvaluated(child);
    if (frame.cursor === 1) frame.validCount = child.valid ? 1 : 0;
    else frame.holds = child.valid;
  },
};
