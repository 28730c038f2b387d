import { JsonType } from "../../json/types.js";
import type { Constraint, ConstraintOf, Predicate } from "../plan.js";
import {
  always,
  type ConstraintFacts,
  type ConstraintForm,
  never,
  noApplications,
  noProblem,
  noRange,
  unchanged,
  nothingUsed,
  type PlanParser,
} from "../op.js";

/** Requires that a predicate holds for the value. */
export const test = (predicate: Predicate): Constraint => ({ op: "test", predicate });

export const testFacts: ConstraintFacts<ConstraintOf<"test">> = {
  subject: undefined,
  defaults: {},
  applicationsOf: noApplications,
  mapApplications: unchanged,
  readsEvaluated: never,
  rangeOf: noRange,
  domain: JsonType.any,
  failsByItself: always,
  usesOf: ({ predicate }) => ({ ...nothingUsed, predicates: [predicate] }),
};

export const testForm: ConstraintForm<ConstraintOf<"test">> = {
  problemOf: noProblem,
  print: ({ predicate }, printer) => `test ${printer.predicate(predicate)}`,
};

export const parseTest = (parser: PlanParser): Constraint => test(parser.predicate());
