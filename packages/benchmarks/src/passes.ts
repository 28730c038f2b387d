// What each pass buys: warm verdicts over the corpora with it and without it, in one interleaved run. Prints a table.
import { compile } from "@argot/compiler";
import { type Backend, createArgot } from "@argot/core";
import { devirtualise, fuse, type Plan, prune, settleMarks } from "@argot/core/plan";
import { draft04, draft06, draft07, draft201909, draft202012 } from "@argot/dialects";
import { corporaIn } from "./corpus.js";
import type { Json } from "./json.js";
import { optionsOf } from "./options.js";
import { table } from "./tables.js";

type Pass = (plan: Plan) => Plan;
const passes: Readonly<Record<string, Pass>> = { devirtualise, settleMarks, prune, fuse };

const backendWithout = (left: string): Backend => ({
  optimise: (plan) =>
    Object.entries(passes).reduce((result, [name, pass]) => (name === left ? result : pass(result)), plan),
  compile: left === "profile" ? (plan, loop) => compile(plan, loop) : compile,
});

const variants = ["nothing", ...Object.keys(passes), "profile"];
const dialects = [draft202012, draft201909, draft07, draft06, draft04];
const rounds = 9;
const roundMilliseconds = 25;
/** More than the loop does before the code takes over. */
const warmUps = 400;

/** Nanoseconds a verdict, once over all instances, at best. */
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

const { folder, names } = optionsOf(process.argv.slice(2));
if (folder === undefined) throw new Error("No folder of corpora: name one with --corpus.");
const logs = new Map(variants.map((variant) => [variant, { sum: 0, most: 1, where: "" }]));
const corpora = corporaIn(folder).filter(
  ({ name, instances }) => instances.length > 0 && (!names || names.includes(name)),
);
for (const { name, schema, instances } of corpora) {
  const validators = variants.map((variant) =>
    createArgot({ dialects, backend: backendWithout(variant) }).compile(schema),
  );
  for (const validator of validators)
    for (let i = 0; i < warmUps; i++) for (const instance of instances.slice(0, 50)) validator(instance);
  const best = variants.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [i, validator] of validators.entries())
      best[i] = Math.min(best[i] ?? Infinity, timeOf(validator, instances));
  }
  for (const [i, variant] of variants.entries()) {
    const ratio = (best[i] ?? 1) / (best[0] ?? 1);
    const log = logs.get(variant);
    if (!log) continue;
    log.sum += Math.log(ratio);
    if (ratio > log.most) Object.assign(log, { most: ratio, where: name });
  }
}
const rows = Array.from(logs, ([variant, { sum, most, where }]) => [
  variant,
  Math.exp(sum / corpora.length).toFixed(2),
  where === "" ? "–" : `${most.toFixed(2)} (${where})`,
]);
process.stdout.write(`${table(["without", "geometric mean", "most"], rows)}\n`);
