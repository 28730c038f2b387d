import { type CompletedOption, type Completions, quoted } from "./completions.js";

/** The script for fish. */
export function fish({ commands, options: ofProgram }: Completions): string {
  const lines = [
    ...commands.map(({ name, summary }) => `-n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`),
    ...ofProgram.map((option) => `-n __fish_use_subcommand ${specOf(option)}`),
    ...commands
      .filter(({ values }) => values.length > 0)
      .map(({ name, values }) => `-n ${condition(name)} -f -a ${quoted(values.join(" "))}`),
    ...commands.flatMap(({ name, options }) => options.map((option) => `-n ${condition(name)} ${specOf(option)}`)),
  ];
  return `# Completion of argot for fish.\n${lines.map((line) => `complete -c argot ${line}\n`).join("")}`;
}

const condition = (command: string): string => quoted(`__fish_seen_subcommand_from ${command}`);

function specOf({ flags, description, values }: CompletedOption): string {
  const spelled = flags.map((flag) => (flag.startsWith("--") ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const argument = values === undefined ? "" : values.length === 0 ? " -r -F" : ` -r -f -a ${quoted(values.join(" "))}`;
  return `${spelled.join(" ")}${argument} -d ${quoted(description)}`;
}
