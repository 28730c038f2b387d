// `argot validate` by the table of data in the configuration.
import { readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { schemaLoader } from "../src/schemas/load-schema.js";
import { argot, folder } from "./run.js";

const config = {
  data: [
    { files: ["orders/**/*.json"], schema: "schemas/order.json" },
    { files: ["events/*.ndjson"], schema: "https://acme.example/event" },
  ],
  schemas: ["schemas/*.json"],
};
const files = {
  "argot.config.json": config,
  "schemas/order.json": { properties: { id: { type: "integer" } } },
  "schemas/event.json": { $id: "https://acme.example/event", type: "object" },
  "orders/a.json": { id: 1 },
  "orders/deep/b.json": { $schema: "../lax.json", id: "1" },
  "orders/lax.json": true,
  "events/a.ndjson": "{}\n[]\n{}\n",
  "other/a.json": { $schema: "../schemas/order.json", id: "1" },
  "other/b.json": { id: "1" },
};

describe("argot validate", () => {
  test("without arguments validates all data of the project", async () => {
    const dir = folder(files);
    for (const cwd of [dir, path.join(dir, "orders")]) {
      // oxlint-disable-next-line no-await-in-loop -- one folder after the other
      const { code, out, err } = await argot(["validate", "--report", "compact"], { cwd });
      expect({ code, err }).toEqual({ code: 1, err: "" });
      const from = (name: string): string => path.relative(cwd, path.join(dir, name));
      expect(out).toContain(`${from("orders/deep/b.json")}: invalid`);
      expect(out).toContain(`${from("events/a.ndjson")}:2: invalid`);
      expect(out).not.toContain("other");
    }
  });

  test.each<[args: string[], code: number, text: string]>([
    [["auto", "orders/a.json"], 0, "orders/a.json"],
    // The table counts, not what the file says of itself.
    [["auto", "orders/deep/b.json"], 1, "orders/deep/b.json"],
    [["auto", "other/a.json"], 1, "other/a.json"],
    [
      ["auto", "other/b.json"],
      2,
      'other/b.json has no schema: name one on the command line, in $schema of the value, or under "data"',
    ],
    [["auto", "orders/a.json", "--no-config"], 2, "orders/a.json has no schema"],
    [["schemas/order.json", "other/b.json"], 1, "other/b.json"],
    [["orders/a.json"], 2, "no data is named: name it after the schema; argot validate auto orders/a.json takes"],
    [["--no-config"], 2, "neither a schema nor data is named"],
    [["--ref", "schemas/order.json", "orders/a.json"], 2, "no data is named: put --ref and its files last"],
  ])("%j: %i", async (args, code, text) => {
    const run = await argot(["validate", ...args], { cwd: folder(files) });
    expect(run).toMatchObject({ code });
    expect(run.out + run.err).toContain(text);
  });

  test("lets each line of NDJSON name its schema", async () => {
    const dir = folder({
      "s/a.json": { required: ["a"] },
      "s/b.json": { required: ["b"] },
      "lines.ndjson": ['{"$schema":"s/a.json","a":1}', '{"$schema":"s/b.json","a":1}', "{}", "{", ""].join("\n"),
    });
    const args = ["validate", "auto", "lines.ndjson", "--valid-to", "valid", "--report", "compact"];
    const { code, out, err } = await argot(args, { cwd: dir });
    expect(code).toBe(2);
    expect(out).toMatch(/^lines\.ndjson:2: invalid\n.*"b"/);
    expect(err).toContain("lines.ndjson:3 has no schema");
    expect(err).toContain("lines.ndjson:4:2 is not JSON");
    expect(readFileSync(path.join(dir, "valid"), "utf8")).toBe('{"$schema":"s/a.json","a":1}\n');
  });

  test("reads the project once for all schemas of the table", async () => {
    const names = Array.from({ length: 20 }, (_, i) => `${i}`);
    const cwd = folder({
      "argot.config.json": { data: names.map((name) => ({ files: [`d/${name}.json`], schema: `s/${name}.json` })) },
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`d/${name}.json`, 1],
          [`s/${name}.json`, { $ref: "0.json" }],
        ]),
      ),
      "s/0.json": '{"type":"string","type":"integer"}',
      "s/7.json": { $ref: "gone.json" },
    });
    const { code, out, err } = await argot(["validate", "-q"], { cwd });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.match(/the name "type" is here again/g)).toHaveLength(1);
    expect(err.match(/the schema cannot be used/g)).toHaveLength(1);
    const load = schemaLoader(
      { refs: [], remote: { access: "offline", hosts: [], used: new Map() } },
      { cwd, env: {}, stdin: Readable.from([]) },
      () => Promise.resolve(),
    );
    const loaded = await Promise.all(["s/0.json", "s/1.json", "s/19.json"].map(load));
    expect(new Set(loaded.map(({ sources }) => sources)).size).toBe(1);
  });

  test("reads schemas with one identifier that files name", async () => {
    const schema = (type: string): object => ({ $id: "https://acme.example/", type });
    const cwd = folder({
      "a/s.json": schema("object"),
      "a/d.json": { $schema: "s.json" },
      "b/s.json": schema("array"),
      "b/d.json": { $schema: "s.json" },
    });
    expect(await argot(["validate", "auto", "a/d.json", "b/d.json", "--report", "compact"], { cwd })).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^a\/d.json: valid\nb\/d.json: invalid\n/) as string,
      err: "",
    });
  });

  test("refuses a pattern that matches no file", async () => {
    const cwd = folder({ "argot.config.json": { data: [{ files: ["gone/*"], schema: "s.json" }] }, "s.json": true });
    const { code, err } = await argot(["validate"], { cwd });
    expect(code).toBe(2);
    expect(err).toContain("gone/* matches no file");
    expect(err).toMatch(/file +argot\.config\.json:1:\d+/);
  });
});
