import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import type { Constraint, ConstraintOf, Parts } from "../plan.js";
import { list } from "../text.js";
import { type ConstraintFacts, type ConstraintForm, noUses } from "../op.js";
import { problemOfRange, rangeText } from "../range.js";

/** Demands applications of an array's items; without `from`, `rest` starts at index 0. */
export const items = (parts: Parts<"items">): Constraint => {
  const { prefix = [], rest, from = 0, except = null, quota, keepsUnevaluated } = ownProperties(parts);
  return { op: "items", prefix, rest, from, except, quota, keepsUnevaluated };
};

export const itemsFacts: ConstraintFacts<ConstraintOf<"items">> = {
  subject: "part",
  defaults: { rest: undefined, quota: undefined, keepsUnevaluated: undefined },
  applicationsOf: ({ prefix, rest }) => [...prefix, ...(rest ? [rest] : [])],
  mapApplications: (constraint, change) => ({
    ...constraint,
    prefix: constraint.prefix.map(change),
    ...(constraint.rest && { rest: change(constraint.rest) }),
  }),
  readsEvaluated: ({ except }) => except === "evaluated",
  rangeOf: ({ quota }) => quota,
};

export const itemsForm: ConstraintForm<ConstraintOf<"items">> = {
  domain: JsonType.array,
  failsByItself: ({ quota }) => quota !== undefined,
  usesOf: noUses,
  problemOf: ({ quota }) => quota && problemOfRange(quota),
  print: ({ prefix, rest, from, except, quota, keepsUnevaluated }, printer) => {
    const parts = prefix.map(printer.application);
    if (rest) parts.push(`from ${from} ${printer.application(rest)}${except === null ? "" : ` except ${except}`}`);
    const count = quota ? ` quota ${rangeText(quota)}` : "";
    return `items ${list(parts)}${count}${keepsUnevaluated ? " keeps unevaluated" : ""}`;
  },
};
