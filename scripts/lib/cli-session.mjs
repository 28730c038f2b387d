// Uses the built command line as a user would, in an empty folder. The argument is the file to run. `install-smoke.mjs` passes that of
// packed packages.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const bin = path.resolve(process.argv[2] ?? "");
const cwd = mkdtempSync(path.join(tmpdir(), "argot-session-"));

/** @param {string} name @param {unknown} content */
const file = (name, content) =>
  writeFileSync(path.join(cwd, name), typeof content === "string" ? content : JSON.stringify(content));
/** @param {string} name */
const read = (name) => readFileSync(path.join(cwd, name), "utf8");

/**
 * @param {number} expected the exit code
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function argot(expected, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  assert.equal(status, expected, `argot ${args.join(" ")}: exit code ${status}\n${stdout}${stderr}`);
  return { out: stdout, err: stderr };
}

/** The files that Node loads for a command. @param {number} expected @param {readonly string[]} args */
function loadedBy(expected, args) {
  const folder = path.join(cwd, "loaded");
  rmSync(folder, { recursive: true, force: true });
  argot(expected, args, { NODE_V8_COVERAGE: folder });
  return readdirSync(folder).flatMap((name) => {
    /** @type {{ result: { url: string }[] }} */
    const { result } = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    return result
      .filter(({ url }) => url.startsWith("file:"))
      .map(({ url }) => fileURLToPath(url).replaceAll("\\", "/"));
  });
}

const $schema = "https://json-schema.org/draft/2020-12/schema";
try {
  file("order.schema.json", {
    $schema,
    type: "object",
    properties: { by: { $ref: "person.schema.json" } },
    required: ["by"],
  });
  file("person.schema.json", { $schema, title: "A person", type: "string", minLength: 1 });
  file("order.json", { by: "Ada" });
  file("wrong.json", { by: "" });
  file("order.test.json", {
    schema: "order.schema.json",
    tests: [
      { description: "an order", dataPath: "order.json", valid: true },
      { description: "no name", data: { by: "" }, valid: false, errors: [{ keyword: "minLength" }] },
    ],
  });
  const ref = ["--ref", "person.schema.json"];

  assert.match(argot(0, ["--version"]).out, /^\d+\.\d+\.\d+/);
  argot(0, ["validate", "order.schema.json", "order.json", ...ref]);
  argot(1, ["validate", "order.schema.json", "wrong.json", ...ref]);

  assert.equal(
    argot(0, ["check", "order.schema.json", "person.schema.json"]).out,
    "✔ order.schema.json\n✔ person.schema.json\n2 without errors, 0 with errors\n",
  );
  file("faulty.schema.json", `{\n  "type": "string",\n  "minimum": 1,\n  "$ref": "#/nowhere"\n}\n`);
  const faulty = argot(1, ["check", "faulty.schema.json", "--report", "sarif=check.sarif", "--report", "compact"]);
  assert.match(faulty.out, /line 4, column 11\): there is no schema at faulty\.schema\.json#\/nowhere/);
  assert.equal(JSON.parse(read("check.sarif")).runs[0].results.length, 3);
  argot(1, ["check", "faulty.schema.json", "--fix"]);
  assert.equal(
    read("faulty.schema.json"),
    `{\n  "$schema": "${$schema}",\n  "type": "string",\n  "$ref": "#/nowhere"\n}\n`,
  );

  const tested = argot(0, ["test", "--coverage", "text", "--coverage", "html=c.html", "--coverage", "lcov=c.info"]);
  assert.match(tested.out, /2 passed, 0 failed\n/);
  assert.match(tested.out, /person\.schema\.json +100\.0 % \(2\/2\) +75\.0 % \(3\/4\)/);
  assert.match(read("c.info"), /^SF:order\.schema\.json$/m);
  argot(1, ["test", "-q", "--coverage-threshold", "99"]);

  argot(0, ["bundle", "order.schema.json", "-o", "bundle.json"]);
  argot(0, ["validate", "bundle.json", "order.json"]);
  argot(1, ["validate", "bundle.json", "wrong.json"]);

  assert.match(argot(0, ["types", "order.schema.json", ...ref]).out, /export interface Order \{\n {2}by: Person;\n\}/);
  assert.match(argot(0, ["annotate", "order.schema.json", "order.json", ...ref]).out, /title {2}"A person"/);
  argot(1, ["annotate", "order.schema.json", "wrong.json", ...ref]);
  assert.match(argot(0, ["inspect", "order.schema.json", "--references"]).out, /→ person\.schema\.json#/);

  argot(0, ["compile", "order.schema.json", "person.schema.json", "-o", "schemas.mjs", "--errors"]);
  /** @type {Record<string, (value: unknown) => boolean>} */
  const module = await import(pathToFileURL(path.join(cwd, "schemas.mjs")).href);
  assert.deepEqual(
    [module["isOrder"]?.({ by: "a" }), module["isOrder"]?.({ by: "" }), module["isPerson"]?.("a")],
    [true, false, true],
  );

  rmSync(path.join(cwd, "bundle.json"));
  argot(0, ["init"]);
  // The project has its schemas now, so that no --ref is needed.
  argot(0, ["validate", "order.schema.json", "order.json"]);
  argot(2, ["init"]);
  for (const shell of ["bash", "zsh", "fish"]) assert.match(argot(0, ["completion", shell]).out, /coverage-threshold/);
  assert.match(argot(2, ["chekc"]).err, /did you mean check\?/);

  // What a command does not need is not loaded: it would have to wait for it.
  const forVersion = loadedBy(0, ["--version"]);
  assert.deepEqual(
    forVersion.filter((each) => !/\/commander\/|\/cli\/dist\/|\/fastest-levenshtein\/|\/printable\.js$/.test(each)),
    [],
  );

  await watched();
} finally {
  rmSync(cwd, { recursive: true, force: true });
}

/** `argot test --watch` runs again after a change. */
async function watched() {
  const child = spawn(process.execPath, [bin, "test", "--watch"], { cwd });
  let out = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (out += text));
  /** @param {RegExp} pattern */
  const seen = async (pattern) => {
    const end = Date.now() + 60_000;
    while (!pattern.test(out)) {
      assert.ok(Date.now() < end, `argot test --watch has not printed ${pattern}:\n${out}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    out = "";
  };
  try {
    await seen(/2 passed, 0 failed\n[^]*waiting for changes/);
    file("order.json", { by: "" });
    await seen(/1 passed, 1 failed\n[^]*waiting for changes/);
    file("order.json", "{");
    await seen(/order\.json:1:2 is not JSON[^]*waiting for changes/);
  } finally {
    child.kill();
  }
}
