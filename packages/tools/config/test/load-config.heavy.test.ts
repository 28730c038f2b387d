// Finding, resolving and refusing configurations.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { dialectUris } from "argot";
import { describe, expect, test } from "vitest";
import {
  argotOf,
  type Config,
  ConfigError,
  configSchema,
  type ConfigErrorCode,
  loadConfig,
  type LoadedConfig,
} from "../src/index.js";
import { metaSchema, packages, project } from "./project.js";

const uri = {
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
  "draft-07": "http://json-schema.org/draft-07/schema",
};

/** The values of settings, without their locations. */
const valueOf = (config: LoadedConfig, name: string): unknown =>
  config.settings.filter((setting) => setting.name === name).map(({ value }) => value);

async function errorOf(action: () => Promise<unknown>): Promise<ConfigError> {
  try {
    await action();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test("the schema has all settings, and no others", () => {
  // A record, so that a new setting does not compile without an entry here.
  const names: Record<keyof Config, true> = {
    $schema: true,
    dialect: true,
    pin: true,
    vocabularies: true,
    schemas: true,
    data: true,
    formats: true,
    contentKeywords: true,
    strict: true,
    limits: true,
    regex: true,
    tier: true,
    remote: true,
    check: true,
  };
  const { properties } = configSchema() as { properties: object };
  expect(Object.keys(properties)).toEqual(Object.keys(names));
});

describe("where a configuration is found", () => {
  const said = { dialect: "draft-07" };
  test.each<[name: string, content: unknown]>([
    ["argot.config.json", said],
    ["argot.config.json", `\uFEFF${JSON.stringify(said)}`],
    ["argot.config.js", `export default ${JSON.stringify(said)};`],
    ["argot.config.js", `module.exports = ${JSON.stringify(said)};`],
    ["argot.config.mjs", `export default ${JSON.stringify(said)};`],
    ["argot.config.ts", `type D = string; const dialect: D = "draft-07"; export default { dialect } satisfies object;`],
    [
      "argot.config.ts",
      `import type { Config } from "@argot/config"; export default { dialect: "draft-07" } as Config;`,
    ],
    ["package.json", { name: "it", argot: said }],
  ])("%s: %j", async (name, content) => {
    const dir = project({ [name]: content, "deep/er/file.txt": "" });
    for (const cwd of [dir, path.join(dir, "deep/er")]) {
      // oxlint-disable-next-line no-await-in-loop -- one folder after the other
      const config = await loadConfig({ cwd });
      expect(config.file).toBe(path.join(dir, name));
      expect(config.options.dialect).toBe(uri["draft-07"]);
    }
    expect((await loadConfig({ cwd: dir, file: name })).file).toBe(path.join(dir, name));
  });

  test("the nearest counts, and a package.json that says nothing about it does not", async () => {
    const dir = project({
      "argot.config.json": {},
      "a/package.json": { name: "a" },
      "a/b/package.json": { name: "b", argot: said },
      "a/b/c/package.json": { name: "c", argot: null },
    });
    expect((await loadConfig({ cwd: path.join(dir, "a") })).file).toBe(path.join(dir, "argot.config.json"));
    expect((await loadConfig({ cwd: path.join(dir, "a/b/c") })).file).toBe(path.join(dir, "a/b/package.json"));
  });

  test("a file by name, relative to the folder", async () => {
    const dir = project({ "sub/other.json": said, "argot.config.json": {} });
    expect((await loadConfig({ cwd: dir, file: "sub/other.json" })).options.dialect).toBe(uri["draft-07"]);
  });

  test("none", async () => {
    const config = await loadConfig({ cwd: project({ "package.json": { name: "it" } }) });
    expect(config).toMatchObject({ file: undefined, options: {}, schemas: [] });
    expect(config.settings.map(({ name, value, location }) => [name, value, location])).toEqual([
      ["dialect", uri["2020-12"], undefined],
      ["pin", false, undefined],
      ["vocabularies", [], undefined],
      ["schemas", [], undefined],
      ["data", [], undefined],
      ["formats", "as the dialect decides", undefined],
      ["contentKeywords", "annotate", undefined],
      ["strict", false, undefined],
      ["limits", "none", undefined],
      ["regex", "as the program decides", undefined],
      ["tier", "auto", undefined],
      ["remote", "nothing is fetched", undefined],
      ["check", "as each rule decides", undefined],
    ]);
  });
});

test("severities of argot check: in all files, and in some", async () => {
  const check = {
    rules: { "unknown-keyword": "error", "slow-pattern": "off" },
    overrides: [
      { files: ["drafts/**"], rules: { "unknown-keyword": "off" } },
      { files: ["**/*.old.json"], rules: { "missing-dialect": "off" } },
    ],
  };
  const dir = project({ "argot.config.json": { check } });
  const { severitiesOf } = await loadConfig({ cwd: dir });
  expect(await severitiesOf(path.join(dir, "a.json"))).toEqual(check.rules);
  expect(await severitiesOf(path.join(dir, "drafts/a/b.old.json"))).toEqual({
    "unknown-keyword": "off",
    "slow-pattern": "off",
    "missing-dialect": "off",
  });
  expect(await (await loadConfig({ cwd: project({}) })).severitiesOf(path.join(dir, "a.json"))).toEqual({});
});

describe("limits and regex", () => {
  const config = "argot.config.json";
  const slow = "^(a+)+$";

  test.each(["safe", "linear", "javascript"])("the engine %s", async (regex) => {
    const { options } = await loadConfig({ cwd: project({ [config]: { regex } }) });
    expect(options.regex?.("^a").test("ab")).toBe(true);
    expect(options.regex?.("^a") instanceof RegExp).toBe(regex !== "linear");
    expect(options.regex?.(slow) instanceof RegExp).toBe(regex === "javascript");
  });

  test("an engine of a module", async () => {
    const text = "export default { regex: (source) => ({ test: (text) => text === source }) };";
    const loaded = await loadConfig({ cwd: project({ "argot.config.mjs": text }) });
    const isSame = (await argotOf(loaded)).compile({ pattern: "(" });
    expect([isSame("("), isSame("a")]).toEqual([true, false]);
    expect(loaded.settings).toContainEqual(expect.objectContaining({ name: "regex", value: "a function" }));
  });

  test("limits", async () => {
    const loaded = await loadConfig({ cwd: project({ [config]: { limits: { depth: 0 } } }) });
    const validator = (await argotOf(loaded)).compile({ items: {} });
    expect(() => validator([1])).toThrow("the limit of 0 levels");
  });

  test.each([
    [{ limits: { dept: 1 } }, /did you mean "depth"|The limit "dept" is not known/],
    [{ limits: { depth: -1 } }, /must be at least 0/],
    [{ limits: [] }, /must be (?:an )?object/],
    [{ regex: "re2" }, /must be one of "safe", "linear", "javascript"/],
    [{ regex: {} }, /must be one of "safe", "linear", "javascript"/],
  ])("%j is refused", async (settings, reason) => {
    const error = await errorOf(() => loadConfig({ cwd: project({ [config]: settings }) }));
    expect(error).toMatchObject({ code: "invalid-config" });
    expect(error.reason).toMatch(reason);
  });
});

describe("dialects", () => {
  const files = {
    ...packages,
    "schemas/meta.json": metaSchema(),
    "meta.yaml": "$schema: https://json-schema.org/draft/2020-12/schema\n$id: https://acme.example/yaml\n",
    "dialect.mjs": "export default globalThis.forProjects.strict;",
    "dialect.ts": "export const it: unknown = (globalThis as any).forProjects.strict;",
  };
  test.each<[dialect: string, expected: string, file?: string]>([
    ["2020-12", uri["2020-12"]],
    ["draft-07", uri["draft-07"]],
    ["http://json-schema.org/draft-07/schema#", uri["draft-07"]],
    ["https://json-schema.org/v1/2026", "https://json-schema.org/v1"],
    ["@acme/dialect", "https://acme.example/lax", "node_modules/@acme/dialect/index.js"],
    ["@acme/dialect#strict", "https://acme.example/strict", "node_modules/@acme/dialect/index.js"],
    ["@acme/dialect#default", "https://acme.example/lax", "node_modules/@acme/dialect/index.js"],
    ["@acme/dialect/one", "https://acme.example/strict", "node_modules/@acme/dialect/one.js"],
    ["@acme/dialect/several#lax", "https://acme.example/lax", "node_modules/@acme/dialect/several.js"],
    ["./dialect.mjs", "https://acme.example/strict", "dialect.mjs"],
    ["./dialect.ts#it", "https://acme.example/strict", "dialect.ts"],
    ["./schemas/meta.json", "https://acme.example/meta", "schemas/meta.json"],
    ["./meta.yaml", "https://acme.example/yaml", "meta.yaml"],
  ])("%s", async (dialect, expected, file) => {
    const dir = project({ ...files, "argot.config.json": { dialect, pin: true } });
    const config = await loadConfig({ cwd: dir });
    expect(config.settings[0]).toEqual({
      name: "dialect",
      value: expected,
      location: { file: path.join(dir, "argot.config.json"), pointer: "/dialect" },
      ...(file === undefined ? {} : { origin: path.join(dir, file) }),
    });
    const argot = await argotOf(config);
    expect(argot.compile({ $schema: expected, minimum: 1 })(0)).toBe(false);
    expect(() => argot.compile({ $schema: "https://json-schema.org/draft/2019-09/schema" })).toThrow(
      `it declares the dialect https://json-schema.org/draft/2019-09/schema, but all schemas are pinned to ${expected}`,
    );
  });

  test("checks schemas against a meta-schema of the project", async () => {
    const dir = project({ ...files, "argot.config.json": { dialect: "./schemas/meta.json" } });
    const argot = await argotOf(await loadConfig({ cwd: dir }));
    expect(() => argot.compile({ maximum: 1 })).toThrow("#/maximum: must not be present");
    expect(argot.compile({ properties: { a: false } })({ a: 1 })).toBe(true);
  });

  test("takes a dialect itself", async () => {
    const text =
      "export default { dialect: globalThis.forProjects.strict, vocabularies: [globalThis.forProjects.units] };";
    const config = await loadConfig({ cwd: project({ "argot.config.mjs": text }) });
    expect([valueOf(config, "dialect"), valueOf(config, "vocabularies")]).toEqual([
      ["https://acme.example/strict"],
      ["https://acme.example/vocab/units"],
    ]);
  });
});

describe("vocabularies", () => {
  const units = "https://acme.example/vocab/units";
  const money = "https://acme.example/vocab/money";
  test.each<[written: string[], expected: string[]]>([
    [["units"], [units, money]],
    [["units#money"], [money]],
    [
      ["units#units", "units"],
      [units, money],
    ],
    [["./mine.mjs"], [money]],
  ])("%j", async (vocabularies, expected) => {
    const dir = project({
      ...packages,
      "mine.mjs": "export const { money } = globalThis.forProjects;",
      "package.json": { argot: { vocabularies } },
    });
    expect(valueOf(await loadConfig({ cwd: dir }), "vocabularies")).toEqual(expected);
  });

  test("are there for the meta-schema of the project", async () => {
    const dir = project({
      ...packages,
      "meta.json": metaSchema({ [units]: true }),
      "argot.config.json": { dialect: "./meta.json", vocabularies: ["units"] },
    });
    const { settings } = await loadConfig({ cwd: dir });
    expect(settings.slice(0, 3).map(({ name, value, origin }) => [name, value, origin])).toEqual([
      ["dialect", "https://acme.example/meta", path.join(dir, "meta.json")],
      ["pin", false, undefined],
      ["vocabularies", units, path.join(dir, "node_modules/units/index.js")],
    ]);
  });
});

describe("schemas", () => {
  const files = {
    "schemas/order.json": { properties: { id: { $ref: "parts/id.json" } } },
    "schemas/parts/id.json": { type: "integer" },
    "schemas/parts/draft/id.json": { type: "string" },
    "schemas/named.json": { $id: "https://acme.example/named", properties: { id: { $ref: "parts/id.json" } } },
    "plain.json": {
      $id: "https://acme.example/plain",
      $ref: "plain/type",
      $defs: { t: { $id: "plain/type", type: "integer" } },
    },
    "schemas/notes.md": "",
    "node_modules/other/schemas/x.json": {},
  };
  test.each<[patterns: string[], expected: string[]]>([
    [["schemas/order.json"], ["order.json"]],
    [["./schemas/order.json"], ["order.json"]],
    [["schemas/*.json"], ["named.json", "order.json"]],
    [
      ["schemas/order.json", "schemas/*.json"],
      ["order.json", "named.json"],
    ],
    [
      ["**/*.json", "!**/draft/**", "!*.json"],
      ["named.json", "order.json", "parts/id.json"],
    ],
    [["schemas/{order,named}.json"], ["named.json", "order.json"]],
    [[], []],
  ])("%j", async (schemas, expected) => {
    const dir = project({ ...files, "argot.config.json": { schemas } });
    const config = await loadConfig({ cwd: dir });
    expect(config.schemas).toEqual(expected.map((name) => path.join(dir, "schemas", name)));
  });

  test("can refer to one another by path and by identifier", async () => {
    const dir = project({
      ...files,
      "argot.config.json": { schemas: ["schemas/order.json", "schemas/parts/*.json", "plain.json"] },
    });
    const argot = await argotOf(await loadConfig({ cwd: dir }), { tier: "loop" });
    const isOrder = argot.compile(pathToFileURL(path.join(dir, "schemas/order.json")).href);
    expect([isOrder({ id: 1 }), isOrder({ id: "1" })]).toEqual([true, false]);
    const named = argot.compile({ $ref: "https://acme.example/plain" });
    expect([named(1), named("1")]).toEqual([true, false]);
  });
});

describe("options of createArgot", () => {
  test("formats and content", async () => {
    const cwd = project({
      "argot.config.json": { formats: "assert", contentKeywords: { lenient: true, maxSize: 10 } },
    });
    const config = await loadConfig({ cwd });
    expect(config.options).toMatchObject({ formats: "assert", contentKeywords: { lenient: true, maxSize: 10 } });
    const argot = await argotOf(config);
    expect(argot.compile({ format: "date" })("today")).toBe(false);
    expect(argot.compile({ contentMediaType: "application/json" })("{")).toBe(false);
  });

  const dialects = [
    "v1",
    "2020-12",
    "2019-09",
    "draft-07",
    "draft-06",
    "draft-04",
    "draft-03",
    "@acme/dialect",
    "./meta.json",
  ];
  test.each(dialects)("strict, in %s", async (dialect) => {
    const config = { dialect, strict: true };
    const cwd = project({ ...packages, "meta.json": metaSchema(), "argot.config.json": config });
    const argot = await argotOf(await loadConfig({ cwd }));
    expect(argot.compile({ minimum: 1, "x-note": "a" })(0)).toBe(false);
    expect(() => argot.compile({ minimun: 1 })).toThrow('"minimun" is not a keyword of');
    for (const each of Object.values(dialectUris)) expect(() => argot.compile(each)).not.toThrow();
    // Schemas of other dialects are checked as well.
    expect(() => argot.compile({ $schema: "http://json-schema.org/draft-06/schema#", if: true })).toThrow('"if"');
  });

  test("a format that is no format", async () => {
    const text = "export default { formats: { room: { types: 4, test: () => false, message: 'must be a room' } } };";
    const error = await loadConfig({ cwd: project({ "argot.config.mjs": text }) }).catch((each: unknown) => each);
    // The error is about the configuration, not about a definition.
    expect(error).toBeInstanceOf(ConfigError);
    expect(error).toMatchObject({ code: "invalid-config" });
  });
});

interface Refusal {
  readonly code: ConfigErrorCode;
  /** Relative to the project. */
  readonly file?: string;
  readonly pointer?: string;
  /** A text, or a pattern. */
  readonly reason: string | RegExp;
  readonly advice?: string | RegExp;
}

describe("refusals", () => {
  const config = "argot.config.json";
  const rows: readonly (readonly [what: string, files: Readonly<Record<string, unknown>>, refusal: Refusal])[] = [
    ["no JSON", { [config]: '{ "pin": tru }' }, { code: "not-readable", reason: /^it is not JSON \(/ }],
    ["nothing", { [config]: " \n" }, { code: "not-readable", reason: "it is empty", advice: /write \{\}/ }],
    ["no object", { [config]: "[]" }, { code: "invalid-config", reason: "must be object, is array" }],
    ["null", { [config]: "null" }, { code: "invalid-config", reason: "must be object, is null" }],
    [
      "a package.json that is no JSON",
      { "package.json": "{" },
      { code: "not-readable", file: "package.json", reason: /not JSON/ },
    ],
    [
      "a package.json without an object",
      { "package.json": "1" },
      { code: "not-readable", file: "package.json", reason: "it holds no object" },
    ],
    [
      "a member of package.json",
      { "package.json": { argot: { pin: 1, dialect: "v1" } } },
      { code: "invalid-config", file: "package.json", pointer: "/argot/pin", reason: "must be boolean, is integer" },
    ],
    [
      "two in one folder",
      { [config]: {}, "argot.config.ts": "" },
      { code: "ambiguous", reason: "there is another configuration beside it: argot.config.ts" },
    ],
    [
      "two in one folder, one in package.json",
      { [config]: {}, "package.json": { argot: {} } },
      { code: "ambiguous", reason: "there is another configuration beside it: package.json (its member argot)" },
    ],
    [
      "a module that does not run",
      { "argot.config.mjs": "throw new Error('no');" },
      { code: "not-loadable", file: "argot.config.mjs", reason: "it cannot be loaded (no)" },
    ],
    [
      "a module that is not TypeScript",
      { "argot.config.ts": "export default {{" },
      { code: "not-loadable", file: "argot.config.ts", reason: /^it cannot be loaded \(ParseError/ },
    ],
    [
      "a module without a default export",
      { "argot.config.mjs": "export const config = {};" },
      { code: "not-loadable", file: "argot.config.mjs", reason: "it has no default export", advice: /export default/ },
    ],
    [
      "an unknown name",
      { [config]: { dialct: "v1" } },
      { code: "invalid-config", pointer: "/dialct", reason: /did you mean "dialect"/ },
    ],
    ["a pin to nothing", { [config]: { pin: true } }, { code: "invalid-config", reason: /dialect/ }],
    [
      "a dialect that is no text",
      { [config]: { dialect: 7 } },
      { code: "invalid-config", pointer: "/dialect", reason: "must be one of string, object, is integer" },
    ],
    [
      "an object that is no dialect",
      { [config]: { dialect: {} } },
      { code: "unknown-dialect", pointer: "/dialect", reason: "this object is no dialect", advice: /defineDialect/ },
    ],
    [
      "an unknown dialect",
      { [config]: { dialect: "draft-7" } },
      {
        code: "unknown-dialect",
        pointer: "/dialect",
        reason: "there is no dialect and no package draft-7",
        advice: /one of v1, 2020-12, .*; a path begins with \.\/$/,
      },
    ],
    [
      "an unknown URI",
      { [config]: { dialect: "https://acme.example/meta" } },
      { code: "unknown-dialect", pointer: "/dialect", reason: /no standard dialect has the URI/ },
    ],
    [
      "a path to nothing",
      { [config]: { dialect: "./meta.json" } },
      { code: "unknown-module", pointer: "/dialect", reason: "there is no file ./meta.json" },
    ],
    [
      "a package without a dialect",
      { ...packages, [config]: { dialect: "@acme/dialect/none" } },
      {
        code: "no-export",
        pointer: "/dialect",
        reason: "@acme/dialect/none exports no dialect",
        advice: "it exports n; make one with defineDialect",
      },
    ],
    [
      "a package with several",
      { ...packages, [config]: { dialect: "@acme/dialect/several" } },
      {
        code: "no-export",
        pointer: "/dialect",
        reason: "@acme/dialect/several exports several dialects: lax, strict",
        advice: "choose one, as in @acme/dialect/several#lax",
      },
    ],
    [
      "a package without the one that is named",
      { ...packages, [config]: { dialect: "@acme/dialect#lenient" } },
      {
        code: "no-export",
        pointer: "/dialect",
        reason: "@acme/dialect exports no dialect named lenient",
        advice: "it exports default, strict",
      },
    ],
    [
      "a package that does not run",
      { ...packages, [config]: { dialect: "@acme/dialect/broken" } },
      {
        code: "not-loadable",
        file: "node_modules/@acme/dialect/broken.js",
        reason: "it cannot be loaded (out of order)",
      },
    ],
    [
      "a meta-schema that is none",
      { "m.json": { ...metaSchema(), type: 1 }, [config]: { dialect: "./m.json" } },
      { code: "invalid-meta-schema", pointer: "/dialect", reason: /m\.json describes no dialect: .*#\/type: must/ },
    ],
    [
      "a meta-schema that is no JSON",
      { "m.json": "{", [config]: { dialect: "./m.json" } },
      { code: "not-readable", file: "m.json", reason: /not JSON/ },
    ],
    [
      "a meta-schema that needs more",
      { "m.json": metaSchema({ "https://acme.example/vocab/units": true }), [config]: { dialect: "./m.json" } },
      {
        code: "invalid-meta-schema",
        pointer: "/dialect",
        reason: /requires the vocabulary https:\/\/acme\.example\/vocab\/units/,
        advice: /vocabularies/,
      },
    ],
    [
      "a vocabulary that is not installed",
      { [config]: { vocabularies: ["units"] } },
      {
        code: "unknown-module",
        pointer: "/vocabularies/0",
        reason: "there is no package units",
        advice: "install it; a path begins with ./",
      },
    ],
    [
      "a package without a vocabulary",
      { ...packages, [config]: { vocabularies: ["units", "@acme/dialect"] } },
      { code: "no-export", pointer: "/vocabularies/1", reason: "@acme/dialect exports no vocabulary" },
    ],
    [
      "two vocabularies of one URI",
      { ...packages, [config]: { vocabularies: ["units", "units/other"] } },
      { code: "invalid-config", pointer: "/vocabularies/1", reason: /is already given by \/vocabularies\/0/ },
    ],
    [
      "an object that is no vocabulary",
      { [config]: { vocabularies: [{ uri: "a:b" }] } },
      { code: "invalid-config", pointer: "/vocabularies/0", reason: "this object is no vocabulary" },
    ],
    [
      "a schema that is not there",
      { [config]: { schemas: ["a.json"] } },
      { code: "invalid-schemas", pointer: "/schemas/0", reason: "a.json matches no file" },
    ],
    [
      "a pattern without files",
      { "a.json": {}, [config]: { schemas: ["a.json", "schemas/**"] } },
      { code: "invalid-schemas", pointer: "/schemas/1", reason: "schemas/** matches no file" },
    ],
    [
      "an unknown value of formats",
      { [config]: { formats: "asert" } },
      { code: "invalid-config", pointer: "/formats", reason: /did you mean "assert"/ },
    ],
    ["a format that is no format", { [config]: { formats: { a: 1 } } }, { code: "invalid-config", reason: /a/ }],
    [
      "an unknown option of contentKeywords",
      { [config]: { contentKeywords: { maxSise: 1 } } },
      { code: "invalid-config", pointer: "/contentKeywords/maxSise", reason: /did you mean "maxSize"/ },
    ],
  ];
  test.each(rows)("%s", async (_, files, refusal) => {
    const { file = config, pointer = "", code, reason, advice = /./ } = refusal;
    const dir = project(files);
    const error = await errorOf(() => loadConfig({ cwd: dir }));
    expect(error).toMatchObject({ name: "ConfigError", code, file: path.join(dir, file), pointer });
    expect(error.reason).toMatch(reason);
    expect(error.advice).toMatch(advice);
    const { position } = error;
    const suffix = position ? `:${position.line}:${position.column}` : pointer && `#${pointer}`;
    expect(error.message).toBe(`${error.file}${suffix}: ${error.reason}: ${error.advice}`);
  });

  test.each<[what: string, name: string, text: string, line: number, column: number]>([
    ["what is no JSON", config, '{\n  "pin": tru\n}', 2, 10],
    ["a wrong value", config, '{\n  "dialect": "v1",\n  "pin": 1\n}', 3, 3],
    ["an unknown name", config, '{\n  "pni": true }', 2, 3],
    ["a name that is there twice", config, '{\n  "pin": true,\n  "pin": false }', 3, 3],
    ["an item", config, '{ "schemas": [\n  "a.json" ] }', 2, 3],
    ["a member of package.json", "package.json", '{ "argot": {\n  "dialect": "v2" } }', 2, 3],
  ])("%s is reported with line and column", async (_, name, text, line, column) => {
    const error = await errorOf(() => loadConfig({ cwd: project({ [name]: text }) }));
    expect(error.position).toMatchObject({ line, column });
    expect(error.message).toContain(`${name}:${line}:${column}: `);
  });

  test.each<[file: string, refusal: Refusal]>([
    ["gone.json", { code: "not-found", reason: "there is no such file" }],
    ["package.json", { code: "not-found", reason: "it has no member argot" }],
    [
      "argot.yaml",
      {
        code: "not-loadable",
        reason: "this is not the name of a configuration",
        advice: "use a name that ends in .json, .js, .mjs, .ts",
      },
    ],
    ["folder.json", { code: "not-readable", reason: "it is a directory" }],
  ])("%s, as `file`", async (file, { code, reason, advice = "" }) => {
    const dir = project({ "package.json": {}, "argot.yaml": "", "folder.json/x": "" });
    const error = await errorOf(() => loadConfig({ cwd: dir, file }));
    expect(error).toMatchObject({ code, reason, file: path.join(dir, file) });
    expect(error.advice).toContain(advice);
  });

  test.each<[what: string, content: unknown, refusal: Refusal]>([
    ["a file without a schema", [1], { code: "invalid-schemas", reason: "it holds no schema" }],
    ["a file that is no JSON", "{", { code: "not-readable", reason: /not JSON/ }],
  ])("%s, when it is added", async (_, content, { code, reason }) => {
    const dir = project({ "a.json": content, [config]: { schemas: ["a.json"] } });
    const loaded = await loadConfig({ cwd: dir });
    const error = await errorOf(() => argotOf(loaded));
    expect(error).toMatchObject({ code, file: path.join(dir, "a.json") });
    expect(error.reason).toMatch(reason);
  });
});
