import { JsonType } from "../../json/types.js";
import {
  type ConstraintAnalysis,
  type ConstraintFacts,
  type ConstraintForm,
  evaluatesNothing,
  never,
  noProblem,
  noRange,
  noUses,
  type PlanParser,
} from "../op.js";
import type { Application, Constraint, ConstraintOf } from "../plan.js";
import { holds } from "../predicates.js";
import type { StepOf } from "../step.js";

/** Demands the application of each member name of an object, as a string. */
export const names = (application: Application): Constraint => ({ op: "names", application });

export const namesFacts: ConstraintFacts<ConstraintOf<"names">> = {
  subject: "name",
  defaults: {},
  applicationsOf: ({ application }) => [application],
  mapApplications: (constraint, change) => ({ ...constraint, application: change(constraint.application) }),
  readsEvaluated: never,
  rangeOf: noRange,
  domain: JsonType.object,
  failsByItself: never,
  usesOf: noUses,
};

export const namesAnalysis: ConstraintAnalysis<ConstraintOf<"names">> = {
  simplified: (constraint, { isTrivial }) => (isTrivial(constraint.application) ? undefined : constraint),
  partApplicationsOf: ({ application }) => [{ part: { kind: "names" }, application }],
  addEvaluated: evaluatesNothing,
};

export const namesForm: ConstraintForm<ConstraintOf<"names">> = {
  problemOf: noProblem,
  print: ({ application }, printer) => `names ${printer.application(application)}`,
};

export const parseNames = (parser: PlanParser): Constraint => names(parser.application());

export const namesStep: StepOf<"names"> = {
  next(constraint, frame, machine) {
    for (let name = frame.nameAt(frame.cursor++); name !== undefined; name = frame.nameAt(frame.cursor++)) {
      if (!constraint.application.when || holds(constraint.application.when, name, machine.sets))
        return machine.applyToChild(frame, constraint.application, name, undefined);
    }
    return false;
  },
  take(_constraint, frame, child) {
    if (!child.valid) frame.holds = false;
  },
};
