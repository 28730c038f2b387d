// Bundlers, and a tool that copies the files that a program needs, make programs that load parts of `argot` after they have started. If
// one fails, look at scripts/lib/late-parts.mjs.
import { cpSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ended, packedDependencies, Project, run } from "./project.js";

const tools = { "@vercel/ncc": "^0.38", "@vercel/nft": "^1", esbuild: "^0.25", rolldown: "^1", webpack: "^5" };

const program = `
const isObject = createArgot().compile({ type: "object", required: ["a"] });
// More values than the loop takes before compiled code replaces it.
for (let i = 0; i < 500; i++) if (!isObject({ a: 1 })) throw new Error("valid");
if (isObject.validate({}).errors[0]?.keyword !== "required") throw new Error("invalid");
if (createArgot({ dialect: "draft-06" }).compile({ type: "object" })(1)) throw new Error("draft-06");
`;

const esbuild = `import { build } from "esbuild";
  const options = { entryPoints: [entry], bundle: true, platform: "node", format, outfile };`;
/** What makes `outfile` of `entry`, as a program. */
const makers = {
  esbuild: `${esbuild} await build(options);`,
  "esbuild with conditions": `${esbuild} await build({ ...options, conditions: ["production"] });`,
  rolldown: `import { rolldown } from "rolldown";
    await (await rolldown({ input: entry, platform: "node", logLevel: "silent" })).write({ file: outfile, format });`,
  webpack: `import path from "node:path"; import webpack from "webpack";
    const output = { path: path.resolve(path.dirname(outfile)), filename: path.basename(outfile) };
    await new Promise((resolve, reject) => webpack({ entry: "./" + entry, mode: "production", target: "node", output },
      (error, stats) => (error ?? stats.hasErrors() ? reject(error ?? new Error(stats.toString("errors-only"))) : resolve())));`,
};

const project = new Project({
  "entry.mjs": `import { createArgot } from "argot";${program}`,
  "entry.cjs": `const { createArgot } = require("argot");${program}`,
});

beforeAll(() =>
  project.install({ dependencies: { argot: packedDependencies["argot"], ...tools }, overrides: packedDependencies }),
);

describe.each([
  { format: "esm", extension: ".mjs" },
  { format: "cjs", extension: ".cjs" },
])("a program as $format", ({ format, extension }) => {
  const entry = `entry${extension}`;

  test.each(Object.entries(makers))("%s", async (name, maker) => {
    const make = `make-${name.replaceAll(" ", "-")}-${format}.mjs`;
    // Webpack writes CommonJS.
    const outfile = `out/${name.replaceAll(" ", "-")}-${format}${name === "webpack" ? ".cjs" : extension}`;
    project.write(make, `const entry = "${entry}", format = "${format}", outfile = "${outfile}";\n${maker}`);
    expect(await project.run(["node", make])).toEqual(ended(0));
    expect(await project.run(["node", outfile])).toEqual(ended(0));
  });

  test("ncc", async () => {
    const ncc = ["node", "node_modules/@vercel/ncc/dist/ncc/cli.js"];
    expect(await project.run([...ncc, "build", entry, "-o", `out/${format}`])).toEqual(ended(0));
    expect(await project.run(["node", `out/${format}/index${extension}`])).toEqual(ended(0));
  });

  test("nft", async () => {
    project.write(
      `trace-${format}.mjs`,
      `import { nodeFileTrace } from "@vercel/nft";
      console.log(JSON.stringify([...(await nodeFileTrace(["${entry}"])).fileList]));`,
    );
    const traced = await project.run(["node", `trace-${format}.mjs`]);
    expect(traced).toEqual(ended(0));
    const files = JSON.parse(traced.out) as readonly string[];
    expect(files).toContain(entry);
    const copy = new Project({}).folder;
    for (const file of files) cpSync(path.join(project.folder, file), path.join(copy, file));
    expect(await run(copy, ["node", entry])).toEqual(ended(0));
  });
});
