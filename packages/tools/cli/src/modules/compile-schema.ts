import path from "node:path";
import process from "node:process";
import { Readable } from "node:stream";
import { refuseUnknownOptions, requireArgument } from "argot";
import { functionName } from "../commands/compile/function-name.js";
import { type SchemaModule, schemaModule } from "../commands/compile/schema-module.js";
import { codeFrameOf, Problem } from "../terminal/problem.js";
import { SchemaFileError } from "./schema-file-error.js";

/** Options of `compileSchema`. */
export interface CompileSchemaOptions {
  /** The folder where the search for a configuration begins. Names of files are relative to it. Default: the working directory. */
  readonly cwd?: string;
  /** The file with the configuration, or `false` for none. Default: the first one found from `cwd` upward. */
  readonly config?: string | false | undefined;
  /** Whether the function has the methods `validate`, which returns the errors, and `assert`. Default: false. */
  readonly errors?: boolean;
  /** What the module imports the runtime from, such as `"argot/runtime"`. Default: nothing; the module has what it needs. */
  readonly runtime?: string | undefined;
}

/** A module with the function of a schema. */
export interface CompiledSchema {
  /** The module: JavaScript. The function is its default export, and an export with the name `name`. */
  readonly code: string;
  /** Its declarations for TypeScript. */
  readonly types: string;
  /** The name of the function: `isOrder` for `order.schema.json`. */
  readonly name: string;
  /** The absolute paths of the files that it is made of: the schema, those that it refers to, and the configuration. */
  readonly files: readonly string[];
  /** What is worth a warning: a property of a schema that is there twice. */
  readonly warnings: readonly string[];
}

const optionNames: Readonly<Record<keyof CompileSchemaOptions, true>> = {
  config: true,
  cwd: true,
  errors: true,
  runtime: true,
};

/**
 * Compiles the schema of a file to a module, as `argot compile` does: with the configuration of the project, and with the files that
 * the schema refers to, wherever they are. Nothing is fetched.
 *
 * @param file - The path of a file with a schema in JSON, JSON5, YAML or TOML.
 * @throws SchemaFileError if the schema or the configuration cannot be used.
 */
export async function compileSchema(file: string, options: CompileSchemaOptions = {}): Promise<CompiledSchema> {
  requireArgument(typeof file === "string" && file !== "", "compileSchema", "the path of a file", file);
  refuseUnknownOptions("compileSchema", options, Object.keys(optionNames));
  const { cwd = process.cwd(), config, errors = false, runtime } = options;
  const schemas = new Set<string>();
  const configuration = new Set<string>();
  const warnings: string[] = [];
  const name = functionName(file);
  const settings = {
    config,
    onSchema: (each: string) => void schemas.add(each),
    onConfig: (each: string) => void configuration.add(each),
    errors,
    runtime,
    names: [name],
    refs: [],
    // A bundler follows imports to any folder as well.
    within: path.parse(path.resolve(cwd)).root,
    remote: { access: "offline", hosts: [], used: new Map() },
  } as const;
  const io = { cwd, stdin: Readable.from([]), env: process.env };
  try {
    const made: SchemaModule = await schemaModule(
      [path.relative(cwd, path.resolve(cwd, file))],
      settings,
      io,
      async ({ message }) => {
        warnings.push(message);
      },
    );
    return { ...made, name, files: [...new Set([...made.files, ...configuration])], warnings };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw await fileError(error, [...schemas, ...configuration], cwd);
  }
}

async function fileError(
  { message, details }: Problem,
  files: readonly string[],
  cwd: string,
): Promise<SchemaFileError> {
  const { frame, lines = [] } = details;
  const labelled = new Map(lines);
  const reason = labelled.get("reason");
  const place = labelled.get("schema") ?? labelled.get("file");
  const location = labelled.get("location");
  const text =
    reason === undefined
      ? [message, ...lines.map(([label, line]) => `${label}  ${line}`)].join("\n")
      : [...(place === undefined ? [] : [place]), ...(location === undefined ? [] : [location]), reason].join(" ");
  const start = frame?.span.start;
  return new SchemaFileError(text, {
    position: frame && start && { file: path.resolve(cwd, frame.file), line: start.line, column: start.column },
    frame: frame ? await codeFrameOf(frame) : "",
    files,
  });
}
