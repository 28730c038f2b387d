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
import { joinedWords } from "../text.js";

/** Requires that every application is valid for the same value. Without applications it requires nothing. */
export const all = (applications: readonly Application[]): Constraint => ({ op: "all", applications });

export const allFacts: ConstraintFacts<ConstraintOf<"all">> = {
  subject: "value",
  defaults: {},
  applicationsOf: ({ applications }) => applications,
  mapApplications: (constraint, change) => ({ ...constraint, applications: constraint.applications.map(change) }),
  readsEvaluated: never,
  rangeOf: noRange,
  domain: JsonType.any,
  failsByItself: never,
  usesOf: noUses,
};

export const allAnalysis: ConstraintAnalysis<ConstraintOf<"all">> = {
  simplified: (constraint, { isTrivial }) => {
    const applications = constraint.applications.filter((application) => !isTrivial(application));
    if (applications.length === 0) return undefined;
    return applications.length === constraint.applications.length ? constraint : { ...constraint, applications };
  },
  partApplicationsOf: noPartApplications,
  addEvaluated: evaluatesNothing,
};

export const allForm: ConstraintForm<ConstraintOf<"all">> = {
  problemOf: noProblem,
  print: ({ applications }, printer) => `all ${joinedWords(applications.map(printer.application))}`,
};

export const parseAll = (parser: PlanParser): Constraint => all(parser.list(parser.application));

export const allStep: StepOf<"all"> = {
  next(constraint, frame, machine) {
    const { applications } = constraint;
    while (frame.cursor < applications.length) {
      const application = applications[frame.cursor++] as Application;
      if (!application.when || holds(application.when, frame.value, machine.sets))
        return machine.applyInPlace(frame, application);
    }
    return false;
  },
  take(_constraint, frame, child) {
    if (child.valid) frame.adoptEvaluated(child);
    else frame.holds = false;
  },
};
