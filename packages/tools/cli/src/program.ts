import { readFileSync } from "node:fs";
import type { RegexName } from "@argot/config";
import { printable } from "@argot/source-text";
import { dialectUris } from "argot";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { check } from "./check.js";
import { compile, type CompileOptions } from "./compile.js";
import { showConfig, type ShowConfigOptions } from "./config.js";
import { type ExitCode, exitCode } from "./exit-code.js";
import { checkNotes, compileNotes, configNotes, inspectNotes, programNotes, validateNotes } from "./help-texts.js";
import { inspect, type InspectOptions, inspectionParts } from "./inspect.js";
import type { Io } from "./io.js";
import { OutputStream, OutputError } from "./output-stream.js";
import type { SchemaOptions } from "./load-schema.js";
import { Problem } from "./problem.js";
import { type ConfigOption, withConfigOption, withConfigOptions } from "./project.js";
import { defaultRegex, regexEngines } from "./regex.js";
import { type ReportName, reportNames, validate } from "./validate.js";

/** Runs `argot` with the arguments after its name. Errors that a user can cause are reported and do not throw. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const out = new OutputStream(io.stdout);
  const err = new OutputStream(io.stderr);
  // If standard error is closed, there is no place left to report it.
  const writeError = (text: string): Promise<void> => err.write(text).catch(() => {});
  const warn = (problem: Problem): Promise<void> => writeError(problemText(problem));
  const help = { out: "", err: "" };
  let code: ExitCode = exitCode.valid;

  const program = createProgram({
    onOut: (text) => {
      help.out += text;
    },
    onErr: (text) => {
      help.err += text;
    },
    onValidate: async (schema, data, options) => {
      code = await validate(schema, data, options, io, { out, warn });
    },
    onCheck: async (schemas, options) => {
      code = await check(schemas, options, io, { out, warn });
    },
    onCompile: (schema, options) => compile(schema, options, io, { out, warn }),
    onInspect: (schema, options) => inspect(schema, options, io, { out, warn }),
    onConfig: (options) => showConfig(options, io, out),
  });
  try {
    try {
      await program.parseAsync(args, { from: "user" });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      await out.write(help.out);
      await writeError(help.err);
      if (error.exitCode === 0) return exitCode.valid;
      // `argot` without a command prints its help, which says enough.
      if (error.code !== "commander.help") await warn(usageProblem(error, args));
      return exitCode.couldNotRun;
    }
    return code;
  } catch (error) {
    if (error instanceof Problem) await warn(error);
    else if (!(error instanceof OutputError)) throw error;
    else if (!error.quiet)
      await warn(new Problem(`the results cannot be written (${error.message})`, "check where they go"));
    return exitCode.couldNotRun;
  }
}

interface Actions {
  readonly onOut: (text: string) => void;
  readonly onErr: (text: string) => void;
  readonly onValidate: (schema: string, data: string[], options: Parameters<typeof validate>[2]) => Promise<void>;
  readonly onCheck: (schemas: string[], options: SchemaOptions) => Promise<void>;
  readonly onCompile: (schema: string, options: CompileOptions) => Promise<void>;
  readonly onInspect: (schema: string, options: InspectOptions) => Promise<void>;
  readonly onConfig: (options: ShowConfigOptions) => Promise<void>;
}

/** The options that name a schema, as they are parsed. */
interface ParsedSchema {
  readonly dialect?: string;
  readonly config?: ConfigOption;
  readonly ref?: string[];
  readonly regex?: RegexName;
}

/** The options of `argot validate` as they are parsed. */
interface ParsedValidate extends ParsedSchema {
  readonly report?: ReportName;
  readonly json?: true;
  readonly ndjson?: true;
  readonly quiet?: true;
  readonly maxErrors?: number;
}

/** The options of `argot compile` as they are parsed. */
interface ParsedCompile extends ParsedSchema {
  readonly outFile: string;
  readonly errors?: true;
  readonly name?: string;
  readonly type?: string;
}

/** The options of `argot inspect` as they are parsed. */
type ParsedInspect = ParsedSchema & Partial<Readonly<Record<(typeof inspectionParts)[number], true>>>;

const schemaOptionsOf = ({ dialect, config, ref, regex }: ParsedSchema): SchemaOptions => ({
  dialect,
  config,
  regex,
  refs: ref ?? [],
});

const defaultMaxErrors = 20;
const defaultName = "isValid";

const helpWidth = (): number => 80;

const dialectOption = `dialect of schemas without $schema: ${Object.keys(dialectUris).join(", ")}, or a URI`;
const refOption = "documents that the schema refers to; takes all names up to the next option or --";
const regexOption = (): Option =>
  new Option("--regex <name>", `engine for regular expressions (default: ${defaultRegex})`).choices(
    Object.keys(regexEngines),
  );
