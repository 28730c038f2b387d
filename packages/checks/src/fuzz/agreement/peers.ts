// oxlint-disable no-await-in-loop -- peers share registries: one after another.
import type { Json } from "../json.js";
import { ajv } from "../peers/ajv.js";
import { cfworker } from "../peers/cfworker.js";
import { faults } from "../peers/faults.js";
import { hyperjump } from "../peers/hyperjump.js";
import type { Peer } from "../peers/peer.js";
import { schemasafe } from "../peers/schemasafe.js";
import { loopFor } from "./argots.js";
import { type Disagreement, isUndecided, type Judge, outcomeOf } from "./judge.js";

export const peers: readonly Peer[] = [ajv, hyperjump, cfworker, schemasafe];

const isJson = (value: Json): boolean => {
  if (typeof value === "bigint") return false;
  return typeof value !== "object" || value === null || Object.values(value).every(isJson);
};

/** Compares verdicts of other validators with those of the loop, except for their known faults and for schemas that they refuse. */
export const peersAgree: Judge = async ({ fuzzDialect, schema, instances }) => {
  const reference = outcomeOf(() => loopFor(fuzzDialect, false).compile(schema));
  if (typeof reference !== "function" || !isJson(schema)) return [];
  const found: Disagreement[] = [];
  for (const peer of peers) {
    if (!peer.dialects.includes(fuzzDialect.name)) continue;
    const own = faults.filter((fault) => fault.peer === peer.name && fault.dialects.includes(fuzzDialect.name));
    if (own.some(({ affects }) => affects(schema))) continue;
    const verdict = await peer.compile(structuredClone(schema), fuzzDialect.name).catch(() => undefined);
    if (!verdict) continue;
    for (const instance of instances.filter(isJson)) {
      const expected = outcomeOf(() => reference(instance));
      if (isUndecided(expected)) continue;
      const actual = outcomeOf(() => verdict(structuredClone(instance)));
      if (typeof actual === "boolean" && actual !== expected)
        found.push({ source: peer.name, instance, expected, found: actual });
    }
  }
  return found;
};
