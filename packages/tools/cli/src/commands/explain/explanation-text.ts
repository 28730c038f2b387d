import type { Example, Explanation, Origin } from "@argot/messages/explanations";
import { docsUrl } from "argot";

/** The origin of a report, for people. */
const origins: Readonly<Record<Origin, string>> = {
  issue: "message about a value",
  rule: "rule of argot check",
  SchemaError: "error of a schema (SchemaError)",
  ConfigError: "error of the configuration (ConfigError)",
  BundleError: "error of argot bundle (BundleError)",
  InlineError: "error of argot inline and argot merge (InlineError)",
  SourceError: "error of a text (SourceError)",
  ContentError: "error of content (ContentError)",
  RegistryError: "error of a schema registry (RegistryError)",
  ConfluentError: "error of the rules of a schema registry (ConfluentError)",
  exception: "exception",
};

const width = 80;

/** An explanation as text, with lines of at most 80 characters, except those of examples. */
export function explanationText({ code, id, origin, meaning, cause, correction, example, says }: Explanation): string {
  const url = docsUrl(id);
  const parts = [
    `${code}: ${origins[origin]}`,
    wrapped(meaning, "  "),
    `  Usual cause\n${wrapped(cause, "    ")}`,
    `  What to do\n${wrapped(correction, "    ")}`,
    ...(example ? [`  Example\n${exampleText(example, says)}`] : []),
    ...(url === undefined ? [] : [`  ${url}`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The codes of the variants of a code. */
export function listText(code: string, found: readonly Explanation[]): string {
  const size = Math.max(...found.map((each) => each.code.length));
  const lines = found.map((each) => `  ${each.code.padEnd(size)}  ${each.meaning}`);
  return `${code} stands for ${found.length} messages. --explain with one of them says more:\n${lines.join("\n")}\n`;
}

function exampleText(example: Example, says: string): string {
  if ("program" in example) return `${indented(example.program)}\n\n${labelled([["says", says]])}`;
  if ("command" in example) {
    const files = Object.entries(example.files).map(([name, text]) => [name, text.trimEnd()] as const);
    return `${labelled(files)}\n    $ argot ${example.command.join(" ")}\n${indented(says)}`;
  }
  if ("value" in example) {
    const { schema, value, corrected, correctedSchema, dialect } = example;
    return labelled([
      ...(dialect === undefined ? [] : [["dialect", dialect] as const]),
      ["schema", jsonText(schema)],
      ["value", jsonText(value)],
      ["says", says],
      ["correct", jsonText(corrected)],
      ...(correctedSchema === undefined ? [] : [["with", jsonText(correctedSchema)] as const]),
    ]);
  }
  const { schema, corrected, options } = example;
  return labelled([
    ...(options === undefined ? [] : [["options", jsonText(options)] as const]),
    ["schema", jsonText(schema)],
    ["says", says],
    ["correct", jsonText(corrected)],
  ]);
}

/** Labelled lines. Further lines of a text are aligned with its first. */
function labelled(rows: readonly (readonly [label: string, text: string])[]): string {
  const size = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows
    .map(([label, text]) => `    ${label.padEnd(size)}${text.replaceAll("\n", `\n    ${" ".repeat(size)}`)}`)
    .join("\n");
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, "    ");

/** A value as JSON, on one line if there is room. */
function jsonText(value: unknown): string {
  const line = JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, " ");
  return line.length <= width - 20 ? line : JSON.stringify(value, undefined, 2);
}

/** A text in lines that fit. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(" ")) {
    if (line !== indent && line.length + word.length + 1 > width) {
      lines.push(line);
      line = indent;
    }
    line += line === indent ? word : ` ${word}`;
  }
  return [...lines, line].join("\n");
}
