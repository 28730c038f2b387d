// Builds the package in the current directory: tsc writes a declaration file for each source, the bundler a file for each entry
// point, and one for what they share. To load a hundred small modules takes longer than to run what is in them.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { rolldown } from "rolldown";
import { ownDescriptors } from "./lib/own-descriptors.mjs";
import { madeModule, madeModules } from "./lib/made-modules.mjs";
import { thirdPartyLicenses } from "./lib/third-party-licenses.mjs";

/** @typedef {Record<string, string>} Versions */
/** @type {{ name: string, exports?: Record<string, Record<string, string>>, bin?: Record<string, string>, dependencies?: Versions, devDependencies?: Versions, peerDependencies?: Versions }} */
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const { name, exports, bin = {}, dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;

/** @type {Record<string, string>} */
const entry = {};
for (const { "@argot/source": source, default: output = "" } of Object.values(exports ?? {})) {
  // What has no file of its own is for other packages of this repository.
  if (source && output !== "") entry[path.basename(output, ".js")] = path.resolve(source);
}
for (const file of Object.values(bin)) {
  const command = path.basename(file, ".js");
  entry[command] = path.resolve("src", `${command}.ts`);
}
// The programs of worker threads.
for (const file of exports ? readdirSync("src", { recursive: true, encoding: "utf8" }) : []) {
  if (file.endsWith(".worker.ts")) entry[path.basename(file, ".ts")] = path.resolve("src", file);
}
// Packages without exports, such as the benchmarks, are programs: each file is an entry point.
const bundled = exports !== undefined;

const compiler = createRequire(import.meta.url).resolve("typescript-7/package.json");
const tsc = path.join(path.dirname(compiler), "bin/tsc");

// Delete old output first: else the files of deleted modules would be published.
rmSync("dist", { recursive: true, force: true });
const { status, error } = spawnSync(
  process.execPath,
  [tsc, "-p", "tsconfig.build.json", ...(bundled ? ["--emitDeclarationOnly"] : [])],
  { stdio: "inherit" },
);
if (error) throw error;
if (status !== 0) process.exit(status ?? 1);
if (!bundled) process.exit(0);

/**
 * What is in one file because it is loaded together, by packages. By default there is a file for each set of entry points, and to find a
 * file takes longer than to read what is not needed of it.
 *
 * @type {Record<string, import("rolldown").CodeSplittingGroup[]>}
 */
const groups = {
  "@argot/cli": [
    // What every thread needs, what every run needs, and what most commands need.
    {
      name: "base",
      test: /rolldown\/runtime|cli\/src\/(?:version|commands\/(?:\w+\/)?(?:[\w-]+-(?:names|parts|actions)|language|validate-options)|terminal\/(?:exit-code|output-stream|problem|paint|unexpected-error)|inputs\/(?:format|large-lines)|reports\/report-names)(?:\.|$)/,
    },
    {
      name: "program",
      test: /cli\/src\/(?:program|commands\/(?:\w+\/)?(?:[\w-]+-options|command|closest-name)|commands\/validate\/validate)\.ts$/,
    },
    {
      name: "run",
      test: /cli\/src\/(?:inputs|terminal)\/|cli\/src\/reports\/(?!(?:compact|summary|json|junit|sarif|github|gitlab)-report)|cli\/src\/schemas\/(?:load-schema|schema-documents|project|regex|schema-location|schema-name|schema-problem)\.ts$/,
    },
  ],
  "@argot/core": [{ name: "json", test: /src\/json\// }],
};

/** @type {Set<string>} The sources of the written files, and what these are made from. */
const inlined = new Set();

// Packages of this repository are inlined from their sources, so that there is one copy of each.
const fromSources = { mainFields: ["module", "main"], conditionNames: ["@argot/source", "import", "default"] };
/** @type {import("rolldown").InputOptions} */
const inputOptions = {
  // What is inlined may load modules of Node by `require`. Nothing else depends on it.
  platform: "node",
  resolve: fromSources,
  logLevel: "warn",
  plugins: [madeModules(), ownDescriptors()],
  // One plugin makes text of all of core, which takes time.
  checks: { pluginTimings: false },
};

/**
 * Code is written as it reads, without comments: Node prints the line that threw an error, and stack traces need no source maps. Annotations
 * stay for bundlers, which minify.
 *
 * @type {import("rolldown").OutputOptions}
 */
const readable = { comments: { annotation: true, jsdoc: false, legal: false } };

/** @param {readonly (import("rolldown").OutputChunk | import("rolldown").OutputAsset)[]} written */
async function noteInlined(written) {
  for (const file of written.flatMap((each) => (each.type === "chunk" ? each.moduleIds : []))) {
    inlined.add(file);
    for (const from of (await madeModule(file))?.files ?? []) inlined.add(from);
  }
}

/**
 * @param {Record<string, string>} input
 * @param {Partial<import("rolldown").InputOptions>} options
 * @param {Partial<import("rolldown").OutputOptions>} [output]
 */
async function write(input, options, output) {
  if (Object.keys(input).length === 0) return;
  const bundle = await rolldown({ ...inputOptions, input, ...options });
  const names = { entryFileNames: "[name].js", chunkFileNames: "shared/[name].js" };
  const codeSplitting = { groups: groups[name] ?? [] };
  const written = await bundle.write({ dir: "dist", codeSplitting, ...readable, ...names, ...output });
  await bundle.close();
  await noteInlined(written.output);
}

const isPackage = (/** @type {string} */ id) => !id.startsWith(".") && !path.isAbsolute(id);
/** The package that an import names. */
const packageOf = (/** @type {string} */ id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;
/** What becomes part of the files. An adapter has its framework in `devDependencies` as well, for its tests. */
const inlines = (/** @type {string} */ id) =>
  Object.hasOwn(devDependencies, packageOf(id)) && !Object.hasOwn(peerDependencies, packageOf(id));
const sources = path.resolve("src") + path.sep;
/**
 * What stays an import. A package that is inlined is so with all that it imports, except the dependencies of this one.
 *
 * @param {string} id
 * @param {string} [importer]
 */
const isExternal = (id, importer = sources) =>
  id.startsWith("node:") ||
  (isPackage(id) && (importer.startsWith(sources) ? !inlines(id) : Object.hasOwn(dependencies, packageOf(id))));
/** @param {(name: string) => boolean} isChosen */
const entriesThat = (isChosen) => Object.fromEntries(Object.entries(entry).filter(([each]) => isChosen(each)));
/**
 * Entry points whose files have all that they need of Argot, by package: an import spends most of its time on finding files. Those of one
 * name share files.
 *
 * @type {Record<string, (entry: string) => string | undefined>}
 */
const wholeEntries = {
  argot: (each) => (each === "index" || each === "loop" ? each : undefined),
  "@argot/ajv": () => "all",
};
const wholeOf = wholeEntries[name] ?? (() => undefined);
/** @type {Partial<import("rolldown").InputOptions>} */
const withArgot = {
  external: (id) => isPackage(id) && !id.startsWith("@argot/"),
  resolve: { conditionNames: ["import", "default"] },
};
// A program catches its errors, and is never part of another one. What it has to read before it runs should be little.
const isProgram = Object.keys(bin).length > 0;
const minify = { compress: true, mangle: { toplevel: false }, codegen: { removeWhitespace: true } };
await write(
  entriesThat((each) => wholeOf(each) === undefined),
  { external: isExternal },
  isProgram ? { minify } : {},
);
for (const whole of new Set(Object.keys(entry).map((each) => wholeOf(each))))
  if (whole !== undefined)
    await write(
      entriesThat((each) => wholeOf(each) === whole),
      withArgot,
    );

/** @type {(condition: string) => string[]} The names of the entry points that have files for a condition. */
const entriesFor = (condition) =>
  Object.values(exports)
    .filter((target) => target["@argot/source"] && target[condition])
    .map(({ default: output = "" }) => path.basename(output, ".js"));
const required = entriesFor("require");

// For Node, which can load parts of the code when they are needed.
const forNode = entriesFor("node");
if (forNode.length > 0) {
  // Imported here: it looks at all sources.
  const { writeWithLateParts } = await import("./lib/late-parts.mjs");
  await noteInlined(
    await writeWithLateParts(
      entriesThat((each) => forNode.includes(each)),
      { ...inputOptions, ...withArgot, resolve: fromSources },
      readable,
    ),
  );
}

// For programs that cannot load ES modules by `require`, such as Jest.
if (required.length > 0) {
  const { footForRequire } = await import("./lib/late-parts.mjs");
  const names = { entryFileNames: "[name].cjs", chunkFileNames: "shared/[name].cjs" };
  await write(
    entriesThat((each) => required.includes(each) && !forNode.includes(each)),
    withArgot,
    { format: "cjs", exports: "named", outro: footForRequire, ...names },
  );
  const { writeDeclarationsForRequire } = await import("./lib/declarations-for-require.mjs");
  writeDeclarationsForRequire(required, Object.keys(dependencies));
}

const licenses = thirdPartyLicenses(inlined);
if (licenses !== "") writeFileSync("dist/third-party-licenses.txt", licenses);
