import { type CompletedOption, type Completions, quoted } from "./completions.js";

/** The script for zsh. */
export function zsh({ commands, options: ofProgram }: Completions): string {
  const described = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  const cases = commands.map(({ name, options, values }) => {
    const rest = values.length === 0 ? "*:file:_files" : `*:value:(${values.join(" ")})`;
    return `    ${name})\n      _arguments \\\n${[...specsOf(options), `        ${quoted(rest)}`].join(" \\\n")}\n      ;;`;
  });
  return `#compdef argot
# Completion of argot for zsh.
_argot() {
  local -a commands
  commands=(
${described.join("\n")}
  )
  if (( CURRENT == 2 )) && [[ "$words[2]" != -* ]]; then
    _describe command commands
    return
  fi
  if [[ "$words[2]" == -* ]]; then
    _arguments \\
${specsOf(ofProgram).join(" \\\n")}
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

/** The options as `_arguments` takes them, one a line. */
const specsOf = (options: readonly CompletedOption[]): readonly string[] =>
  options.flatMap(({ flags, description, values }) =>
    flags.map((flag) => {
      const text = description.replace(/[[\]:\\]/g, (char) => `\\${char}`);
      const argument =
        values === undefined ? "" : values.length === 0 ? ":value:_files" : `:value:(${values.join(" ")})`;
      return `        ${quoted(`*${flag}[${text}]${argument}`)}`;
    }),
  );
