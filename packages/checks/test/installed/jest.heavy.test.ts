// Jest runs tests that import or require `argot`: with CommonJS and ES modules, with ts-jest and @swc/jest, without configuration of
// modules. TypeScript compiles a program that resolves modules as `node10` does. If one fails, look at the condition "require" in
// packages/argot/package.json.
import { beforeAll, expect, test } from "vitest";
import { ended, packedDependencies, Project } from "./project.js";

/** The versions of Jest, by the names that they are installed under. */
const versions = { jest29: "npm:jest@29", jest30: "npm:jest@30" };
const newest = "jest30";
const tools = { "@swc/core": "^1", "@swc/jest": "^0.2", "@types/jest": "^30", "ts-jest": "^29", typescript: "^5.9" };

const names = "createArgot, SchemaError, ValidationError";
const body = `
test("argot loads parts after the modules have been reset", () => {
  const isLetter = createArgot().compile({ type: "object", required: ["a"], properties: { a: { pattern: "^a+$" } } });
  if (typeof jest === "object") jest.resetModules();
  expect(isLetter.validate({}).errors).toMatchObject([{ messageId: "https://json-schema.org/keyword/required" }]);
  for (let i = 0; i < 500; i++) expect(isLetter({ a: "a" })).toBe(true);
  expect(() => isLetter.assert({})).toThrow(ValidationError);
  expect(() => createArgot().compile({ type: 1 })).toThrow(SchemaError);
});

test("argot", () => {
  const isLetter = createArgot().compile({ type: "object", required: ["a"], properties: { a: { pattern: "^a+$" } } });
  // More values than the loop takes before compiled code replaces it.
  for (let i = 0; i < 500; i++) expect(isLetter({ a: "a" })).toBe(true);
  expect(isLetter.validate({}).errors).toHaveLength(1);
  expect(() => isLetter.assert({})).toThrow(ValidationError);
  expect(() => createArgot().compile({ type: 1 })).toThrow(SchemaError);
  const { code } = compileModule(createArgot(), { any: {} }, { runtime: "argot/runtime" });
  expect(() => checkRuntime(/checkRuntime\\("(.*?)"/.exec(code)?.[1] ?? "")).not.toThrow();
  expect(() => checkRuntime("0.0.0")).toThrow(ModuleVersionError);
  expect(inspect(createArgot(), {}).plan).toContain("entry");
});
`;
const required = `const { ${names} } = require("argot");
const { compileModule } = require("argot/module");
const { inspect } = require("argot/inspect");
const { checkRuntime, ModuleVersionError } = require("argot/runtime");
${body}`;
const imported = `import { ${names} } from "argot";
import { compileModule } from "argot/module";
import { inspect } from "argot/inspect";
import { checkRuntime, ModuleVersionError } from "argot/runtime";
${body}`;
const typed = imported
  .replace(`{ ${names} }`, `{ ${names}, type Validator }`)
  .replace("const isLetter", "const isLetter: Validator");

/** Tests that fail: Jest prints why. The value has 100 issues. */
const failing = `const { createArgot } = require("argot");
const validator = createArgot().compile({ items: { type: "object", required: ["id"], properties: { id: { type: "integer" } } } });
const value = Array.from({ length: 100 }, (_, id) => ({ id: String(id) }));
test("uncaught", () => { validator.assert(value); });
test("thrown", () => { expect(() => validator.assert(value)).not.toThrow(); });
test("rejected", async () => { await expect((async () => validator.assert(value))()).resolves.toBe(1); });
test("error", () => { let error; try { validator.assert(value); } catch (thrown) { error = thrown; } expect(error).toBeUndefined(); });
test("faulty", () => { createArgot().compile({ properties: { a: { type: "strin" } } }); });
`;

/** The configuration of Jest for each kind of test: nothing but the tools. */
const configurations = {
  commonjs: {},
  esm: { testMatch: ["**/*.test.mjs"], transform: {} },
  swc: { transform: { "\\.ts$": "@swc/jest" } },
  // It does the same in each Jest, and takes longer than all others.
  "ts-jest": { transform: { "\\.ts$": "ts-jest" } },
};
const kinds = Object.entries(configurations);

/** The kinds of tests in each version of Jest, in one process. */
const projectsOf = (version: string): readonly object[] =>
  kinds
    .filter(([kind]) => kind !== "ts-jest" || version === newest)
    .map(([kind, configuration]) => ({ ...configuration, displayName: kind, rootDir: kind }));

const options = { strict: true, skipLibCheck: false, target: "es2022", lib: ["es2023", "esnext.disposable"] };
const node10 = { ...options, module: "commonjs", moduleResolution: "node10", types: ["jest"], noEmit: true };

const project = new Project({
  "commonjs/a.test.js": required,
  "esm/a.test.mjs": imported,
  "ts-jest/a.test.ts": typed,
  "ts-jest/tsconfig.json": { compilerOptions: node10 },
  "swc/a.test.ts": typed,
  "failing/a.test.js": failing,
});

beforeAll(() => project.install({ dependencies: { ...packedDependencies, ...versions, ...tools } }));

test("Node requires argot", async () => {
  const program = 'require("argot").createArgot().compile({}).assert(1)';
  expect(await project.run(["node", "-e", program])).toEqual(ended(0));
});

test("TypeScript finds the types with node10", async () => {
  expect(await project.run(["node", "node_modules/typescript/bin/tsc", "-p", "ts-jest"])).toEqual(ended(0));
});

test.each(Object.keys(versions))("%s", async (version) => {
  const projects = projectsOf(version);
  project.write(`${version}.json`, { projects });
  const jest = ["node", "--experimental-vm-modules", `node_modules/${version}/bin/jest.js`, "--runInBand", "--json"];
  const result = await project.run([...jest, "--config", `${version}.json`]);
  expect(result).toEqual(ended(0));
  expect(JSON.parse(result.out)).toMatchObject({
    numPassedTestSuites: projects.length,
    numPassedTests: 2 * projects.length,
  });
});

test.each(Object.keys(versions))("%s prints of an error no more than a reader wants", async (version) => {
  project.write("failing.json", { rootDir: "failing" });
  const jest = ["node", `node_modules/${version}/bin/jest.js`, "--config", "failing.json", "--no-color"];
  const { err } = await project.run(jest);
  const failures = err.split(/^ {2}● /m).slice(1);
  expect(failures.map((text) => /\w+/.exec(text)?.[0])).toEqual(["uncaught", "thrown", "rejected", "error", "faulty"]);
  // The message, and the lines of the program around it.
  for (const text of failures) expect(text.length, text).toBeLessThan(1800);
});
