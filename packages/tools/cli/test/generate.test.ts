import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const order = {
  type: "object",
  properties: {
    id: { type: "integer", minimum: 1 },
    to: { anyOf: [{ type: "null" }, { type: "string", pattern: "^[A-Z]{2}$" }] },
    items: { type: "array", items: { $ref: "item.json" }, maxItems: 2 },
  },
  required: ["id"],
};
const files = { "order.json": order, "item.json": { enum: ["a", "b", 12] } };

const linesOf = (out: string): unknown[] =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);

describe("argot generate", () => {
  const isOrder = createArgot()
    .add(files["item.json"], "https://example.com/item.json")
    .compile({ $id: "https://example.com/order.json", ...order });

  test("writes values that are valid, as many as are wanted", async () => {
    const cwd = folder(files);
    const { code, out, err } = await argot(["generate", "order.json"], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const values = linesOf(out);
    expect(values[0]).toEqual({ id: 1 });
    expect(values).toHaveLength(10);
    expect(values.filter((each) => isOrder(each))).toEqual(values);
    const more = linesOf((await argot(["generate", "order.json", "--count", "50", "--seed", "3"], { cwd })).out);
    expect(new Set(more.map((each) => JSON.stringify(each))).size).toBe(50);
    expect(more.filter((each) => isOrder(each))).toEqual(more);
    expect((await argot(["generate", "order.json", "--count", "50", "--seed", "3"], { cwd })).out).toBe(
      more.map((each) => `${JSON.stringify(each)}\n`).join(""),
    );
  });

  test("takes what the schema suggests: examples, defaults and formats", async () => {
    const schema = {
      type: "object",
      properties: {
        name: { type: "string", examples: [7, "Ada"] },
        mail: { type: "string", format: "email", maxLength: 20 },
        short: { type: "string", format: "date-time", maxLength: 3 },
        size: { enum: ["s", "m"], default: "m" },
        home: { type: "object", properties: { city: { type: "string", default: "x" } }, examples: [{ city: "Ulm" }] },
      },
      required: ["name", "mail", "short", "size", "home"],
    };
    const { out } = await argot(["generate", "a.json", "--count", "2"], { cwd: folder({ "a.json": schema }) });
    expect(linesOf(out)).toEqual([
      { name: "Ada", mail: "ada@example.com", short: "a", size: "m", home: { city: "Ulm" } },
      // The other constant is shown too.
      { name: "Ada", mail: "ada@example.com", short: "a", size: "s", home: { city: "Ulm" } },
    ]);
    const { out: invalid } = await argot(["generate", "a.json", "--invalid", "--form", "reasons"], {
      cwd: folder({ "a.json": schema }),
    });
    expect(linesOf(invalid)).toContainEqual({
      value: { name: "Ada", mail: "aaaaaaaaaaaaaaaaaaaaa", short: "a", size: "m", home: { city: "Ulm" } },
      breaks: ["a.json#/properties/mail/maxLength"],
    });
  });

  test("says what each value breaks", async () => {
    const { out } = await argot(["generate", "order.json", "--invalid", "--cover", "--form", "reasons"], {
      cwd: folder(files),
    });
    const found = linesOf(out) as { value: unknown; breaks: string[] }[];
    expect(found.map(({ breaks }) => breaks.join())).toEqual([
      "order.json#/type",
      "order.json#/required",
      "order.json#/properties/id/type",
      "order.json#/properties/id/minimum",
      "order.json#/properties/to/anyOf",
      "order.json#/properties/items/type",
      "order.json#/properties/items/maxItems",
      "item.json#/enum",
      "order.json#/properties/to/anyOf/0/type",
      "order.json#/properties/to/anyOf/1/type",
      "order.json#/properties/to/anyOf/1/pattern",
    ]);
    expect(found.filter(({ value }) => isOrder(value))).toEqual([]);
    // Alternatives fail as a whole.
    for (const { value, breaks } of found.filter((each) => !each.breaks[0]?.includes("anyOf")))
      expect(isOrder.validate(value).errors.map(({ keyword }) => keyword)).toEqual([breaks[0]?.split("/").at(-1)]);
  });

  test("a test file passes, and exercises all of the schema", async () => {
    const cwd = folder(files);
    expect(
      (await argot(["generate", "order.json", "--form", "test", "--cover", "-o", "order.test.json"], { cwd })).code,
    ).toBe(0);
    const { schema, tests } = JSON.parse(readFileSync(path.join(cwd, "order.test.json"), "utf8")) as {
      schema: string;
      tests: { valid: boolean }[];
    };
    expect([schema, new Set(tests.map(({ valid }) => valid)).size]).toEqual(["order.json", 2]);
    const { code, out } = await argot(["test", "--coverage", "text", "--coverage-threshold", "100"], { cwd });
    expect(code, out).toBe(0);
  });

  test("no value is no success", async () => {
    const cwd = folder({ "never.json": { type: "string", minLength: 3, maxLength: 2 }, "any.json": true });
    const never = await argot(["generate", "never.json"], { cwd });
    expect([never.code, never.out]).toEqual([1, ""]);
    expect(never.err).toContain("argot: no value is valid: this is proven");
    const always = await argot(["generate", "any.json", "--invalid"], { cwd });
    expect([always.code, always.out]).toEqual([1, ""]);
    expect(always.err).toContain("no value breaks one keyword");
  });

  test("does not write to what it reads", async () => {
    const cwd = folder(files);
    const { code, err } = await argot(["generate", "order.json", "-o", "item.json"], { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining("item.json")]);
    expect(existsSync(path.join(cwd, "item.json"))).toBe(true);
    expect(readFileSync(path.join(cwd, "item.json"), "utf8")).toBe(JSON.stringify(files["item.json"]));
  });
});

describe("--mutate", () => {
  const original = { id: 7, to: "DE", items: ["a"] };
  const cwdWith = (value: unknown): string => folder({ ...files, "value.json": value });
  const mutate = ["generate", "order.json", "--mutate", "value.json"];

  test("changes one place of a value so that it breaks one keyword", async () => {
    const { code, out, err } = await argot([...mutate, "--form", "reasons"], { cwd: cwdWith(original) });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const found = linesOf(out) as { value: unknown; breaks: readonly string[] }[];
    const at = (...names: readonly string[]): readonly string[] =>
      names.map((name) => `order.json#/properties/${name}`);
    expect(found.map(({ value, breaks }) => [value, breaks])).toEqual([
      [{ ...original, id: 7.5 }, at("id/type")],
      [{ ...original, id: 0 }, at("id/minimum")],
      // Without any of the three, it would be valid.
      [{ ...original, to: "DEE" }, at("to/anyOf", "to/anyOf/0/type", "to/anyOf/1/pattern")],
      [{ ...original, to: true }, at("to/anyOf/1/type")],
      [{ ...original, items: ["aa"] }, ["item.json#/enum"]],
      [{ ...original, items: ["a", 12, 12] }, at("items/maxItems")],
      [{ ...original, items: null }, at("items/type")],
      [{ to: "DE", items: ["a"] }, ["order.json#/required"]],
      [null, ["order.json#/type"]],
    ]);
  });

  test("a test file has the value itself, and passes", async () => {
    const cwd = cwdWith(original);
    const { code } = await argot([...mutate, "--form", "test", "-o", "order.test.json"], { cwd });
    expect(code).toBe(0);
    const { tests } = JSON.parse(readFileSync(path.join(cwd, "order.test.json"), "utf8")) as {
      tests: { description: string; data: unknown; valid: boolean }[];
    };
    expect(tests[0]).toEqual({ description: "valid", data: original, valid: true });
    expect(tests.slice(1).map(({ valid }) => valid)).toEqual(tests.slice(1).map(() => false));
    expect((await argot(["test"], { cwd })).code).toBe(0);
  });

  test("says which keywords no change breaks", async () => {
    const schema = { anyOf: [{ type: "null" }, { required: ["a", "b"], minProperties: 2 }] };
    const cwd = folder({ "a.json": schema, "null.json": null });
    const { code, out, err } = await argot(["generate", "a.json", "--mutate", "null.json", "--count", "1"], { cwd });
    expect(code).toBe(0);
    expect(linesOf(out)).toHaveLength(1);
    expect(err).toMatch(/^argot: no value breaks [0-9]+ keywords?: for these, change another value\n/);
    expect(err).toContain("a.json#/anyOf/1/minProperties  proven: no value breaks it alone\n");
  });

  test.each([
    ["a value that is not valid", { id: 0 }, [], 2, "value.json is not valid: name a valid value"],
    ["several values", '{"id":1}\n{"id":2}', [], 2, "value.json"],
    ["--invalid", original, ["--invalid"], 2, "--invalid"],
    ["to overwrite the value", original, ["-o", "value.json"], 2, "value.json"],
  ])("refuses %s", async (_, value, args, expected, message) => {
    const { code, out, err } = await argot([...mutate, ...args], { cwd: cwdWith(value) });
    expect([code, out]).toEqual([expected, ""]);
    expect(err).toContain(message);
  });

  test("no change is no success", async () => {
    const cwd = folder({ "any.json": true, "value.json": 1 });
    const { code, out, err } = await argot(["generate", "any.json", "--mutate", "value.json", "--form", "test"], {
      cwd,
    });
    expect([code, JSON.parse(out)]).toEqual([1, { schema: "any.json", tests: [] }]);
    expect(err).toContain("no value breaks one keyword by one change: this is proven");
  });
});
