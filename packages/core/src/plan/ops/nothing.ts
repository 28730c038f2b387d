import { JsonType } from "../../json/types.js";
import type { Constraint, ConstraintOf } from "../plan.js";
import {
  type ConstraintFacts,
  type ConstraintForm,
  never,
  noApplications,
  noProblem,
  noRange,
  noUses,
  unchanged,
} from "../op.js";

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

export const nothingForm: ConstraintForm<ConstraintOf<"nothing">> = {
  problemOf: noProblem,
  print: () => "nothing",
};

export const parseNothing = (): Constraint => nothing();
