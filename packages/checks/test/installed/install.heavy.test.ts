// All packages, installed by npm into an empty project, and used as a new user would.
import path from "node:path";
import { rolldown } from "rolldown";
import { beforeAll, expect, test } from "vitest";
import { ended, packedDependencies, Project } from "./project.js";

const program = `
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

const project = new Project({
  "schema.json": { type: "object", required: ["a"] },
  "broken.json": { type: "objec" },
  "older.json": { $schema: "http://json-schema.org/draft-07/schema#" },
  "valid.json": { a: 1 },
  "valid.yaml": "a: 1\n",
  "invalid.json": {},
  "use.js": program,
  "small.js": small,
  "pinned/argot.config.ts": configuration,
});

beforeAll(() => project.installByNpm({ type: "module", dependencies: packedDependencies }));

test("a program validates, translates and renders", async () => {
  expect(await project.run(["node", "use.js"])).toEqual(ended(0));
});

const pinned = ["--config", "pinned/argot.config.ts"];

test.each([
  ["valid data", 0, ["validate", "schema.json", "valid.json", "valid.yaml"]],
  ["invalid data", 1, ["validate", "schema.json", "invalid.json"]],
  ["a broken schema", 2, ["validate", "broken.json", "valid.json"]],
  ["a configuration in TypeScript", 0, ["config", ...pinned]],
  ["a schema of the pinned dialect", 0, ["validate", "schema.json", "valid.json", ...pinned]],
  ["a schema of another dialect", 2, ["validate", "older.json", "valid.json", ...pinned]],
] as const)("npx argot: %s", async (_name, code, args) => {
  expect(await project.run(["npx", "--no-install", "argot", ...args])).toEqual(ended(code));
});

// Published files must mark code without side effects, so that bundlers can remove it.
test("a bundle with one keyword contains no other", async () => {
  const bundle = await rolldown({
    input: path.join(project.folder, "small.js"),
    platform: "neutral",
    logLevel: "silent",
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const found = Array.from(output[0].code.matchAll(/typedKeyword\(\{\s+id: "([^"]*)"/g), ([, id]) => id);
  expect(found).toEqual([expect.stringContaining("minimum")]);
});