const schemaArgument =
  "file with the schema, JSON or YAML; or the URI of a standard meta-schema, or of a schema given with --ref or known to the project";

function createProgram({ onOut, onErr, onValidate, onCheck, onCompile, onInspect, onConfig }: Actions): Command {
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
    .description("Reports which values are valid against a schema, and the errors of the others.")
    .argument("<schema>", schemaArgument)
    .argument("<data...>", "files: JSON, YAML (.yaml, .yml), NDJSON (.ndjson, .jsonl); - for standard input")
    .option("--dialect <name>", dialectOption)
    .option("-r, --ref <file...>", refOption)
    .addOption(regexOption())
    .option("--ndjson", "read all data as NDJSON, one value on each line, whatever their names")
    .addOption(new Option("--report <name>", "kind of report (default: text)").choices(reportNames).conflicts("json"))
    .option("--json", "same as --report json")
    .option("-q, --quiet", "print invalid values only, and no summary")
    .option(
      "--max-errors <n>",
      `maximum number of errors printed for a value, in text and compact (default: ${defaultMaxErrors})`,
      wholeNumber,
    )
    .addHelpText("after", validateNotes)
    .action((schema: string, data: string[], options: ParsedValidate) =>
      onValidate(schema, data, {
        ...schemaOptionsOf(options),
        report: options.report ?? (options.json ? "json" : "text"),
        ndjson: options.ndjson ?? false,
        quiet: options.quiet ?? false,
        maxErrors: options.maxErrors ?? defaultMaxErrors,
      }),
    );
  withConfigOptions(program.command("check"))
    .summary("check schemas")
    .description("Reports which schemas can be used, and their regular expressions that may take long.")
    .argument("<schema...>", "files with schemas, JSON or YAML; or URIs of schemas")
    .option("--dialect <name>", dialectOption)
    .option("-r, --ref <file...>", refOption)
    .addOption(regexOption())
    .addHelpText("after", checkNotes)
    .action((schemas: string[], options: ParsedSchema) => onCheck(schemas, schemaOptionsOf(options)));
  withConfigOptions(program.command("compile"))
    .summary("write a schema as a JavaScript module")
    .description("Writes an ES module with a function that returns whether a value is valid.")
    .argument("<schema>", schemaArgument)
    .requiredOption("-o, --out-file <file>", "module to write, with its types beside it; - prints the module")
    .option("--errors", "give the function the methods validate(value), which returns the errors, and assert(value)")
    .option("--name <name>", `name of the function (default: ${defaultName})`)
    .option("--type <export>", "TypeScript type of valid values, as in ./order.js#Order")
    .option("--dialect <name>", dialectOption)
    .option("-r, --ref <file...>", refOption)
    .addOption(regexOption())
    .addHelpText("after", compileNotes)
    .action((schema: string, options: ParsedCompile) =>
      onCompile(schema, {
        ...schemaOptionsOf(options),
        outFile: options.outFile,
        errors: options.errors ?? false,
        name: options.name ?? defaultName,
        type: options.type,
      }),
    );
  withConfigOptions(program.command("inspect"))
    .summary("print the plan or the code of a schema")
    .description("Prints the plan of a schema, the passes over it, or the code that is emitted from it.")
    .argument("<schema>", schemaArgument)
    .option("--plan", "print the plan: one line for each rule (default)")
    .option("--passes", "print the plan after each pass on the way to compiled code")
    .option("--code", "print the JavaScript that decides verdicts")
    .option("--explanation", "print the JavaScript that finds what fails")
    .option("--dialect <name>", dialectOption)
    .option("-r, --ref <file...>", refOption)
    .addOption(regexOption())
    .addHelpText("after", inspectNotes)
    .action((schema: string, options: ParsedInspect) => {
      const chosen = inspectionParts.filter((part) => options[part]);
      return onInspect(schema, {
        ...schemaOptionsOf(options),
        parts: chosen.length === 0 ? ["plan"] : chosen,
      });
    });
  withConfigOption(program.command("config"))
    .summary("print the configuration of the project")
    .description("Prints the file of the configuration, and each setting with its value and location.")
    .option("--json", "print a JSON object, for programs")
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
  // `--ref` takes all names that follow it, the schema and the data among them.
  const greedy = code === "commander.missingArgument" && args.some((arg) => /^(?:-r|--ref)/.test(arg));
  const command = ["validate", "check", "compile", "inspect", "config"].includes(args[0] ?? "")
    ? `argot ${args[0]}`
    : "argot";
  return new Problem(happened, greedy ? "put --ref and its files last" : `see ${command} --help`);
}

function problemText({ message, details: { lines = [], excerpt = "" } }: Problem): string {
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
