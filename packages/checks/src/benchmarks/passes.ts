// The effect of each pass: the time of warm verdicts over the corpora with and without it. Each is measured in processes of its
// own, in turn: in one process, the first to run would determine the type feedback for the others. Prints a table.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { backend } from "@argot/compiler";
import { type Backend, createArgot } from "@argot/core";
import { devirtualise, inlineBlocks, type Plan, prune, resolveUnevaluated } from "@argot/core/plan";
import { draft04, draft06, draft07, draft201909, draft202012 } from "@argot/dialects";
import { corporaIn } from "./corpus.js";
import type { Json } from "./json.js";
import { optionsOf } from "./options.js";
import { table } from "./tables.js";

type Pass = (plan: Plan) => Plan;
const passes: Readonly<Record<string, Pass>> = { devirtualise, resolveUnevaluated, prune, inlineBlocks };

const backendWithout = (left: string): Backend => ({
  ...backend,
  optimise: (plan) =>
    Object.entries(passes).reduce((result, [name, pass]) => (name === left ? result : pass(result)), plan),
});

const variants = ["nothing", ...Object.keys(passes), "nothing, again"];
const dialects = [draft202012, draft201909, draft07, draft06, draft04];
const turns = 3;
const rounds = 3;
const roundMilliseconds = 20;
/** Verdicts before the time is taken. */
const warmUps = 20;

type Times = Record<string, number>;

/** Nanoseconds for a verdict, the mean of all instances. */
function timeOf(decide: (value: Json) => boolean, instances: readonly Json[]): number {
  let verdicts = 0;
  let spent = 0n;
  while (spent < BigInt(roundMilliseconds) * 1_000_000n) {
    const start = process.hrtime.bigint();
    for (const instance of instances) if (decide(instance)) verdicts++;
    spent += process.hrtime.bigint() - start;
  }
  return Number(spent) / Math.max(1, verdicts);
}

const args = process.argv.slice(2);
const { folder, names } = optionsOf(args);
if (folder === undefined) throw new Error("No folder of corpora: name one with --corpus.");
const corpora = corporaIn(folder).filter(
  ({ name, instances }) => instances.length > 0 && (!names || names.includes(name)),
);
const variant = process.env["WITHOUT"];

function measured(without: string): Times {
  const times: Times = {};
  for (const { name, schema, instances } of corpora) {
    const validator = createArgot({ dialects, backend: backendWithout(without) }).compile(schema);
    for (let i = 0; i < warmUps; i++) for (const instance of instances) validator(instance);
    times[name] = Math.min(...Array.from({ length: rounds }, () => timeOf(validator, instances)));
  }
  return times;
}

function inProcessOfItsOwn(without: string): Times {
  const env = { ...process.env, WITHOUT: without };
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...args], {
    env,
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as Times;
}

function compared(): string {
  const best = new Map<string, Times>(variants.map((without) => [without, {}]));
  for (let turn = 0; turn < turns; turn++) {
    for (const [without, times] of best) {
      for (const [name, time] of Object.entries(inProcessOfItsOwn(without)))
        times[name] = Math.min(times[name] ?? Infinity, time);
    }
  }
  const base = best.get("nothing") ?? {};
  const rows = Array.from(best, ([without, times]) => {
    const ratios = Object.entries(times).map(([name, time]) => ({ name, ratio: time / (base[name] ?? time) }));
    const mean = Math.exp(ratios.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / ratios.length);
    const [most] = ratios.toSorted((a, b) => b.ratio - a.ratio);
    return [without, mean.toFixed(2), most ? `${most.ratio.toFixed(2)} (${most.name})` : "–"];
  });
  return table(["without", "geometric mean", "most"], rows);
}

process.stdout.write(`${variant === undefined ? compared() : JSON.stringify(measured(variant))}\n`);
