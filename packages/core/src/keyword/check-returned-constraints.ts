// What the functions of a keyword may return. It is known only once a schema has the keyword.
import { ownProperties } from "../json/own-properties.js";
import { isObject } from "../json/types.js";
import type { Constraint, Predicate } from "../plan/ops.js";
import { applicationsOf, partsOf } from "../plan/walk.js";
import type { Identity } from "./define.js";
import { refusalIn, shown } from "./definition-errors.js";

const constraints: readonly unknown[] = [
  "test",
  "all",
  "some",
  "branch",
  "members",
  "names",
  "items",
  "decoded",
  "nothing",
] satisfies Constraint["op"][];

const predicates: readonly unknown[] = [
  "is",
  "compare",
  "multiple",
  "match",
  "among",
  "has",
  "member",
  "unique",
  "custom",
  "and",
  "or",
  "not",
] satisfies Predicate["op"][];

/** Refuses what `lower` gave where it is no constraint, or where a predicate in it is none. */
export function refuseOtherConstraints(id: string, given: readonly unknown[]): void {
  for (const constraint of given) {
    if (!isObject(constraint) || !constraints.includes(constraint["op"]))
      refusalIn(`Keyword ${id}`)(
        `\`lower\` must return constraints, such as \`all([k.value])\`; it returned ${shown(constraint)}.`,
      );
    const { op, predicate, decode } = constraint as Record<string, unknown>;
    if (op === "decoded" && !(Array.isArray(decode) && decode.length > 0))
      refusalIn(`Keyword ${id}`)(`\`decoded\` must have a list of steps, \`decode\`; it has ${shown(decode)}.`);
    if (op === "test") refuseOtherPredicates(id, "lower", predicate);
    else
      for (const { when } of applicationsOf(constraint as Constraint))
        if (when) refuseOtherPredicates(id, "lower", when);
  }
}

/** Refuses what is no predicate, or has one in it that is none. */
export function refuseOtherPredicates(id: string, from: "predicate" | "lower", given: unknown): void {
  const pending = [given];
  while (pending.length > 0) {
    const predicate = pending.pop();
    if (!isObject(predicate) || !predicates.includes(predicate["op"]))
      refusalIn(`Keyword ${id}`)(
        `\`${from}\` must give predicates, such as \`atLeast(length, 1)\`; it gave ${shown(predicate)}.`,
      );
    pending.push(...partsOf(predicate as Predicate));
  }
}

/** Refuses a name that `variant` picked and no message has. */
export function refuseOtherVariant(id: string, picked: unknown, messages: ReadonlyMap<string, string>): never {
  return refusalIn(`Keyword ${id}`)(
    `\`variant\` picked the message ${shown(picked)}; there are ${[...messages.keys()].join(", ")}.`,
  );
}

/** Refuses what `provide` gave where it is nothing for a facet. */
export function refuseOtherProvisions(id: string, given: readonly unknown[]): void {
  for (const provision of given) {
    if (!isObject(provision) || !isObject(provision["facet"]) || typeof provision["facet"]["id"] !== "string")
      refusalIn(`Keyword ${id}`)(
        `\`provide\` must return what a facet's \`of\` makes; it returned ${shown(provision)}.`,
      );
  }
}

/** What `identify` gave, and nothing inherited; refused where it names nothing. */
export function identityOf(keyword: string, given: unknown): Identity {
  const refuse = refusalIn(`Keyword ${keyword}`);
  const identity = isObject(given) ? ownProperties(given) : undefined;
  const { id, anchor, dynamicAnchor, vocabularies } = identity ?? {};
  if (!identity || [id, anchor, dynamicAnchor].some((name) => name !== undefined && typeof name !== "string"))
    refuse("`identify` must return an object with texts as `id`, `anchor` and `dynamicAnchor`, or without them.");
  if (vocabularies !== undefined && !(vocabularies instanceof Map))
    refuse("`identify` must return `vocabularies` as a map from URIs to booleans.");
  return identity as Identity;
}
