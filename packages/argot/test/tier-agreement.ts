// Every schema of the official suite and an eighth of the instances of its draft, in every tier: the verdicts are the same, and compiled
// code finds the failures that the loop finds, all of them and the first.
import { createArgot } from "@argot/core";
import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1, v1Lenient } from "@argot/dialects";
import { tiers } from "@argot/testing";
import { addRemotes, readSuite } from "@argot/testing/suite";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withAlternatives } from "./with-alternatives.js";
import { describeWithSuite } from "./test-data.js";
import { v1WithProposals } from "./v1-with-proposals.js";

const dialects = [draft202012, draft201909, draft07, draft06, draft04, draft03];

/** A draft's dialect, its folders of the suite, and the least number of pairs of a schema and an instance. */
const drafts = {
  "draft-03": [draft03, ["draft3", "draft3/optional"], 2_500],
  "draft-04": [draft04, ["draft4", "draft4/optional"], 6_250],
  "draft-06": [draft06, ["draft6", "draft6/optional"], 6_250],
  "draft-07": [draft07, ["draft7", "draft7/optional"], 6_250],
  "2019-09": [draft201909, ["draft2019-09", "draft2019-09/optional"], 6_250],
  "2020-12": [draft202012, ["draft2020-12", "draft2020-12/optional"], 6_250],
  v1: [v1, ["v1"], 6_250],
  "v1, lenient": [v1Lenient, ["v1/optional"], 600],
  "v1, proposals": [v1WithProposals, ["v1/proposals/propertyDependencies"], 30],
} as const;

/** Each schema meets every eighth instance, others with another seed. */
const every = 8;
const { seed = 0 } = fc.readConfigureGlobal();

export type Draft = keyof typeof drafts;
export const draftNames = Object.keys(drafts) as Draft[];

/** Defines the tests of drafts. */
export function tierAgreement(names: readonly Draft[]): void {
  describeWithSuite("agreement of the tiers", (suite) => {
    test.each(names)("%s", (draft) => {
      const [dialect, folders, least] = drafts[draft];
      const files = folders.flatMap((folder) => readSuite(suite, folder));
      // These dialects have no vocabulary that asserts formats.
      const cases = files.filter(({ name }) => name !== "format-assertion.json").flatMap((file) => file.cases);
      const texts = new Set(cases.flatMap((each) => each.tests.map(({ data }) => JSON.stringify(data))));
      const instances = [...texts].map((text) => JSON.parse(text) as unknown);
      const argots = Object.entries(tiers).map(([name, options]) => {
        const argot = createArgot({ dialects: [...dialects, dialect], dialect: dialect.uri, ...options });
        addRemotes(argot, suite);
        return { name, argot };
      });
      const disagreements: string[] = [];
      let pairs = 0;
      for (const [number, { schema }] of cases.entries()) {
        const [reference, ...others] = argots.map(({ name, argot }) => ({ name, validator: argot.compile(schema) }));
        for (const instance of instances.filter((_, i) => (number + i + seed) % every === 0)) {
          pairs++;
          const expected = reference!.validator(instance);
          for (const { name, validator } of others) {
            if (validator(instance) !== expected)
              disagreements.push(
                `${name}: ${JSON.stringify(schema)} of ${JSON.stringify(instance)}, the loop says ${expected}`,
              );
          }
          if (expected) continue;
          const compiled = others.find(({ name }) => name === "compiled");
          for (const options of [undefined, { errors: "first" } as const]) {
            const [byLoop, byCode] = [reference!, compiled!].map(({ validator: each }) =>
              JSON.stringify(withAlternatives(each.validate(instance, options))).replaceAll(
                /argot:\/*[^#"]*/g,
                "argot:",
              ),
            );
            if (byLoop !== byCode)
              disagreements.push(`${JSON.stringify(schema)} of ${JSON.stringify(instance)}: ${byLoop} or ${byCode}`);
          }
        }
      }
      expect(disagreements.slice(0, 10)).toEqual([]);
      expect(pairs).toBeGreaterThanOrEqual(least);
    });
  });
}
