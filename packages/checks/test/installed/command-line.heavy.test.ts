// Only the command line, installed into an empty project, and used as in a project of schemas.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { ended, type Ended, packedDependencies, Project, userEnv } from "./project.js";

const installed = new Project({});
const bin = path.join(installed.folder, "node_modules/@argot/cli/dist/bin.js");

beforeAll(() => installed.install({ dependencies: { "@argot/cli": packedDependencies["@argot/cli"] } }));

const $schema = "https://json-schema.org/draft/2020-12/schema";
const ref = ["--ref", "person.schema.json"];

/** A project with two schemas, data, and tests. */
const orders = (): Project =>
  new Project({
    "order.schema.json": {
      $schema,
      type: "object",
      properties: { by: { $ref: "person.schema.json" } },
      required: ["by"],
    },
    "person.schema.json": { $schema, title: "A person", type: "string", minLength: 1 },
    "order.json": { by: "Ada" },
    "wrong.json": { by: "" },
    "order.test.json": {
      schema: "order.schema.json",
      tests: [
        { description: "an order", dataPath: "order.json", valid: true },
        { description: "no name", data: { by: "" }, valid: false, errors: [{ keyword: "minLength" }] },
      ],
    },
  });

const argot = (project: Project, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  project.run([process.execPath, bin, ...args], { env: { ...userEnv, ...env } });

test("--version prints it, and loads nothing else: it would have to wait for that", async () => {
  const project = orders();
  const folder = path.join(project.folder, "loaded");
  expect(await argot(project, ["--version"], { NODE_V8_COVERAGE: folder })).toEqual(ended(0, /^\d+\.\d+\.\d+/));
  const loaded = readdirSync(folder).flatMap((name) => {
    const { result } = JSON.parse(project.read(`loaded/${name}`)) as { readonly result: readonly { url: string }[] };
    return result
      .filter(({ url }) => url.startsWith("file:"))
      .map(({ url }) => fileURLToPath(url).replaceAll("\\", "/"));
  });
  expect(loaded).toContainEqual(expect.stringContaining("/cli/dist/"));
  const needed = /\/commander\/|\/cli\/dist\/|\/fastest-levenshtein\/|\/printable\.js$/;
  expect(loaded.filter((each) => !needed.test(each))).toEqual([]);
});

test("validate", async () => {
  const project = orders();
  expect(await argot(project, ["validate", "order.schema.json", "order.json", ...ref])).toEqual(ended(0));
  expect(await argot(project, ["validate", "order.schema.json", "wrong.json", ...ref])).toEqual(ended(1));
});

test("check reports schemas without errors", async () => {
  const all = /^✔ order\.schema\.json\n✔ person\.schema\.json\n2 without errors, 0 with errors\n$/;
  expect(await argot(orders(), ["check", "order.schema.json", "person.schema.json"])).toEqual(ended(0, all));
});

test("check reports what is wrong in two forms, and corrects some of it", async () => {
  const project = orders();
  project.write("faulty.schema.json", `{\n  "type": "string",\n  "minimum": 1,\n  "$ref": "#/nowhere"\n}\n`);
  const reports = ["--report", "sarif=check.sarif", "--report", "compact"];
  expect(await argot(project, ["check", "faulty.schema.json", ...reports])).toEqual(
    ended(1, /line 4, column 11\): there is no schema at faulty\.schema\.json#\/nowhere/),
  );
  expect(JSON.parse(project.read("check.sarif"))).toMatchObject({ runs: [{ results: [{}, {}, {}] }] });

  expect(await argot(project, ["check", "faulty.schema.json", "--fix"])).toEqual(ended(1));
  expect(project.read("faulty.schema.json")).toBe(
    `{\n  "$schema": "${$schema}",\n  "type": "string",\n  "$ref": "#/nowhere"\n}\n`,
  );
});

test("argot test, with coverage", async () => {
  const project = orders();
  const coverage = ["--coverage", "text", "--coverage", "html=c.html", "--coverage", "lcov=c.info"];
  const tested = await argot(project, ["test", ...coverage]);
  expect(tested).toEqual(ended(0, /2 passed, 0 failed\n/));
  expect(tested.out).toMatch(/person\.schema\.json +100\.0 % \(2\/2\) +75\.0 % \(3\/4\)/);
  expect(project.read("c.info")).toMatch(/^SF:order\.schema\.json$/m);
  expect(await argot(project, ["test", "-q", "--coverage-threshold", "99"])).toEqual(ended(1));
});

test("argot test --watch runs again after a change", async () => {
  const project = orders();
  const child = spawn(process.execPath, [bin, "test", "--watch"], { cwd: project.folder, env: userEnv });
  let out = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (out += text));
  const printed = async (pattern: RegExp): Promise<void> => {
    await expect.poll(() => out).toMatch(pattern);
    out = "";
  };
  try {
    await printed(/2 passed, 0 failed\n[^]*waiting for changes/);
    project.write("order.json", { by: "" });
    await printed(/1 passed, 1 failed\n[^]*waiting for changes/);
    project.write("order.json", "{");
    await printed(/order\.json:1:2 is not JSON[^]*waiting for changes/);
  } finally {
    child.kill();
  }
});

