import { JsonType } from "../../json/types.js";
import type { Application, Constraint, ConstraintOf } from "../plan.js";
import { joinedWords } from "../text.js";
import {
  type ConstraintFacts,
  type ConstraintForm,
  never,
  noProblem,
  noRange,
  noUses,
  type PlanParser,
} from "../op.js";

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

export const allForm: ConstraintForm<ConstraintOf<"all">> = {
  problemOf: noProblem,
  print: ({ applications }, printer) => `all ${joinedWords(applications.map(printer.application))}`,
};

export const parseAll = (parser: PlanParser): Constraint => all(parser.list(parser.application));
