import { readFileSync } from "node:fs";
import { printable } from "@argot/source-text";
import { dialectUris, type OutputFormat, outputFormats } from "argot";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { compile, type CompileOptions } from "./compile.js";
import { showConfig, type ShowConfigOptions } from "./config.js";
import { type ExitCode, exitCode } from "./exit-code.js";
import type { Io } from "./io.js";
import { Output, OutputError } from "./output.js";
import { Problem } from "./problem.js";
import { type ConfigOption, withConfigOption, withConfigOptions } from "./project.js";
import { type Format, formats, validate } from "./validate.js";

/** Runs `argot` with the arguments that follow its name, and says how it ended. Does not throw for what a user can do. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const out = new Output(io.stdout);
  const err = new Output(io.stderr);
  // Nobody can be told that nobody can be told.
  const complain = (text: string): Promise<void> => err.write(text).catch(() => {});
  const tell = (problem: Problem): Promise<void> => complain(complaint(problem));
  const told = { out: "", err: "" };
  let code: ExitCode = exitCode.valid;

  const program = createProgram({
    onOut: (text) => {
      told.out += text;
    },
    onErr: (text) => {
      told.err += text;
    },
    onValidate: async (schema, data, options) => {
      code = await validate(schema, data, options, io, { out, tell });
    },
    onCompile: (schema, options) => compile(schema, options, io, { out, tell }),
    onConfig: (options) => showConfig(options, io, out),
  });
  try {
    try {
      await program.parseAsync(args, { from: "user" });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      await out.write(told.out);
      await complain(told.err);
      if (error.exitCode === 0) return exitCode.valid;
      // Help that nobody asked for was all there was to say.
      if (error.code !== "commander.help") await tell(usageProblem(error, args));
      return exitCode.couldNotRun;
    }
    return code;
  } catch (error) {
    if (error instanceof Problem) await tell(error);
    else if (!(error instanceof OutputError)) throw error;
    else if (!error.quiet)
      await tell(new Problem(`the results cannot be written (${error.message})`, "check where they go"));
    return exitCode.couldNotRun;
  }
}

interface Hooks {
  readonly onOut: (text: string) => void;
  readonly onErr: (text: string) => void;
  readonly onValidate: (schema: string, data: string[], options: Parameters<typeof validate>[2]) => Promise<void>;
  readonly onCompile: (schema: string, options: CompileOptions) => Promise<void>;
  readonly onConfig: (options: ShowConfigOptions) => Promise<void>;
}

/** What the option parser hands over. */
interface Parsed {
  readonly dialect?: string;
  readonly config?: ConfigOption;
  readonly ref?: string[];
  readonly format?: Format;
  readonly json?: true;
  readonly output?: OutputFormat;
  readonly ndjson?: true;
  readonly quiet?: true;
  readonly maxErrors?: number;
}

/** The same for `argot compile`. */
interface ParsedCompile {
  readonly dialect?: string;
  readonly config?: ConfigOption;
  readonly ref?: string[];
  readonly output: string;
  readonly errors?: true;
  readonly name?: string;
}

const defaultMaxErrors = 20;
const defaultName = "isValid";

const helpWidth = (): number => 80;

const dialectOption = `dialect of schemas without $schema: ${Object.keys(dialectUris).join(", ")}, or a URI`;
const refOption = "documents that the schema refers to; takes all names up to the next option or --";
const schemaArgument =
  "file with the schema, JSON or YAML; or the URI of a standard meta-schema, or of a schema given with --ref or known to the project";

