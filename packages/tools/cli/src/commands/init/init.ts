import { existsSync } from "node:fs";
import path from "node:path";
import { type Config, configFiles } from "@argot/config";
import { printable } from "@argot/source-text/printable";
import type { Io } from "../../terminal/io.js";
import type { OutputStream } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";
import { filePatterns } from "./file-patterns.js";
import { findData } from "./find-data.js";
import { findSchemas, usualDialect } from "./find-schemas.js";
import { projectFiles } from "./project-files.js";

/** Options of `argot init`. */
export interface InitOptions {
  /** Whether to print the configuration instead of writing it. */
  readonly print: boolean;
}

const fileName = "argot.config.json";

/**
 * Writes a configuration for the project in the working directory.
 *
 * @throws Problem if there is one already, or it cannot be written.
 */
export async function init({ print }: InitOptions, io: Io, out: OutputStream): Promise<void> {
  const existing = configFiles.find((name) => existsSync(path.resolve(io.cwd, name)));
  if (existing !== undefined && !print)
    throw new Problem(`${existing} is here already`, "argot config prints it; argot init --print prints a new one");
  const files = await projectFiles(io.cwd);
  const schemas = findSchemas(files);
  const schemaFiles = schemas.map(({ file }) => file);
  const data = await findData(schemaFiles, files, io.cwd);
  const dialect = usualDialect(schemas);
  const config: Config = {
    ...editorSchema(io.cwd),
    ...(dialect !== undefined && { dialect }),
    ...(schemas.length > 0 && {
      schemas: filePatterns(
        schemaFiles,
        files.map(({ name }) => name),
      ),
    }),
    ...(data.entries.length > 0 && { data: data.entries }),
  };
  const text = `${JSON.stringify(config, undefined, 2)}\n`;
  if (print) return out.write(printableLines(text));
  await writeOutput(fileName, text, io, out);
  const found = [countOf(schemas.length, "schema", "schemas"), countOf(data.files.length, "file", "files with data")];
  await out.write(printableLines(`wrote ${fileName}: ${found.join(", ")} found\n\n${text}\n${nextStep(config)}\n`));
}

const countOf = (count: number, one: string, many: string): string =>
  `${count === 0 ? "no" : count} ${count === 1 ? one : many}`;

function nextStep({ schemas = [], data = [] }: Config): string {
  if (data.length > 0) return 'next: correct "data" where it is wrong, and run argot validate';
  if (schemas.length > 0) return `next: argot check ${schemas.map((pattern) => JSON.stringify(pattern)).join(" ")}`;
  return 'next: name your schemas under "schemas"';
}

const printableLines = (text: string): string => text.split("\n").map(printable).join("\n");

/** The schema of configurations, for editors, if it is installed. */
function editorSchema(cwd: string): { readonly $schema?: string } {
  const file = "./node_modules/@argot/config/schema.json";
  return existsSync(path.resolve(cwd, file)) ? { $schema: file } : {};
}
