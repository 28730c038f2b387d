// oxlint-disable no-await-in-loop -- one sample at a time, so that the output can be repeated.
import { parseArgs } from "node:util";
import { loopFor } from "./agreement/argots.js";
import { outcomeOf } from "./agreement/judge.js";
import { judges } from "./agreement/judges.js";
import { fuzzDialectOf, fuzzDialects } from "./generate/fuzz-dialects.js";
import { text } from "./json.js";
import { sampleOf } from "./sample.js";
import { type Finding, findingsOf, type Counts } from "./run.js";

const usage = `npm run fuzz -- [options]
  --minutes N      the time to run (1)
  --seed S         the seed of the random samples (the date)
  --dialects a,b   ${fuzzDialects.map(({ name }) => name).join(", ")} (all)
  --judges a,b     ${Object.keys(judges).join(", ")} (all)
  --first N        the number of the first sample of each dialect (0)
`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const list = (given: string): string[] => given.split(",").map((each) => each.trim());

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: new Date().toISOString().slice(0, 10) },
    dialects: { type: "string" },
    judges: { type: "string", default: Object.keys(judges).join(",") },
    first: { type: "string", default: "0" },
    help: { type: "boolean", default: false },
  },
});

function printFinding(finding: Finding, number: number): void {
  const { source, dialect, asserted, schema, instance, expected, found } = finding;
  print(`\n${source} (${dialect}${asserted ? ", formats and contents asserted" : ""}, sample ${number})`);
  print(`  schema    ${text(schema)}`);
  print(`  instance  ${text(instance)}`);
  print(`  expected  ${typeof expected === "string" ? expected : text(expected)}`);
  print(`  found     ${typeof found === "string" ? found : text(found)}`);
}

async function fuzz(): Promise<number> {
  const chosen = values.dialects === undefined ? fuzzDialects : list(values.dialects).map(fuzzDialectOf);
  const chosenJudges = list(values.judges).map((name) => {
    const judge = judges[name];
    if (!judge) throw new Error(`--judges: "${name}" must be one of ${Object.keys(judges).join(", ")}`);
    return judge;
  });
  const end = performance.now() + Number(values.minutes) * 60_000;
  const countsByDialect = new Map<string, Counts>();
  let findings = 0;
  for (let number = Number(values.first); performance.now() < end; number++) {
    for (const fuzzDialect of chosen) {
      const sample = sampleOf(fuzzDialect, values.seed, number);
      for (const finding of await findingsOf(chosenJudges, sample)) {
        findings++;
        printFinding(finding, number);
      }
      count(countsByDialect, sample);
    }
  }
  print(`\nseed ${values.seed}`);
  print("dialect     schemas  refused  instances    valid");
  for (const [name, { schemas, refused, instances, valid }] of countsByDialect) {
    print(`${name.padEnd(9)} ${[schemas, refused, instances, valid].map((each) => String(each).padStart(9)).join("")}`);
  }
  print(`${findings} disagreements`);
  return findings;
}

function count(
  countsByDialect: Map<string, Counts>,
  { fuzzDialect, asserted, schema, instances }: ReturnType<typeof sampleOf>,
): void {
  const counts = countsByDialect.get(fuzzDialect.name) ?? { schemas: 0, refused: 0, instances: 0, valid: 0 };
  countsByDialect.set(fuzzDialect.name, counts);
  counts.schemas++;
  const validator = outcomeOf(() => loopFor(fuzzDialect, asserted).compile(schema));
  if (typeof validator !== "function") {
    counts.refused++;
    return;
  }
  counts.instances += instances.length;
  counts.valid += instances.filter((each) => outcomeOf(() => validator(each)) === true).length;
}

if (values.help) print(usage);
else process.exitCode = (await fuzz()) === 0 ? 0 : 1;
