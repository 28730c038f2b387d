// The configuration of a project in each command.
import path from "node:path";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const draft07 = "http://json-schema.org/draft-07/schema#";
const draft2020 = "https://json-schema.org/draft/2020-12/schema";

const files = {
  "argot.config.json": { dialect: "draft-07", pin: true, schemas: ["schemas/*.json"], formats: "assert" },
  "schemas/order.json": { $schema: draft07, $id: "https://acme.example/order", properties: { id: { $ref: "id" } } },
  "schemas/id.json": { $id: "https://acme.example/id", type: "integer" },
  "schemas/modern/a.json": { $schema: draft2020 },
  "day.json": { format: "date" },
  "good.json": { id: 1 },
  "bad.json": { id: "1" },
  "data/good.json": { id: 1 },
};

describe("argot validate", () => {
  test.each<[args: string[], code: number, cwd?: string]>([
    [["schemas/order.json", "good.json"], 0],
    [["schemas/order.json", "bad.json"], 1],
    [["../schemas/order.json", "good.json"], 0, "data"],
    [["schemas/order.json", "good.json", "-r", "schemas/id.json"], 0],
    [["https://acme.example/order", "bad.json"], 1],
    [["day.json", "bad.json", "--config", "argot.config.json"], 0],
    [["schemas/modern/a.json", "good.json", "--no-config"], 0],
    // The file of the reference `id` is not given.
    [["schemas/order.json", "good.json", "--no-config"], 2],
    [["schemas/modern/a.json", "good.json"], 2],
  ])("%j: %i", async (args, code, at = "") => {
    const cwd = path.join(folder(files), at);
    expect(await argot(["validate", ...args], { cwd })).toMatchObject({ code });
  });

  test("asserts formats if the configuration says so", async () => {
    const run = await argot(["validate", "day.json", "-"], { cwd: folder(files), stdin: '"today"' });
    expect(run).toMatchObject({ code: 1 });
    expect(run.out).toContain("by day.json:1:2 /format");
  });

  test.each([
    ["argot.config.json/x", "", "argot.config.json", "it is a directory"],
    ["argot.config.mjs/x", "deep", "../argot.config.mjs", "it is a directory"],
    ["package.json/x", "", "package.json", "it is a directory"],
  ])("refuses a directory in the place of a configuration: %s, from %j", async (file, at, named, reason) => {
    const cwd = path.join(folder({ [file]: "", "deep/a": "" }), at);
    const { code, err } = await argot(["config"], { cwd });
    expect(code).toBe(2);
    expect(err).toBe(
      `argot: the configuration cannot be used: name a file, or rename it\n  file      ${named}\n  location  (root)\n  reason    ${reason}\n`,
    );
  });

  test("refuses another dialect, and names both", async () => {
    const { code, out, err } = await argot(["validate", "schemas/modern/a.json", "good.json"], { cwd: folder(files) });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(
      "argot: the schema cannot be used: write the schema in the dialect of the project, or remove pin from the configuration",
    );
    expect(err).toMatch(/schema +schemas\/modern\/a\.json/);
    expect(err).toContain(
      `it declares the dialect ${draft2020}, but all schemas are pinned to http://json-schema.org/draft-07/schema`,
    );
  });

  test.each([
    ["draft-04", "", "contradicts argot.config.json, which pins http://json-schema.org/draft-07/schema"],
    ["draft-07", "", ""],
    [draft07, "", ""],
    ["draft-04", "--no-config", ""],
  ])("--dialect %s %s", async (dialect, more, message) => {
    const args = ["validate", "day.json", "good.json", "--dialect", dialect, ...(more ? [more] : [])];
    const { code, err } = await argot(args, { cwd: folder(files) });
    expect(code).toBe(message ? 2 : 0);
    expect(err).toBe(message && `argot: --dialect ${dialect} ${message}: leave it out, or use --no-config\n`);
  });

  test("--dialect overrides a configuration without pin", async () => {
    const cwd = folder({ "argot.config.json": { dialect: "draft-07" }, "s.json": { prefixItems: [false] } });
    const run = (more: string[]): ReturnType<typeof argot> =>
      argot(["validate", "s.json", "-", ...more], { cwd, stdin: "[1]" });
    expect([(await run([])).code, (await run(["--dialect", "2020-12"])).code]).toEqual([0, 1]);
  });

  test("a configuration that cannot be used", async () => {
    const cwd = folder({ "package.json": { argot: { dialects: [] } }, "s.json": true, "sub/x.json": 1 });
    const run = await argot(["validate", "../s.json", "x.json"], { cwd: path.join(cwd, "sub") });
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.err.split("\n").slice(0, 3)).toEqual([
      "argot: the configuration cannot be used: correct it",
      "  file      ../package.json:1:11",
      "  location  /argot/dialects",
    ]);
    expect(run.err).toContain('did you mean "dialect"?');
    expect(await argot(["validate", "s.json", "s.json", "--config", "gone.json"], { cwd })).toMatchObject({
      code: 2,
      err: "argot: the configuration cannot be used: check the name\n  file      gone.json\n  location  (root)\n  reason    there is no such file\n",
    });
  });
});

