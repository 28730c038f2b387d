import { fileURLToPath } from "node:url";
import { v1Lenient } from "@argot/dialects/v1";
import {
  addRemotes,
  findSuite,
  outputSchema,
  readAnnotationCases,
  readOutputCases,
  readSuite,
  runAnnotationCases,
  runOutputCases,
  runSuite,
  suiteDrafts,
  suiteHelp,
} from "@argot/testing/suite";
import { describe, expect, test } from "vitest";
import {
  type ArgotOptions,
  createArgot,
  type DialectName,
  type OutputFormat,
  outputFormats,
  type Tier,
} from "../src/index.js";
import { v1WithProposals } from "./v1-with-proposals.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const suite = findSuite(root);

/** How many tests of each draft there are at least: required ones, formats, and assertions about annotations. */
interface Counts {
  readonly required: number;
  readonly formats: number;
  readonly annotations: number;
}

/** Counted in the suite of 2026-08-22; a later suite has more. */
const counts: Readonly<Record<DialectName, Counts>> = {
  "draft-03": { required: 435, formats: 100, annotations: 11 },
  "draft-04": { required: 618, formats: 219, annotations: 17 },
  "draft-06": { required: 839, formats: 325, annotations: 23 },
  "draft-07": { required: 927, formats: 676, annotations: 31 },
  "2019-09": { required: 1259, formats: 757, annotations: 62 },
  "2020-12": { required: 1299, formats: 764, annotations: 84 },
  v1: { required: 1133, formats: 758, annotations: 84 },
};
const drafts = suiteDrafts.map((draft) => ({ ...draft, least: counts[draft.dialect] }));

/** What the specifications leave open, where the answers of the suite are ours. */
const optional: readonly [folder: string, options: ArgotOptions, least: number, except: readonly string[]][] = [
  // Whether 1.0 was written as 1 or as 1.0 is not known once JSON has been parsed.
  ["draft3/optional", { dialect: "draft-03" }, 21, ["zeroTerminatedFloats.json"]],
  ["draft4/optional", { dialect: "draft-04" }, 99, ["zeroTerminatedFloats.json"]],
  ["draft6/optional", { dialect: "draft-06" }, 106, []],
  // Draft-07 lets validators assert content.
  ["draft7/optional", { dialect: "draft-07", contentKeywords: "assert" }, 118, []],
  ["draft2019-09/optional", { dialect: "2019-09" }, 158, []],
  ["draft2020-12/optional", { dialect: "2020-12" }, 162, []],
  ["v1/optional", { dialect: "v1", dialects: [v1Lenient] }, 287, []],
  ["v1/proposals/propertyDependencies", { dialect: "v1", dialects: [v1WithProposals] }, 38, []],
];

const tierNames: readonly Tier[] = ["loop", "compiled", "closures"];

describe.runIf(suite !== undefined).each(tierNames)("official suite (%s)", (tier) => {
  test.each(drafts)("$folder: every required test passes", ({ folder, dialect, least }) => {
    const argot = createArgot({ dialect, tier });
    addRemotes(argot, suite as string);
    const result = runSuite(argot, readSuite(suite as string, folder));
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least.required);
  });

  test.each(optional)("%s: every test passes", (folder, options, least, except) => {
    const argot = createArgot({ ...options, tier });
    addRemotes(argot, suite as string);
    const files = readSuite(suite as string, folder).filter(({ name }) => !except.includes(name));
    const result = runSuite(argot, files);
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least);
  });

  test("what v1 asks of formats it asks without an option", () => {
    const result = runSuite(createArgot({ dialect: "v1", tier }), readSuite(suite as string, "v1/format"));
    expect(result.failures).toEqual([]);
  });

  test.each(drafts)("$formats: every test of a format passes", ({ formats, dialect, least }) => {
    const argot = createArgot({ dialect, tier, formats: "assert" });
    const result = runSuite(argot, readSuite(suite as string, formats));
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least.formats);
  });

  test("format-assertion of 2020-12 passes", () => {
    const argot = createArgot({ tier });
    addRemotes(argot, suite as string);
    const files = readSuite(suite as string, "draft2020-12/optional");
    const result = runSuite(
      argot,
      files.filter(({ name }) => name === "format-assertion.json"),
    );
    expect(result).toEqual({ passed: 4, total: 4, failures: [] });
  });
});

describe.runIf(suite !== undefined).each(tierNames)("annotations of the official suite (%s)", (tier) => {
  test.each(drafts)("$dialect: every annotation is found", ({ dialect, release, least }) => {
    const result = runAnnotationCases(
      () => createArgot({ dialect, tier }),
      readAnnotationCases(suite as string, release),
    );
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least.annotations);
  });
});

describe.runIf(suite !== undefined).each(tierNames)("outputs of the official suite (%s)", (tier) => {
  test.each([
    ["draft2019-09", 4],
    ["draft2020-12", 4],
    ["v1", 3],
  ])("%s: every output is right", (folder, least) => {
    const argot = createArgot({ tier }).add(outputSchema(suite as string, folder));
    const result = runOutputCases(argot, readOutputCases(suite as string, folder));
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least);
  });
});

/** Where each format is defined. A whole output schema is content with the verdict alone. */
const definitions: Readonly<Record<OutputFormat, string>> = {
  flag: "https://json-schema.org/draft/2020-12/output/schema#/$defs/flag",
  basic: "https://json-schema.org/draft/2020-12/output/schema#/$defs/basic",
  detailed: "https://json-schema.org/draft/2020-12/output/schema#/$defs/detailed",
  verbose: "https://json-schema.org/draft/2020-12/output/schema#/$defs/verbose",
  list: "https://json-schema.org/v1/output/schema#/$defs/basic",
  hierarchical: "https://json-schema.org/v1/output/schema#/$defs/hierarchical",
};

describe.runIf(suite !== undefined)("every output format", () => {
  test.each(drafts)("tells of every instance in $folder, and is valid against its schema", ({ folder, dialect }) => {
    const judge = createArgot()
      .add(outputSchema(suite as string, "draft2020-12"))
      .add(outputSchema(suite as string, "v1"));
    const isOutput = outputFormats.map((format) => [format, judge.compile(definitions[format])] as const);
    const argot = createArgot({ dialect });
    addRemotes(argot, suite as string);
    const result = runSuite(argot, readSuite(suite as string, folder), (validator, data) => {
      const verdict = validator(data);
      for (const [format, { validate }] of isOutput) {
        const output = validator.output(data, format);
        const [error] = validate(output).errors;
        if (error) throw new Error(`${format}: ${error.instanceLocation} ${error.message}`);
        if (output.valid !== verdict) throw new Error(`${format} says that it is ${output.valid ? "" : "not "}valid`);
      }
      return verdict;
    });
    expect(result.failures).toEqual([]);
  });
});

// Where there is no suite a person is told how to get it; in CI that is a failure.
describe.runIf(suite === undefined)("official suite", () => {
  test("is here, or this is not CI", ({ skip }) => {
    expect(process.env["CI"], suiteHelp).toBeUndefined();
    skip(suiteHelp);
  });
});
