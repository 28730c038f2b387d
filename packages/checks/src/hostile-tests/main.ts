// Runs every case in its tiers at full size, and prints a table. With `--quick` it uses the sizes of the tests, with
// `--group NAME` it runs the cases of one group.
import { parseArgs } from "node:util";
import { allTiers, type HostileCase } from "./case.js";
import { cases } from "./cases.js";
import { type Attempt, attempt } from "./try.js";
import type { Tier } from "argot";

const { quick, group: only } = parseArgs({
  options: { quick: { type: "boolean", default: false }, group: { type: "string" } },
}).values;
if (only !== undefined && !Object.hasOwn(cases, only))
  throw new Error(`--group: "${only}" must be one of ${Object.keys(cases).join(", ")}`);
let wrong = 0;

for (const [group, each] of Object.entries(cases)) {
  if (only !== undefined && group !== only) continue;
  console.log(`\n## ${group}\n`);
  console.log(`| case | size | result | ${allTiers.map((tier) => `${tier}, ms`).join(" | ")} | growth | MB |`);
  console.log(`| --- | ---: | --- | ${allTiers.map(() => "---:").join(" | ")} | ---: | ---: |`);
  for (const one of each) console.log(await row(one));
}
console.log(wrong === 0 ? "\nEvery result in every tier is right." : `\n${wrong} results are wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;

/** A row of the table. Growth is the ratio of the time at full size to the time at half the size. */
async function row(one: HostileCase): Promise<string> {
  const size = one.sizes?.[quick ? 0 : 1] ?? 0;
  const attempts = new Map<Tier, Attempt>();
  for (const tier of one.tiers ?? allTiers) {
    const attempted = await attempt(one, tier, size);
    if (attempted.result !== one.expected) wrong++;
    attempts.set(tier, attempted);
  }
  const byTime = [...attempts].sort(([, a], [, b]) => b.milliseconds - a.milliseconds);
  const [slowestTier, { milliseconds: slowest }] = byTime[0] as [Tier, Attempt];
  const half = one.sizes && slowest >= 50 ? await attempt(one, slowestTier, size / 2) : undefined;
  const results = [...new Set([...attempts.values()].map(({ result }) => result))];
  const result = results.length === 1 && results[0] === one.expected ? one.expected : `WRONG: ${results.join(" / ")}`;
  const cells = [
    one.name,
    one.sizes ? size.toLocaleString("en") : "",
    result,
    ...allTiers.map((tier) => attempts.get(tier)?.milliseconds.toFixed(0) ?? ""),
    half ? (slowest / half.milliseconds).toFixed(1) : "",
    Math.max(0, ...[...attempts.values()].map(({ megabytes }) => megabytes)).toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}
