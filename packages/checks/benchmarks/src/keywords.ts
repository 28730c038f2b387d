// What a keyword of a third party costs, compiled, beside a standard keyword of the same meaning: one by `test`, one by `holds`
// and one by `lower`. Writes docs/benchmarks-keywords.md.
// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { compile, verdictPlan } from "@argot/compiler";
import { addVocabularies, createArgot, defineVocabulary, type Validator } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { environment } from "./environment.js";
import { comparisons } from "./keyword-comparisons.js";
import { byProcessor, interleaved, overValues, type Samples } from "./measure.js";
import { repositoryRoot } from "./packages.js";
import { fine as settings } from "./settings.js";
import { least, median } from "./statistics.js";
import { ratio, table, time } from "./tables.js";

/** The standard keyword, and again: how far two measurements of one thing lie apart. */
const twice = ["standard", "standard, again"] as const;
const rungs = ["test", "holds", "lower"] as const;

/** How many times as long as the standard keyword one may take. */
const goals: Readonly<Record<(typeof rungs)[number], number>> = { test: 1.3, holds: 1, lower: 1 };

const rows: (readonly string[])[] = [];
for (const { name, value, instances, keywords } of comparisons) {
  const third = defineVocabulary({
    uri: "https://example.com/vocab/third",
    keywords: Object.fromEntries(rungs.map((rung) => [rung, keywords[rung]])),
  });
  const argot = createArgot({
    dialects: [addVocabularies(draft202012, [third])],
    tier: "compiled",
    backend: { optimise: verdictPlan, compile },
  });
  const validatorOf = (keyword: string): Validator => argot.compile({ items: { [keyword]: value } });
  const contenders = [
    ...twice.map((id) => byProcessor(overValues(id, validatorOf(name), instances))),
    ...rungs.map((rung) => byProcessor(overValues(rung, validatorOf(rung), instances))),
  ];
  const samples: Samples = await interleaved(contenders, settings);
  const items = instances.reduce((sum, { length }) => sum + length, 0);
  const compared = (id: string): string =>
    [least, median].map((figure) => ratio(figure(samples[id] ?? []) / figure(samples["standard"] ?? []))).join(" / ");
  rows.push([name, time(least(samples["standard"] ?? []) / items), ...[...twice.slice(1), ...rungs].map(compared)]);
}

const aims = Object.values(goals).map((most) => `<= ${ratio(most)}`);
const text = `# Benchmarks of keywords

Written by \`npm run bench:keywords\`; do not edit.

${environment()}

What a keyword of one's own costs beside a standard keyword of the same meaning, both compiled, over arrays of values of which
some are not valid. \`standard\` is the time for one item; the other columns say how many times as long it takes, by the least
and by the median of ${settings.rounds} short samples taken in turn: the same keyword measured again, which tells how much a ratio is
worth, and keywords with the same meaning that are not in any dialect, by each of the ways to say it. The time is the processor's;
the machine need not be idle.

${table(["keyword", "standard", "again", "`test`", "`holds`", "`lower`"], [...rows, ["*wanted*", "", "", ...aims]])}

What is said by \`holds\` or \`lower\` becomes the plan of the standard keyword, and therefore its code: what differs is the
measurement. The code of a \`test\` is there once, whatever schema it is used in, and its keyword's value is data to it; V8 writes
it in place where it is small. What it cannot do is to make code of the value: the \`test\` of \`required\` goes through a list of
names.

The keywords are in \`packages/checks/benchmarks/src/keyword-comparisons.ts\`.
`;
writeFileSync(path.join(repositoryRoot, "docs/benchmarks-keywords.md"), text);
process.stdout.write(text);
