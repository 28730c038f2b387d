import { createErrorText } from "@argot/models";
import { compactIssues } from "@argot/source-text";
import { type Argot, createArgot } from "argot";
import { Ajv } from "ajv";
import { readAndCorrect } from "./reader.js";
import type { ToolSchema } from "./tool-schemas.js";
import { type WrongAnswer, wrongAnswers } from "./wrong-answers.js";

/** How many wrong answers are right after they were corrected once by a text, and how long the texts are. */
export interface TextResult {
  readonly text: string;
  readonly answers: number;
  readonly corrected: number;
  /** The mean number of characters of a text. */
  readonly meanLength: number;
}

type Describe = (answer: WrongAnswer) => string;

/** The texts that are compared, by name. */
function texts(argot: Argot): Readonly<Record<string, Describe>> {
  const ajv = new Ajv({ allErrors: true, strict: false, validateSchema: false, validateFormats: false });
  return {
    createErrorText: ({ tool, value }) => createErrorText(argot, tool.schema)(value),
    "messages of Argot": ({ tool, value }) => compactIssues(argot.compile(tool.schema).validate(value).errors),
    "messages of Ajv": ({ tool, value }) => {
      const { $schema: _dialect, ...schema } = tool.schema;
      const isValid = ajv.compile(schema);
      isValid(value);
      return ajv.errorsText(isValid.errors, { dataVar: "", separator: "\n" });
    },
  };
}

/** Corrects the same wrong answers by each text, once. */
export function evaluate(tools: readonly ToolSchema[], count: number): readonly TextResult[] {
  const argot = createArgot();
  const answers = wrongAnswers(tools, argot, count);
  return Object.entries(texts(argot)).map(([text, describe]) => {
    const described = answers.map((answer) => ({ answer, said: describe(answer) }));
    const corrected = described.filter(({ answer: { tool, value }, said }) =>
      argot.compile(tool.schema)(readAndCorrect(said, value)),
    ).length;
    const meanLength = Math.round(described.reduce((sum, { said }) => sum + said.length, 0) / answers.length);
    return { text, answers: answers.length, corrected, meanLength };
  });
}
