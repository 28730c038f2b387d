// What a worker thread does: it validates batches of lines as the main thread does, and returns texts.
import type { Batch } from "@argot/stream/lines";
import { loadSchema, type SchemaOptions } from "../../schemas/load-schema.js";
import { painter, plain } from "../../terminal/paint.js";
import { type Problem, problemText } from "../../terminal/problem.js";
import { createEvaluation, createValidateReport, type Evaluation } from "./evaluation.js";
import { type Language, localiser } from "./language.js";
import type { ValidateReportName } from "./report-names.js";
import { type LinesResult, mergedParts, validateLines } from "./validate-lines.js";

/** What a worker needs to know of a run. */
export interface LinesSetup {
  readonly schema: string;
  readonly options: SchemaOptions & {
    readonly quiet: boolean;
    readonly maxErrors?: number | undefined;
    readonly lang: Language;
  };
  readonly reports: readonly { readonly name: ValidateReportName; readonly styled: boolean }[];
  readonly keeps: Evaluation["keeps"];
  readonly cwd: string;
}

/** Lines to validate. */
export interface LinesTask {
  readonly setup: LinesSetup;
  readonly batch: Batch;
  readonly data: string;
}

/** The result for a batch. Problems are texts, because threads exchange data. */
export interface LinesAnswer extends Omit<LinesResult, "problems"> {
  readonly problems: readonly string[];
}

let evaluation: Promise<Evaluation> | undefined;

/** Validates a batch. `undefined` if the text about it is too long to be passed on: the main thread then writes it in parts. */
export async function validateBatch({ setup, batch, data }: LinesTask): Promise<LinesAnswer | undefined> {
  evaluation ??= create(setup);
  const result = mergedParts(validateLines(batch, data, await evaluation));
  return result && { ...result, problems: await Promise.all(result.problems.map(problemText)) };
}

/** The main thread has reported what there is to say about the schema. */
const ignore = (_problem: Problem): Promise<void> => Promise.resolve();

async function create({ schema, options, reports, keeps, cwd }: LinesSetup): Promise<Evaluation> {
  const { validator, sources: schemas } = await loadSchema(
    schema,
    options,
    { stdin: process.stdin, env: process.env, cwd },
    ignore,
  );
  return createEvaluation({
    validator,
    reports: await Promise.all(
      reports.map(async ({ name, styled }) => ({
        name,
        report: await createValidateReport(name, { ...options, schemas, paint: styled ? painter : plain }),
      })),
    ),
    keeps,
    localise: await localiser(options.lang),
    schemas,
    cwd,
  });
}
