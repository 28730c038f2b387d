// Every schema of the official suite is asked about every instance of its draft, in every tier: the answers agree, and
// compiled code tells what fails as the loop does.
import { fileURLToPath } from "node:url";
import { createArgot } from "@argot/core";
import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1, v1Lenient } from "@argot/dialects";
import { tiers } from "@argot/testing";
import { addRemotes, findSuite, readSuite } from "@argot/testing/suite";
import { describe, expect, test } from "vitest";
import { v1WithProposals } from "./v1-with-proposals.js";
import { told } from "./messages-of.js";

const suite = findSuite(fileURLToPath(new URL("../../../", import.meta.url)));
const dialects = [draft202012, draft201909, draft07, draft06, draft04, draft03];

const drafts = [
  ["draft3", draft03, ["draft3", "draft3/optional"], 20_000],
  ["draft4", draft04, ["draft4", "draft4/optional"], 50_000],
  ["draft6", draft06, ["draft6", "draft6/optional"], 50_000],
  ["draft7", draft07, ["draft7", "draft7/optional"], 50_000],
  ["draft2019-09", draft201909, ["draft2019-09", "draft2019-09/optional"], 50_000],
  ["draft2020-12", draft202012, ["draft2020-12", "draft2020-12/optional"], 50_000],
  ["v1", v1, ["v1"], 50_000],
  ["v1, lenient", v1Lenient, ["v1/optional"], 5_000],
  ["v1, proposals", v1WithProposals, ["v1/proposals/propertyDependencies"], 250],
] as const;

// Where the suite is missing, suite.test.ts says so and fails in CI.
describe.runIf(suite !== undefined)("agreement of the tiers", () => {
  test.each(drafts)(
    "%s",
    (_, dialect, folders, least) => {
      const files = folders.flatMap((folder) => readSuite(suite as string, folder));
      // Formats are annotations for now, and the vocabulary that asserts them is not installed.
      const cases = files.filter(({ name }) => name !== "format-assertion.json").flatMap((file) => file.cases);
      const texts = new Set(cases.flatMap((each) => each.tests.map(({ data }) => JSON.stringify(data))));
      const instances = [...texts].map((text) => JSON.parse(text) as unknown);
      const argots = Object.entries(tiers).map(([name, options]) => {
        const argot = createArgot({ dialects: [...dialects, dialect], dialect: dialect.uri, ...options });
        addRemotes(argot, suite as string);
        return { name, argot };
      });
      const disagreements: string[] = [];
      let pairs = 0;
      for (const { schema } of cases) {
        const [reference, ...others] = argots.map(({ name, argot }) => ({ name, validator: argot.compile(schema) }));
        for (const instance of instances) {
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
          const [byLoop, byCode] = [reference!, compiled!].map(({ validator: each }) =>
            JSON.stringify(told(each.validate(instance))).replaceAll(/argot:\/*[^#"]*/g, "argot:"),
          );
          if (byLoop !== byCode)
            disagreements.push(`${JSON.stringify(schema)} of ${JSON.stringify(instance)}: ${byLoop} or ${byCode}`);
        }
      }
      expect(disagreements.slice(0, 10)).toEqual([]);
      expect(pairs).toBeGreaterThanOrEqual(least);
    },
    120_000,
  );
});
