import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import type { Application, Constraint, ConstraintOf } from "../plan.js";
import {
  type ConstraintFacts,
  type ConstraintForm,
  never,
  noProblem,
  noRange,
  noUses,
  type PlanParser,
} from "../op.js";

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
