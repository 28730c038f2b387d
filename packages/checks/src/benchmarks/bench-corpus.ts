// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import { inspect } from "node:util";
import { standaloneSource } from "./adapters/ajv-standalone.js";
import { blaze } from "./adapters/blaze.js";
import { adapters, baseline } from "./adapters/index.js";
import { coldMeasures, type Measure } from "./goals.js";
import type { ColdAnswer, WarmTask } from "./jobs.js";
import type { Json } from "./json.js";
import type { Samples } from "./measure.js";
import { type Prepared, readSchemaText } from "./prepared.js";
import type { CorpusResult } from "./results.js";
import type { Settings } from "./settings.js";
import { runCold, runWarm } from "./workers.js";

const everyone: readonly string[] = adapters.filter(({ errorsOnly }) => !errorsOnly).map(({ id }) => id);
const reporters: readonly string[] = adapters.map(({ id }) => id);
const firstReporters: readonly string[] = adapters.filter(({ stopsAtFirst }) => stopsAtFirst).map(({ id }) => id);
const evalFree: readonly string[] = adapters
  .filter(({ id, errorsOnly, withoutCodeGeneration }) => !errorsOnly && (withoutCodeGeneration || id === baseline))
  .map(({ id }) => id);

/** All measurements with one corpus, one process after the other. */
export async function benchCorpus(
  corpus: Prepared,
  wanted: ReadonlySet<Measure>,
  settings: Settings,
): Promise<CorpusResult> {
  const { dir, dialect } = corpus;
  const job = { dir, dialect, settings };
  const { notRanked } = await runWarm({ ...job, task: "verify", contenders: [...everyone, blaze.id] });
  const right = (ids: readonly string[]): string[] => ids.filter((id) => !Object.hasOwn(notRanked, id));
  const samples: Partial<Record<Measure, Samples>> = {};

  const contendersOf = {
    warm: [...everyone, blaze.id],
    single: [...everyone, blaze.id],
    recompile: everyone,
    errors: reporters,
    first: firstReporters,
  };
  for (const task of ["warm", "single", "recompile", "errors", "first"] as const satisfies readonly WarmTask[]) {
    if (!wanted.has(task) || ((task === "errors" || task === "first") && corpus.counts.invalid === 0)) continue;
    const answer = await runWarm({ ...job, task, contenders: right(contendersOf[task]) });
    samples[task] = answer.samples;
    for (const [id, reason] of Object.entries(answer.notRanked)) notRanked[`${id} (${task})`] = reason;
  }
  if (wanted.has("noeval")) samples.noeval = await withoutEval(corpus, settings, notRanked);
  if ([...coldMeasures].some((measure) => wanted.has(measure))) {
    const cold = await fromCold(corpus, right(everyone), settings.coldRounds, notRanked);
    for (const measure of coldMeasures) {
      if (wanted.has(measure)) samples[measure] = cold[measure];
    }
  }
  return { corpus, samples, notRanked };
}

/** Contenders that are right with code generation are verified again without it: they use another implementation then. */
async function withoutEval(
  { dir, dialect }: Prepared,
  settings: Settings,
  notRanked: Record<string, string>,
): Promise<Samples> {
  const standalone = await standaloneSource(JSON.parse(readSchemaText(dir)) as Json, dialect);
  const job = { dir, dialect, settings, standalone };
  const verified = await runWarm({ ...job, task: "verify", contenders: evalFree }, true);
  for (const [id, reason] of Object.entries(verified.notRanked)) notRanked[`${id} (without code generation)`] = reason;
  const contenders = evalFree.filter((id) => !Object.hasOwn(verified.notRanked, id));
  return (await runWarm({ ...job, task: "warm", contenders }, true)).samples;
}

type ColdSamples = Record<keyof ColdAnswer, Samples>;

async function fromCold(
  { dir, dialect }: Prepared,
  contenders: readonly string[],
  rounds: number,
  notRanked: Record<string, string>,
): Promise<ColdSamples> {
  const samples: ColdSamples = { import: {}, compile: {}, cold: {}, longest: {} };
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      if (Object.hasOwn(notRanked, `${contender} (cold)`)) continue;
      const answer = await runCold({ contender, dir, dialect }).catch((error: unknown) => {
        process.stderr.write(`${inspect(error)}\n`);
        notRanked[`${contender} (cold)`] = "fails in a fresh process";
      });
      if (!answer) continue;
      for (const measure of coldMeasures) {
        (samples[measure][contender] ??= []).push(answer[measure]);
      }
    }
  }
  return samples;
}