function createProgram({ onOut, onErr, onValidate, onCompile, onConfig }: Hooks): Command {
  const program = new Command("argot")
    .description("Validates JSON against JSON Schema.")
    .version(version(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .exitOverride()
    .configureOutput({
      writeOut: onOut,
      writeErr: onErr,
      outputError: () => {},
      getOutHelpWidth: helpWidth,
      getErrHelpWidth: helpWidth,
    })
    .addHelpText("after", programNotes);
  withConfigOptions(program.command("validate"))
    .summary("validate data against a schema")
    .description("Says which values are valid against a schema, and what is wrong with the others.")
    .argument("<schema>", schemaArgument)
    .argument("<data...>", "files: JSON, YAML (.yaml, .yml), NDJSON (.ndjson, .jsonl); - for standard input")
    .option("--dialect <name>", dialectOption)
    .option("-r, --ref <file...>", refOption)
    .option("--ndjson", "read all data as NDJSON, one value a line, whatever their names")
    .addOption(
      new Option(
        "--format <name>",
        "how results are printed: for people, in few words, for machines (default: pretty)",
      ).choices(formats),
    )
    .option("--json", "the same as --format json")
    .addOption(
      new Option("--output <format>", "print results in a format of the specification: a JSON object a line")
        .choices(outputFormats)
        .conflicts(["format", "json"]),
    )
    .option("-q, --quiet", "print only invalid values: nothing about valid ones, and no summary")
    .option(
      "--max-errors <n>",
      `print at most n errors for a value, but in json (default: ${defaultMaxErrors})`,
      wholeNumber,
    )
    .addHelpText("after", validateNotes)
    .action((schema: string, data: string[], options: Parsed) =>
      onValidate(schema, data, {
        dialect: options.dialect,
        config: options.config,
        refs: options.ref ?? [],
        format: options.format ?? (options.json ? "json" : "pretty"),
        output: options.output,
        ndjson: options.ndjson ?? false,
        quiet: options.quiet ?? false,
        maxErrors: options.maxErrors ?? defaultMaxErrors,
      }),
    );
  withConfigOptions(program.command("compile"))
    .summary("write a schema as a JavaScript module")
    .description(
      "Writes an ES module with a function that says whether a value is valid. It needs nothing else to run.",
    )
    .argument("<schema>", schemaArgument)
    .requiredOption("-o, --output <file>", "module to write, its types beside it; - prints the module")
    .option("--errors", "let the function also have validate(value), which says what is wrong")
    .option("--name <name>", `name of the function (default: ${defaultName})`)
    .option("--dialect <name>", dialectOption)
    .option("-r, --ref <file...>", refOption)
    .addHelpText("after", compileNotes)
    .action((schema: string, options: ParsedCompile) =>
      onCompile(schema, {
        dialect: options.dialect,
        config: options.config,
        refs: options.ref ?? [],
        output: options.output,
        errors: options.errors ?? false,
        name: options.name ?? defaultName,
      }),
    );
  withConfigOption(program.command("config"))
    .summary("print the configuration of the project")
    .description("Says which configuration was found, what each setting came to, and where it is said.")
    .option("--json", "print it for machines: a JSON object")
    .addHelpText("after", configNotes)
    .action(({ config, json }: { readonly config?: string; readonly json?: true }) =>
      onConfig({ config, json: json ?? false }),
    );
  return program;
}

function usageProblem({ code, message }: CommanderError, args: readonly string[]): Problem {
  const happened = message
    .replace(/^error: /, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/\.$/, "");
  // The list of files took what was meant for others.
  const greedy = code === "commander.missingArgument" && args.some((arg) => /^(?:-r|--ref)/.test(arg));
  const command = ["validate", "compile", "config"].includes(args[0] ?? "") ? `argot ${args[0]}` : "argot";
  return new Problem(happened, greedy ? "put --ref and its files last" : `see ${command} --help`);
}

function complaint({ message, details: { lines = [], excerpt = "" } }: Problem): string {
  const width = Math.max(0, ...lines.map(([label]) => label.length));
  const all = [`argot: ${message}`, ...lines.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`)];
  return all.map((line) => `${printable(line)}\n`).join("") + excerpt.replace(/^(?=.)/gm, "  ");
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(text);
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
  return manifest.version;
}

const programNotes = `
Examples:
  argot validate order.schema.json order.json
  argot validate --help
  argot compile order.schema.json -o order.js
  argot compile --help
  argot config
`;

const validateNotes = `
The schema is known by its file: URL and by its own $id, and so is every file
given with --ref: references between them may be relative paths or identifiers.
Nothing is fetched. NDJSON is read as a stream, and each value reported as it
comes.

--format pretty shows each error where it stands in the file. --format compact
has a line for each: where, what was expected, what was found; give it to a
language model that is to correct what it wrote. --format json prints for each
value
  {"data": file or "-", "line": number, "valid": boolean, "errors": [...]}
where "line" is there for NDJSON only. --output prints the output of the
specification instead, with "data" and "line" added; valid values have
annotations in all formats of it but flag. What could not be done is told on
standard error, whatever is printed, and with --quiet, too.

Standard input is JSON, or NDJSON if told so. JSON is read to the letter. Of
YAML one document is read, and what has no value in JSON is refused.

Exit codes:
  0  all values are valid
  1  a value is invalid
  2  something could not be done: wrong usage, a file is missing or cannot be
     read, the schema cannot be used, the reader of the output went away

Examples:
  argot validate order.schema.json order.json
  argot validate server.schema.yaml server.yaml
  argot validate order.schema.json orders/*.json --quiet
  argot validate event.schema.json events.ndjson --max-errors 3
  argot validate invoice.schema.json invoice.json --ref customer.schema.json
  argot validate order.schema.json order.json --output detailed
  argot validate package.schema.json package.json --dialect draft-07
  argot validate https://json-schema.org/draft/2020-12/schema order.schema.json
  zcat events.gz | argot validate event.schema.json - --ndjson --json
`;

const compileNotes = `
The function is exported under its name and as the default. The types are in a
file beside the module: order.d.ts for order.js. The same schemas give the same
module. Files are found and references resolved as by argot validate; in the
locations of errors, files are named from the directory that holds all of them,
under argot:/.

Exit codes:
  0  the module is written
  2  something could not be done: wrong usage, a file is missing or cannot be
     read, the schema cannot be used, the module cannot be written

Examples:
  argot compile order.schema.json -o order.js
  argot compile order.schema.json -o order.mjs --errors --name isOrder
  argot compile invoice.schema.json -o - --ref customer.schema.json
`;

const configNotes = `
A configuration is argot.config.json, .js, .mjs or .ts, or the member "argot" of
package.json, whichever is found first from the working directory upward. It says
which dialect the schemas of the project speak (dialect, pin), what there is
besides (vocabularies, schemas), and how schemas are read (formats, content,
strict). argot validate and argot compile obey it.

Exit codes:
  0  it is printed, or there is none
  2  it cannot be used
`;
