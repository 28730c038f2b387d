import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import type { Application, Constraint, ConstraintOf, Range } from "../plan.js";
import { joinedWords, rangeText } from "../text.js";
import { always, type ConstraintFacts, type ConstraintForm, never, noUses, type PlanParser } from "../op.js";
import { problemOfRange } from "../range.js";

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
