// Disagreements and known faults that runs of `npm run fuzz` have found.
import { describe, expect, test } from "vitest";
import { argotsFor, loopFor } from "../../src/fuzz/agreement/argots.js";
import { outcomeOf } from "../../src/fuzz/agreement/judge.js";
import { judges } from "../../src/fuzz/agreement/judges.js";
import { peers } from "../../src/fuzz/agreement/peers.js";
import { fuzzDialectOf } from "../../src/fuzz/generate/fuzz-dialects.js";
import { faults } from "../../src/fuzz/peers/faults.js";
import { sampleOf } from "../../src/fuzz/sample.js";
import { regressions } from "../../src/fuzz/regressions.js";
import { findingsOf } from "../../src/fuzz/run.js";

test("the same seed gives the same samples", () => {
  const fuzzDialect = fuzzDialectOf("2020-12");
  expect(sampleOf(fuzzDialect, "s", 1)).toEqual(sampleOf(fuzzDialect, "s", 1));
  expect(sampleOf(fuzzDialect, "s", 1)).not.toEqual(sampleOf(fuzzDialect, "s", 2));
});

describe("disagreements that were found", () => {
  test.each(regressions)("$dialect: $what", async ({ dialect, asserted = false, schema, instance, valid }) => {
    const fuzzDialect = fuzzDialectOf(dialect);
    for (const argot of argotsFor(fuzzDialect, asserted).values()) {
      const verdict = outcomeOf(() => argot.compile(schema)(instance));
      expect(verdict).toEqual(valid ?? { thrown: "EvaluationError" });
    }
    const sample = { seed: "", fuzzDialect, asserted, schema, instances: [instance] };
    expect(await findingsOf(Object.values(judges), sample)).toEqual([]);
  });
});

describe("known faults of other validators", () => {
  const examples = faults.flatMap((fault) => fault.dialects.map((dialect) => ({ ...fault, dialect })));
  test.each(examples)("$peer, $dialect: $why", async ({ peer, dialect, schema, instance, valid, affects }) => {
    const verdict = await peers.find(({ name }) => name === peer)?.compile(structuredClone(schema), dialect);
    expect(loopFor(fuzzDialectOf(dialect), false).compile(schema)(instance)).toBe(valid);
    expect(verdict?.(instance)).toBe(!valid);
    expect(affects(schema)).toBe(true);
  });
});
