import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const root = path.dirname(createRequire(import.meta.url).resolve("@readme/oas-examples/package.json"));

/** A document of `@readme/oas-examples`. */
export interface ExampleDocument {
  readonly name: string;
  readonly text: string;
}

/** The documents of a version, in JSON or YAML. */
export const exampleDocuments = (version: "3.0" | "3.1", language: "json" | "yaml"): readonly ExampleDocument[] =>
  readdirSync(path.join(root, version, language))
    .filter((name) => name.endsWith(`.${language}`))
    .map((name) => ({ name, text: readFileSync(path.join(root, version, language, name), "utf8") }));
