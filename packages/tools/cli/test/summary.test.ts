// The summary of errors: counts by keyword.
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const schema = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "required": ["id"],
  "properties": {
    "id": { "type": "integer", "minimum": 1 },
    "price": { "anyOf": [{ "type": "number" }, { "type": "string", "pattern": "^[A-Z]{3} " }] }
  }
}`;
const lines = ['{"id":1}', '{"id":0}', '{"id":0}', '{"id":2,"price":"18.50"}', ""].join("\n");

describe("argot validate --report summary", () => {
  test("counts errors by the keyword that causes them", async () => {
    const cwd = folder({ "order.schema.json": schema, "orders.ndjson": lines });
    const run = await argot(["validate", "order.schema.json", "orders.ndjson", "--report", "summary"], { cwd });
    expect(run).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "",
        "out": "2 × must be at least 1, is 0
          by order.schema.json:6:32 /properties/id/minimum, first at orders.ndjson:2:7 /id
      1 × must match the pattern "^[A-Z]{3} ", is "18.50" (must match at least one of the alternatives, matches none)
          by order.schema.json:7:16 /properties/price/anyOf, first at orders.ndjson:4:17 /price
      1 valid, 3 invalid
      ",
      }
    `);
  });

  test("counts as many errors as the other reports have, over files and lines", async () => {
    const values = Array.from({ length: 60 }, (_, i) => ({
      id: i % 3 === 0 ? "x" : i % 5,
      price: i % 2 === 0 ? [] : 1,
    }));
    const cwd = folder({
      "s.json": schema,
      "a.ndjson": values.map((value) => `${JSON.stringify(value)}\n`).join(""),
      "b.json": values[0],
      "c.json": [],
      "d.json": "{",
    });
    const args = ["validate", "s.json", "a.ndjson", "b.json", "c.json", "d.json", "--report"];
    const { out: json } = await argot([...args, "json"], { cwd });
    const all = json
      .trim()
      .split("\n")
      .flatMap((line) => (JSON.parse(line) as { errors: { absoluteKeywordLocation: string }[] }).errors);
    const counts = new Map<string, number>();
    for (const { absoluteKeywordLocation: kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const { out, code } = await argot([...args, "summary"], { cwd });
    expect(code).toBe(2);
    const shown = Array.from(out.matchAll(/^ *(\d+) ×/gm), ([, count]) => Number(count));
    expect(shown).toEqual([...counts.values()].toSorted((a, b) => b - a));
    expect(out).toMatch(/\d+ valid, \d+ invalid, 1 unusable\n$/);
  });

  test("shows text of data escaped", async () => {
    const cwd = folder({ "s.json": { additionalProperties: false }, "d.json": { "\u001B[31m\n::error::": 1 } });
    const { out } = await argot(["validate", "s.json", "d.json", "--report", "summary"], { cwd });
    expect(out).not.toContain("\u001B");
    expect(out.split("\n")).toHaveLength(4);
  });
});
