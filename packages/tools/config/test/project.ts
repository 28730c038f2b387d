import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createArgot, defineDialect, defineVocabulary } from "argot";
import { onTestFinished } from "vitest";

/** Creates a folder with files for the duration of a test. Values other than text are written as JSON. */
export function project(files: Readonly<Record<string, unknown>>): string {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), "argot-config-")));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  }
  return dir;
}

const draft07 = createArgot().dialect("http://json-schema.org/draft-07/schema");

// Modules in those folders cannot import the sources here, which are not built. They read these globals instead.
Object.assign(globalThis, {
  forProjects: {
    strict: defineDialect({ ...draft07, uri: "https://acme.example/strict" }),
    lax: defineDialect({ ...draft07, uri: "https://acme.example/lax" }),
    units: defineVocabulary({ uri: "https://acme.example/vocab/units", keywords: {} }),
    money: defineVocabulary({ uri: "https://acme.example/vocab/money", keywords: {} }),
    otherUnits: defineVocabulary({ uri: "https://acme.example/vocab/units", keywords: {} }),
  },
});

const from = "globalThis.forProjects";
const manifest = { type: "module", exports: { ".": { import: "./index.js" }, "./*": "./*.js" } };

/** Packages that export dialects and vocabularies. */
export const packages: Readonly<Record<string, unknown>> = {
  "node_modules/@acme/dialect/package.json": { name: "@acme/dialect", ...manifest },
  "node_modules/@acme/dialect/index.js": `export const { strict } = ${from}; export default ${from}.lax;`,
  "node_modules/@acme/dialect/several.js": `export const { strict, lax } = ${from};`,
  "node_modules/@acme/dialect/one.js": `export const { strict } = ${from}; export const same = strict, n = 1;`,
  "node_modules/@acme/dialect/none.js": "export const n = 1;",
  "node_modules/@acme/dialect/broken.js": "throw new Error('out of order');",
  "node_modules/units/package.json": { name: "units", ...manifest },
  "node_modules/units/index.js": `export const { units, money } = ${from}; export default units;`,
  "node_modules/units/other.js": `export const { otherUnits } = ${from};`,
};

/** A meta-schema of 2020-12 that lists these vocabularies besides those for references and validation. */
export const metaSchema = (vocabularies: Readonly<Record<string, boolean>> = {}): object => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://acme.example/meta",
  $vocabulary: {
    "https://json-schema.org/draft/2020-12/vocab/core": true,
    "https://json-schema.org/draft/2020-12/vocab/validation": true,
    ...vocabularies,
  },
  $dynamicAnchor: "meta",
  properties: { maximum: false },
});
