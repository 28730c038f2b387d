// The time of `validate` for valid values relative to a verdict, and its allocation for invalid values. Writes
// reports/benchmarks-answers.md, unless corpora are chosen.
// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import vm from "node:vm";
import { createArgot, type Tier } from "argot";
import { allocatedFor, allocationCases } from "./allocation.js";
import { environment } from "./environment.js";
import { allCorpora, named } from "./corpora.js";
import type { Corpus } from "./corpus.js";
import type { Json } from "./json.js";
import { byProcessor, type Contender, interleaved, overValues } from "./measure.js";
import { optionsOf } from "./options.js";
import { fine, type Settings } from "./settings.js";
import { geometricMean, least } from "./statistics.js";
import { ratio, table, time } from "./tables.js";
import { writeReport } from "./write-report.js";

/** The number of times that the calling code is made: JavaScript engines may inline different calls each time. */
const makings = 3;
/** The number of samples of each. */
const settings: Settings = { ...fine, rounds: Math.ceil(fine.rounds / makings), warmupMs: fine.warmupMs / makings };

/** The highest ratio of the time of `validate` to that of the verdict. */
const most = 1.1;

type Case = Pick<Corpus, "name" | "schema" | "instances">;

const smallest: readonly Case[] = [
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
];

const { folder, names } = optionsOf(process.argv.slice(2));
const all: readonly Case[] = [...smallest, ...allCorpora(folder)];
const cases = named(all, names).filter(({ instances }) => instances.length > 0);

type Call = (value: unknown) => unknown;

/** A contender with code of its own that calls the validator, which is a constant there, as an import is in a module. */
function calling(id: string, expression: string, validate: Call, values: readonly Json[]): Contender {
  const run = vm.compileFunction(`return (value) => ${expression}; // ${JSON.stringify(id)}`, ["validate"])(
    validate,
  ) as (value: Json) => boolean;
  return byProcessor(overValues(id, run, values));
}

const rows: (readonly string[])[] = [];
const found: number[] = [];
for (const { name, schema, instances } of cases) {
  const validator = createArgot().compile(schema);
  const valid = instances.filter((each) => validator(each));
  // The minimum cost of returning an object: without any validation, one of two existing objects.
  const [validResult, invalidResult] = [{ valid: true }, { valid: false }];
  const byHand = Object.assign((value: unknown) => validator(value), {
    validate: (value: unknown) => (validator(value) ? validResult : invalidResult),
  });
  const contenders = Array.from({ length: makings }, (_, making) => [
    calling(`verdict ${making}`, "validate(value)", validator, valid),
    calling(`again ${making}`, "validate(value)", validator, valid),
    calling(`validate ${making}`, "validate.validate(value).valid", validator, valid),
    calling(`by hand ${making}`, "validate.validate(value).valid", byHand, valid),
  ]).flat();
  const samples = await interleaved(contenders, settings);
  // Not earlier: the values that a call has seen before affect its time.
  if (!valid.every((each) => validator(each) && validator.validate(each).valid))
    throw new Error(`${name}: not all values are valid`);
  const figure = (id: string): number =>
    least(contenders.filter((each) => each.id.startsWith(id)).flatMap((each) => samples[each.id] ?? [])) / valid.length;
  const times = (id: string): number => figure(id) / figure("verdict");
  found.push(times("validate"));
  const cells = ["again", "validate", "by hand"].map((id) => ratio(times(id)));
  rows.push([name, time(figure("verdict")), ...cells, time(Math.max(0, figure("validate") - figure("verdict")))]);
  process.stderr.write(`${rows.at(-1)?.join("  ")}\n`);
}

const tiers: readonly Tier[] = ["loop", "compiled", "auto"];
/** Numbers of items in a list, and of invalid ones among them. */
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

const text = `# validate and the verdict

Written by \`npm run bench -- answers\`.

${environment()}

The time of \`validator.validate(value)\` relative to \`validator(value)\`, for valid values in the tier \`auto\`. Each ratio compares the
least of ${fine.rounds} short samples taken in turn: of the verdict measured again, of \`validate\`, and of a function written by hand that
calls the validator and returns one of two existing objects. The calling code has the validator as a constant. Times are processor
times; the machine need not be idle.

${table(
  ["schema", "verdict", "again", "`validate`", "by hand", "more"],
  [
    ...rows,
    ["*geometric mean*", "", "", ratio(geometricMean(found)), "", ""],
    ["*goal*", "", "", `<= ${ratio(most)}`, "", ""],
  ],
)}

\`validate\` is small enough to be inlined (docs/decisions/0012), and V8 then leaves out a result that nothing keeps. For \`type\` V8
inlines the emitted code as well, because this call of \`validate\` has seen nothing else; the calls of the verdict began in the loop.

## Allocation of errors

The memory that \`validator.validate(value)\` allocates for a list with some invalid items. It grows with the errors and not with the
list. Sampled by V8, the least of three runs.

${table(
  ["items", "tier", ...lists.map(([items, mistakes]) => `${mistakes} of ${items.toLocaleString("en")} wrong`)],
  allocated,
)}
`;
if (!names) writeReport("benchmarks-answers.md", text);
process.stdout.write(text);
