// What evaluations of values that are being read decide by themselves, beside the verdicts of the official test suite.
import { fileURLToPath } from "node:url";
import { stringifyJson } from "@argot/core/json";
import { addRemotes, findSuite, readSuite, suiteDrafts, suiteHelp } from "@argot/testing/suite";
import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { partialPlanOf } from "./create-partial-validator.js";
import { PartialEvaluation } from "./evaluation.js";
import { JsonReader } from "./json-reader.js";
import type { PartialPlan } from "./partial-plan.js";
import { ValueEvents } from "./value-events.js";

const suite = findSuite(fileURLToPath(new URL("../../../../../", import.meta.url)));

/** The verdict for a text, and the number of characters after which it was known. */
function verdictOf(
  shared: PartialPlan,
  text: string,
): { readonly verdict: boolean | undefined; readonly length: number } {
  const evaluation = new PartialEvaluation(shared);
  const events = new ValueEvents(evaluation, { isOver: () => root.verdict !== undefined, complete: () => undefined });
  const root = evaluation.start(events.root);
  evaluation.settle();
  const reader = new JsonReader(events);
  let length = 0;
  for (; length < text.length && root.verdict === undefined; length++)
    expect(reader.read(text.charAt(length))).toBeUndefined();
  if (root.verdict === undefined) reader.end();
  return { verdict: root.verdict, length };
}

describe.skipIf(suite === undefined)(`the official suite (${suiteHelp})`, () => {
  test.each(suiteDrafts)("$folder", ({ folder, dialect }) => {
    const problems: string[] = [];
    let early = 0;
    let invalid = 0;
    for (const { name, cases } of readSuite(suite as string, folder))
      for (const { schema, description, tests } of cases) {
        const argot = createArgot({ dialect });
        if (JSON.stringify(schema).includes("localhost:1234")) addRemotes(argot, suite as string);
        const shared = partialPlanOf(argot.plan(schema));
        for (const { data, valid, description: what } of tests) {
          const text = stringifyJson(data);
          const { verdict, length } = verdictOf(shared, text);
          if (verdict !== valid) problems.push(`${name} › ${description} › ${what} is ${String(verdict)}`);
          if (!valid) invalid++;
          if (!valid && length < text.length) early++;
        }
      }
    expect(problems).toEqual([]);
    // Some are known to be invalid at their last character only, such as those that lack a property.
    expect(early).toBeGreaterThan(invalid / 3);
  });
});
