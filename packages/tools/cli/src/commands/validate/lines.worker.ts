// What a worker thread does: it validates batches of lines as the main thread does, and returns texts.
import type { MessagePort } from "node:worker_threads";
import type { Batch, LongLine } from "@argot/stream/lines";
import { FileBatches, type Place, type SharedFile } from "../../inputs/file-batches.js";
import { loadSchema, type SchemaOptions } from "../../schemas/load-schema.js";
import { painter, plain } from "../../terminal/paint.js";
import { type Problem, problemText } from "../../terminal/problem.js";
import { createEvaluation, createValidateReport, type Evaluation } from "./evaluation.js";
import { type Language, localiser } from "./language.js";
import type { ValidateReportName } from "./report-names.js";
import { type LinesResult, mergedParts, batchResults } from "./validate-lines.js";

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

/** A file whose batches all threads validate. */
export interface FileTask extends Omit<LinesTask, "batch"> {
  readonly file: SharedFile;
  /** Where each {@link FileAnswer} is posted. */
  readonly port: MessagePort;
}

/** The answer about a batch of a file. `undefined` if the text is too long to be passed on. */
export interface FileAnswer {
  readonly place: Place;
  readonly answer: LinesAnswer | undefined;
}

let evaluation: Promise<Evaluation> | undefined;

/** Validates a batch. `undefined` if the text about it is too long to be passed on: the main thread then writes it in parts. */
export async function validateBatch({ setup, batch, data }: LinesTask): Promise<LinesAnswer | undefined> {
  evaluation ??= create(setup);
  return answerOf(batch, data, await evaluation);
}

/** Validates batches of a file until there are no more. */
export async function validateFile({ setup, file, port, data }: FileTask): Promise<void> {
  evaluation ??= create(setup);
  const ready = await evaluation;
  const batches = new FileBatches(file);
  for (let next = batches.next(); next; next = batches.next()) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    port.postMessage({ place: next.place, answer: await answerOf(next.batch, data, ready) } satisfies FileAnswer);
  }
  port.close();
}

async function answerOf(batch: Batch | LongLine, data: string, ready: Evaluation): Promise<LinesAnswer | undefined> {
  const result = mergedParts(batchResults(batch, data, ready));
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
