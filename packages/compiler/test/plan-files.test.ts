// Every .plan file: its verdicts in compiled code and in closures.
import { print } from "@argot/core/plan";
import { describe, expect, test } from "vitest";
import { planFilesIn } from "../../core/test/plan-file.js";
import { verdictPlan } from "../src/index.js";
import { byLoop, compiledVerdicts } from "./tiers.js";

const own = planFilesIn(new URL("plans/", import.meta.url));
const ofCore = planFilesIn(new URL("../../core/test/plans/", import.meta.url));

test.each(own)("verdictPlan: $name", ({ plan, steps }) => {
  expect(steps).toEqual([{ pass: "verdictPlan", text: print(verdictPlan(plan)) }]);
});

describe.each([...own, ...ofCore])("$name", ({ plan, verdicts }) => {
  test.each(Object.entries({ loop: byLoop(plan), ...compiledVerdicts(plan) }))("%s", (_tier, decide) => {
    expect(verdicts.map(({ value }) => decide(value))).toEqual(verdicts.map(({ valid }) => valid));
  });
});
