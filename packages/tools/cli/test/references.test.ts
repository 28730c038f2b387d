import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const schema = { properties: { a: { $ref: "sub/a.json" } } };
const run = (cwd: string, ...args: string[]): ReturnType<typeof argot> => argot(["validate", ...args], { cwd });

describe("references to files are followed", () => {
  test("by relative paths, from file to file, in every format of schemas", async () => {
    const cwd = folder({
      "s.json": schema,
      "sub/a.json": { $ref: "b.yaml#/$defs/b" },
      "sub/b.yaml": "$defs:\n  b: {$ref: ../c.json5}\n",
      "sub/unused.json": "torn",
      "c.json5": "{type: 'string'}",
      "d.json": { a: 1 },
    });
    const { code, out } = await run(cwd, "s.json", "d.json");
    expect(code).toBe(1);
    expect(out).toContain("by c.json5:1:2 /type");
    expect((await argot(["compile", "s.json", "-o", "-"], { cwd })).code).toBe(0);
  });
  test("beside a file whose $id is as far from the URI", async () => {
    const cwd = folder({
      "s/order.json": { $id: "https://example.com/v1/order.json", properties: { a: { $ref: "parts/a.json" } } },
      "s/parts/a.json": { $id: "https://example.com/v1/parts/a.json", type: "string" },
      "d.json": { a: 1 },
    });
    expect((await run(cwd, "s/order.json", "d.json")).code).toBe(1);
  });
  test("but not to files outside of the working directory and of the folder of the schema", async () => {
    const cwd = folder({ "in/x/s.json": { $ref: "../../out/secret.json" }, "out/secret.json": true, "in/d.json": 1 });
    const { code, err } = await run(`${cwd}/in`, "x/s.json", "d.json");
    expect(code).toBe(2);
    expect(err).toContain("give its document with --ref");
  });
  test("all documents that are missing are reported at once", async () => {
    const cwd = folder({
      "s.json": { properties: { a: { $ref: "none.json" }, b: { $ref: "https://example.com/b#/x" } } },
      "d.json": 1,
    });
    const { code, err } = await run(cwd, "s.json", "d.json");
    expect(code).toBe(2);
    expect(err).toMatch(/refers to 2 documents that are not known: give them with --ref/);
    expect(err).toMatch(/^ {2}s\.json:1:28 {2}none\.json\n {2}s\.json:1:53 {2}https:\/\/example\.com\/b\n$/m);
  });
  test("--ref takes folders and globs", async () => {
    const files = {
      "s.json": { properties: { a: { $ref: "https://example.com/a" }, b: { $ref: "https://example.com/b" } } },
      "defs/a.json": { $id: "https://example.com/a", type: "string" },
      "defs/b.yaml": "$id: https://example.com/b\ntype: string\n",
      "d.json": { a: 1, b: 2 },
    };
    for (const ref of ["defs", "defs/*"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await run(folder(files), "s.json", "d.json", "--ref", ref)).code).toBe(1);
    }
    expect((await run(folder(files), "s.json", "d.json", "--ref", "none/*")).err).toContain("no file matches none/*");
  });
});

describe("auto", () => {
  const files = {
    "schemas/a.json": { $id: "https://example.com/a", required: ["x"] },
    "schemas/b.json": { required: ["y"] },
    "data/by-path.json": { $schema: "../schemas/b.json" },
    "data/by-uri.yaml": "$schema: https://example.com/a\nx: 1\n",
    "data/without.json": {},
    "data/gone.json": { $schema: "../gone.json" },
    "lines.ndjson": "{}",
  };
  test("takes the schema that each value names", async () => {
    const args = ["auto", "data/by-path.json", "data/by-uri.yaml", "--ref", "schemas/a.json"];
    const { code, out, err } = await run(folder(files), ...args);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain('✘ data/by-path.json\n  data/by-path.json:1:1 (root) must have property "y"');
    expect(out).toContain("by schemas/b.json:1:2 /required\n✔ data/by-uri.yaml\n1 valid, 1 invalid\n");
  });
  test("a value whose schema is not known does not stop the others", async () => {
    const args = [
      "auto",
      "data/without.json",
      "data/gone.json",
      "data/by-uri.yaml",
      "lines.ndjson",
      "data/by-path.json",
    ];
    const { code, out, err } = await run(folder(files), ...args);
    expect(code).toBe(2);
    expect(out).toContain("0 valid, 1 invalid, 4 unusable\n");
    expect(err).toContain("argot: data/without.json has no schema: name one");
    expect(err).toContain("argot: there is no file gone.json: check the name\n  data  data/gone.json\n");
    expect(err).toContain("argot: no schema is known under https://example.com/a");
    expect(err).toContain("argot: lines.ndjson:1 has no schema");
  });
});
