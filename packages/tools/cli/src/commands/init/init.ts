import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { configFiles } from "@argot/config";
import { printable } from "@argot/source-text/printable";
import { dialectUris } from "argot";
import { glob } from "tinyglobby";
import type { Io } from "../../terminal/io.js";
import type { OutputStream } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";

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
  const schemas = await findSchemas(io.cwd);
  const config = {
    ...editorSchema(io.cwd),
    ...dialectOf(schemas),
    ...(schemas.length > 0 && { schemas: patternsOf(schemas.map(({ file }) => file)) }),
  };
  const text = `${JSON.stringify(config, undefined, 2)}\n`;
  if (print) return out.write(printableLines(text));
  await writeOutput(fileName, text, io, out);
  const found =
    schemas.length === 0 ? "no schemas found" : `${schemas.length} schema${schemas.length === 1 ? "" : "s"} found`;
  const next = schemas[0] ? `argot check ${schemas[0].file}` : 'name your schemas under "schemas"';
  await out.write(printableLines(`wrote ${fileName}: ${found}\n\n${text}\nnext: ${next}\n`));
}

const printableLines = (text: string): string => text.split("\n").map(printable).join("\n");

/** A file with a schema. */
interface FoundSchema {
  readonly file: string;
  /** The URI in `$schema`. */
  readonly dialect: string | undefined;
}

/** Maximum size of files that are looked into, in characters. */
const maxLength = 1_000_000;

async function findSchemas(cwd: string): Promise<readonly FoundSchema[]> {
  const files = await glob(["**/*.json", "**/*.schema.{yaml,yml}"], {
    cwd,
    ignore: ["**/node_modules/**", "**/.git/**", "**/dist/**", "**/package-lock.json", ...configFiles],
    onlyFiles: true,
  });
  const found = await Promise.all(
    files.sort().map(async (file): Promise<FoundSchema | undefined> => {
      const isNamed = /\.schema\.(?:json|ya?ml)$/.test(file);
      const text = await readFile(path.resolve(cwd, file), "utf8").catch(() => "");
      if (text.length > maxLength && !isNamed) return undefined;
      // The first lines decide. A file that is not valid JSON is found by its name alone.
      const dialect = /["']?\$schema["']?\s*:\s*["']?([^"'\s,}]+)/.exec(text.slice(0, 2000))?.[1];
      const isSchema = dialect !== undefined && /^https?:\/\/json-schema\.org\//.test(dialect);
      return isNamed || isSchema ? { file, dialect: isSchema ? dialect : undefined } : undefined;
    }),
  );
  return found.filter((each) => each !== undefined);
}

/** The standard dialect that most schemas declare, by its short name. */
function dialectOf(schemas: readonly FoundSchema[]): { readonly dialect?: string } {
  const counts = new Map<string, number>();
  for (const { dialect } of schemas) {
    const uri = dialect?.replace(/#$/, "");
    const name = Object.entries(dialectUris).find(
      ([, each]) => each === uri || each === uri?.replace(/^https/, "http"),
    )?.[0];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most ? { dialect: most[0] } : {};
}

/** Patterns for files: for those in one folder with one ending, one pattern. */
function patternsOf(files: readonly string[]): readonly string[] {
  const byPattern = new Set(
    files.map((file) => {
      const [first = "", ...rest] = file.split("/");
      const ending = /(?:\.schema)?\.(?:json|ya?ml)$/.exec(file)?.[0] ?? "";
      return rest.length === 0 ? (ending.startsWith(".schema") ? `*${ending}` : file) : `${first}/**/*${ending}`;
    }),
  );
  return [...byPattern];
}

/** The schema of configurations, for editors, if it is installed. */
function editorSchema(cwd: string): { readonly $schema?: string } {
  const file = "./node_modules/@argot/config/schema.json";
  return existsSync(path.resolve(cwd, file)) ? { $schema: file } : {};
}
