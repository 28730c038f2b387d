import type { Command, Option } from "commander";

/** What a command can be completed with. */
export interface Completion {
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

/** What the commands of a program can be completed with, from their definitions. */
export function completionsOf(program: Command): readonly Completion[] {
  const help = program.createHelp();
  return help.visibleCommands(program).map((command) => ({
    name: command.name(),
    summary: help.subcommandDescription(command),
    options: help.visibleOptions(command).map(completed),
    values: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
  }));
}

const completed = (option: Option): CompletedOption => ({
  flags: [option.short, option.long].filter((flag) => flag !== undefined && flag !== null),
  description: option.description,
  values: option.required || option.optional ? (option.argChoices ?? []) : undefined,
});

type Write = (commands: readonly Completion[]) => string;

/** The scripts, by the names of shells. */
export const completionScripts: Readonly<Record<"bash" | "zsh" | "fish", Write>> = { bash, zsh, fish };

function bash(commands: readonly Completion[]): string {
  const cases = commands.map(
    ({ name, options, values }) =>
      `    ${name}) words=${quoted(options.flatMap(({ flags }) => flags).join(" "))} values=${quoted(values.join(" "))} ;;`,
  );
  const ofOptions = distinctValues(commands).map(
    ([flag, choices]) => `    ${flag}) COMPREPLY=($(compgen -W ${quoted(choices.join(" "))} -- "$current")); return ;;`,
  );
  return `# Completion of argot for bash.
_argot() {
  local values="" current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${quoted(commands.map(({ name }) => name).join(" "))} -- "$current"))
    return
  fi
  case "$previous" in
${ofOptions.join("\n")}
  esac
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  elif [ -n "$values" ]; then
    COMPREPLY=($(compgen -W "$values" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _argot argot
`;
}

function zsh(commands: readonly Completion[]): string {
  const described = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  const cases = commands.map(({ name, options, values: ofArguments }) => {
    const specs = options.flatMap(({ flags, description, values }) =>
      flags.map((flag) => {
        const text = description.replace(/[[\]:\\]/g, (char) => `\\${char}`);
        const argument =
          values === undefined ? "" : values.length === 0 ? ":value:_files" : `:value:(${values.join(" ")})`;
        return `        ${quoted(`*${flag}[${text}]${argument}`)}`;
      }),
    );
    return `    ${name})\n      _arguments \\\n${[...specs, `        ${quoted(ofArguments.length === 0 ? "*:file:_files" : `*:value:(${ofArguments.join(" ")})`)}`].join(" \\\n")}\n      ;;`;
  });
  return `#compdef argot
# Completion of argot for zsh.
_argot() {
  local -a commands
  commands=(
${described.join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join("\n")}
  esac
}
if [ "$funcstack[1]" = "_argot" ]; then
  _argot "$@"
else
  compdef _argot argot
fi
`;
}

function fish(commands: readonly Completion[]): string {
  const names = commands.map(
    ({ name, summary }) => `complete -c argot -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
  );
  const options = commands.flatMap(({ name, options: own }) =>
    own.map(({ flags, description, values }) => {
      const spelled = flags.map((flag) => (flag.startsWith("--") ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
      const argument =
        values === undefined ? "" : values.length === 0 ? " -r -F" : ` -r -f -a ${quoted(values.join(" "))}`;
      return `complete -c argot -n ${quoted(`__fish_seen_subcommand_from ${name}`)} ${spelled.join(" ")}${argument} -d ${quoted(description)}`;
    }),
  );
  const ofArguments = commands
    .filter(({ values }) => values.length > 0)
    .map(
      ({ name, values }) =>
        `complete -c argot -n ${quoted(`__fish_seen_subcommand_from ${name}`)} -f -a ${quoted(values.join(" "))}`,
    );
  return `# Completion of argot for fish.\n${[...names, ...ofArguments, ...options].join("\n")}\n`;
}

/** The values of options with few: each option means the same in every command. */
function distinctValues(commands: readonly Completion[]): readonly (readonly [string, readonly string[]])[] {
  const found = new Map<string, readonly string[]>();
  for (const { options } of commands)
    for (const { flags, values = [] } of options)
      for (const flag of flags) if (values.length > 0) found.set(flag, values);
  return [...found];
}

/** A text in single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
