// Installs the packed `argot` with npm beside bundlers and a tool that copies the files that a program needs, and runs what they make: a
// program that loads parts of `argot` after it has started.
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reason, run, withTarballs } from "./lib/pack.mjs";
import { shell } from "./lib/pnpm.mjs";
import { finish } from "./lib/report.mjs";

// Remove the npm settings of the process that started this script: a new user does not have them.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name)));

const tools = { "@vercel/ncc": "^0.38", "@vercel/nft": "^1", esbuild: "^0.25", rolldown: "^1", webpack: "^5" };

const program = `
const isObject = createArgot().compile({ type: "object", required: ["a"] });
// More values than the loop takes before compiled code replaces it.
for (let i = 0; i < 500; i++) if (!isObject({ a: 1 })) throw new Error("valid");
if (isObject.validate({}).errors[0]?.keyword !== "required") throw new Error("invalid");
if (createArgot({ dialect: "draft-06" }).compile({ type: "object" })(1)) throw new Error("draft-06");
`;
const entries = {
  "entry.mjs": `import { createArgot } from "argot";${program}`,
  "entry.cjs": `const { createArgot } = require("argot");${program}`,
};

/** What makes \`out/<name>\` of \`entry\`, as a program. */
const makers = {
  esbuild: `await esbuild.build({ entryPoints: [entry], bundle: true, platform: "node", format, outfile });`,
  "esbuild with conditions": `await esbuild.build({
    entryPoints: [entry], bundle: true, platform: "node", format, outfile, conditions: ["production"] });`,
  rolldown: `await (await rolldown({ input: entry, platform: "node", logLevel: "silent" })).write({ file: outfile, format });`,
  webpack: `await new Promise((resolve, reject) => webpack(
    { entry: "./" + entry, mode: "production", target: "node", output: { path: path.resolve("out"), filename: path.basename(outfile) } },
    (error, stats) => (error ?? stats.hasErrors() ? reject(error ?? new Error(stats.toString("errors-only"))) : resolve())));`,
};
const imports = `import * as esbuild from "esbuild"; import path from "node:path"; import { rolldown } from "rolldown";
import webpack from "webpack";`;

await withTarballs(async (tarballs, temp) => {
  const project = path.join(temp, "project");
  const packed = tarballs.filter(
    ({ pack }) => pack.manifest.name === "argot" || pack.manifest.name.startsWith("@argot/"),
  );
  const argot = Object.fromEntries(packed.map(({ pack, tarball }) => [pack.manifest.name, `file:${tarball}`]));
  mkdirSync(project);
  const manifest = { private: true, dependencies: { argot: argot["argot"], ...tools }, overrides: argot };
  writeFileSync(path.join(project, "package.json"), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(entries)) writeFileSync(path.join(project, name), text);

  /** @type {string[]} */
  const problems = [];
  /** @type {(what: string, file: string, args: readonly string[], cwd?: string) => Promise<string>} */
  const step = async (what, file, args, cwd = project) => {
    try {
      return (await run(file, args, { cwd, shell, env })).stdout;
    } catch (error) {
      problems.push(`${what}:\n${reason(error)}`);
      return "";
    }
  };
  await step("npm install", "npm", ["install", "--no-audit", "--no-fund"]);
  for (const entry of Object.keys(entries)) {
    const extension = path.extname(entry);
    const format = extension === ".mjs" ? "esm" : "cjs";
    for (const [i, [name, maker]] of Object.entries(makers).entries()) {
      // Webpack writes CommonJS.
      const outfile = `out/${i}-${format}${name === "webpack" ? ".cjs" : extension}`;
      const settings = `const entry = "${entry}", format = "${format}", outfile = "${outfile}";`;
      writeFileSync(path.join(project, "make.mjs"), `${imports}${settings}${maker}`);
      await step(`${name}, ${format}`, "node", ["make.mjs"]);
      await step(`what ${name} makes, ${format}`, "node", [outfile]);
    }
    await step(`ncc, ${format}`, "node", [
      "node_modules/@vercel/ncc/dist/ncc/cli.js",
      "build",
      entry,
      "-o",
      `out/${format}`,
    ]);
    await step(`what ncc makes, ${format}`, "node", [`out/${format}/index${extension}`]);

    const trace = `import { nodeFileTrace } from "@vercel/nft"; console.log(JSON.stringify([...(await nodeFileTrace(["${entry}"])).fileList]));`;
    writeFileSync(path.join(project, "trace.mjs"), trace);
    const files = /** @type {string[]} */ (JSON.parse((await step(`nft, ${format}`, "node", ["trace.mjs"])) || "[]"));
    const copy = path.join(temp, format);
    for (const file of files) cpSync(path.join(project, file), path.join(copy, file));
    if (files.length > 0) await step(`what nft copies, ${format}`, "node", [entry], copy);
  }
  finish(
    "bundles",
    problems,
    'Run "npm run build" first; if it still fails, look at scripts/lib/late-parts.mjs.',
    "programs that bundlers make of argot load its parts",
  );
});
