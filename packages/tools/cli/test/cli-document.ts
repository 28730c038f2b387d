import { Readable } from "node:stream";
import type { Command } from "commander";
import { createProgram } from "../src/program.js";
import { OutputStream } from "../src/terminal/output-stream.js";
import { Sink } from "./run.js";

/** The document `docs/cli.md`, made from the definitions of the commands. */
export async function cliDocument(): Promise<string> {
  const program = programOf({ out: "", err: "" });
  const sections = await Promise.all(program.commands.map(section));
  return `# Command line

This page is made from the definitions of the commands: \`pnpm exec vitest run packages/tools/cli/test/cli-document -u\` writes it.
The [README of @argot/cli](../packages/tools/cli/README.md) is the introduction.

| command | purpose |
| --- | --- |
${sections.map(({ name, summary }) => `| [\`argot ${name}\`](#argot-${name}) | ${cell(summary)} |`).join("\n")}

## Options of every command
${table("option", optionRows(program))}
\`argot --explain minLength\` says what a message, the code of an error or a rule means, what usually leads to it, and what to do, with an
example. It takes what reports have: the name of a keyword, a code, or a message id.

${sections.map(({ text }) => text).join("\n")}`;
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

async function section(command: Command): Promise<Section> {
  const help = command.createHelp();
  const name = command.name();
  const argumentRows = command.registeredArguments.map(
    (each) => [help.argumentTerm(each), help.argumentDescription(each)] as const,
  );
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
      optionRows(command).filter(([flags]) => !flags.includes("--help")),
    )}
\`\`\`text
${await notesOf(name)}
\`\`\`
`,
  };
}

const table = (head: string, rows: readonly (readonly [string, string])[]): string =>
  rows.length === 0
    ? ""
    : `\n| ${head} | meaning |\n| --- | --- |\n${rows.map(([term, meaning]) => `| \`${term.replaceAll("|", String.raw`\|`)}\` | ${cell(meaning)} |`).join("\n")}\n`;

function optionRows(command: Command): readonly (readonly [flags: string, meaning: string])[] {
  const help = command.createHelp();
  return help.visibleOptions(command).map((each) => [each.flags, help.optionDescription(each)]);
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
