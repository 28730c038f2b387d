// Installs the packed packages with npm beside Jest, and runs tests that import or require `argot`: with CommonJS and ES modules, with
// ts-jest and @swc/jest, without configuration of modules. Also compiles a program that resolves modules as `node10` does.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reason, run, withTarballs } from "./lib/pack.mjs";
import { shell } from "./lib/pnpm.mjs";
import { finish } from "./lib/report.mjs";

// Remove the npm settings of the process that started this script: a new user does not have them.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name)));

/** The versions of Jest that are tested, by the names that they are installed under. */
const jest = { jest29: "npm:jest@29", jest30: "npm:jest@30" };
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

/** The files of each kind of test. */
const files = {
  "commonjs/a.test.js": required,
  "esm/a.test.mjs": imported,
  "ts-jest/a.test.ts": typed,
  "swc/a.test.ts": typed,
};
const options = { strict: true, skipLibCheck: false, target: "es2022", lib: ["es2023", "esnext.disposable"] };
const node10 = { ...options, module: "commonjs", moduleResolution: "node10", types: ["jest"], noEmit: true };

/** The configuration of Jest for each kind of test: nothing but the tools. */
const configurations = {
  commonjs: {},
  esm: { testMatch: ["**/*.test.mjs"], transform: {} },
  "ts-jest": { transform: { "\\.ts$": "ts-jest" } },
  swc: { transform: { "\\.ts$": "@swc/jest" } },
};

await withTarballs(async (tarballs, temp) => {
  const project = path.join(temp, "project");
  const packed = Object.fromEntries(tarballs.map(({ pack, tarball }) => [pack.manifest.name, `file:${tarball}`]));
  const manifest = { private: true, dependencies: { ...packed, ...jest, ...tools } };
  mkdirSync(project);
  writeFileSync(path.join(project, "package.json"), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(project, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(project, name), text);
  }
  writeFileSync(path.join(project, "ts-jest/tsconfig.json"), JSON.stringify({ compilerOptions: node10 }));

  /** @type {string[]} */
  const problems = [];
  /** @param {string} what @param {string} file @param {readonly string[]} args */
  const step = async (what, file, args) => {
    try {
      await run(file, args, { cwd: project, shell, env });
    } catch (error) {
      problems.push(`${what}:\n${reason(error)}`);
    }
  };
  await step("npm install", "npm", ["install", "--no-audit", "--no-fund"]);
  await step("require in Node", "node", ["-e", 'require("argot").createArgot().compile({}).assert(1)']);
  await step("TypeScript, node10", "node", ["node_modules/typescript/bin/tsc", "-p", "ts-jest"]);
  for (const version of Object.keys(jest)) {
    for (const [kind, configuration] of Object.entries(configurations)) {
      writeFileSync(path.join(project, `${kind}.json`), JSON.stringify({ ...configuration, rootDir: kind }));
      const program = ["--experimental-vm-modules", `node_modules/${version}/bin/jest.js`, "--config", `${kind}.json`];
      await step(`${version}, ${kind}`, "node", program);
    }
  }
  finish(
    "jest",
    problems,
    'Run "npm run build" first; if it still fails, look at the condition "require" in packages/argot/package.json.',
    "Jest loads argot in every way",
  );
});
