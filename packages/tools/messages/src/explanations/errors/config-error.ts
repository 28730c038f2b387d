import type { Example, ExplanationText } from "../explanation.js";

/** A schema. */
const order = {
  "order.schema.json": `{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object" }`,
};

/** A configuration beside a schema, and one that is right. */
const files = (wrong: unknown, right: unknown, others: Readonly<Record<string, string>> = {}): Example => {
  const write = (config: unknown): Readonly<Record<string, string>> => ({
    "argot.config.json": typeof config === "string" ? config : JSON.stringify(config, undefined, 2),
    ...order,
    ...others,
  });
  return { command: ["check", "order.schema.json"], files: write(wrong), corrected: write(right) };
};

/** The codes of `ConfigError`. */
export const configErrors: Readonly<Record<string, ExplanationText>> = {
  "not-found": {
    meaning: "The configuration that is named does not exist, or the file has none.",
    cause: "The name after --config is mistyped, or package.json lacks the member argot.",
    correction: "Correct the name, or create a configuration with `argot init`.",
    example: {
      command: ["check", "order.schema.json", "--config", "argot.json"],
      files: order,
      corrected: { ...order, "argot.json": "{}" },
    },
  },
  "not-readable": {
    meaning: "A file of the configuration cannot be read, or is neither JSON nor YAML.",
    cause: "A comma or a bracket is missing.",
    correction: "Correct the text at the position that is named.",
    example: files('{ "strict": true', { strict: true }),
  },
  "not-loadable": {
    meaning: "A module of the configuration throws when it is loaded, or has no default export.",
    cause: "The configuration is written as `export const`, or imports what is not installed.",
    correction: "Export the configuration as the default, and correct what the message says.",
    example: {
      command: ["check", "order.schema.json", "--config", "argot.config.mjs"],
      files: { ...order, "argot.config.mjs": "export const config = {};\n" },
      corrected: { ...order, "argot.config.mjs": "export default {};\n" },
    },
  },
  ambiguous: {
    meaning: "A folder has two configurations.",
    cause: "A configuration was written anew and the old one was left.",
    correction: "Keep one of them.",
    example: {
      command: ["check", "order.schema.json"],
      files: { ...order, "argot.config.json": "{}", "argot.config.mjs": "export default {};\n" },
      corrected: { ...order, "argot.config.json": "{}" },
    },
  },
  "invalid-config": {
    meaning: "The configuration is not valid against its schema.",
    cause: "The name of a setting is mistyped, or its value has the wrong type.",
    correction: 'Correct what the message names. "$schema" in the file gives completion in editors.',
    example: files({ strikt: true }, { strict: true }),
  },
  "unknown-dialect": {
    meaning: 'The setting "dialect" names no known dialect.',
    cause: "The name is mistyped, or is that of a package which is not installed.",
    correction: "Write the short name of a dialect, its URI, a package, or a path that begins with ./.",
    example: files({ dialect: "draf-07" }, { dialect: "draft-07" }),
  },
  "unknown-module": {
    meaning: "A package or file that a setting names does not exist.",
    cause: "The package is not installed, or the path is not relative to the configuration.",
    correction: "Install the package, or correct the path.",
    example: files({ dialect: "./meta.json" }, { dialect: "draft-07" }),
  },
  "no-export": {
    meaning: "A module that a setting names exports no dialect or vocabulary, or several of which one must be chosen.",
    cause: "The export is named and the setting names the module alone.",
    correction: "Write the name of the export after the module, as in ./units.js#units.",
    example: {
      command: ["check", "order.schema.json"],
      files: {
        "argot.config.json": `{ "vocabularies": ["./units.mjs"] }`,
        "units.mjs": "export const units = 1;\n",
        ...order,
      },
      corrected: {
        "argot.config.json": `{ "vocabularies": [] }`,
        ...order,
      },
    },
  },
  "invalid-meta-schema": {
    meaning: 'The meta-schema that the setting "dialect" names describes no dialect.',
    cause: "The meta-schema is invalid, has no identifier, or demands a vocabulary that is not installed.",
    correction: "Correct the meta-schema. `argot check` finds its faults.",
    example: files(
      { dialect: "./meta.json" },
      { dialect: "draft-07" },
      { "meta.json": `{ "$id": "https://example.com/meta", "type": "objekt" }` },
    ),
  },
  "invalid-schemas": {
    meaning: 'A pattern of the setting "schemas" matches no file, or a file holds no schema.',
    cause: "The path is not relative to the configuration, or the files were moved.",
    correction: "Correct the pattern.",
    example: files({ schemas: ["schemas/**"] }, { schemas: ["*.schema.json"] }),
  },
  "invalid-data": {
    meaning: 'A pattern of the setting "data" matches no file, or the file of its schema does not exist.',
    cause: "The path is not relative to the configuration, or the files were moved.",
    correction: "Correct the pattern or the name of the schema.",
    example: {
      command: ["validate"],
      files: {
        "argot.config.json": `{ "data": [{ "files": ["orders/*.json"], "schema": "order.schema.json" }] }`,
        "order.schema.json": `{ "type": "object" }`,
      },
      corrected: {
        "argot.config.json": `{ "data": [{ "files": ["orders/*.json"], "schema": "order.schema.json" }] }`,
        "order.schema.json": `{ "type": "object" }`,
        "orders/1.json": "{}",
      },
    },
  },
};
