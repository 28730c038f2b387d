import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const order = {
  type: "object",
  properties: {
    id: { type: "integer", minimum: 1 },
    to: { anyOf: [{ type: "null" }, { $ref: "country.json" }] },
  },
  required: ["id"],
};
const country = { type: "string", pattern: "^[A-Z]{2}$" };
const tests = [
  { description: "an order", data: { id: 7 }, valid: true },
  { description: "no id", data: {}, valid: false },
];
const files = { "order.json": order, "country.json": country, "order.test.json": { schema: "order.json", tests } };

interface Written {
  readonly schema: string;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const written = (cwd: string, file = "more.test.json"): Written =>
  JSON.parse(readFileSync(path.join(cwd, file), "utf8")) as Written;

describe("argot test --generate", () => {
  test("writes what no test exercises, and nothing else", async () => {
    const cwd = folder(files);
    const { code, err } = await argot(["test", "--generate", "more.test.json"], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const made = written(cwd);
    expect(made.schema).toBe("order.json");
    expect(made.tests.map(({ data, valid }) => [data, valid])).toEqual([
      [{ id: 1, to: null }, true],
      [{ id: 1, to: "AA" }, true],
      [null, false],
      [{ id: null }, false],
      [{ id: 0 }, false],
      [{ id: 1, to: true }, false],
      [{ id: 1, to: "a" }, false],
    ]);
    expect(made.tests.at(-1)?.description).toMatch(/^breaks country.json#\/pattern$/);
    expect((await argot(["test", "--coverage-threshold", "100"], { cwd })).code).toBe(0);
  });

  test("begins with no tests at all", async () => {
    const cwd = folder({ ...files, "order.test.json": { schema: "order.json", tests: [] } });
    expect((await argot(["test", "--generate", "more.test.json"], { cwd })).code).toBe(0);
    expect((await argot(["test", "--coverage-threshold", "100"], { cwd })).code).toBe(0);
  });

  test("writes no file if nothing is missing, and overwrites none", async () => {
    const cwd = folder(files);
    await argot(["test", "--generate", "more.test.json"], { cwd });
    const text = readFileSync(path.join(cwd, "more.test.json"), "utf8");
    const again = await argot(["test", "--generate", "more.test.json"], { cwd });
    expect([again.code, again.err]).toEqual([2, "argot: more.test.json is already there: name a new file\n"]);
    expect(readFileSync(path.join(cwd, "more.test.json"), "utf8")).toBe(text);
    const none = await argot(["test", "--generate", "third.test.json"], { cwd });
    expect([none.code, none.err]).toEqual([
      0,
      "argot: no test is missing that could be made: third.test.json is not written\n",
    ]);
    expect(existsSync(path.join(cwd, "third.test.json"))).toBe(false);
  });

  test("several schemas, by names relative to the new file", async () => {
    const cwd = folder({
      "schemas/a #1.json": { type: "string" },
      "schemas/b.json": { $defs: { c: { minimum: 1 } } },
      "tests/a.test.json": [
        { schema: "../schemas/a%20%231.json", tests: [] },
        { schema: "../schemas/b.json#/$defs/c", tests: [] },
        { schema: { type: "null" }, tests: [] },
        { schema: "https://json-schema.org/draft/2020-12/schema", tests: [] },
      ],
    });
    expect((await argot(["test", "--generate", "tests/deep/b.test.json"], { cwd })).code).toBe(2);
    const { code, err } = await argot(["test", "--generate", "b.test.json"], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const groups = written(cwd, "b.test.json") as unknown as readonly Written[];
    expect(groups.map(({ schema, tests: made }) => [schema, made.map(({ data }) => data)])).toEqual([
      ["schemas/a%20%231.json", ["a", null]],
      ["schemas/b.json#/$defs/c", [null, 1, 0]],
    ]);
    expect((await argot(["test", "--coverage-threshold", "100"], { cwd })).code).toBe(0);
  });

  test("says what cannot be shown, and why", async () => {
    const cwd = folder({
      "a.json": {
        type: ["string", "object"],
        pattern: "^[a-z]+$",
        minLength: 1,
        properties: { no: false, never: { type: "string", enum: [1] } },
      },
      "a.test.json": { schema: "a.json", tests: [] },
    });
    const { code, err } = await argot(["test", "--generate", "b.test.json"], { cwd });
    expect(code).toBe(0);
    expect(err).toContain("argot: not everything of ");
    expect(err).toMatch(/a\.json:1 \/minLength +never fails: proven: no value fails because of it alone\n/);
    expect(err).not.toContain("/pattern");
  });

  test("the exit code is that of the tests, and their coverage is reported", async () => {
    const cwd = folder({
      ...files,
      "order.test.json": { schema: "order.json", tests: [{ description: "wrong", data: {}, valid: true }] },
    });
    const { code, out } = await argot(["test", "--generate", "more.test.json", "--coverage", "text"], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/order\.json +.*never holds/s);
    expect(written(cwd).tests.length).toBeGreaterThan(7);
  });

  test("a schema that cannot be used fails its tests", async () => {
    const cwd = folder({ "a.json": { type: "strin" }, "a.test.json": { schema: "a.json", tests } });
    const { code, out } = await argot(["test", "--generate", "b.test.json"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain("the schema cannot be used");
  });

  test("refuses --watch", async () => {
    expect((await argot(["test", "--watch", "--generate", "a.test.json"], { cwd: folder(files) })).code).toBe(2);
  });
});
