import { Command, CommanderError } from "commander";
import { defineAnnotate } from "./commands/annotate/command.js";
import { defineBundle } from "./commands/bundle/command.js";
import { defineCheck } from "./commands/check/command.js";
import type { CommandContext, DefineCommand } from "./commands/command.js";
import { defineCompile } from "./commands/compile/command.js";
import { defineCompletion } from "./commands/completion/command.js";
import { defineConfig } from "./commands/config/command.js";
import { explainOption, ExplainRequest } from "./commands/explain/explain-option.js";
import { defineDiff } from "./commands/diff/command.js";
import { defineGenerate } from "./commands/generate/command.js";
import { defineInit } from "./commands/init/command.js";
import { defineInline } from "./commands/inline/command.js";
import { defineInspect } from "./commands/inspect/command.js";
import { defineLsp } from "./commands/lsp/command.js";
import { defineMerge } from "./commands/merge/command.js";
import { defineOpenApi } from "./commands/openapi/command.js";
import { defineSchemas } from "./commands/schemas/command.js";
import { defineTest } from "./commands/test/command.js";
import { defineTypes } from "./commands/types/command.js";
import { defineUpgrade } from "./commands/upgrade/command.js";
import { defineValidate } from "./commands/validate/command.js";
import { type ExitCode, exitCode } from "./terminal/exit-code.js";
import type { Io } from "./terminal/io.js";
import { OutputError, OutputStream } from "./terminal/output-stream.js";
import { Problem, problemText } from "./terminal/problem.js";
import { writeProblem } from "./terminal/write-problem.js";
import { version } from "./version.js";
import { usageProblem } from "./commands/usage-problem.js";

/** The commands, in the order of the help. */
const commands: readonly DefineCommand[] = [
  defineValidate,
  defineCheck,
  defineTest,
  defineDiff,
  defineUpgrade,
  defineGenerate,
  defineBundle,
  defineInline,
  defineMerge,
  defineCompile,
  defineTypes,
  defineAnnotate,
  defineInspect,
  defineSchemas,
  defineLsp,
  defineOpenApi,
  defineInit,
  defineConfig,
  defineCompletion,
];

/** Runs `argot` with the arguments after its name. Errors that a user can cause are reported and do not throw. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const out = new OutputStream(io.stdout);
  const err = new OutputStream(io.stderr);
  // If standard error is closed, there is no place left to report it.
  const writeError = (text: string): Promise<void> => err.write(text).catch(() => {});
  const warn = async (problem: Problem): Promise<void> => writeError(await problemText(problem));
  const help = { out: "", err: "" };
  let code: ExitCode = exitCode.valid;
  const exitWith = (each: ExitCode): void => {
    code = each;
  };

  const program = createProgram({ io, streams: { out, err, warn }, exitWith }, help);
  try {
    try {
      await program.parseAsync(args, { from: "user" });
    } catch (error) {
      if (error instanceof ExplainRequest) {
        const { explain } = await import("./commands/explain/explain.js");
        await out.write(explain(error.code));
        return exitCode.valid;
      }
      if (!(error instanceof CommanderError)) throw error;
      await out.write(help.out);
      if (error.exitCode === 0) return exitCode.valid;
      // `argot` without a command prints its help and no further message. So does the parser for unknown commands of
      // `help`.
      if (error.code !== "commander.help") await warn(usageProblem(error.message, args, program));
      else if (args[0] === "help") await warn(usageProblem(`unknown command '${args[1]}'`, [], program));
      else await writeError(help.err);
      return exitCode.couldNotRun;
    }
    return code;
  } catch (error) {
    if (error instanceof Problem) await warn(error);
    else if (!(error instanceof OutputError)) throw error;
    else if (!error.quiet) await warn(writeProblem(error.file ?? "the output", error.reason));
    return exitCode.couldNotRun;
  }
}

const helpWidth = (): number => 80;

/**
 * Creates the program with all commands.
 *
 * @param help - Receives the help texts.
 */
export function createProgram(context: CommandContext, help: { out: string; err: string }): Command {
  const program = new Command("argot")
    .description("Validates JSON against JSON Schema.")
    .version(version(), "-V, --version", "print the version")
    .addOption(explainOption())
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        help.out += text;
      },
      writeErr: (text) => {
        help.err += text;
      },
      outputError: () => {},
      getOutHelpWidth: helpWidth,
      getErrHelpWidth: helpWidth,
    })
    .addHelpText("after", notes);
  for (const define of commands) define(program, context);
  return program;
}

// Lines have at most 80 characters.
const notes = `
Examples:
  argot validate order.schema.json order.json
  argot validate --help
  argot check schemas/
  argot test --coverage text
  argot diff main:order.schema.json order.schema.json
  argot upgrade schemas/ --to 2020-12
  argot generate order.schema.json --count 100
  argot bundle order.schema.json -o order.bundle.json
  argot inline order.schema.json -o order.inline.json
  argot merge order.schema.json -o order.merged.json
  argot compile order.schema.json -o order.js
  argot types order.schema.json -o order.d.ts
  argot annotate order.schema.json order.json
  argot init
  argot --explain unresolved-reference
`;
