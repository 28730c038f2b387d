// What `validate` costs where nothing is wrong, beside the verdict alone, and what it allocates where something is. Writes
// docs/benchmarks-answers.md.
// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import { writeFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { createArgot, type Tier } from "argot";
import { allocatedFor, allocationCases } from "./allocation.js";
import { environment } from "./environment.js";
import type { Json } from "./json.js";
import { byProcessor, type Contender, interleaved, timed } from "./measure.js";
import { npmCorpora } from "./npm-corpora.js";
import { repositoryRoot } from "./packages.js";
import { fine as settings } from "./settings.js";
import { least, median } from "./statistics.js";
import { ratio, table, time } from "./tables.js";

/** How many times as long as the verdict `validate` may take. */
const most = 1.1;

interface Case {
  readonly name: string;
  readonly schema: Json;
  readonly instances: readonly Json[];
}

const cases: readonly Case[] = [
  { name: "`type`", schema: { type: "string" }, instances: ["a", "b", "c", "d"] },
  {
    name: "two properties",
    schema: { type: "object", required: ["a"], properties: { a: { type: "integer" }, b: { type: "string" } } },
    instances: JSON.parse('[{"a":1,"b":"x"},{"a":2,"b":"y"},{"a":3,"b":"z"}]') as Json[],
  },
  {
    name: "ten numbers",
    schema: { type: "array", items: { type: "number", minimum: 0 } },
    instances: Array.from({ length: 4 }, (_, from) => Array.from({ length: 10 }, (__, i) => from + i)),
  },
  ...npmCorpora([]).filter(({ instances }) => instances.length > 0),
];

type Ask = (value: unknown) => unknown;

/** A contender that counts the answers that an expression gives of each value, in code of its own. */
function counting(id: string, answer: string, ask: Ask, values: readonly Json[]): Contender {
  const source = `// ${JSON.stringify(id)}
let total = 0;
for (let time = 0; time < times; time++) for (let i = 0; i < values.length; i++) if (${answer}) total++;
return total;`;
  const run = vm.compileFunction(source, ["ask", "values", "times"]) as (
    ask: Ask,
    values: readonly Json[],
    times: number,
  ) => number;
  return byProcessor({
    id,
    time: (times) =>
      timed(() => {
        if (run(ask, values, times) !== values.length * times) throw new Error(`${id}: not all values are valid`);
      }),
  });
}

const rows: (readonly string[])[] = [];
for (const { name, schema, instances } of cases) {
  const validator = createArgot().compile(schema);
  const valid = instances.filter((each) => validator(each));
  // The least that an object as the answer can cost: no look at anything, and one of two that are there.
  const [fine, wrong] = [{ valid: true }, { valid: false }];
  const byHand = Object.assign((value: unknown) => validator(value), {
    validate: (value: unknown) => (validator(value) ? fine : wrong),
  });
  const contenders = [
    counting("verdict", "ask(values[i])", validator, valid),
    counting("again", "ask(values[i])", validator, valid),
    counting("validate", "ask.validate(values[i]).valid", validator, valid),
    counting("by hand", "ask.validate(values[i]).valid", byHand, valid),
  ];
  const samples = await interleaved(contenders, settings);
  const figure = (of: typeof least, id: string): number => of(samples[id] ?? []) / valid.length;
  const compared = ({ id }: Contender): string =>
    [least, median].map((of) => ratio(figure(of, id) / figure(of, "verdict"))).join(" / ");
  const more = time(Math.max(0, figure(least, "validate") - figure(least, "verdict")));
  rows.push([name, time(figure(least, "verdict")), ...contenders.slice(1).map(compared), more]);
}

const tiers: readonly Tier[] = ["loop", "compiled", "auto"];
/** Lists of so many items, so many of which are wrong. */
const lists = [
  [1000, 1],
  [100_000, 1],
  [100_000, 10],
  [100_000, 100],
] as const;

const allocated: (readonly string[])[] = [];
for (const each of allocationCases)
  for (const tier of tiers) {
    const validator = createArgot({ tier }).compile({ items: each.items });
    const cells: string[] = [];
    for (const [items, mistakes] of lists)
      cells.push(`${((await allocatedFor(validator, each, items, mistakes)) / 1000).toFixed(1)} kB`);
    allocated.push([each.name, `\`${tier}\``, ...cells]);
  }

const text = `# Benchmarks of answers

Written by \`npm run bench:answers\`; do not edit.

${environment()}

What \`validator.validate(value)\` costs beside \`validator(value)\` where the value is valid, in the tier \`auto\`, for one value. The
ratios are those of the least and of the median of ${settings.rounds} short samples taken in turn: of the verdict measured again, of
\`validate\`, and of a function written by hand that asks for the verdict and answers with one of two objects that are there already.
The time is the processor's; the machine need not be idle.

${table(
  ["schema", "verdict", "again", "`validate`", "by hand", "more"],
  [...rows, ["*wanted*", "", "", `<= ${ratio(most)}`, "", ""]],
)}

The answer about every valid value is one frozen object. What remains is the call of a method and the reading of \`valid\`: two or three
nanoseconds whatever the schema, which the function written by hand does not save either. Where a verdict takes less than about
twenty nanoseconds that is more than a tenth.

## What errors allocate

What \`validator.validate(value)\` allocates for a list in which some items are wrong, whatever becomes of it: with the errors it
grows, and with the value it does not. Sampled by V8, the least of three times.

${table(
  ["items", "tier", ...lists.map(([items, mistakes]) => `${mistakes} of ${items.toLocaleString("en")} wrong`)],
  allocated,
)}
`;
writeFileSync(path.join(repositoryRoot, "docs/benchmarks-answers.md"), text);
process.stdout.write(text);
