import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { runTests, type TestResult } from "./run-tests.js";
import { readTestGroups } from "./test-file.js";
import { TestFileError } from "./test-file-error.js";

const uri = "file:///project/person.test.json";

async function resultsOf(file: unknown): Promise<readonly TestResult[]> {
  const argot = createArgot().add({ type: "integer", minimum: 1 }, "file:///project/count.json");
  const readData = (path: string): unknown => {
    if (path === "one.json") return 1;
    throw new Error(`${path} is missing`);
  };
  const results: TestResult[] = [];
  for await (const result of runTests(readTestGroups(file), { argot, uri, readData })) results.push(result);
  return results;
}

const problemsOf = async (file: unknown): Promise<readonly (readonly string[])[]> =>
  (await resultsOf(file)).map(({ problems }) => problems);

test("runs the tests of a group", async () => {
  const file = {
    description: "counts",
    schema: "count.json",
    tests: [
      { description: "one", data: 1, valid: true },
      { description: "zero", data: 0, valid: false },
      { description: "zero is wrongly expected", data: 0, valid: true },
      { description: "one is wrongly refused", data: 1, valid: false },
      { description: "from a file", dataPath: "one.json", valid: true },
      { description: "from a file that is missing", dataPath: "two.json", valid: true },
    ],
  };
  expect(await problemsOf(file)).toEqual([
    [],
    [],
    ["the data is invalid, and should not be"],
    ["the data is valid, and should not be"],
    [],
    ["two.json is missing"],
  ]);
  expect((await resultsOf(file))[2]).toMatchObject({ test: { pointer: "/tests/2" }, issues: [{ keyword: "minimum" }] });
});

test("runs files of the official test suite", async () => {
  const group = { description: "a", schema: { type: "null" }, tests: [{ description: "n", data: null, valid: true }] };
  const results = await resultsOf([group, { ...group, schema: false }]);
  expect(results.map(({ test: { pointer }, problems }) => [pointer, problems.length])).toEqual([
    ["/0/tests/0", 0],
    ["/1/tests/0", 1],
  ]);
});

describe("expected errors", () => {
  const schema = { required: ["a", "b"], properties: { c: { type: "string" } } };
  const problems = (errors: unknown): Promise<readonly (readonly string[])[]> =>
    problemsOf({ schema, tests: [{ description: "d", data: { c: 1 }, valid: false, errors }] });

  test("may be messages, or some members", async () => {
    const both = [{ keyword: "required", instanceLocation: "/a" }, "must be string, is integer"];
    expect(await problems([...both, { instanceLocation: "/b" }])).toEqual([[]]);
  });

  test("are all errors, each once", async () => {
    expect(await problems([{ keyword: "required" }, { keyword: "type" }])).toEqual([
      ["there is another error: /b is missing"],
    ]);
    expect(
      await problems([{ keyword: "required" }, { keyword: "required" }, { keyword: "type" }, { keyword: "type" }]),
    ).toEqual([['there is no error {"keyword":"type"}']]);
  });
});

test("a schema that cannot be used fails its tests", async () => {
  const tests = [{ description: "d", data: 1, valid: true }];
  expect(await problemsOf([{ schema: { $ref: "nowhere" }, tests }])).toMatchObject([
    [expect.stringMatching(/^the schema cannot be used: .*nowhere/)],
  ]);
  expect(await problemsOf([{ schema: "nowhere.json", tests }])).toMatchObject([
    [expect.stringMatching(/^the schema cannot be used: .*nowhere/)],
  ]);
});

test.each([
  [{ schema: {} }, "/tests is missing"],
  [{ schema: {}, tests: [{ description: "d", valid: true }] }, "data"],
  [{ schema: {}, tests: [{ description: "d", valid: true, data: 1, errors: [] }] }, "valid"],
  [1, "object"],
])("%j is not a test file", (file, reason) => {
  let thrown: unknown;
  try {
    readTestGroups(file);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(TestFileError);
  expect((thrown as TestFileError).message).toContain(reason);
});
