// Which schema a project has for which files.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { argotOf, ConfigError, type DataEntry, loadConfig, type LoadedConfig } from "../src/index.js";
import { project } from "./project.js";

const files = {
  "s/order.json": { type: "object" },
  "s/other.json": { type: "array" },
  "orders/a.json": {},
  "orders/deep/b.json": {},
  "orders/.hidden.json": {},
  "orders/drafts/c.json": {},
  "node_modules/p/a.json": {},
  "[id].json": {},
  "a b/ö.yaml": "",
};

const loaded = (data: readonly DataEntry[]): Promise<LoadedConfig> =>
  loadConfig({ cwd: project({ ...files, "argot.config.json": { data } }) });

/** The files of a table, with the ends of the URIs of their schemas. */
async function table(config: LoadedConfig): Promise<Readonly<Record<string, string>>> {
  const dir = path.dirname(config.file as string);
  return Object.fromEntries(
    (await config.dataFiles()).map(({ file, schema }) => [
      path.relative(dir, file),
      schema.replace(`${pathToFileURL(dir).href}/`, ""),
    ]),
  );
}

describe("the table of data", () => {
  test("gives files their schemas, and the last entry counts", async () => {
    const config = await loaded([
      { files: ["orders/**/*.json", "!**/drafts/**"], schema: "s/order.json" },
      { files: ["orders/deep/*"], schema: "./s/other.json" },
      { files: ["**/ö.yaml"], schema: "https://example.com/schema" },
    ]);
    expect(await table(config)).toEqual({
      "orders/.hidden.json": "s/order.json",
      "orders/a.json": "s/order.json",
      "orders/deep/b.json": "s/other.json",
      "a b/ö.yaml": "https://example.com/schema",
    });
  });

  test("has the same schema for a file as for all files, whatever the patterns are", async () => {
    const patterns = [
      "**/*",
      "**/*.json",
      "*/*.json",
      "orders/*",
      "!orders/drafts/*",
      "!**/.*",
      "\\[id\\].json",
      "a b/*",
    ];
    for (const first of patterns)
      for (const second of patterns) {
        if (first.startsWith("!")) continue;
        // oxlint-disable-next-line no-await-in-loop -- one project after the other
        const config = await loaded([
          { files: [first, second], schema: "s/order.json" },
          { files: ["orders/a.json"], schema: "https://example.com/schema" },
        ]);
        const dir = path.dirname(config.file as string);
        // oxlint-disable-next-line no-await-in-loop -- one project after the other
        const all = new Map((await config.dataFiles()).map((each) => [path.relative(dir, each.file), each.schema]));
        for (const name of Object.keys(files))
          // oxlint-disable-next-line no-await-in-loop -- one file after the other
          expect([first, second, name, await config.schemaOf(path.join(dir, name))]).toEqual([
            first,
            second,
            name,
            all.get(name),
          ]);
      }
  });

  test("makes its schemas those of the project, each once", async () => {
    const dir = project({
      ...files,
      "argot.config.json": {
        schemas: ["s/order.json"],
        data: [
          { files: ["orders/*"], schema: "s/other.json" },
          { files: ["orders/*"], schema: "s/order.json" },
        ],
      },
    });
    const config = await loadConfig({ cwd: dir });
    expect(config.schemas.map((file) => path.relative(dir, file))).toEqual(["s/order.json", "s/other.json"]);
    const schema = await config.schemaOf(path.join(dir, "orders/a.json"));
    expect((await argotOf(config)).compile(schema as string)([])).toBe(false);
  });

  test("is empty by default", async () => {
    const config = await loadConfig({ cwd: project({ "argot.config.json": {} }) });
    expect([await config.dataFiles(), await config.schemaOf("/a.json")]).toEqual([[], undefined]);
  });

  test.each<[data: unknown, when: "loaded" | "listed", reason: RegExp, position: string]>([
    [[{ files: ["a"], schema: "gone.json" }], "loaded", /^there is no file gone\.json$/, "1:25"],
    [[{ files: ["gone/**"], schema: "s/order.json" }], "listed", /^gone\/\*\* matches no file$/, "1:11"],
    [[{ files: ["!orders/**"], schema: "s/order.json" }], "loaded", /contain/, "1:11"],
    [[{ files: [], schema: "s/order.json" }], "loaded", /contain/, "1:11"],
    [[{ schema: "s/order.json" }], "loaded", /"files"/, "1:10"],
  ])("%j is refused when it is %s", async (data, when, reason, position) => {
    const dir = project({ ...files, "argot.config.json": { data } });
    const load = (): Promise<unknown> => loadConfig({ cwd: dir });
    const error = await (
      when === "loaded" ? load() : load().then((config) => (config as LoadedConfig).dataFiles())
    ).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    const { reason: found, position: at } = error as ConfigError;
    expect(found).toMatch(reason);
    expect(`${at?.line}:${at?.column}`).toBe(position);
  });
});
