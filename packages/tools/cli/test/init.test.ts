// `argot init`: the configuration for the project that stands here.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadConfig } from "@argot/config";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const draft7 = { $schema: "http://json-schema.org/draft-07/schema#" };

/** The configuration that is printed for a project. */
async function configFor(files: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { code, out, err } = await argot(["init", "--print"], { cwd: folder(files) });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out);
}

describe("argot init", () => {
  const project = {
    "schemas/a.schema.json": draft7,
    "schemas/deep/b.schema.json": draft7,
    "c.schema.yaml": "$schema: https://json-schema.org/draft/2020-12/schema\n",
    "package.json": { name: "it" },
    "node_modules/x/d.schema.json": {},
    "dist/e.schema.json": {},
  };

  test("writes a configuration that can be used", async () => {
    const cwd = folder(project);
    const { code, out } = await argot(["init"], { cwd });
    expect(code).toBe(0);
    expect(out).toContain("wrote argot.config.json: 3 schemas, no files with data found\n");
    expect(out).toContain('next: argot check "*.schema.yaml" "schemas/**/*.schema.json"\n');
    expect(JSON.parse(readFileSync(path.join(cwd, "argot.config.json"), "utf8"))).toEqual({
      dialect: "draft-07",
      schemas: ["*.schema.yaml", "schemas/**/*.schema.json"],
    });
    expect((await argot(["config"], { cwd })).code).toBe(0);
    expect(await argot(["init"], { cwd })).toMatchObject({
      code: 2,
      err: "argot: argot.config.json is here already: argot config prints it; argot init --print prints a new one\n",
    });
  });

  test("writes a table of data by which the data are validated", async () => {
    const cwd = folder({ "order.schema.json": { type: "object" }, "orders/1.json": {}, "orders/2.json": [] });
    const { out } = await argot(["init"], { cwd });
    expect(out).toContain("wrote argot.config.json: 1 schema, 2 files with data found\n");
    expect(out).toContain('next: correct "data" where it is wrong, and run argot validate\n');
    const { code, out: report } = await argot(["validate", "--report", "compact"], { cwd });
    expect({ code, report }).toMatchObject({
      code: 1,
      report: expect.stringMatching(/^orders\/1.json: valid\norders\/2.json: invalid\n/) as string,
    });
  });

  test("--print writes nothing", async () => {
    const cwd = folder({});
    expect(await argot(["init", "--print"], { cwd })).toEqual({ code: 0, out: "{}\n", err: "" });
    expect(existsSync(path.join(cwd, "argot.config.json"))).toBe(false);
  });

  test.each<[what: string, files: Record<string, unknown>, config: unknown]>([
    [
      "names of files and folders, in the singular and in the plural",
      {
        "schemas/order.schema.json": {},
        "schemas/entry.schema.json": {},
        "order.json": {},
        "big.order.yaml": "",
        "order.valid.json": {},
        "order.test.yaml": "",
        "a/orders.ndjson": "",
        "entries/1.json": {},
        "entries/2.json": {},
        "other/reorder.json": {},
      },
      {
        schemas: ["schemas/**/*.schema.json"],
        data: [
          {
            files: ["a/orders.ndjson", "big.order.yaml", "order.json", "order.valid.json"],
            schema: "schemas/order.schema.json",
          },
          { files: ["entries/**/*.json"], schema: "schemas/entry.schema.json" },
        ],
      },
    ],
    [
      "$schema of the files, in JSON, YAML, a comment of YAML and TOML, which counts before their names",
      {
        "s/a.schema.json": {},
        "s/b.json": draft7,
        "s/c.json": {},
        "data/1.json": { $schema: "../s/a.schema.json" },
        "data/a.yaml": "$schema: ../s/b.json\n",
        "data/3.yaml": "# yaml-language-server: $schema=../s/b.json\na: 1\n",
        "data/4.toml": '"$schema" = "./../s/c.json"\n',
        "data/5.json": { $schema: "gone.json" },
        "data/6.json": { $schema: "https://json.schemastore.org/package.json" },
      },
      {
        dialect: "draft-07",
        schemas: ["s/**/*.schema.json", "s/b.json"],
        data: [
          { files: ["data/1.json"], schema: "s/a.schema.json" },
          { files: ["data/**/*.yaml"], schema: "s/b.json" },
          { files: ["data/4.toml"], schema: "s/c.json" },
        ],
      },
    ],
    [
      "the settings of the editor, except for what matches no file",
      {
        ".vscode/settings.json": `{ // settings
          "json.schemas": [
            { "fileMatch": ["/conf/*.json", "gone.json"], "url": "./conf.schema.json" },
            { "fileMatch": "app.json", "url": "/app.schema.json" },
            { "fileMatch": ["x.json"], "url": "https://acme.example/x" },
            { "url": 7 }, null,
          ],
          "yaml.schemas": { "app.schema.json": "deploy/*.yaml" },
        }`,
        "conf.schema.json": {},
        "app.schema.json": {},
        "conf/a.json": {},
        "deep/app.json": {},
        "deploy/a.yaml": "",
      },
      {
        schemas: ["*.schema.json"],
        data: [
          { files: ["conf/*.json"], schema: "conf.schema.json" },
          { files: ["**/app.json"], schema: "app.schema.json" },
          { files: ["deploy/*.yaml"], schema: "app.schema.json" },
        ],
      },
    ],
    [
      "the nearest of several schemas with one name",
      {
        "a/order.schema.json": {},
        "b/order.schema.json": {},
        "b/data/order.json": {},
      },
      {
        schemas: ["a/**/*.schema.json", "b/**/*.schema.json"],
        data: [{ files: ["b/data/order.json"], schema: "b/order.schema.json" }],
      },
    ],
    [
      "files by their names where a pattern would match others, also if the names are patterns",
      { "s/[a].json": draft7, "s/data.json": {}, "[x]/a.schema.json": {}, "[x]/b.schema.json": {} },
      { dialect: "draft-07", schemas: ["\\[x\\]/**/*.schema.json", "s/\\[a\\].json"] },
    ],
    [
      "no settings that cannot be read",
      { ".vscode/settings.json": "{", "a.schema.json": {} },
      { schemas: ["*.schema.json"] },
    ],
  ])("proposes by %s", async (_what, files, expected) => expect(await configFor(files)).toEqual(expected));

  test("proposes patterns that match what was found and nothing else, whatever the files are", async () => {
    const part = fc.constantFrom("a", "b", "as", "x y", "[a]", "{b}", "ä");
    const ending = fc.constantFrom(".schema.json", ".json", ".schema.yaml", ".yaml", ".ndjson", ".test.json");
    const name = fc
      .tuple(fc.array(part, { maxLength: 2 }), part, ending)
      .map(([folders, base, end]) => [...folders, base + end].join("/"));
    const content = fc.constantFrom<unknown>({}, draft7, { $schema: "a.schema.json" }, { $schema: "../a.json" });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, content, { maxKeys: 8 }), async (files) => {
        const cwd = folder(files);
        expect((await argot(["init"], { cwd })).code).toBe(0);
        const config = await loadConfig({ cwd });
        const from = (file: string): string => path.relative(cwd, file).replaceAll("\\", "/");
        const tableOf = await config.dataFiles();
        const { data = [] } = JSON.parse(readFileSync(path.join(cwd, "argot.config.json"), "utf8")) as {
          data?: { schema: string }[];
        };
        const isSchema = (file: string): boolean =>
          /\.schema\.(?:json|yaml)$/.test(file) || (file.endsWith(".json") && files[file] === draft7);
        // Files that data name are schemas as well.
        expect(new Set(config.schemas.map(from))).toEqual(
          new Set([...Object.keys(files).filter(isSchema), ...data.map(({ schema }) => schema)]),
        );
        for (const { file } of tableOf) expect(isSchema(from(file))).toBe(false);
        // What a file declares counts.
        for (const [file, value] of Object.entries(files)) {
          const { $schema = "" } = value as { readonly $schema?: string };
          const named = path.posix.join(path.posix.dirname(file), $schema);
          if (isSchema(file) || file.includes(".test.") || !Object.hasOwn(files, named) || $schema === "") continue;
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          expect(await config.schemaOf(path.join(cwd, file))).toMatch(
            new RegExp(`${encodeURI(named).replace(/[[\]{}.]/g, "\\$&")}$`),
          );
        }
      }),
      { numRuns: 25 },
    );
  });
});
