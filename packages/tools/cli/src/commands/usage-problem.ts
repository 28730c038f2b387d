import type { Command } from "commander";
import { Problem } from "../terminal/problem.js";
import { closestName } from "./closest-name.js";

/** Explains a message of the command-line parser, and what to do about it. Default: to read the help. */
type Reading = (match: RegExpExecArray) => readonly [happened: string, remedy?: string];

/** The messages of the parser, which have a code but no data, and texts for programmers. */
const readings: readonly (readonly [message: RegExp, reading: Reading])[] = [
  [
    /^(unknown (?:command|option)) '(.*)' \(Did you mean (.*)\?\)$/s,
    ([, what, name, close]) => [`${what} "${name}"`, `did you mean ${close}?`],
  ],
  [
    /^unknown option '(-[^-].*\..*)'$/s,
    ([, name]) => [`unknown option "${name}"`, "put -- before names of files that begin with a dash"],
  ],
  // Other validators have options for them.
  [
    /^unknown option '(-s|--schema|-d|--data)'$/,
    ([, name]) => [`unknown option "${name}"`, "name files without an option, the schema first"],
  ],
  [/^unknown option '-v'$/, () => ['unknown option "-v"', "did you mean -V?"]],
  [/^(unknown (?:command|option)) '(.*)'$/s, ([, what, name]) => [`${what} "${name}"`]],
  [/^option '.*?(--[\w-]+).*' argument missing$/, ([, option]) => [`${option} has no value`]],
  [
    /^option '.*?(--[\w-]+)[^']*' argument '(.*)' is invalid\. (.*)$/s,
    ([, option, value = "", rest = ""]) => [`"${value}" is no value of ${option}`, remedyIn(rest, value)],
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/s,
    ([, value = "", argument, rest = ""]) => [`"${value}" is no ${argument}`, remedyIn(rest, value)],
  ],
  [/^missing required argument '(.*)'$/, ([, argument]) => [`no ${argument} is named`]],
  [/^required option '.*?(--[\w-]+).*' not specified$/, ([, option]) => [`${option} is missing`]],
  [
    /^option '.*?(--[\w-]+)[^']*' cannot be used with option '.*?(--[\w-]+)[^']*'$/,
    ([, one, other]) => [`${one} cannot be used with ${other}`, "leave one of them out"],
  ],
  [
    /^too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)$/,
    ([, command, most = "", count]) => [
      `argot ${command} takes ${most === "0" ? "no names" : `${most} name${most === "1" ? "" : "s"}`}, not ${count}`,
    ],
  ],
];

/** The part of a message about a value: the allowed values, or the requirement. */
function remedyIn(rest: string, value: string): string {
  const [, allowed] = /^Allowed choices are (.*)$/s.exec(rest) ?? [];
  if (allowed === undefined) return rest.charAt(0).toLowerCase() + rest.slice(1);
  const close = closestName(value, allowed.split(", "));
  return close === undefined ? `choose one of ${allowed}` : `did you mean ${close}?`;
}

/**
 * Explains why the arguments cannot be used.
 *
 * @param message - The message of the parser.
 */
export function usageProblem(message: string, args: readonly string[], program: Command): Problem {
  const text = message
    .replace(/^error: /, "")
    .replace(/\s*\n\s*\(Did/, " (Did")
    .replace(/\.$/, "");
  const command = program.commands.some((each) => each.name() === args[0]) ? `argot ${args[0]}` : "argot";
  const help = `see ${command} --help`;
  for (const [form, reading] of readings) {
    const match = form.exec(text);
    if (!match) continue;
    const [happened, remedy = help] = reading(match);
    // `--ref` takes all names that follow it, the schema among them.
    const isGreedy = happened.startsWith("no ") && args.some((arg) => /^(?:-r|--ref)/.test(arg));
    return new Problem(happened, isGreedy ? "put --ref and its files last" : remedy);
  }
  return new Problem(text, help);
}
