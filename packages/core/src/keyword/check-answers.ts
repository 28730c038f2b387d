// What the functions of a keyword may return. It is known only once a schema has the keyword.
import { own } from "../json/own.js";
import { isObject } from "../json/types.js";
import type { Goal, Pred } from "../plan/ops.js";
import { edgesOf, partsOf } from "../plan/walk.js";
import type { Identity } from "./define.js";
import { refusalIn, shown } from "./faults.js";

const goals: readonly unknown[] = [
  "test",
  "all",
  "some",
  "branch",
  "members",
  "names",
  "items",
  "decoded",
  "nothing",
] satisfies Goal["op"][];

const predicates: readonly unknown[] = [
  "is",
  "compare",
  "multiple",
  "match",
  "among",
  "has",
  "member",
  "unique",
  "host",
  "and",
  "or",
  "not",
] satisfies Pred["op"][];

/** Refuses what `lower` gave where it is no goal, or where a predicate in it is none. */
export function refuseOtherGoals(id: string, given: readonly unknown[]): void {
  for (const goal of given) {
    if (!isObject(goal) || !goals.includes(goal["op"]))
      refusalIn(`Keyword ${id}`)(
        `\`lower\` must return goals, such as \`all([k.value])\`; it returned ${shown(goal)}.`,
      );
    const { op, pred, decode } = goal as Record<string, unknown>;
    if (op === "decoded" && !(Array.isArray(decode) && decode.length > 0))
      refusalIn(`Keyword ${id}`)(`\`decoded\` must have a list of steps, \`decode\`; it has ${shown(decode)}.`);
    if (op === "test") refuseOtherPredicates(id, "lower", pred);
    else for (const { when } of edgesOf(goal as Goal)) if (when) refuseOtherPredicates(id, "lower", when);
  }
}

/** Refuses what is no predicate, or has one in it that is none. */
export function refuseOtherPredicates(id: string, from: "holds" | "lower", given: unknown): void {
  const pending = [given];
  while (pending.length > 0) {
    const pred = pending.pop();
    if (!isObject(pred) || !predicates.includes(pred["op"]))
      refusalIn(`Keyword ${id}`)(
        `\`${from}\` must give predicates, such as \`atLeast(length, 1)\`; it gave ${shown(pred)}.`,
      );
    pending.push(...partsOf(pred as Pred));
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
  const identity = isObject(given) ? own(given) : undefined;
  const { id, anchor, dynamicAnchor, vocabularies } = identity ?? {};
  if (!identity || [id, anchor, dynamicAnchor].some((name) => name !== undefined && typeof name !== "string"))
    refuse("`identify` must return an object with texts as `id`, `anchor` and `dynamicAnchor`, or without them.");
  if (vocabularies !== undefined && !(vocabularies instanceof Map))
    refuse("`identify` must return `vocabularies` as a map from URIs to booleans.");
  return identity as Identity;
}
