// The program of a worker thread: it validates batches of lines as the main thread does, and returns texts.
import { parentPort, workerData } from "node:worker_threads";
import type { Batch, LongLine } from "@argot/stream/lines";
import { FileBatches, type Place, type SharedFile } from "../../inputs/file-batches.js";
import { loadSchema } from "../../schemas/load-schema.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import { painter, plain } from "../../terminal/paint.js";
import { type Problem, problemText } from "../../terminal/problem.js";
import { createEvaluation, createValidateReport, type Evaluation } from "./evaluation.js";
import { type Language, loadLanguage } from "./language.js";
import type { ValidateReportName } from "./report-names.js";
import { type LinesResult, mergedParts, batchResults } from "./validate-lines.js";

/** The data of a run that a thread gets at its start. */
export interface LinesSetup {
  /** The schema to load at once. Default: none, because the data choose their schemas. */
  readonly schema?: string | undefined;
  readonly options: SchemaOptions & {
    readonly quiet: boolean;
    readonly maxErrors?: number | undefined;
    readonly lang: Language;
  };
  readonly reports: readonly { readonly name: ValidateReportName; readonly styled: boolean }[];
  readonly keeps: Evaluation["keeps"];
  readonly cwd: string;
}

/** Lines to validate: a batch of a stream, or a file whose batches all threads validate. */
export interface LinesTask {
  readonly schema: string;
  /** The name of the input. */
  readonly data: string;
  readonly lines: Batch | SharedFile;
}

/** The messages of a thread: the schema is loaded, answers about a task, a task is done. */
export type LinesMessage = "ready" | "done" | { readonly answer: BatchAnswer };

/** The result for a batch. Problems are texts, because threads exchange data. */
export interface LinesAnswer extends Omit<LinesResult, "problems"> {
  readonly problems: readonly string[];
}

/** The answer about a batch. */
export interface BatchAnswer {
  /** The position of the batch in its file, if it is from a file. */
  readonly place?: Place;
  /** `undefined` if the text is too long to be passed on: the main thread then writes it in parts. */
  readonly answer: LinesAnswer | undefined;
}

const setup = workerData as LinesSetup;
const evaluations = new Map<string, Promise<Evaluation>>();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const post = (message: LinesMessage): void => parentPort?.postMessage(message);

/** Does a task. An error ends the thread, and is reported in the main thread. */
async function run({ schema, data, lines }: LinesTask): Promise<void> {
  const evaluation = await evaluationOf(schema);
  if ("bytes" in lines) post({ answer: { answer: await answerOf(lines, data, evaluation) } });
  else {
    const batches = new FileBatches(lines);
    for (let next = batches.next(); next; next = batches.next()) {
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      post({ answer: { place: next.place, answer: await answerOf(next.batch, data, evaluation) } });
    }
  }
  post("done");
}

async function answerOf(
  batch: Batch | LongLine,
  data: string,
  evaluation: Evaluation,
): Promise<LinesAnswer | undefined> {
  const result = mergedParts(batchResults(batch, data, evaluation));
  return result && { ...result, problems: await Promise.all(result.problems.map(problemText)) };
}

/** Loads a schema, once. */
function evaluationOf(schema: string): Promise<Evaluation> {
  const known = evaluations.get(schema);
  if (known) return known;
  const fresh = load(schema, setup);
  evaluations.set(schema, fresh);
  return fresh;
}

/** The main thread reports warnings about the schema. */
const ignore = (_problem: Problem): Promise<void> => Promise.resolve();

async function load(schema: string, { options, reports, keeps, cwd }: LinesSetup): Promise<Evaluation> {
  const { validator, sources: schemas } = await loadSchema(
    schema,
    options,
    { stdin: process.stdin, env: process.env, cwd },
    ignore,
  );
  const language = await loadLanguage(options.lang);
  return createEvaluation({
    validator,
    reports: await Promise.all(
      reports.map(async ({ name, styled }) => ({
        name,
        report: await createValidateReport(name, {
          ...options,
          schemas,
          paint: styled ? painter : plain,
          words: language.words,
        }),
      })),
    ),
    keeps,
    language,
    schemas,
    cwd,
  });
}

parentPort?.on("message", (task: LinesTask) => void run(task));
if (setup.schema === undefined) post("ready");
// If the schema cannot be used, the main thread reports it, and gives no task.
else
  evaluationOf(setup.schema).then(
    () => post("ready"),
    () => {},
  );
