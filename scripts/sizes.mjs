// Measures bundles of Argot, and of other validators in the same way. Without an option it compares Argot's with the table in
// docs/sizes.md, and fails if one has grown. With `--update` it writes the table; with `--parts` it prints what the code of the largest and
// of the smallest bundle is for.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { madeModules } from "./lib/made-modules.mjs";
import { finish } from "./lib/report.mjs";
import { root } from "./lib/workspace.mjs";

/** What a bundle has of the packages of the workspace, as people import it. */
const argot = {
  "all of `argot`": `export * from "argot";`,
  "`createArgot` of `argot`": `export { createArgot } from "argot";`,
  "`createArgot` of `argot/loop`": `export { createArgot } from "argot/loop";`,
  "core, compiler, issues, reports and 2020-12": `
    import { backend } from "@argot/compiler";
    import { createArgot } from "@argot/core";
    import { draft202012 } from "@argot/dialects/2020-12";
    import { issues, reports } from "@argot/reports";
    export const argot = createArgot({ dialects: [draft202012], backend, issues, reports });`,
  "core, issues and 2020-12": `
    import { createArgot } from "@argot/core";
    import { draft202012 } from "@argot/dialects/2020-12";
    import { issues } from "@argot/reports";
    export const argot = createArgot({ dialects: [draft202012], issues });`,
  "core and 2020-12": `
    import { createArgot } from "@argot/core";
    import { draft202012 } from "@argot/dialects/2020-12";
    export const argot = createArgot({ dialects: [draft202012] });`,
  "core and the vocabularies of 2020-12, without its meta-schema": `
    import { createArgot, defineDialect } from "@argot/core";
    import {
      applicatorVocabulary,
      contentVocabulary,
      coreVocabulary,
      formatAnnotationVocabulary,
      metaDataVocabulary,
      unevaluatedVocabulary,
      validationVocabulary,
    } from "@argot/dialects/vocabularies-2020-12";
    export const argot = createArgot({
      dialects: [
        defineDialect({
          uri: "https://json-schema.org/draft/2020-12/schema",
          vocabularies: [
            coreVocabulary,
            validationVocabulary,
            applicatorVocabulary,
            unevaluatedVocabulary,
            metaDataVocabulary,
            formatAnnotationVocabulary,
            contentVocabulary,
          ],
        }),
      ],
    });`,
  "core and draft-07": `
    import { createArgot } from "@argot/core";
    import { draft07 } from "@argot/dialects/draft-07";
    export const argot = createArgot({ dialects: [draft07] });`,
  "`@argot/ajv`, every dialect": `export { default } from "@argot/ajv";`,
};

const peers = {
  "Ajv, 2020-12": `export { default } from "ajv/dist/2020.js";`,
  "Ajv, draft-07": `export { default } from "ajv";`,
  "Ajv, 2020-12, with ajv-formats": `export { default } from "ajv/dist/2020.js"; export { default as formats } from "ajv-formats";`,
  "@hyperjump/json-schema, 2020-12": `export * from "@hyperjump/json-schema/draft-2020-12";`,
  "@cfworker/json-schema": `export { Validator } from "@cfworker/json-schema";`,
  "@exodus/schemasafe": `export { validator } from "@exodus/schemasafe";`,
};

// Depends on the packages of the workspace and on other validators.
const checks = path.join(root, "packages/checks");

/**
 * Makes a bundle of a text with imports.
 *
 * @param {string} text
 * @param {import("rolldown").OutputOptions} options
 * @param {string[]} conditionNames Besides those of a browser.
 */
async function bundleOf(text, options, conditionNames = []) {
  const entry = path.join(checks, "entry.js");
  const bundle = await rolldown({
    input: entry,
    platform: "browser",
    external: [sharedRuntime],
    // What is not found would be left out of the bundle, and of its size.
    onLog(_level, { code, message }) {
      if (code === "UNRESOLVED_IMPORT") throw new Error(message);
    },
    resolve: { conditionNames: [...conditionNames, "browser", "import", "default"] },
    plugins: [
      madeModules(),
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? text : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ codeSplitting: false, ...options });
  await bundle.close();
  return output[0];
}

/**
 * Returns the sizes of a bundle in bytes: minified, and compressed after that.
 *
 * @param {string} text
 */
async function sizesOf(text) {
  const { code } = await bundleOf(text, { minify: true, comments: false });
  return { minified: Buffer.byteLength(code), compressed: gzipSync(code, { level: 9 }).length };
}

/**
 * The share of each folder of sources in a bundle, before it is minified: percentages by folder, the largest first.
 *
 * @param {string} text
 */
async function partsOf(text) {
  const chunk = await bundleOf(text, {}, ["@argot/source"]);
  /** @type {Map<string, number>} */
  const lengths = new Map();
  let total = 0;
  for (const [file, { renderedLength }] of Object.entries(chunk.modules)) {
    const [, owner = "", folder = ""] = /packages\/(.*?)\/src\/(?:(.*?)\/)?/.exec(file) ?? [];
    const part = owner === "core" || owner === "reports" ? `${owner}/${folder}` : owner;
    lengths.set(part, (lengths.get(part) ?? 0) + renderedLength);
    total += renderedLength;
  }
  const shares = [...lengths].map(([part, length]) => ({ part, percent: (100 * length) / total }));
  return shares.filter(({ percent }) => percent >= 1).sort((a, b) => b.percent - a.percent);
}

/** What people send to a server, and a schema with recursion and forty keywords. */
const schemas = {
  "the schema `true`": true,
  "an order": {
    type: "object",
    required: ["id", "items"],
    additionalProperties: false,
    properties: {
      id: { type: "string", pattern: "^[A-Z]{2}[0-9]{6}$" },
      status: { enum: ["open", "paid", "sent"] },
      items: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          required: ["sku", "quantity"],
          properties: { sku: { type: "string", minLength: 1 }, quantity: { type: "integer", minimum: 1 } },
        },
      },
    },
  },
  "the meta-schema of draft-07": "http://json-schema.org/draft-07/schema#",
};

