// Installs the packed packages with npm into an empty project, and uses them as a new user would.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { reason, run, withTarballs } from "./lib/pack.mjs";
import { shell } from "./lib/pnpm.mjs";
import { finish } from "./lib/report.mjs";

// Remove the npm settings of the process that started this script: a new user does not have them.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name)));

const script = `
import assert from "node:assert/strict";
import { draft202012 } from "@argot/dialects/2020-12";
import { withErrorMessages } from "@argot/more-keywords/error-message";
import { german } from "@argot/messages/de";
import { parseSource, renderIssues } from "@argot/source-text";
import { createArgot, localise, SchemaError } from "argot";
const validate = createArgot().compile({ type: "object", required: ["a"] });
assert.equal(validate({ a: 1 }), true);
assert.equal(validate.validate({}).valid, false);
assert.equal(validate.output({}, "flag").valid, false);
assert.throws(() => createArgot().compile({ type: "objec" }), SchemaError);
assert.match(localise(validate.validate(1).errors, german)[0].message, /^muss vom Typ object sein/);
// argot contains a copy of the engine, which other packages do not share.
const own = createArgot({ dialects: [withErrorMessages(draft202012)] });
const data = parseSource("a: 1", { name: "data.yaml" });
const { errors } = own.compile({ required: ["b"], errorMessage: { required: { b: "b is missing" } } }).validate(data.value);
assert.match(renderIssues(errors, { data }), /data.yaml:1:1 .* b is missing/);
`;

const configuration = `
import { defineConfig } from "@argot/config";
const dialect: string = "@argot/dialects/v1#v1Strict";
export default defineConfig({ dialect, pin: true });
`;

const small = `
import { createArgot, defineDialect, defineVocabulary } from "@argot/core";
import { minimum } from "@argot/validation";
const vocabulary = defineVocabulary({ uri: "https://example.com/vocab/small", keywords: { minimum } });
const dialect = defineDialect({ uri: "https://example.com/dialect/small", vocabularies: [vocabulary] });
export const validate = createArgot({ dialects: [dialect] }).compile({ minimum: 1 });
`;

/**
 * What is wrong with a bundle of one keyword. Published files must mark code without side effects, so that bundlers can remove it.
 *
 * @param {string} input
 */
async function bundleProblems(input) {
  const bundle = await rolldown({ input, platform: "neutral", logLevel: "silent" });
  const { output } = await bundle.generate();
  await bundle.close();
  const found = Array.from(output[0].code.matchAll(/typedKeyword\(\{\s+id: "([^"]*)"/g), ([, id]) => id);
  return found.length === 1 ? [] : [`a bundle of one keyword has ${found.length}: ${found.join(", ")}`];
}

await withTarballs(async (tarballs, temp) => {
  const project = path.join(temp, "project");
  mkdirSync(project);
  /** @param {string} name @param {unknown} value */
  const writeJson = (name, value) => writeFileSync(path.join(project, name), JSON.stringify(value));
  const packed = Object.fromEntries(tarballs.map(({ pack, tarball }) => [pack.manifest.name, `file:${tarball}`]));
  writeJson("package.json", { private: true, type: "module", dependencies: packed });
  writeJson("schema.json", { type: "object", required: ["a"] });
  writeJson("broken.json", { type: "objec" });
  writeJson("valid.json", { a: 1 });
  writeJson("invalid.json", {});
  writeFileSync(path.join(project, "valid.yaml"), "a: 1\n");
  writeFileSync(path.join(project, "use.js"), script);
  writeFileSync(path.join(project, "small.js"), small);
  mkdirSync(path.join(project, "pinned"));
  writeFileSync(path.join(project, "pinned", "argot.config.ts"), configuration);
  writeJson("older.json", { $schema: "http://json-schema.org/draft-07/schema#" });

  /** @type {string[]} */
  const problems = [];
  /** @param {string} what @param {number} expected @param {string[]} command */
  const step = async (what, expected, [file = "", ...args]) => {
    if (problems.length > 0) return;
    try {
      await run(file, args, { cwd: project, shell, env });
      if (expected !== 0) problems.push(`${what}: exit code 0, expected ${expected}`);
    } catch (error) {
      const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
      if (code !== expected)
        problems.push(`${what}: exit code ${String(code)}, expected ${expected}\n${reason(error)}`);
    }
  };

  await step("npm install", 0, ["npm", "install", "--no-audit", "--no-fund"]);
  await step("import argot", 0, ["node", "use.js"]);
  await step("argot validate, valid", 0, [
    "npx",
    "--no-install",
    "argot",
    "validate",
    "schema.json",
    "valid.json",
    "valid.yaml",
  ]);
  await step("argot validate, invalid", 1, ["npx", "--no-install", "argot", "validate", "schema.json", "invalid.json"]);
  await step("argot validate, no schema", 2, ["npx", "--no-install", "argot", "validate", "broken.json", "valid.json"]);
  const pinned = ["--config", "pinned/argot.config.ts"];
  await step("argot config", 0, ["npx", "--no-install", "argot", "config", ...pinned]);
  await step("argot validate, pinned", 0, [
    "npx",
    "--no-install",
    "argot",
    "validate",
    "schema.json",
    "valid.json",
    ...pinned,
  ]);
  await step("argot validate, another dialect", 2, [
    "npx",
    "--no-install",
    "argot",
    "validate",
    "older.json",
    "valid.json",
    ...pinned,
  ]);

  const session = path.join(import.meta.dirname, "lib/cli-session.mjs");
  await step("a session on the command line", 0, ["node", session, "node_modules/@argot/cli/dist/bin.js"]);

  if (problems.length === 0) problems.push(...(await bundleProblems(path.join(project, "small.js"))));

  finish(
    "install",
    problems,
    'Run "npm run build" first; if it still fails, look for a dependency or an export that only the workspace provides.',
    `${tarballs.length} packed packages install and work`,
  );
});
