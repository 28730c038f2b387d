import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Argot, Validator } from "@argot/core";
import { isObject } from "@argot/core/keyword";
import { attempt, readFolder, readJson, type SuiteResult } from "./suite-tools.js";

export {
  type AnnotationAssertion,
  type AnnotationCase,
  readAnnotationCases,
  runAnnotationCases,
} from "./suite-annotations.js";
export { type OutputCase, outputSchema, readOutputCases, runOutputCases } from "./suite-outputs.js";
export type { SuiteResult } from "./suite-tools.js";

/** A test of the official test suite: an instance and its verdict. */
export interface SuiteTest {
  /** The suite's description of the test. */
  readonly description: string;
  /** The instance. */
  readonly data: unknown;
  /** Whether the instance is valid under the case's schema. */
  readonly valid: boolean;
}

/** A schema of the official test suite, with its tests. */
export interface SuiteCase {
  /** The suite's description of the case. */
  readonly description: string;
  /** The schema as it is in the file, with `$schema` if the suite has it. */
  readonly schema: unknown;
  /** Instances, with their verdicts. */
  readonly tests: readonly SuiteTest[];
}

/** A file of the official test suite, named by its path in the folder of its draft. */
export interface SuiteFile {
  /** The path from the folder, such as `minimum.json`. */
  readonly name: string;
  /** The cases in the order of the file. */
  readonly cases: readonly SuiteCase[];
}

/** A draft of the specification, in the official test suite. */
export interface SuiteDraft {
  /** The folder of its required tests. Optional ones are in its folder `optional`. */
  readonly folder: string;
  /** The folder of its tests of formats. */
  readonly formats: string;
  /** The short name of its dialect. */
  readonly dialect: "v1" | "2020-12" | "2019-09" | "draft-07" | "draft-06" | "draft-04" | "draft-03";
  /** Its number in the tests of annotations. */
  readonly release: number;
}

/** The drafts of the suite, the oldest first. */
export const suiteDrafts: readonly SuiteDraft[] = [
  { folder: "draft3", formats: "draft3/optional/format", dialect: "draft-03", release: 3 },
  { folder: "draft4", formats: "draft4/optional/format", dialect: "draft-04", release: 4 },
  { folder: "draft6", formats: "draft6/optional/format", dialect: "draft-06", release: 6 },
  { folder: "draft7", formats: "draft7/optional/format", dialect: "draft-07", release: 7 },
  { folder: "draft2019-09", formats: "draft2019-09/optional/format", dialect: "2019-09", release: 2019 },
  { folder: "draft2020-12", formats: "draft2020-12/optional/format", dialect: "2020-12", release: 2020 },
  { folder: "v1", formats: "v1/format", dialect: "v1", release: 9999 },
];

/** A message that says how to get the suite. */
export const suiteHelp: string =
  "The official JSON Schema test suite is missing. Clone https://github.com/json-schema-org/JSON-Schema-Test-Suite" +
  " beside the project as JSON-Schema-Test-Suite, or point JSON_SCHEMA_TEST_SUITE to a checkout.";

/**
 * Finds a checkout of the official test suite: the folder that the environment variable JSON_SCHEMA_TEST_SUITE names,
 * else one of the usual places beside the project.
 *
 * @param projectRoot - The root folder of the project.
 * @returns The folder, or `undefined` where there is none.
 */
export function findSuite(projectRoot: string): string | undefined {
  const named = process.env["JSON_SCHEMA_TEST_SUITE"];
  const candidates = named
    ? [path.resolve(projectRoot, named)]
    : ["../shared/json-schema-test-suite", "../JSON-Schema-Test-Suite"].map((each) => path.join(projectRoot, each));
  return candidates.find((folder) => existsSync(path.join(folder, "tests")));
}

/** The files of a folder of the suite, without the folders in it. */
export function readSuite(suite: string, folder: string): SuiteFile[] {
  const directory = path.join(suite, "tests", folder);
  if (!existsSync(directory)) return [];
  return readFolder(directory).map(({ name, content }) => ({ name, cases: content as SuiteCase[] }));
}

/**
 * The same files for another dialect: replaces the `$schema` `from` by `to`, so that the tests of a standard dialect
 * run with a dialect that extends it.
 */
export const inDialect = (files: readonly SuiteFile[], from: string, to: string): SuiteFile[] =>
  files.map(({ name, cases }) => ({
    name,
    cases: cases.map((each) => ({ ...each, schema: redirected(each.schema, from, to) })),
  }));

const redirected = (schema: unknown, from: string, to: string): unknown =>
  isObject(schema) && schema["$schema"] === from ? { ...schema, $schema: to } : schema;

/** Adds the documents that the suite expects at `http://localhost:1234/`. */
export function addRemotes(argot: Argot, suite: string, belongs: (relativePath: string) => boolean = () => true): void {
  const root = path.join(suite, "remotes");
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".json")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const relative = path.relative(root, file).split(path.sep).join("/");
    if (belongs(relative)) argot.add(readJson(file), `http://localhost:1234/${relative}`);
  }
}

/**
 * Runs every test of the files. If a schema does not compile, all its tests fail.
 *
 * @param decide - Returns the verdict. Default: calls the validator.
 */
export function runSuite<Methods>(
  argot: Argot<Methods>,
  files: readonly SuiteFile[],
  decide: (validator: Validator & Methods, data: unknown) => boolean = (validator, data) => validator(data),
): SuiteResult {
  const failures: string[] = [];
  let total = 0;
  for (const { name, cases } of files) {
    for (const { description, schema, tests } of cases) {
      const validator = attempt(() => argot.compile(schema));
      for (const test of tests) {
        total++;
        const verdict = validator instanceof Error ? validator : attempt(() => decide(validator, test.data));
        if (verdict === test.valid) continue;
        failures.push(
          `${name} › ${description} › ${test.description}: ${verdict instanceof Error ? verdict.message : `got ${verdict}`}`,
        );
      }
    }
  }
  return { passed: total - failures.length, total, failures };
}