/** Not part of the bundle of a module that imports it by this name. */
const sharedRuntime = "shared-runtime";

/** Modules made ahead: without errors, with them, and with a runtime that they share with others. */
async function modules() {
  const built = path.join(root, "packages/argot/dist");
  const { createArgot } = await import(pathToFileURL(path.join(built, "index.js")).href);
  const { compileModule } = await import(pathToFileURL(path.join(built, "module.js")).href);
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const moduleOf = (/** @type {object} */ options) => compileModule(createArgot(), { isValid: schema }, options).code;
    found[`module of ${name}`] = moduleOf({});
    found[`module of ${name}, with errors`] = moduleOf({ errors: true });
    found[`module of ${name}, with errors, runtime apart`] = moduleOf({ errors: true, runtime: sharedRuntime });
  }
  return { ...found, "`argot/runtime`": `export * from "argot/runtime";` };
}

/** The same schemas as modules of Ajv, which list all errors. */
function modulesOfAjv() {
  /** @type {(name: string) => any} Only the benchmarks depend on Ajv, so its types are not found here. */
  const load = createRequire(path.join(checks, "package.json"));
  const { default: Ajv } = load("ajv");
  const { default: standaloneCode } = load("ajv/dist/standalone");
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const ajv = new Ajv({ allErrors: true, code: { source: true, esm: true } });
    const validate = typeof schema === "string" ? ajv.getSchema(schema) : ajv.compile(schema);
    found[`Ajv, module of ${name}`] = standaloneCode(ajv, validate);
  }
  return found;
}

const file = path.join(root, "docs/sizes.md");
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

if (process.argv.includes("--update")) {
  const rows = [];
  for (const [name, text] of Object.entries({ ...argot, ...(await modules()), ...peers, ...modulesOfAjv() })) {
    // One after another: each takes all processors.
    // oxlint-disable-next-line no-await-in-loop
    const { minified, compressed } = await sizesOf(text);
    rows.push(`| ${name} | ${kilobytes(minified)} | ${kilobytes(compressed)} |`);
  }
  const head = readFileSync(file, "utf8").split(/^\| bundle/m)[0];
  writeFileSync(
    file,
    `${head}| bundle | minified, kB | and gzipped, kB |\n| --- | ---: | ---: |\n${rows.join("\n")}\n`,
  );
} else if (process.argv.includes("--parts")) {
  for (const name of ["all of `argot`", "core and 2020-12"]) {
    // oxlint-disable-next-line no-await-in-loop
    const parts = await partsOf(argot[/** @type {keyof typeof argot} */ (name)]);
    console.log(
      `${name}, in per cent: ${parts.map(({ part, percent }) => `${part} ${percent.toFixed(0)}`).join(", ")}`,
    );
  }
} else {
  const table = readFileSync(file, "utf8");
  const problems = [];
  const measured = Object.entries({ ...argot, ...(await modules()) });
  for (const [name, text] of measured) {
    const row = table.split("\n").find((line) => line.startsWith(`| ${name} |`));
    const allowed = Number(row?.split("|")[3]) * 1.01 + 0.1;
    // oxlint-disable-next-line no-await-in-loop
    const { compressed } = await sizesOf(text);
    if (!(compressed / 1000 <= allowed))
      problems.push(`${name} has ${kilobytes(compressed)} kB, gzipped; docs/sizes.md allows ${allowed.toFixed(1)} kB`);
  }
  const remedy = "Make it smaller, or run `npm run sizes -- --update` and say in the commit what the bytes are for.";
  finish("sizes", problems, remedy, `${measured.length} bundles have not grown`);
}
