// A short run of what `npm run fuzz` does.
import { describe, expect, test } from "vitest";
import { loopFor } from "../../src/fuzz/agreement/argots.js";
import { judges } from "../../src/fuzz/agreement/judges.js";
import { fuzzDialects } from "../../src/fuzz/generate/fuzz-dialects.js";
import { schemaOf } from "../../src/fuzz/generate/schema.js";
import { isObject, type Json } from "../../src/fuzz/json.js";
import { sampleOf } from "../../src/fuzz/sample.js";
import { randomOf } from "../../src/fuzz/random.js";
import { findingsOf } from "../../src/fuzz/run.js";

/** The number of random schemas for each dialect. */
const samples = 5;

describe("agreement on random schemas", () => {
  test.each(fuzzDialects)("$name", async (fuzzDialect) => {
    let decided = 0;
    for (let number = 0; number < samples; number++) {
      const sample = sampleOf(fuzzDialect, "agreement", number);
      // oxlint-disable-next-line no-await-in-loop -- the first finding is reported first
      expect(await findingsOf(Object.values(judges), sample)).toEqual([]);
      try {
        loopFor(fuzzDialect, sample.asserted).compile(sample.schema);
        decided++;
      } catch {
        // The schema is refused. A judge has compared whether every tier refuses it.
      }
    }
    expect(decided).toBeGreaterThan(samples / 2);
  });
});

describe("the generator", () => {
  const declared = new Set([
    "$schema",
    "$vocabulary",
    "$id",
    "id",
    "$anchor",
    "$dynamicAnchor",
    "$recursiveAnchor",
    "$defs",
    "definitions",
  ]);

  const namesIn = (json: Json, found: Set<string>): void => {
    if (Array.isArray(json)) json.forEach((each) => namesIn(each, found));
    else if (isObject(json)) {
      for (const [name, each] of Object.entries(json)) {
        found.add(name);
        namesIn(each, found);
      }
    }
  };

  test.each(fuzzDialects)("uses every keyword of $name", (fuzzDialect) => {
    const used = new Set<string>();
    for (let i = 0; i < 500; i++) namesIn(schemaOf(fuzzDialect, randomOf(`keywords ${i}`)).schema, used);
    const { core, vocabularies } = fuzzDialect.dialect;
    const keywords = [core, ...vocabularies].flatMap((vocabulary) => [...vocabulary.keywords.keys()]);
    expect(keywords.filter((name) => !used.has(name) && !declared.has(name))).toEqual([]);
  });

  test.each(fuzzDialects)("generates about as many valid as invalid instances for $name", (fuzzDialect) => {
    let total = 0;
    let valid = 0;
    for (let number = 0; number < 100; number++) {
      const { asserted, schema, instances } = sampleOf(fuzzDialect, "balance", number);
      try {
        const validator = loopFor(fuzzDialect, asserted).compile(schema);
        total += instances.length;
        valid += instances.filter((each) => validator(each)).length;
      } catch {
        // The schema is refused, or an instance has no verdict.
      }
    }
    expect(total).toBeGreaterThan(500);
    expect(valid / total).toBeGreaterThan(0.25);
    expect(valid / total).toBeLessThan(0.75);
  });
});
