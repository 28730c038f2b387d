// The time of a third-party keyword relative to a standard keyword with the same meaning, both compiled: by `test`, by
// `predicate` and by `lower`. Writes reports/benchmarks-keywords.md.
// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import { backend } from "@argot/compiler";
import { addVocabularies, createArgot, defineVocabulary, type Validator } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { environment } from "./environment.js";
import { comparisons } from "./keyword-comparisons.js";
import { byProcessor, interleaved, overValues, type Samples } from "./measure.js";
import { fine as settings } from "./settings.js";
import { least, median } from "./statistics.js";
import { ratio, table, time } from "./tables.js";
import { writeReport } from "./write-report.js";

/** The standard keyword twice: the difference of two measurements of the same thing. */
const twice = ["standard", "standard, again"] as const;
const levels = ["test", "predicate", "lower"] as const;

/** The highest ratio to the standard keyword that reaches the goal. */
const goals: Readonly<Record<(typeof levels)[number], number>> = { test: 1.3, predicate: 1, lower: 1 };

const rows: (readonly string[])[] = [];
for (const { name, value, instances, keywords } of comparisons) {
  const third = defineVocabulary({
    uri: "https://example.com/vocab/third",
    keywords: Object.fromEntries(levels.map((level) => [level, keywords[level]])),
  });
  const argot = createArgot({
    dialects: [addVocabularies(draft202012, [third])],
    tier: "compiled",
    backend,
  });
  const validatorOf = (keyword: string): Validator => argot.compile({ items: { [keyword]: value } });
  const contenders = [
    ...twice.map((id) => byProcessor(overValues(id, validatorOf(name), instances))),
    ...levels.map((level) => byProcessor(overValues(level, validatorOf(level), instances))),
  ];
  const samples: Samples = await interleaved(contenders, settings);
  const items = instances.reduce((sum, { length }) => sum + length, 0);
  const compared = (id: string): string =>
    [least, median].map((figure) => ratio(figure(samples[id] ?? []) / figure(samples["standard"] ?? []))).join(" / ");
  rows.push([name, time(least(samples["standard"] ?? []) / items), ...[...twice.slice(1), ...levels].map(compared)]);
}

const aims = Object.values(goals).map((most) => `<= ${ratio(most)}`);
const text = `# Benchmarks of keywords

Written by \`npm run bench -- keywords\`.

${environment()}

The time of a keyword from outside relative to a standard keyword with the same meaning, both compiled, over arrays of values of which
some are invalid. \`standard\` is the time for one item. The other columns are ratios, of the least and of the median of
${settings.rounds} short samples taken in turn: the same keyword measured again, which shows the precision, and keywords of each level.
Times are processor times; the machine need not be idle.

${table(["keyword", "standard", "again", "`test`", "`predicate`", "`lower`"], [...rows, ["*goal*", "", "", ...aims]])}

A \`predicate\` or \`lower\` becomes the plan of the standard keyword, and so its code. A \`test\` is a function for all schemas, to which
the value of the keyword is data; V8 inlines it if it is small. It cannot turn the value into code: the \`test\` of \`required\`
iterates over a list of names.

The keywords are in \`packages/checks/src/benchmarks/keyword-comparisons.ts\`.
`;
writeReport("benchmarks-keywords.md", text);
process.stdout.write(text);
