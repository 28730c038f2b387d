import { type OutputFormat, outputFormats } from "argot/loop";
import { SourceText } from "@argot/source-text/text";
import { documentUri } from "../state/playground-state.js";
import { jsonText } from "./json-text.js";
import type { EngineInput, TabText, TextTabName } from "./protocol.js";
import type { Project } from "./project.js";
import { readData } from "./report.js";

/** Maximum number of characters of a text that is shown. */
const maxLength = 2_000_000;

/** The content of a tab. */
export async function tabText(
  project: Project,
  input: EngineInput,
  tab: TextTabName,
  choice: string,
): Promise<TabText> {
  const [problem] = project.problems;
  if (problem) return { text: "", language: "plain", note: `There is nothing to show: ${problem.message}` };
  const made = await makers[tab](project, input, choice);
  if (made.text.length <= maxLength) return made;
  return { ...made, text: made.text.slice(0, maxLength), note: "The text is too long and is cut off." };
}

type Maker = (project: Project, input: EngineInput, choice: string) => TabText | Promise<TabText>;

const makers: Readonly<Record<TextTabName, Maker>> = {
  output: (project, input, choice) =>
    ofValue(project, input, (validator, value) => {
      const format: OutputFormat = outputFormats.find((each) => each === choice) ?? "basic";
      return { text: jsonText(validator.output(value, format)), language: "json" };
    }),
  annotations: (project, input) =>
    ofValue(project, input, (validator, value) => {
      const { list, valid } = validator.annotations(value);
      if (!valid) return { text: "", language: "plain", note: "The data are invalid, so there are no annotations." };
      const contents = validator.contents(value);
      const all = { annotations: list, ...(contents.length > 0 && { contents }) };
      return { text: jsonText(all), language: "json", note: `${list.length} annotations` };
    }),
  plan: async ({ argot }, { schemas }, choice) => {
    const { inspect } = await import("argot/inspect");
    const { plan, passes } = inspect(argot, documentUri(schemas[0]));
    return { text: passes.find(({ name }) => name === choice)?.plan ?? plan, language: "plain" };
  },
  code: async ({ argot }, { schemas }) => {
    const { inspect } = await import("argot/inspect");
    return { text: inspect(argot, documentUri(schemas[0])).code, language: "javascript" };
  },
  types: async ({ argot }, { schemas }) => {
    const { declarations } = await import("@argot/schema-tools/declarations");
    const plan = argot.plan(documentUri(schemas[0]));
    return { text: declarations(plan, { name: "Data" }), language: "typescript" };
  },
  module: async ({ argot }, { schemas }, choice) => {
    const { compileModule } = await import("argot/module");
    const errors = choice !== "verdict";
    const { code } = compileModule(argot, { isValid: documentUri(schemas[0]) }, { errors });
    const note = `${Math.ceil(code.length / 1000)} kB, not minified or compressed`;
    return { text: code, language: "javascript", note };
  },
};

function ofValue(
  { validator }: Project,
  { data }: EngineInput,
  make: (validator: NonNullable<Project["validator"]>, value: unknown) => TabText,
): TabText {
  const read = readData(data);
  if (!(read instanceof SourceText) || !validator)
    return { text: "", language: "plain", note: "There is nothing to show: the data cannot be read." };
  return make(validator, read.value);
}
