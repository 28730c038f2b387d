import type { Command, Option } from "commander";
import { suggestedValues } from "../suggested-values.js";

/** The completions of a program. */
export interface Completions {
  readonly commands: readonly CompletedCommand[];
  /** The options without a command. */
  readonly options: readonly CompletedOption[];
}

/** The completions of a command. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** The values that its arguments can have; empty if they can have any, such as files. */
  readonly values: readonly string[];
}

/** An option that can be completed. */
export interface CompletedOption {
  /** The spellings, such as `-o` and `--out-file`. */
  readonly flags: readonly string[];
  readonly description: string;
  /** The values that it can have; `undefined` if it takes none; empty if it takes any, such as a file. */
  readonly values: readonly string[] | undefined;
}

/** The completions of a program, from its definition. */
export function completionsOf(program: Command): Completions {
  const help = program.createHelp();
  const visible = help.visibleCommands(program);
  const names = visible.map((command) => command.name());
  const commands = visible.map((command) => ({
    name: command.name(),
    summary: help.subcommandDescription(command),
    options: help.visibleOptions(command).map(completed),
    values:
      command.name() === "help" ? names : command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
  }));
  return { commands, options: help.visibleOptions(program).map(completed) };
}

const completed = (option: Option): CompletedOption => ({
  flags: [option.short, option.long].filter((flag) => flag !== undefined && flag !== null),
  description: option.description,
  values: option.required || option.optional ? suggestedValues(option) : undefined,
});

/** A text in single quotes, for a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
