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

/** The formats of modules, with the endings of their files: an entry and a bundle for each. */
const formats = { esm: ".mjs", cjs: ".cjs" };

/** What bundles both entries, as the end of a program. It is started once, since a bundler takes long to load. */
const makers = {
  esbuild: `import { build } from "esbuild";
    for (const { format, entry, outfile } of bundles)
      await build({ entryPoints: [entry], bundle: true, platform: "node", format, outfile });`,
  "esbuild with conditions": `import { build } from "esbuild";
    for (const { format, entry, outfile } of bundles)
      await build({ entryPoints: [entry], bundle: true, platform: "node", format, outfile, conditions: ["production"] });`,
  rolldown: `import { rolldown } from "rolldown";
    for (const { format, entry, outfile } of bundles)
      await (await rolldown({ input: entry, platform: "node", logLevel: "silent" })).write({ file: outfile, format });`,
  // One of them is minified, which takes longer than all else.
  webpack: `import path from "node:path"; import webpack from "webpack";
    const configurations = bundles.map(({ format, entry, outfile }) => ({
      entry: "./" + entry, mode: "production", target: "node", optimization: { minimize: format === "esm" },
      output: { path: path.resolve(path.dirname(outfile)), filename: path.basename(outfile) },
    }));
    await new Promise((resolve, reject) => webpack(configurations, (error, stats) =>
      (error ?? stats.hasErrors() ? reject(error ?? new Error(stats.toString("errors-only"))) : resolve())));`,
};

const project = new Project({
  "entry.mjs": `import { createArgot } from "argot";${program}`,
  "entry.cjs": `const { createArgot } = require("argot");${program}`,
});

beforeAll(() => project.install({ dependencies: { argot: packedDependencies["argot"], ...tools } }));

test.each(Object.entries(makers))("%s", async (name, maker) => {
  const folder = name.replaceAll(" ", "-");
  const bundles = Object.entries(formats).map(([format, extension]) => ({
    format,
    entry: `entry${extension}`,
    // Webpack writes CommonJS.
    outfile: `${folder}/${format}${name === "webpack" ? ".cjs" : extension}`,
  }));
  project.write(`${folder}.mjs`, `const bundles = ${JSON.stringify(bundles)};\n${maker}`);
  expect(await project.run(["node", `${folder}.mjs`])).toEqual(ended(0));
  expect(await Promise.all(bundles.map(({ outfile }) => project.run(["node", outfile])))).toEqual([ended(0), ended(0)]);
});

describe.each(Object.entries(formats))("a program as %s", (format, extension) => {
  const entry = `entry${extension}`;

  test("ncc", async () => {
    const ncc = ["node", "node_modules/@vercel/ncc/dist/ncc/cli.js"];
    expect(await project.run([...ncc, "build", entry, "-o", `ncc/${format}`])).toEqual(ended(0));
    expect(await project.run(["node", `ncc/${format}/index${extension}`])).toEqual(ended(0));
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
