// What the functions of a keyword may return. They run only once a schema has the keyword.
import { ownProperties } from "../json/own-properties.js";
import { isObject } from "../json/types.js";
import type { Constraint, Predicate } from "../plan/plan.js";
import { factsOf, formOf, isConstraintOp } from "../plan/constraints.js";
import { isPredicateOp, predicateFormOf } from "../plan/predicates.js";
import { applicationsOf, partsOf } from "../plan/walk.js";
import type { Identity } from "./keyword.js";
import { describeValue } from "../errors/check-arguments.js";
import { refuserFor } from "./definition-errors.js";

/** Refuses what `lower` returned if it is not a constraint, or if it or a predicate in it is not well-formed. */
export function refuseOtherConstraints(id: string, given: readonly unknown[]): void {
  for (const each of given) {
    if (!isObject(each) || !isConstraintOp(each["op"]))
      refuserFor(`Keyword ${id}`)(
        `\`lower\` must return constraints, such as \`all([k.value])\`; it returned ${describeValue(each)}.`,
      );
    const constraint = each as Constraint;
    const form = formOf(constraint);
    refuseProblem(id, "lower", constraint.op, form.problemOf(constraint));
    for (const predicate of factsOf(constraint).usesOf(constraint).predicates)
      refuseOtherPredicates(id, "lower", predicate);
    for (const { when } of applicationsOf(constraint)) if (when) refuseOtherPredicates(id, "lower", when);
  }
}

/** Refuses what is not a predicate, or if it or one in it is not well-formed. */
export function refuseOtherPredicates(id: string, from: "predicate" | "lower", given: unknown): void {
  const pending = [given];
  while (pending.length > 0) {
    const each = pending.pop();
    if (!isObject(each) || !isPredicateOp(each["op"]))
      refuserFor(`Keyword ${id}`)(
        `\`${from}\` must give predicates, such as \`atLeast(characterCount, 1)\`; it gave ${describeValue(each)}.`,
      );
    const predicate = each as Predicate;
    refuseProblem(id, from, predicate.op, predicateFormOf(predicate).problemOf(predicate));
    pending.push(...partsOf(predicate));
  }
}

function refuseProblem(id: string, from: "predicate" | "lower", op: string, problem: string | undefined): void {
  if (problem) refuserFor(`Keyword ${id}`)(`\`${from}\` returned \`${op}\` with a mistake: ${problem}.`);
}

/** Refuses a variant for which there is no message. */
export function refuseOtherVariant(id: string, picked: unknown, messages: ReadonlyMap<string, string>): never {
  return refuserFor(`Keyword ${id}`)(
    `\`variant\` picked the message ${describeValue(picked)}; there are ${[...messages.keys()].join(", ")}.`,
  );
}

/** Refuses what `provide` returned if no facet made it. */
export function refuseOtherProvisions(id: string, given: readonly unknown[]): void {
  for (const provision of given) {
    if (!isObject(provision) || !isObject(provision["facet"]) || typeof provision["facet"]["id"] !== "string")
      refuserFor(`Keyword ${id}`)(
        `\`provide\` must return what a facet's \`of\` makes; it returned ${describeValue(provision)}.`,
      );
  }
}

/** What `identify` returned, without inherited members; refused if it is not an identity. */
export function identityOf(keyword: string, given: unknown): Identity {
  const refuse = refuserFor(`Keyword ${keyword}`);
  const identity = isObject(given) ? ownProperties(given) : undefined;
  const { id, anchor, dynamicAnchor, vocabularies } = identity ?? {};
  if (!identity || [id, anchor, dynamicAnchor].some((name) => name !== undefined && typeof name !== "string"))
    refuse("`identify` must return an object with texts as `id`, `anchor` and `dynamicAnchor`, or without them.");
  if (vocabularies !== undefined && !(vocabularies instanceof Map))
    refuse("`identify` must return `vocabularies` as a map from URIs to booleans.");
  return identity as Identity;
}
