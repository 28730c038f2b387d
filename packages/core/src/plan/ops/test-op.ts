import { answerOf } from "../../json/answer.js";
import { JsonType } from "../../json/types.js";
import {
  always,
  type ConstraintAnalysis,
  type ConstraintFacts,
  type ConstraintForm,
  evaluatesNothing,
  never,
  noApplications,
  noPartApplications,
  noProblem,
  noRange,
  nothingUsed,
  type PlanParser,
  unchanged,
} from "../op.js";
import type { Constraint, ConstraintOf, InstancePosition, Predicate, TestAt } from "../plan.js";
import { alwaysHolds, holds } from "../predicates.js";
import { takesNothing, type StepFrame, type StepOf } from "../step.js";

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

export const testAnalysis: ConstraintAnalysis<ConstraintOf<"test">> = {
  simplified: (constraint) => (alwaysHolds(constraint.predicate) ? undefined : constraint),
  partApplicationsOf: noPartApplications,
  addEvaluated: evaluatesNothing,
};

export const testForm: ConstraintForm<ConstraintOf<"test">> = {
  problemOf: noProblem,
  print: ({ predicate }, printer) => `test ${printer.predicate(predicate)}`,
};

export const parseTest = (parser: PlanParser): Constraint => test(parser.predicate());

export const testStep: StepOf<"test"> = {
  next({ predicate }, frame, machine) {
    frame.holds =
      predicate.op === "custom" && predicate.testAt
        ? answerOf(holdsAt(predicate.testAt, frame), predicate.test.name)
        : holds(predicate, frame.value, machine.sets);
    return false;
  },
  take: takesNothing,
};

/** A function of its own: one that makes a closure allocates in each call, whether it makes it or not. */
const holdsAt = (testAt: TestAt<never>, frame: StepFrame): boolean =>
  testAt(
    frame.value as never,
    () => positionOf(frame),
    (value) => frame.see(value),
  );

/** Where the value of a frame stands in the instance. */
function positionOf(frame: StepFrame): InstancePosition {
  const path: (string | number)[] = [];
  let at = frame.base;
  for (; at.caller; at = at.caller.base) if (at.key !== undefined) path.push(at.key);
  const { key, caller } = frame.base;
  return { root: at.value, parent: key === undefined ? undefined : caller?.value, key, path: path.reverse() };
}
