import { type CompletedOption, type Completions, quoted } from "./completions.js";

/** The script for bash. */
export function bash({ commands, options: ofProgram }: Completions): string {
  const cases = commands.map(
    ({ name, options, values }) =>
      `    ${name}) words=${quoted(flagsOf(options))} values=${quoted(values.join(" "))} ;;`,
  );
  const ofOptions = distinctValues([...commands.flatMap(({ options }) => options), ...ofProgram]).map(
    ([flag, choices]) => `    ${flag}) COMPREPLY=($(compgen -W ${quoted(choices.join(" "))} -- "$current")); return ;;`,
  );
  const first = [...commands.map(({ name }) => name), flagsOf(ofProgram)].join(" ");
  return `# Completion of argot for bash.
_argot() {
  local values="" current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  COMPREPLY=()
  # --option=value is three words.
  [ "$previous" = "=" ] && previous="\${COMP_WORDS[COMP_CWORD-2]}"
  [ "$current" = "=" ] && current=""
  case "$previous" in
${ofOptions.join("\n")}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${quoted(first)} -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  elif [ -n "$values" ]; then
    COMPREPLY=($(compgen -W "$values" -- "$current"))
  else
    # Names may have spaces.
    local IFS=$'\\n'
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _argot argot
`;
}

const flagsOf = (options: readonly CompletedOption[]): string => options.flatMap(({ flags }) => flags).join(" ");

/**
 * The values of options with an enumeration. An option has the same meaning in every command, but may allow other
 * values.
 */
function distinctValues(options: readonly CompletedOption[]): readonly (readonly [string, readonly string[]])[] {
  const found = new Map<string, Set<string>>();
  for (const { flags, values = [] } of options)
    for (const flag of values.length > 0 ? flags : [])
      found.set(flag, new Set([...(found.get(flag) ?? []), ...values]));
  return Array.from(found, ([flag, values]) => [flag, [...values]] as const);
}
