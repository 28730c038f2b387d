import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import {
  always,
  type ConstraintAnalysis,
  type ConstraintFacts,
  type ConstraintForm,
  evaluatesNothing,
  never,
  noPartApplications,
  noUses,
  type PlanParser,
} from "../op.js";
import type { Application, Constraint, ConstraintOf, Range } from "../plan.js";
import { holds } from "../predicates.js";
import { problemOfRange } from "../range.js";
import type { StepOf } from "../step.js";
import { joinedWords, rangeText } from "../text.js";

/** Requires that at least `min` (0) and at most `max` (no limit) of the applications are valid for the same value. */
export const some = (applications: readonly Application[], range: Partial<Range>): Constraint => {
  const { min = 0, max = Infinity } = ownProperties(range);
  return { op: "some", applications, range: { min, max } };
};

export const someFacts: ConstraintFacts<ConstraintOf<"some">> = {
  subject: "value",
  defaults: {},
  applicationsOf: ({ applications }) => applications,
  mapApplications: (constraint, change) => ({ ...constraint, applications: constraint.applications.map(change) }),
  readsEvaluated: never,
  rangeOf: ({ range }) => range,
  domain: JsonType.any,
  failsByItself: always,
  usesOf: noUses,
};

export const someAnalysis: ConstraintAnalysis<ConstraintOf<"some">> = {
  simplified: (constraint, { isTrivial, evaluates }) => {
    const { applications, range } = constraint;
    const isLeftOut = !evaluates && range.max === Infinity && range.min <= applications.filter(isTrivial).length;
    return isLeftOut ? undefined : constraint;
  },
  partApplicationsOf: noPartApplications,
  addEvaluated: evaluatesNothing,
};

export const someForm: ConstraintForm<ConstraintOf<"some">> = {
  problemOf: ({ range }) => problemOfRange(range),
  print: ({ applications, range }, printer) =>
    `some ${rangeText(range)} of ${joinedWords(applications.map(printer.application))}`,
};

export function parseSome(parser: PlanParser): Constraint {
  const range = parser.range();
  parser.expect("of");
  return some(parser.list(parser.application), range);
}

export const someStep: StepOf<"some"> = {
  next(constraint, frame, machine) {
    const { applications, range } = constraint;
    const { min, max } = range;
    // If what is evaluated matters, every application that holds adds to it, and none may be left out.
    const decided =
      (frame.validCount > max && !machine.records) || (max === Infinity && frame.validCount >= min && !frame.evaluated);
    if (!(decided && machine.shortCircuit)) {
      while (frame.cursor < applications.length) {
        const application = applications[frame.cursor++] as Application;
        if (!application.when || holds(application.when, frame.value, machine.sets))
          return machine.applyInPlace(frame, application);
        frame.validCount++;
      }
    }
    frame.holds = frame.validCount >= min && frame.validCount <= max;
    return false;
  },
  take({ range }, frame, child) {
    if (!child.valid) return;
    frame.validCount++;
    // What a value must not match evaluates nothing.
    if (range.max > 0) frame.adoptEvaluated(child);
  },
};
