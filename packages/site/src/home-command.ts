import { saysOfCommand } from "./examples/run-example.js";
import { block } from "./markdown.js";

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

/** What the command line prints on the home page: it is run. */
export async function printedAtHome(): Promise<string> {
  const printed = await saysOfCommand(command, files);
  return `${block("console", `$ argot ${command.join(" ")}\n${printed}`)}\n`;
}