describe("argot compile", () => {
  test("has the schemas of the project, and names files relative to the folder that holds all", async () => {
    const cwd = folder({ ...files, "day.json": { $ref: "schemas/plain.json" }, "schemas/plain.json": { minimum: 1 } });
    const { code, out } = await argot(["compile", "day.json", "-o", "-", "--errors"], { cwd });
    expect(code).toBe(0);
    expect(out).toContain("argot:/schemas/plain.json");
    expect(out).not.toContain(cwd);
  });

  test("respects a pin", async () => {
    const run = await argot(["compile", "schemas/modern/a.json", "-o", "-"], { cwd: folder(files) });
    expect(run).toMatchObject({ code: 2, out: "" });
  });
});

describe("argot config", () => {
  test("prints each setting and its location", async () => {
    const cwd = folder({ ...files, "deep/er/x": "" });
    const { code, out } = await argot(["config"], { cwd });
    expect(code).toBe(0);
    expect(out).toBe(`argot.config.json

dialect          http://json-schema.org/draft-07/schema
                 set in argot.config.json#/dialect
pin              true
                 set in argot.config.json#/pin
vocabularies     none
schemas          schemas/id.json
                 set in argot.config.json#/schemas/0
schemas          schemas/order.json
                 set in argot.config.json#/schemas/0
data             none
formats          assert
                 set in argot.config.json#/formats
contentKeywords  annotate
strict           false
limits           none
regex            as the program decides
tier             auto
remote           nothing is fetched
check            as each rule decides
`);
    const below = await argot(["config"], { cwd: path.join(cwd, "deep/er") });
    expect(below.out).toContain("../../argot.config.json\n");
    expect(below.out).toContain("schemas          ../../schemas/id.json\n");
  });

  test("prints the file of a dialect", async () => {
    const meta = { $schema: draft2020, $id: "https://acme.example/meta" };
    const cwd = folder({ "package.json": { argot: { dialect: "./meta.json" } }, "meta.json": meta });
    const { out } = await argot(["config"], { cwd });
    expect(out).toContain(
      "dialect          https://acme.example/meta\n                 set in package.json#/argot/dialect, from meta.json\n",
    );
  });

  test("--json", async () => {
    const cwd = folder({ "argot.config.json": { dialect: "v1" } });
    const { out } = await argot(["config", "--json"], { cwd });
    const file = path.join(cwd, "argot.config.json");
    expect(JSON.parse(out)).toMatchObject({
      file,
      settings: [
        { name: "dialect", value: "https://json-schema.org/v1", location: { file, pointer: "/dialect" } },
        { name: "pin", value: false },
        { name: "vocabularies" },
        { name: "schemas" },
        { name: "data" },
        { name: "formats" },
        { name: "contentKeywords" },
        { name: "strict" },
        { name: "limits" },
        { name: "regex" },
        { name: "tier" },
        { name: "remote" },
        { name: "check" },
      ],
    });
  });

  test("without a configuration", async () => {
    const none = await argot(["config"], { cwd: folder({}) });
    expect(none.code).toBe(0);
    expect(none.out).toMatch(/^there is no configuration in .* or above it\n\ndialect {10}https:/);
    expect(JSON.parse((await argot(["config", "--json"], { cwd: folder({}) })).out)).toMatchObject({ file: null });
  });

  test("help and usage", async () => {
    expect((await argot(["config", "--help"])).out).toContain("found from the working directory upward");
    expect(await argot(["config", "x"])).toMatchObject({ code: 2 });
  });
});
