// What runs of `npm run fuzz` have found.
import { describe, expect, test } from "vitest";
import { argotsFor, loopFor } from "../src/agreement/argots.js";
import { outcomeOf } from "../src/agreement/judge.js";
import { judges } from "../src/agreement/judges.js";
import { peers } from "../src/agreement/peers.js";
import { languageOf } from "../src/generate/languages.js";
import { faults } from "../src/peers/faults.js";
import { questionOf } from "../src/question.js";
import { regressions } from "../src/regressions.js";
import { findingsOf } from "../src/run.js";

test("asks the same for the same seed", () => {
  const language = languageOf("2020-12");
  expect(questionOf(language, "s", 1)).toEqual(questionOf(language, "s", 1));
  expect(questionOf(language, "s", 1)).not.toEqual(questionOf(language, "s", 2));
});

describe("what was found", () => {
  test.each(regressions)("$dialect: $what", async ({ dialect, asserted = false, schema, instance, valid }) => {
    const language = languageOf(dialect);
    for (const argot of argotsFor(language, asserted).values()) {
      const verdict = outcomeOf(() => argot.compile(schema)(instance));
      expect(verdict).toEqual(valid ?? { thrown: "EvaluationError" });
    }
    const question = { language, asserted, schema, instances: [instance] };
    expect(await findingsOf(Object.values(judges), question)).toEqual([]);
  });
});

describe("known faults of other validators", () => {
  const examples = faults.flatMap((fault) => fault.dialects.map((dialect) => ({ ...fault, dialect })));
  test.each(examples)("$peer, $dialect: $why", async ({ peer, dialect, schema, instance, valid, touches }) => {
    const verdict = await peers.find(({ name }) => name === peer)?.compile(structuredClone(schema), dialect);
    expect(loopFor(languageOf(dialect), false).compile(schema)(instance)).toBe(valid);
    expect(verdict?.(instance)).toBe(!valid);
    expect(touches(schema)).toBe(true);
  });
});
