import {
  type Argot,
  EvaluationError,
  flattenIssues,
  LimitError,
  SchemaError,
  type ValidationIssue,
  type Validator,
  refuseUnknownOptions,
  requireArgot,
  requireArgument,
} from "argot";
import { resolveUri } from "@argot/core/json";
import type { SchemaCoverage } from "./coverage/schema-coverage.js";
import type { ExpectedIssue, SchemaTest, TestGroup } from "./test-file.js";

/** The result of a test. */
export interface TestResult {
  /** The group of the test. */
  readonly group: TestGroup;
  /** The test. */
  readonly test: SchemaTest;
  /** Why it failed, as clauses; empty if it passed. */
  readonly problems: readonly string[];
  /** The issues of the data, as a flat list. */
  readonly issues: readonly ValidationIssue[];
}

/** Options for {@link runTests}. */
export interface RunOptions {
  /** Has the schemas that tests refer to. Schemas in test files are added to it if coverage is measured. */
  readonly argot: Argot;
  /** The URI of the test file: URIs of schemas in it are relative to this. */
  readonly uri: string;
  /** Reads a file with data, by its path relative to the test file. What it throws fails the test, by its message. */
  readonly readData: (path: string) => unknown;
  /** Receives the coverage. Default: it is not measured. */
  readonly coverage?: SchemaCoverage;
}

const optionNames: Readonly<Record<keyof RunOptions, true>> = {
  argot: true,
  uri: true,
  readData: true,
  coverage: true,
};

/**
 * Runs groups of tests, one test after another. A schema that cannot be used fails all tests of its group.
 *
 * @returns The results in the order of the file, each as soon as it is known.
 */
export async function* runTests(groups: readonly TestGroup[], options: RunOptions): AsyncIterable<TestResult> {
  requireArgument(Array.isArray(groups), "runTests", "the groups that `readTestGroups` returns", groups);
  refuseUnknownOptions("runTests", options, Object.keys(optionNames));
  requireArgot("runTests", options.argot);
  for (const group of groups) {
    const compiled = compile(group, options);
    for (const test of group.tests) {
      if (typeof compiled === "string") yield { group, test, problems: [compiled], issues: [] };
      // oxlint-disable-next-line no-await-in-loop -- one test after another
      else yield await runTest(group, test, compiled, options);
    }
  }
}

/** The validator of a group, or why there is none. */
function compile({ schema }: TestGroup, { argot, uri, coverage }: RunOptions): Validator | string {
  try {
    const target = typeof schema === "string" ? resolveUri(schema, uri) : schema;
    const validator = argot.compile(target);
    coverage?.include(argot.plan(target));
    return validator;
  } catch (error) {
    if (error instanceof SchemaError) return `the schema cannot be used: ${faultOf(error)}`;
    if (error instanceof LimitError) return `the schema cannot be used: ${error.message}`;
    throw error;
  }
}

/** A schema in the test file has a generated URI, which is not shown. */
const faultOf = ({ uri, pointer, reason, message }: SchemaError): string =>
  uri.startsWith("argot:") ? `${pointer} ${reason}`.trim() : message;

async function runTest(
  group: TestGroup,
  test: SchemaTest,
  validator: Validator,
  { readData, coverage }: RunOptions,
): Promise<TestResult> {
  const failed = (problem: string): TestResult => ({ group, test, problems: [problem], issues: [] });
  let value: unknown;
  try {
    value = "path" in test.data ? await readData(test.data.path) : test.data.value;
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
  try {
    const { valid, errors } = validator.validate(value);
    coverage?.add(validator, value);
    const issues = flattenIssues(errors);
    if (valid !== test.valid)
      return {
        group,
        test,
        problems: [valid ? "the data is valid, and should not be" : "the data is invalid, and should not be"],
        issues,
      };
    return { group, test, problems: test.errors ? differences(test.errors, issues) : [], issues };
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof LimitError) return failed(error.message);
    throw error;
  }
}

/** The issues that are missing, and those that are not expected. */
function differences(expected: readonly ExpectedIssue[], issues: readonly ValidationIssue[]): readonly string[] {
  const left = [...issues];
  const problems: string[] = [];
  for (const wanted of expected) {
    const i = left.findIndex((issue) => matches(issue, wanted));
    if (i < 0) problems.push(`there is no error ${JSON.stringify(wanted)}`);
    else left.splice(i, 1);
  }
  for (const { instanceLocation, message } of left)
    problems.push(`there is another error: ${instanceLocation || "(root)"} ${message}`);
  return problems;
}

const matches = (issue: ValidationIssue, wanted: ExpectedIssue): boolean =>
  Object.entries(wanted).every(([name, value]) => issue[name as keyof ExpectedIssue] === value);
