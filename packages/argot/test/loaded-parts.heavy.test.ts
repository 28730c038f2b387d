// In Node, `argot` loads a part of its code when a program first needs it: as an ES module, and from CommonJS.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const schema = JSON.stringify({ type: "object", required: ["a"], properties: { a: { type: "string" } } });

/** What a program does after it has imported `argot`, and the parts that it loads by then. */
const programs: readonly (readonly [does: string, code: string, parts: readonly string[]])[] = [
  ["nothing", "", []],
  ["creates an instance", "createArgot();", []],
  ["validates a value", `createArgot().compile(${schema})({ a: "a" });`, []],
  [
    "uses another dialect",
    `createArgot({ dialect: "draft-06" }).compile(${schema}).validate({ a: "a" });`,
    ["check-draft-06"],
  ],
  ["asks for errors", `createArgot().compile(${schema}).validate({});`, ["reports"]],
  ["asks for annotations", `createArgot().compile(${schema}).annotations({ a: "a" });`, ["reports"]],
  [
    "validates many values",
    `const isValid = createArgot().compile(${schema}); for (let i = 0; i < 5000; i++) isValid({ a: "a" });`,
    ["compiler"],
  ],
  [
    "validates many values by the loop",
    `const isValid = createArgot({ tier: "loop" }).compile(${schema}); for (let i = 0; i < 5000; i++) isValid({ a: "a" });`,
    [],
  ],
  ["decodes content", `decode("e30=", { contentEncoding: "base64" });`, ["content"]],
  [
    "reads a host name in another script",
    `createArgot().compile({ type: "object" }); hostNames({ name: "例え.jp" });`,
    ["idna"],
  ],
  ["refuses a schema", `try { createArgot().compile({ type: 1 }); } catch {}`, ["reports"]],
];

const hostNames = `const hostNames = (value) => createArgot({ formats: "assert" })
  .compile({ properties: { name: { format: "idn-hostname" } } })(value);`;
const importing = {
  import: `import { createRequire } from "node:module"; import { createArgot, decode } from "argot";
    const loaded = createRequire(import.meta.url).cache;`,
  require: `const { createArgot, decode } = require("argot"); const loaded = require.cache;`,
};

/** The parts that a program has loaded when it ends. */
function partsOf(way: keyof typeof importing, code: string): readonly string[] {
  const program = `${importing[way]}${hostNames}${code}; console.log(JSON.stringify(Object.keys(loaded)));`;
  const type = way === "import" ? "module" : "commonjs";
  const { stdout, stderr } = spawnSync(process.execPath, [`--input-type=${type}`, "--eval", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return (JSON.parse(stdout) as readonly string[])
    .map((file) => /^(.*)-[\da-f]{8}\.cjs$/.exec(path.basename(file))?.[1])
    .filter((part) => part !== undefined)
    .sort();
}

test.each(programs)("a program that %s", (_, code, parts) => {
  expect(partsOf("import", code)).toStrictEqual(parts);
  expect(partsOf("require", code)).toStrictEqual(parts);
});

test("each part is made once, however many of its functions are called", () => {
  const program = `const Module = require("node:module");
    const made = {};
    const load = Module._load;
    Module._load = (file, ...rest) => {
      const [, part] = /([\\w-]+)-[\\da-f]{8}\\.cjs$/.exec(file) ?? [];
      const loaded = load(file, ...rest);
      return part ? (...given) => ((made[part] = (made[part] ?? 0) + 1), loaded(...given)) : loaded;
    };
    const { createArgot, decode, encode, flattenIssues, messagesByLocation, primaryIssue, toClient } = require("argot");
    const isValid = createArgot().compile(${schema});
    for (let i = 0; i < 5000; i++) isValid({ a: "a" });
    for (let i = 0; i < 5000; i++) isValid.validate({});
    const { errors } = isValid.validate({ a: 1 });
    [flattenIssues(errors), messagesByLocation(errors), primaryIssue(errors), toClient(errors)];
    encode(decode("e30=", { contentEncoding: "base64" }), { contentEncoding: "base64" });
    console.log(JSON.stringify(made));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=commonjs", "--eval", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toStrictEqual({ compiler: 1, reports: 1, content: 1 });
});
