import { Readable } from "node:stream";
import type { Command } from "commander";
import { createProgram } from "../src/program.js";
import { OutputStream } from "../src/terminal/output-stream.js";
import { Sink } from "./run.js";

/** The document `docs/cli.md`, made from the definitions of the commands. */
export async function cliDocument(): Promise<string> {
  const program = programOf({ out: "", err: "" });
  const shared = sharedRows(program);
  const sections = await Promise.all(program.commands.map((command) => section(command, shared)));
  return `# Command line

The [README of @argot/cli](../packages/tools/cli/README.md) is the introduction.

| command | purpose |
| --- | --- |
${sections.map(({ name, summary }) => `| [\`argot ${name}\`](#argot-${name}) | ${cell(summary)} |`).join("\n")}

## Options of every command
${table("option", optionRows(program))}
\`argot --explain minLength\` says what a message, the code of an error or a rule means, what usually leads to it, and what to do, with an
example. It takes what reports have: the name of a keyword, a code, or a message id.

## Options of several commands
${table("option", shared)}
${sections.map(({ text }) => text).join("\n")}
## How this page is made

From the definitions of the commands: \`pnpm exec vitest run packages/tools/cli/test/cli-document -u\` writes it.
`;
}

function programOf(help: { out: string; err: string }): Command {
  const out = new OutputStream(new Sink());
  const io = { stdin: Readable.from([]), stdout: new Sink(), stderr: new Sink(), cwd: "/", env: {} };
  return createProgram({ io, streams: { out, err: out, warn: () => Promise.resolve() }, exitWith: () => {} }, help);
}

interface Section {
  readonly name: string;
  readonly summary: string;
  readonly text: string;
}

async function section(command: Command, shared: readonly Row[]): Promise<Section> {
  const help = command.createHelp();
  const options = optionRows(command).filter(([flags]) => !flags.includes("--help"));
  const isShared = ([flags, meaning]: Row): boolean => shared.some((row) => row[0] === flags && row[1] === meaning);
  const name = command.name();
  const argumentRows = command.registeredArguments.map((each): Row => [
    help.argumentTerm(each),
    help.argumentDescription(each),
  ]);
  return {
    name,
    summary: command.summary(),
    text: `## argot ${name}

${command.description()}

\`\`\`text
${help.commandUsage(command)}
\`\`\`
${table("argument", argumentRows)}${table(
      "option",
      options.filter((row) => !isShared(row)),
    )}${alsoHas(options.filter(isShared), shared)}
\`\`\`text
${await notesOf(name)}
\`\`\`
`,
  };
}

type Row = readonly [flags: string, meaning: string];

/** The options that more than a third of the commands have, with one meaning. */
function sharedRows(program: Command): readonly Row[] {
  const rows = program.commands.flatMap((command) => optionRows(command));
  const countOf = (row: Row): number => rows.filter((each) => each[0] === row[0] && each[1] === row[1]).length;
  const found = rows.filter((row) => !row[0].includes("--help") && countOf(row) > program.commands.length / 3);
  return [...new Map(found.map((row) => [row[0], row])).values()];
}

/** Says which of the shared options a command has. */
function alsoHas(rows: readonly Row[], shared: readonly Row[]): string {
  if (rows.length === 0) return "";
  const names = rows.length === shared.length ? "all" : rows.map(([flags]) => `\`${flags}\``).join(", ");
  return `\nOptions of [several commands](#options-of-several-commands): ${names}.\n`;
}

const table = (head: string, rows: readonly Row[]): string =>
  rows.length === 0
    ? ""
    : `\n| ${head} | meaning |\n| --- | --- |\n${rows.map(([term, meaning]) => `| \`${term.replaceAll("|", String.raw`\|`)}\` | ${cell(meaning)} |`).join("\n")}\n`;

function optionRows(command: Command): readonly Row[] {
  const help = command.createHelp();
  return help.visibleOptions(command).map((each): Row => [each.flags, help.optionDescription(each)]);
}

/** What the help of a command says after its options. */
async function notesOf(name: string): Promise<string> {
  const shown = { out: "", err: "" };
  const program = programOf(shown);
  await program.parseAsync([name, "--help"], { from: "user" }).catch(() => {});
  const [, notes = ""] = /\n {2}-h, --help[^\n]*(?:\n {3,}[^\n]*)*\n\n(.*)$/s.exec(shown.out) ?? [];
  return notes.trimEnd();
}

/** A text as the cell of a table. */
const cell = (text: string): string =>
  text
    .replaceAll("|", String.raw`\|`)
    .replaceAll("<", "&lt;")
    .replaceAll("*", String.raw`\*`);
