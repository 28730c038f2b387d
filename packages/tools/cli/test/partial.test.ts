// What is certain about texts that are cut off.
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { argot, folder } from "./run.js";

const schema = {
  type: "object",
  properties: { city: { enum: ["Oslo", "Rome"] }, nights: { type: "array", items: { type: "integer" } } },
  required: ["city"],
  additionalProperties: false,
};

test("each text has its state, and what is wrong with it", async () => {
  const cwd = folder({
    "trip.schema.json": schema,
    "open.json": '{"nights": [1, 2',
    "valid.json": '{"city": "Oslo"}',
    "invalid.json": '{\n  "city": "Paris", "nights": [',
    "broken.json": '{"city": Oslo',
  });
  const files = ["open", "valid", "invalid", "broken"].map((name) => `${name}.json`);
  const { out, err, code } = await argot(["validate", "trip.schema.json", ...files, "--partial"], { cwd });
  expect({ err, code }).toEqual({ err: "", code: 1 });
  expect(out).toMatchInlineSnapshot(`
    "open  open.json, reads /nights/1
    valid  valid.json
    invalid  invalid.json:2:12
    - /city: must be one of "Oslo", "Rome", is "P"
    broken  broken.json:1:10: is not JSON: expected a value, found "O"
    "
  `);
  const quiet = await argot(["validate", "trip.schema.json", ...files.slice(0, 2), "--partial", "--quiet"], { cwd });
  expect(quiet).toEqual({ out: "", err: "", code: 0 });
});

test("standard input is read until nothing can mend it", async () => {
  const cwd = folder({ "trip.schema.json": schema });
  let count = 0;
  const stdin = Readable.from(
    (function* pieces() {
      for (const piece of ['{"nights":', "[1,", '"two"', ",3,4,5"]) {
        count++;
        yield Buffer.from(piece);
      }
    })(),
    { highWaterMark: 1 },
  );
  const { out, code } = await argot(["validate", "trip.schema.json", "-", "--partial", "--json"], { cwd, stdin });
  expect(code).toBe(1);
  expect(count).toBe(3);
  expect(JSON.parse(out)).toMatchObject({
    data: "-",
    state: "invalid",
    position: { line: 1, column: 14, offset: 13 },
    openPath: ["nights"],
    errors: [{ instanceLocation: "/nights/1", message: "must be integer, is string" }],
    value: { nights: [1, "two"] },
  });
});

test("what has no meaning with it is refused", async () => {
  const cwd = folder({ "s.json": {}, "d.json": {} });
  const run = async (...more: string[]): Promise<string> =>
    (await argot(["validate", "s.json", "d.json", "--partial", ...more], { cwd })).err;
  expect(await run("--report", "sarif")).toContain('--partial has no report "sarif"');
  expect(await run("--watch")).toContain("--watch");
  expect((await argot(["validate", "auto", "d.json", "--partial"], { cwd })).err).toContain("--partial needs a schema");
});
