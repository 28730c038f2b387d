// The official suite runs through modules ahead of time.
import { v1Lenient } from "@argot/dialects/v1";
import { addRemotes, readSuite, type SuiteCase, suiteDrafts } from "@argot/testing/suite";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Argot, type ArgotOptions, createArgot } from "../src/index.js";
import { compileModule } from "../src/module.js";
import { loadModule, runSingleFunction, withoutNumbers } from "./load-module.js";
import { describeWithSuite } from "./test-data.js";
import { v1WithProposals } from "./v1-with-proposals.js";
import { withAlternatives } from "./with-alternatives.js";

/** Formats are tested in format-modules.test.ts. */
const drafts: readonly [folder: string, options: ArgotOptions, except?: string][] = [
  ...suiteDrafts.map(({ folder, dialect }) => [folder, { dialect }] as [string, ArgotOptions]),
  // JSON.parse reads 1.0 and 1 as the same number.
  ["draft3/optional", { dialect: "draft-03" }, "zeroTerminatedFloats.json"],
  ["draft4/optional", { dialect: "draft-04" }, "zeroTerminatedFloats.json"],
  ["draft6/optional", { dialect: "draft-06" }],
  ["draft2019-09/optional", { dialect: "2019-09" }],
  ["draft2020-12/optional", { dialect: "2020-12" }, "format-assertion.json"],
  ["v1/optional", { dialect: "v1", dialects: [v1Lenient] }],
  ["v1/proposals/propertyDependencies", { dialect: "v1", dialects: [v1WithProposals] }],
];

/** A random sample. */
const sampleOf = <T>(all: readonly T[], most: number): readonly T[] => {
  const length = Math.min(most, all.length);
  return fc.sample(fc.shuffledSubarray([...all], { minLength: length, maxLength: length }), 1).flat();
};

describeWithSuite("official suite (modules)", (suite) => {
  const casesOf = (folder: string, options: ArgotOptions, except?: string): { argot: Argot; cases: SuiteCase[] } => {
    const argot = createArgot({ ...options, tier: "loop" });
    addRemotes(argot, suite);
    const files = readSuite(suite, folder).filter(({ name }) => name !== except);
    return { argot, cases: files.flatMap((file) => file.cases) };
  };

  test.each(drafts)("%s: every test passes", async (folder, options, except) => {
    const { argot, cases } = casesOf(folder, options, except);
    const schemas = Object.fromEntries(cases.map(({ schema }, i) => [`f${i}`, schema]));
    const loaded = await loadModule(compileModule(argot, schemas).code);
    const failures = cases.flatMap(({ description, tests }, i) =>
      tests
        .filter(({ data, valid }) => loaded[`f${i}`]!(data) !== valid)
        .map((each) => `${description} › ${each.description}`),
    );
    expect(failures).toEqual([]);
    expect(cases.length).toBeGreaterThan(5);
  });

  // A module has what its schemas need: one that has a single schema may lack most. Each takes a while to make.
  test.each(drafts)("%s: errors of a module of its own are those of a validator", (folder, options, except) => {
    const { argot, cases } = casesOf(folder, options, except);
    for (const { schema, tests } of sampleOf(cases, 40)) {
      const validator = argot.compile(schema);
      const loaded = runSingleFunction(compileModule(argot, { f: schema }, { errors: true }).code);
      for (const { data } of tests) {
        const [found, expected] = [loaded.validate(data), validator.validate(data)];
        expect(withoutNumbers(withAlternatives(found))).toEqual(withoutNumbers(withAlternatives(expected)));
      }
    }
  });

  test.each(drafts)("%s: errors are those of validators", async (folder, options, except) => {
    const { argot, cases } = casesOf(folder, options, except);
    const validators = cases.map(({ schema }) => argot.compile(schema));
    const schemas = Object.fromEntries(cases.map(({ schema }, i) => [`f${i}`, schema]));
    const loaded = await loadModule(compileModule(argot, schemas, { errors: true }).code);
    for (const [i, { tests }] of cases.entries()) {
      for (const { data } of tests) {
        const [found, expected] = [loaded[`f${i}`]!.validate(data), validators[i]!.validate(data)];
        expect(withoutNumbers(withAlternatives(found))).toEqual(withoutNumbers(withAlternatives(expected)));
      }
    }
  });
});
