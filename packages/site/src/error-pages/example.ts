import type { CommandExample, Example, SchemaExample, ValueExample } from "@argot/messages/explanations";
import { type PlaygroundInput, playgroundLink } from "../playground/state/playground-link.js";
import { dialectUris, type DialectName } from "argot";
import { block } from "../markdown.js";
import { jsonText } from "./json-text.js";

/** Where the playground is. */
const playground = `${process.env["SITE_BASE"] ?? "/"}playground/`;

/** An example in Markdown: what is given, what Argot says, and what is right. */
export function exampleText(example: Example, says: string): string {
  if ("program" in example) return `${block("js", example.program)}\n\n${reported(says)}`;
  if ("command" in example) return commandText(example, says);
  const input = "value" in example ? ofValue(example) : ofSchema(example);
  return [
    ...input.shown.map(([label, value]) => `${label}:\n\n${block("json", jsonText(value))}`),
    reported(says),
    ...(input.state ? [tryLink(input.state)] : []),
    ...input.corrected.map(([label, value]) => `${label}:\n\n${block("json", jsonText(value))}`),
  ].join("\n\n");
}

/** A link that opens an example in the playground. */
export const tryLink = (state: PlaygroundInput): string =>
  `<a href="${playgroundLink(state, playground)}" target="_self" class="try">Try it in the playground</a>`;

const reported = (says: string): string => `Argot says:\n\n${block("text", says)}`;

/** What a page shows of an example. */
interface ShownExample {
  readonly shown: readonly Labelled[];
  readonly corrected: readonly Labelled[];
  /** What the playground opens; absent if it lacks the dialect. */
  readonly state?: PlaygroundInput;
}
type Labelled = readonly [label: string, value: unknown];

function ofValue({ schema, value, corrected, correctedSchema, dialect = "2020-12" }: ValueExample): ShownExample {
  const inDialect = dialect === "2020-12" ? "" : ` in ${dialect}`;
  const state = {
    schema: jsonText(schema),
    data: jsonText(value),
    dialect: dialect as DialectName,
    formats: "assert" as const,
    content: "assert" as const,
  };
  return {
    shown: [
      [`Schema${inDialect}`, schema],
      ["Value", value],
    ],
    corrected: [
      ["This value is valid", corrected],
      ...(correctedSchema === undefined ? [] : [["With this schema", correctedSchema] as const]),
    ],
    ...(Object.hasOwn(dialectUris, dialect) && { state }),
  };
}

function ofSchema({ schema, corrected, options = {} }: SchemaExample): ShownExample {
  const given = Object.keys(options).length === 0 ? [] : [["Options", options] as const];
  const state = { schema: jsonText(schema), data: "{}", strict: options["strict"] === true };
  return {
    shown: [...given, ["Schema", schema]],
    corrected: [["This schema is right", corrected]],
    // The playground has no option to pin a dialect.
    ...(options["pin"] !== true && { state }),
  };
}

function commandText({ command, files, corrected }: CommandExample, says: string): string {
  const names = Object.keys(corrected).filter((name) => corrected[name] !== files[name]);
  const removed = Object.keys(files).filter((name) => !Object.hasOwn(corrected, name));
  return [
    ...Object.entries(files).map(([name, text]) => fileText(`\`${name}\``, name, text)),
    block("console", `$ argot ${command.join(" ")}\n${says}`),
    ...names.map((name) => fileText(`This \`${name}\` is right`, name, corrected[name] ?? "")),
    ...removed.map((name) => `Without \`${name}\` it is right.`),
  ].join("\n\n");
}

const fileText = (label: string, name: string, text: string): string =>
  `${label}:\n\n${block(languages[name.replace(/^.*\./, "")] ?? "text", text.trimEnd())}`;

const languages: Readonly<Record<string, string>> = { json: "json", yaml: "yaml", mjs: "js" };
