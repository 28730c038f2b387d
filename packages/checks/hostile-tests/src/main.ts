// Tries every case in every tier at full size, and prints a table. `--quick` takes the sizes of the tests, `--group NAME` the
// cases of one group.
import { parseArgs } from "node:util";
import { type HostileCase, tiers } from "./case.js";
import { cases } from "./cases.js";
import { type Attempt, attempt } from "./try.js";

const { quick, group: only } = parseArgs({
  options: { quick: { type: "boolean", default: false }, group: { type: "string" } },
}).values;
if (only !== undefined && !Object.hasOwn(cases, only))
  throw new Error(`--group: "${only}" is none of ${Object.keys(cases).join(", ")}`);
let wrong = 0;

for (const [group, each] of Object.entries(cases)) {
  if (only !== undefined && group !== only) continue;
  console.log(`\n## ${group}\n`);
  console.log(`| tried | size | answer | ${tiers.map((tier) => `${tier}, ms`).join(" | ")} | growth | MB |`);
  console.log(`| --- | ---: | --- | ${tiers.map(() => "---:").join(" | ")} | ---: | ---: |`);
  for (const one of each) console.log(await row(one));
}
console.log(wrong === 0 ? "\nEvery case got its answer in every tier." : `\n${wrong} answers are wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;

/** A case in every tier, and, where it has a size, what half of that takes: growth is by how much the double takes longer. */
async function row(one: HostileCase): Promise<string> {
  const size = one.sizes?.[quick ? 0 : 1] ?? 0;
  const attempts: Attempt[] = [];
  for (const tier of tiers) {
    const came = await attempt(one, tier, size);
    if (came.answer !== one.answer) wrong++;
    attempts.push(came);
  }
  const worst = attempts.reduce(
    (most, each, i) => (each.milliseconds > (attempts[most]?.milliseconds ?? 0) ? i : most),
    0,
  );
  const slowest = attempts[worst]?.milliseconds ?? 0;
  const tier = tiers[worst] ?? "loop";
  const half = one.sizes && slowest >= 50 ? await attempt(one, tier, size / 2) : undefined;
  const answers = [...new Set(attempts.map(({ answer }) => answer))];
  const answer = answers.length === 1 && answers[0] === one.answer ? one.answer : `WRONG: ${answers.join(" / ")}`;
  const cells = [
    one.name,
    one.sizes ? size.toLocaleString("en") : "",
    answer,
    ...attempts.map(({ milliseconds }) => milliseconds.toFixed(0)),
    half ? (slowest / half.milliseconds).toFixed(1) : "",
    Math.max(0, ...attempts.map(({ megabytes }) => megabytes)).toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}
