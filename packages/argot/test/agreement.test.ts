// Every schema of the official suite is asked about every instance of its draft, in every tier: the answers agree, and
// compiled code tells what fails as the loop does.
import { fileURLToPath } from "node:url";
import { createArgot } from "@argot/core";
import { draft04, draft06, draft07, draft201909, draft202012 } from "@argot/dialects";
import { tiers } from "@argot/testing";
import { addRemotes, findSuite, readSuite } from "@argot/testing/suite";
import { describe, expect, test } from "vitest";

const suite = findSuite(fileURLToPath(new URL("../../../", import.meta.url)));
const dialects = [draft202012, draft201909, draft07, draft06, draft04];

const drafts = [
  ["draft4", draft04],
  ["draft6", draft06],
  ["draft7", draft07],
  ["draft2019-09", draft201909],
  ["draft2020-12", draft202012],
] as const;

// Where the suite is missing, suite.test.ts says so and fails in CI.
describe.runIf(suite !== undefined)("agreement of the tiers", () => {
  test.each(drafts)(
    "%s",
    (folder, dialect) => {
      const files = [folder, `${folder}/optional`].flatMap((each) => readSuite(suite as string, each));
      // Formats are annotations for now, and the vocabulary that asserts them is not installed.
      const cases = files.filter(({ name }) => name !== "format-assertion.json").flatMap((file) => file.cases);
      const texts = new Set(cases.flatMap((each) => each.tests.map(({ data }) => JSON.stringify(data))));
      const instances = [...texts].map((text) => JSON.parse(text) as unknown);
      const argots = Object.entries(tiers).map(([name, options]) => {
        const argot = createArgot({ dialects, dialect: dialect.uri, ...options });
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
          const [told, compiled] = [reference, others.find(({ name }) => name === "compiled")].map((each) =>
            JSON.stringify(each?.validator.validate(instance)).replaceAll(/argot:\/*[^#"]*/g, "argot:"),
          );
          if (told !== compiled)
            disagreements.push(`${JSON.stringify(schema)} of ${JSON.stringify(instance)}: ${told} or ${compiled}`);
        }
      }
      expect(disagreements.slice(0, 10)).toEqual([]);
      expect(pairs).toBeGreaterThan(50_000);
    },
    120_000,
  );
});
