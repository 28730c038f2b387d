import { JsonType } from "../../json/types.js";
import {
  type ConstraintAnalysis,
  type ConstraintFacts,
  type ConstraintForm,
  evaluatesNothing,
  never,
  noApplications,
  noPartApplications,
  noProblem,
  noRange,
  noUses,
  unchanged,
} from "../op.js";
import type { Constraint, ConstraintOf } from "../plan.js";
import { takesNothing, type StepOf } from "../step.js";

/** Demands nothing: for rules that only annotate. */
export const nothing = (): Constraint => ({ op: "nothing" });

export const nothingFacts: ConstraintFacts<ConstraintOf<"nothing">> = {
  subject: undefined,
  defaults: {},
  applicationsOf: noApplications,
  mapApplications: unchanged,
  readsEvaluated: never,
  rangeOf: noRange,
  domain: JsonType.any,
  failsByItself: never,
  usesOf: noUses,
};

export const nothingAnalysis: ConstraintAnalysis<ConstraintOf<"nothing">> = {
  simplified: () => undefined,
  partApplicationsOf: noPartApplications,
  addEvaluated: evaluatesNothing,
};

export const nothingForm: ConstraintForm<ConstraintOf<"nothing">> = {
  problemOf: noProblem,
  print: () => "nothing",
};

export const parseNothing = (): Constraint => nothing();

export const nothingStep: StepOf<"nothing"> = { next: () => false, take: takesNothing };