test("bundle writes a schema that needs no other", async () => {
  const project = orders();
  expect(await argot(project, ["bundle", "order.schema.json", "-o", "bundle.json"])).toEqual(ended(0));
  expect(await argot(project, ["validate", "bundle.json", "order.json"])).toEqual(ended(0));
  expect(await argot(project, ["validate", "bundle.json", "wrong.json"])).toEqual(ended(1));
});

test("types", async () => {
  expect(await argot(orders(), ["types", "order.schema.json", ...ref])).toEqual(
    ended(0, /export interface Order \{\n {2}by: Person;\n\}/),
  );
});

test("annotate", async () => {
  const project = orders();
  expect(await argot(project, ["annotate", "order.schema.json", "order.json", ...ref])).toEqual(
    ended(0, /title {2}"A person"/),
  );
  expect(await argot(project, ["annotate", "order.schema.json", "wrong.json", ...ref])).toEqual(ended(1));
});

test("inspect", async () => {
  expect(await argot(orders(), ["inspect", "order.schema.json", "--references"])).toEqual(
    ended(0, /→ person\.schema\.json#/),
  );
});

test("compile writes a module that needs no package", async () => {
  const project = orders();
  const files = ["order.schema.json", "person.schema.json"];
  expect(await argot(project, ["compile", ...files, "-o", "schemas.mjs", "--errors"])).toEqual(ended(0));
  const module = (await import(/* @vite-ignore */ pathToFileURL(path.join(project.folder, "schemas.mjs")).href)) as {
    readonly [name: string]: (value: unknown) => boolean;
  };
  expect([module["isOrder"]?.({ by: "a" }), module["isOrder"]?.({ by: "" }), module["isPerson"]?.("a")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("init writes a configuration, by which schemas are found", async () => {
  const project = orders();
  expect(await argot(project, ["init"])).toEqual(ended(0));
  expect(await argot(project, ["validate", "order.schema.json", "order.json"])).toEqual(ended(0));
  expect(await argot(project, ["init"])).toEqual(ended(2));
});

test.each(["bash", "zsh", "fish"])("completion for %s", async (shell) => {
  expect(await argot(orders(), ["completion", shell])).toEqual(ended(0, /coverage-threshold/));
});

test("check proves what is wrong in a schema", async () => {
  const project = orders();
  project.write("never.schema.json", { $schema, type: "string", minLength: 2, enum: ["a", "b"] });
  expect(await argot(project, ["check", "never.schema.json", "--report", "compact"])).toEqual(
    ended(1, /no value is valid/),
  );
});

test("diff shows an incompatible change by a value", async () => {
  const project = orders();
  project.write("new.schema.json", { $schema, title: "A person", type: "string", minLength: 2 });
  expect(await argot(project, ["diff", "person.schema.json", "person.schema.json"])).toEqual(ended(0));
  const changed = await argot(project, ["diff", "person.schema.json", "new.schema.json", "--json"]);
  expect(changed).toEqual(ended(1, /"minLength"/));
});

test("generate makes values that validate accepts or refuses, and a test file", async () => {
  const project = orders();
  const schema = ["order.schema.json", ...ref];
  const valid = await argot(project, ["generate", ...schema, "--count", "3"]);
  expect(valid).toEqual(ended(0, /^\{"by":.*\}\n\{"by":/));
  const invalid = await argot(project, ["generate", ...schema, "--invalid", "--form", "reasons"]);
  expect(invalid).toEqual(ended(0, /"breaks":\["person\.schema\.json#\/minLength"\]/));
  const cover = ["--form", "test", "--cover", "-o", "generated.test.json"];
  expect(await argot(project, ["generate", ...schema, ...cover])).toEqual(ended(0));
  expect(await argot(project, ["test", "generated.test.json", "-q"])).toEqual(ended(0));
  expect(await argot(project, ["test", "order.test.json", "--generate", "more.test.json"])).toEqual(ended(0));
  expect(await argot(project, ["test", "more.test.json", "-q"])).toEqual(ended(0));
});

test("upgrade, inline and merge write schemas that accept the same values", async () => {
  const project = orders();
  const draft04 = {
    $schema: "http://json-schema.org/draft-04/schema#",
    id: "old.schema.json",
    allOf: [{ minimum: 0 }],
  };
  project.write("old.schema.json", { ...draft04, definitions: { a: { exclusiveMinimum: true, minimum: 1 } } });
  expect(await argot(project, ["upgrade", "old.schema.json"])).toEqual(ended(0, /proven to accept the same values/));
  expect(JSON.parse(project.read("old.schema.json"))).toMatchObject({ $schema, $defs: { a: { exclusiveMinimum: 1 } } });
  expect(await argot(project, ["merge", "old.schema.json"])).toEqual(ended(0, /"minimum": 0/));
  const inlined = await argot(project, ["inline", "order.schema.json", ...ref, "-o", "inlined.json"]);
  expect(inlined).toEqual(ended(0));
  expect(project.read("inlined.json")).not.toContain("$ref");
  expect(await argot(project, ["diff", "order.schema.json", "inlined.json", ...ref])).toEqual(ended(0));
});

test("an unknown command leads to the one that was meant", async () => {
  const mistaken = await argot(orders(), ["chekc"]);
  expect(mistaken).toEqual(ended(2));
  expect(mistaken.err).toMatch(/did you mean check\?/);
});
