import { saysOfCommand } from "./examples/run-example.js";
import type { Page } from "./page.js";

/** A schema, and values with a mistyped name and a number that is too great. */
const files = {
  "app.schema.json": `{
  "properties": {
    "limits": {
      "properties": { "memory": {}, "cpu": { "maximum": 8 } },
      "additionalProperties": false
    }
  }
}`,
  "app.yaml": `name: api
limits:
  memroy: 2 GiB
  cpu: 80
`,
};
const command = ["validate", "app.schema.json", "app.yaml"];

/** The page that visitors see first. What the command line prints there is what it prints. */
export async function homePage(): Promise<Page> {
  const printed = await saysOfCommand(command, files);
  const example = `$ argot ${command.join(" ")}\n${printed}`;
  return { file: "index.md", text: home.replace("EXAMPLE", () => JSON.stringify(example)) };
}

const home = `---
layout: home
hero:
  name: Argot
  text: JSON Schema, every dialect, exactly
  tagline: Fast verdicts, errors that say what to change, and vocabularies of your own.
  actions:
    - { theme: brand, text: Start, link: /start }
    - { theme: alt, text: Try it, link: /playground/, target: _self }
    - { theme: alt, text: Keywords, link: /keywords/ }
    - { theme: alt, text: Command line, link: /cli }
example: EXAMPLE
features:
  - title: Every dialect, in one instance
    details: draft-03, draft-04, draft-06, draft-07, 2019-09, 2020-12 and v1 pass all required tests of the official suite, also when they refer to one another.
    link: /reference/dialects
  - title: Errors for people
    details: The alternative that was meant, the name that was mistyped, the line and the column, in JSON and YAML.
    link: /errors/
  - title: A keyword's meaning is stated once
    details: Verdicts, compiled code, annotations, errors, editors and types follow from it, for your keywords too.
    link: /guides/write-a-keyword
  - title: Fast where it counts
    details: A ninth of Ajv's time for a verdict, and work that grows with the size of the value times that of the schema.
    link: /benchmarks
---
`;
