// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
// A process for one task with one corpus: V8's type feedback for a corpus or task does not affect the next.
import { readFileSync } from "node:fs";
import type { Adapter, Report, Verdict } from "./adapters/adapter.js";
import { ajvStandalone } from "./adapters/ajv-standalone.js";
import { blaze, blazeNanoseconds, blazeVerdicts } from "./adapters/blaze.js";
import { adapterOf } from "./adapters/index.js";
import type { WarmAnswer, WarmJob } from "./jobs.js";
import type { Json } from "./json.js";
import { type Contender, interleaved, overValues } from "./measure.js";
import { repositoryRoot } from "./packages.js";
import { fileName, type PreparedFile, readSchemaText, readValues } from "./prepared.js";

const job = JSON.parse(readFileSync(0, "utf8")) as WarmJob;
const { dir, dialect, settings } = job;
const schemaText = readSchemaText(dir);
const notRanked: Record<string, string> = {};
let compiles = 0;

/** The same schema with an additional member without meaning, so that validators do not find it in a cache. */
function freshSchema(): Json {
  const schema = JSON.parse(schemaText) as Json;
  return typeof schema === "object" && !Array.isArray(schema) ? { ...schema, $comment: `${++compiles}` } : schema;
}

function adapterFor(id: string): Adapter {
  return job.standalone !== undefined && id === "ajv" ? ajvStandalone(job.standalone) : adapterOf(id);
}

async function verdictOf(id: string): Promise<Verdict> {
  const engine = await adapterFor(id).load(dialect);
  return engine.compile(freshSchema(), dialect);
}

async function reportOf(id: string, stopsAtFirst: boolean): Promise<Report> {
  const engine = await adapterFor(id).load(dialect);
  if (stopsAtFirst && engine.compileFirstReport) return engine.compileFirstReport(freshSchema(), dialect);
  if (!engine.compileReport) throw new Error("reports no errors");
  return engine.compileReport(freshSchema(), dialect);
}

/** The reason why a contender is not ranked, if there is one. */
async function wrong(id: string): Promise<string | undefined> {
  const expected: [PreparedFile, boolean, string][] = [
    ["instances", true, "valid instances"],
    ["validMutants", true, "valid mutants"],
    ["invalidMutants", false, "invalid mutants"],
  ];
  const verdict = id === blaze.id ? undefined : await verdictOf(id);
  const mistakes: string[] = [];
  for (const [file, right, what] of expected) {
    const values = readValues(dir, file);
    if (values.length === 0) continue;
    const verdicts = verdict
      ? values.map((value) => verdict(value))
      : await blazeVerdicts({ dir, dialect }, fileName(file));
    const count = values.filter((_, i) => verdicts[i] !== right).length;
    if (count > 0) mistakes.push(`${right ? "rejects" : "accepts"} ${count} of ${values.length} ${what}`);
  }
  return mistakes.length > 0 ? mistakes.join(", ") : undefined;
}

async function overFile(id: string, file: PreparedFile): Promise<Contender> {
  const values = readValues(dir, file);
  if (id !== blaze.id) return overValues(id, await verdictOf(id), values);
  const loop = Math.min(1000, Math.max(20, Math.round((settings.batchMs * 1e4) / values.length)));
  return {
    id,
    time: async (times) => times * (await blazeNanoseconds({ dir, dialect }, fileName(file), loop)),
  };
}

async function recompiling(id: string): Promise<Contender> {
  const engine = await adapterFor(id).load(dialect);
  const [instance] = readValues(dir, "single");
  return {
    id,
    async time(times) {
      const schemas = Array.from({ length: times }, () => freshSchema());
      let valid = 0;
      const start = process.hrtime.bigint();
      for (const schema of schemas) {
        const compiled = engine.compile(schema, dialect);
        const verdict = typeof compiled === "function" ? compiled : await compiled;
        valid += +verdict(instance);
      }
      const nanoseconds = Number(process.hrtime.bigint() - start);
      if (valid !== times) throw new Error(`${id} rejects a valid instance`);
      return nanoseconds;
    },
  };
}

async function reporting(id: string, stopsAtFirst: boolean): Promise<Contender> {
  const report = await reportOf(id, stopsAtFirst);
  const values = readValues(dir, "invalidMutants");
  const silent = values.filter((value) => report(value) === 0).length;
  if (silent > 0) throw new Error(`finds no error in ${silent} of ${values.length} invalid mutants`);
  return overValues(id, report, values);
}

function contenderOf(id: string): Promise<Contender> {
  switch (job.task) {
    case "single":
      return overFile(id, "single");
    case "recompile":
      return recompiling(id);
    case "errors":
      return reporting(id, false);
    case "first":
      return reporting(id, true);
    case "verify":
    case "warm":
      return overFile(id, "instances");
  }
}

const contenders: Contender[] = [];
for (const id of job.contenders) {
  try {
    if (job.task === "verify") {
      const reason = await wrong(id);
      if (reason !== undefined) notRanked[id] = reason;
    } else {
      contenders.push(await contenderOf(id));
    }
  } catch (error) {
    const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
    notRanked[id] = `fails: ${line.replaceAll(repositoryRoot, ".").slice(0, 120)}`;
  }
}
const samples = await interleaved(contenders, settings);
process.stdout.write(JSON.stringify({ samples, notRanked } satisfies WarmAnswer));
