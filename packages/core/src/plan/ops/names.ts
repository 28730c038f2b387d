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

export const namesForm: ConstraintForm<ConstraintOf<"names">> = {
  problemOf: noProblem,
  print: ({ application }, printer) => `names ${printer.application(application)}`,
};

export const parseNames = (parser: PlanParser): Constraint => names(parser.application());
