import { fileURLToPath } from "node:url";
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
  suiteHelp,
} from "@argot/testing/suite";
import { describe, expect, test } from "vitest";
import {
  createArgot,
  DefinitionError,
  type DialectName,
  type OutputFormat,
  type Tier,
  type Validator,
} from "../src/index.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const suite = findSuite(root);

/** The required tests of each draft, counted in the suite of 2026-08-22; a later suite has more. */
const required: readonly [folder: string, dialect: DialectName, least: number][] = [
  ["draft4", "draft-04", 618],
  ["draft6", "draft-06", 839],
  ["draft7", "draft-07", 927],
  ["draft2019-09", "2019-09", 1259],
  ["draft2020-12", "2020-12", 1299],
];

/** The tests of formats, for which formats are asserted. */
const formats: readonly [folder: string, dialect: DialectName, least: number][] = [
  ["draft4", "draft-04", 219],
  ["draft6", "draft-06", 325],
  ["draft7", "draft-07", 676],
  ["draft2019-09", "2019-09", 757],
  ["draft2020-12", "2020-12", 764],
];

const tierNames: readonly Tier[] = ["loop", "compiled", "assembled"];

describe.runIf(suite !== undefined).each(tierNames)("official suite (%s)", (tier) => {
  test.each(required)("%s: every required test passes", (folder, dialect, least) => {
    const argot = createArgot({ dialect, tier });
    addRemotes(argot, suite as string);
    const result = runSuite(argot, readSuite(suite as string, folder));
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least);
  });

  test.each(formats)("%s: every test of a format passes", (folder, dialect, least) => {
    const argot = createArgot({ dialect, tier, formats: "assert" });
    const result = runSuite(argot, readSuite(suite as string, `${folder}/optional/format`));
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least);
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

const v1 = "https://json-schema.org/v1";

/** The assertions about annotations, counted in the same suite; the release as the suite numbers it. */
const annotating: readonly [dialect: string, release: number, least: number][] = [
  ["draft-04", 4, 17],
  ["draft-06", 6, 23],
  ["draft-07", 7, 31],
  ["2019-09", 2019, 62],
  ["2020-12", 2020, 84],
  ...(speaks(v1) ? [[v1, 9999, 84] as [string, number, number]] : []),
];

describe.runIf(suite !== undefined).each(tierNames)("annotations of the official suite (%s)", (tier) => {
  test.each(annotating)("%s: every annotation is found", (dialect, release, least) => {
    const result = runAnnotationCases(
      () => createArgot({ dialect, tier }),
      readAnnotationCases(suite as string, release),
    );
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least);
  });
});

describe.runIf(suite !== undefined).each(tierNames)("outputs of the official suite (%s)", (tier) => {
  test.each([
    ["draft2019-09", 4],
    ["draft2020-12", 4],
  ])("%s: every output is right", (folder, least) => {
    const argot = createArgot({ tier }).add(outputSchema(suite as string, folder));
    const result = runOutputCases(argot, readOutputCases(suite as string, folder));
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least);
  });

  // The formats belong to v1, and tell of every dialect.
  test("v1: every output is right, in 2020-12 where v1 is not spoken", () => {
    const cases = readOutputCases(suite as string, "v1");
    const schema = outputSchema(suite as string, "v1");
    const [spoken, told] = speaks(v1) ? [schema, cases] : [in202012(schema), in202012(cases)];
    const result = runOutputCases(createArgot({ tier }).add(spoken), told as typeof cases);
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(3);
  });
});

/** Where each format is defined. A whole output schema is content with the verdict alone. */
const outputFormats: readonly [format: OutputFormat, folder: string, definition: string][] = [
  ["flag", "draft2020-12", "flag"],
  ["basic", "draft2020-12", "basic"],
  ["detailed", "draft2020-12", "detailed"],
  ["verbose", "draft2020-12", "verbose"],
  ["list", "v1", "basic"],
  ["hierarchical", "v1", "hierarchical"],
];

describe.runIf(suite !== undefined).each(outputFormats)("the %s format", (format, folder, definition) => {
  test.each(required)("tells of every instance in %s, and is valid against its schema", (drafts, dialect) => {
    const schema = in202012(outputSchema(suite as string, folder)) as { readonly $id: string };
    const uri = `${schema.$id}#/$defs/${definition}`;
    const isOutput: Validator = createArgot().add(schema).compile(uri);
    const argot = createArgot({ dialect });
    addRemotes(argot, suite as string);
    const result = runSuite(argot, readSuite(suite as string, drafts), (validator, data) => {
      const output = validator.output(data, format);
      isOutput.assert(output);
      return output.valid;
    });
    expect(result.failures).toEqual([]);
  });
});

const in202012 = (cases: unknown): unknown =>
  JSON.parse(
    JSON.stringify(cases).replaceAll(`"$schema":"${v1}"`, '"$schema":"https://json-schema.org/draft/2020-12/schema"'),
  );

function speaks(dialect: string): boolean {
  try {
    return createArgot({ dialect }) !== undefined;
  } catch (error) {
    if (error instanceof DefinitionError) return false;
    throw error;
  }
}

// Where there is no suite a person is told how to get it; in CI that is a failure.
describe.runIf(suite === undefined)("official suite", () => {
  test("is here, or this is not CI", ({ skip }) => {
    expect(process.env["CI"], suiteHelp).toBeUndefined();
    skip(suiteHelp);
  });
});
