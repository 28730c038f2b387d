import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import type { Application, Constraint, ConstraintOf, Parts } from "../plan.js";
import { joinedWords, numberText, rangeText } from "../text.js";
import { type ConstraintFacts, type ConstraintForm, noUses, type PlanParser } from "../op.js";
import { problemOfRange } from "../range.js";

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
  domain: JsonType.array,
  failsByItself: ({ quota }) => quota !== undefined,
  usesOf: noUses,
};

export const itemsForm: ConstraintForm<ConstraintOf<"items">> = {
  problemOf: ({ quota }) => quota && problemOfRange(quota),
  print: ({ prefix, rest, from, except, quota, keepsUnevaluated }, printer) => {
    const parts = prefix.map(printer.application);
    const others: string[] = [];
    if (rest || from !== 0) others.push(`from ${numberText(from)}`);
    if (rest) others.push(printer.application(rest));
    if (except !== null) others.push(`except ${except}`);
    if (others.length > 0) parts.push(others.join(" "));
    const count = quota ? ` quota ${rangeText(quota)}` : "";
    return `items ${joinedWords(parts)}${count}${keepsUnevaluated ? " keeps unevaluated" : ""}`;
  },
};

export function parseItems(parser: PlanParser): Constraint {
  const prefix: Application[] = [];
  let rest: Application | undefined;
  let from = 0;
  let except: "evaluated" | null = null;
  parser.list(() => {
    if (parser.hasApplication) prefix.push(parser.application());
    if (parser.accepts("from")) {
      from = parser.count();
      if (parser.hasApplication) rest = parser.application();
    }
    if (parser.accepts("except")) {
      parser.expect("evaluated");
      except = "evaluated";
    }
  });
  const quota = parser.accepts("quota") ? parser.range() : undefined;
  const keepsUnevaluated = parser.accepts("keeps") || undefined;
  if (keepsUnevaluated) parser.expect("unevaluated");
  return items({ prefix, rest, from, except, quota, keepsUnevaluated });
}
