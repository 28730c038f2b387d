import type { Example, ExplanationText } from "../explanation.js";

const read = (name: string, wrong: string, right: string): Example => ({
  command: ["validate", "any.schema.json", name],
  files: { "any.schema.json": "{}", [name]: wrong },
  corrected: { "any.schema.json": "{}", [name]: right },
});

/** The codes of `SourceError`. */
export const sourceErrors: Readonly<Record<string, ExplanationText>> = {
  syntax: {
    meaning: "The text breaks the grammar of its language.",
    cause: "A comma or a quotation mark is missing, or a comma stands after the last member. JSON has no comments.",
    correction: "Correct the text at the position that is marked, or say with --as which language it is in.",
    example: read("order.json", '{ "id": 1, }', '{ "id": 1 }'),
  },
  "duplicate-name": {
    meaning: "A mapping has the same name twice.",
    cause: "A setting was copied and not renamed.",
    correction: "Remove or rename one of them.",
    example: read("server.yaml", "port: 80\nhost: a\nport: 81\n", "port: 80\nhost: a\n"),
  },
  "not-json": {
    meaning: "The text has a value that JSON lacks: a number that is not finite, a tag, or a name that is no string.",
    cause: "YAML, TOML and JSON5 can say more than JSON.",
    correction: "Write a value of JSON.",
    example: read("server.yaml", "timeout: .inf\n", "timeout: 3600\n"),
  },
  "too-deep": {
    meaning: "A YAML text nests deeper than 256 levels.",
    cause: "The text was made by a program, or is an attack.",
    correction: "Nest less, or use JSON, which has no such limit here.",
    example: {
      program: `import { parseSource } from "@argot/source-text";

parseSource("[".repeat(300) + "]".repeat(300), { language: "yaml" });`,
    },
  },
  "too-many-aliases": {
    meaning: "The aliases of a YAML text expand to too many nodes.",
    cause: "Aliases refer to mappings with aliases, many times over: an attack, mostly.",
    correction: "Write the values out, or use fewer aliases.",
    example: {
      program: `import { parseSource } from "@argot/source-text";

const lines = ["a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1]"];
for (let i = 1; i < 9; i++) lines.push(\`a\${i}: &a\${i} [\${Array(9).fill(\`*a\${i - 1}\`).join(", ")}]\`);
parseSource(lines.join("\\n"), { language: "yaml" });`,
    },
  },
};
