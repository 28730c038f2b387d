import type { Command } from "commander";
import type { ExitCode } from "../terminal/exit-code.js";
import type { Io } from "../terminal/io.js";
import type { Streams } from "../terminal/output-stream.js";

/** The environment of a command. */
export interface CommandContext {
  readonly io: Io;
  readonly streams: Streams;
  /** Sets the exit code of the run. Default: `valid`. */
  readonly exitWith: (code: ExitCode) => void;
}

/**
 * Adds a command to the program: its arguments, options and help. The implementation is imported when the command is
 * run, so that `argot --version` does not load it.
 */
export type DefineCommand = (program: Command, context: CommandContext) => void;
