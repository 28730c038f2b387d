import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const schema = { type: "object", properties: { name: { minLength: 1 } }, required: ["name"] };
const name = { description: "a name", data: { name: "a" }, valid: true };
const none = { description: "no name", data: {}, valid: false };

describe("argot test", () => {
  test("runs the test files below the working directory", async () => {
    const cwd = folder({
      "schemas/s.json": schema,
      "tests/a.test.json": { schema: "../schemas/s.json", tests: [name, none] },
      "tests/b.test.yaml": "schema: { type: string }\ntests:\n  - { description: text, data: x, valid: true }\n",
      "tests/data.json": 1,
    });
    expect(await argot(["test"], { cwd })).toEqual({
      code: 0,
      out: "✔ tests/a.test.json › a name\n✔ tests/a.test.json › no name\n✔ tests/b.test.yaml › text\n3 passed, 0 failed\n",
      err: "",
    });
    expect((await argot(["test", "tests", "--quiet"], { cwd })).out).toBe("");
  });

  test("says where a test fails, and why", async () => {
    const tests = [
      { ...none, valid: true },
      { ...name, valid: false },
    ];
    const cwd = folder({ "s.json": schema, "a.test.json": { schema: "s.json", tests } });
    const { code, out } = await argot(["test"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain("✘ a.test.json › no name\n  a.test.json:1:");
    expect(out).toContain("/tests/0 the data is invalid, and should not be\n");
    expect(out).toContain("/tests/0/data/name note: is missing\n");
    expect(out).toContain("/tests/1 the data is valid, and should not be\n");
    expect(out).toContain("0 passed, 2 failed\n");
  });

  test("files with data, the layout of the official suite, and JUnit", async () => {
    const cwd = folder({
      "s.json": schema,
      "ada.yaml": "name: Ada\n",
      "suite.json": [
        { description: "people", schema: "s.json", tests: [{ description: "Ada", dataPath: "ada.yaml", valid: true }] },
        { description: "none", schema: false, tests: [{ description: "any", dataPath: "missing.json", valid: false }] },
      ],
    });
    const { code, out } = await argot(["test", "suite.json", "--report", "junit=j.xml", "--report", "compact"], {
      cwd,
    });
    expect(code).toBe(1);
    expect(out).toContain("suite.json › none › any");
    expect(out).toContain("there is no file missing.json");
    expect(readFileSync(path.join(cwd, "j.xml"), "utf8")).toContain('tests="2" failures="1"');
  });

  test("a schema that cannot be used fails its tests, and says where", async () => {
    const tests = [{ description: "any", data: 1, valid: true }];
    const cwd = folder({
      "a.test.json": { schema: { type: "integr" }, tests },
      "b.test.json": { schema: "no.json", tests },
    });
    const { code, out } = await argot(["test", "--report", "compact"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain(': the schema cannot be used: /type must be one of "array"');
    expect(out).toContain(": there is no file no.json");
  });

  test("a file that is no test file is one problem, and others are run", async () => {
    const cwd = folder({ "a.test.json": { schema: true }, "b.test.json": { schema: true, tests: [name] } });
    const { code, out, err } = await argot(["test"], { cwd });
    expect(code).toBe(2);
    expect(out).toBe("✔ b.test.json › a name\n1 passed, 0 failed, 1 unusable\n");
    expect(err).toContain(
      'argot: a.test.json:1:1 is not a test file (/tests is missing, because "if" does not hold): see argot test --help\n',
    );
  });

  test("no tests", async () => {
    expect(await argot(["test"], { cwd: folder({}) })).toMatchObject({
      code: 2,
      err: "argot: there are no tests here: name the files, or end their names in .test.json or .test.yaml\n",
    });
    expect((await argot(["test", "deep/er"], { cwd: folder({ "deep/er/a.json": 1 }) })).err).toMatch(
      /^argot: there are no tests in deep\/er: /,
    );
  });

  test("coverage: text, HTML and lcov, of all schemas of the project", async () => {
    const cwd = folder({
      "argot.config.json": { schemas: ["*.schema.json"] },
      "s.schema.json": schema,
      "unused.schema.json": { type: "string" },
      "a.test.json": { schema: "s.schema.json", tests: [name, none] },
    });
    const args = ["test", "-q", "--coverage", "text", "--coverage", "html=c.html", "--coverage", "lcov=c.info"];
    const { code, out, err } = await argot(args, { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("s.schema.json       100.0 % (4/4)   62.5 % (5/8)  100.0 % (2/2)\n");
    expect(out).toContain("unused.schema.json    0.0 % (0/1)    0.0 % (0/2)    0.0 % (0/1)\n");
    expect(out).toContain("  1: /properties/name/minLength never fails\n");
    expect(readFileSync(path.join(cwd, "c.html"), "utf8")).toContain("<h1>Coverage of schemas</h1>");
    expect(readFileSync(path.join(cwd, "c.info"), "utf8")).toContain("SF:unused.schema.json\n");
    expect(await argot(["test", "-q", "--coverage-threshold", "50.1"], { cwd })).toMatchObject({
      code: 1,
      err: "argot: 50.0 % of the outcomes are exercised: --coverage-threshold is 50.1\n",
    });
    expect((await argot(["test", "-q", "--coverage-threshold", "50"], { cwd })).code).toBe(0);
  });
});
