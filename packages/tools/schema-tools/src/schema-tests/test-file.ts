import { createArgot, flattenIssues, type ValidationIssue, type Validator } from "argot";
import { TestFileError } from "./test-file-error.js";
import { testFileSchema } from "./test-file-schema.js";

/** The members of an issue that a test may expect. */
export type ExpectedIssue = Partial<
  Pick<
    ValidationIssue,
    "message" | "messageId" | "keyword" | "instanceLocation" | "keywordLocation" | "absoluteKeywordLocation"
  >
>;

/** A test of a schema. */
export interface SchemaTest {
  /** The expectation, for people. */
  readonly description: string;
  /** Whether the data must be valid. */
  readonly valid: boolean;
  /** The value to validate, or the path of its file, relative to the test file. */
  readonly data: { readonly value: unknown } | { readonly path: string };
  /** All expected issues; `undefined` if any are allowed. */
  readonly errors: readonly ExpectedIssue[] | undefined;
  /** JSON Pointer in the test file. */
  readonly pointer: string;
}

/** Tests of one schema. */
export interface TestGroup {
  /** The subject of the tests, for people; empty if the file has none. */
  readonly description: string;
  /** The schema: an object, a boolean, or a URI reference relative to the test file. */
  readonly schema: unknown;
  /** The tests, in the order of the file. */
  readonly tests: readonly SchemaTest[];
  /** JSON Pointer in the test file. */
  readonly pointer: string;
}

/** A group as it is in a file. */
interface WrittenGroup {
  readonly description?: string;
  readonly schema: unknown;
  readonly tests: readonly WrittenTest[];
}

interface WrittenTest {
  readonly description: string;
  readonly valid: boolean;
  readonly data?: unknown;
  readonly dataPath?: string;
  readonly errors?: readonly (string | ExpectedIssue)[];
}

/**
 * Reads the value of a test file: a group of tests, or an array of groups, as in the official test suite.
 *
 * @throws TestFileError with the issues of the value, if it does not have the form of {@link testFileSchema}.
 */
export function readTestGroups(value: unknown): readonly TestGroup[] {
  const { valid, errors } = isTestFile().validate(value);
  if (!valid) throw new TestFileError(flattenIssues(errors));
  return Array.isArray(value)
    ? (value as WrittenGroup[]).map((group, i) => groupOf(group, `/${i}`))
    : [groupOf(value as WrittenGroup, "")];
}

let validator: Validator | undefined;
const isTestFile = (): Validator => (validator ??= createArgot({ tier: "loop" }).compile(testFileSchema));

const groupOf = ({ description = "", schema: tested, tests }: WrittenGroup, pointer: string): TestGroup => ({
  description,
  schema: tested,
  tests: tests.map((test, i) => testOf(test, `${pointer}/tests/${i}`)),
  pointer,
});

const testOf = ({ description, valid, data, dataPath, errors }: WrittenTest, pointer: string): SchemaTest => ({
  description,
  valid,
  data: dataPath === undefined ? { value: data } : { path: dataPath },
  errors: errors?.map((each) => (typeof each === "string" ? { message: each } : each)),
  pointer,
});
