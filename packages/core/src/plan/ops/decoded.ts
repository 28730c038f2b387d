import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import type { Application, Constraint, ConstraintOf, Decoding } from "../plan.js";
import { numberText } from "../text.js";
import { type CustomCall, customFunction } from "./custom.js";
import {
  always,
  type ConstraintFacts,
  type ConstraintForm,
  never,
  noRange,
  nothingUsed,
  type PlanParser,
} from "../op.js";

/** A step of decoding content: made once, for all constraints that take it. */
export const decoding = (step: Omit<Decoding, "module"> & Pick<CustomCall<unknown>, "module">): Decoding => {
  const { argument, name, module } = customFunction(step);
  return { call: step.call, argument, name, module };
};

/** Demands that there is content, and the application of it; at most `deepest` contents lie in one another. */
export const decoded = (parts: {
  readonly decode: readonly Decoding[];
  readonly application?: Application | undefined;
  readonly deepest: number;
}): Constraint => {
  const { decode, application, deepest } = ownProperties(parts);
  return { op: "decoded", decode, application, deepest };
};

export const decodedFacts: ConstraintFacts<ConstraintOf<"decoded">> = {
  subject: "content",
  defaults: { application: undefined },
  applicationsOf: ({ application }) => (application ? [application] : []),
  mapApplications: (constraint, change) => ({
    ...constraint,
    ...(constraint.application && { application: change(constraint.application) }),
  }),
  readsEvaluated: never,
  rangeOf: noRange,
  domain: JsonType.any,
  failsByItself: always,
  usesOf: ({ decode }) => ({ ...nothingUsed, functions: decode }),
};

export const decodedForm: ConstraintForm<ConstraintOf<"decoded">> = {
  problemOf: ({ decode, deepest }) => {
    if (!(deepest >= 1)) return `within ${deepest} contents there is none`;
    // Keywords are also written in JavaScript.
    return Array.isArray(decode) && decode.length > 0 ? undefined : "no list of steps, `decode`, leads to the content";
  },
  print: ({ decode, deepest, application }, printer) => {
    const within = deepest === Infinity ? "" : ` within ${numberText(deepest)}`;
    const applied = application ? ` ${printer.application(application)}` : "";
    return `decoded ${decode.map(printer.nameOf).join(" then ")}${within}${applied}`;
  },
};

export function parseDecoded(parser: PlanParser): Constraint {
  const decode: Decoding[] = [];
  do decode.push(parser.functionCalled() as Decoding);
  while (parser.accepts("then"));
  const deepest = parser.accepts("within") ? parser.count() : Infinity;
  return decoded({ decode, deepest, application: parser.hasApplication ? parser.application() : undefined });
}
