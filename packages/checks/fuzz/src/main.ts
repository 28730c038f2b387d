// oxlint-disable no-await-in-loop -- one question at a time, so that what is printed can be repeated.
import { parseArgs } from "node:util";
import { loopFor } from "./agreement/argots.js";
import { outcomeOf } from "./agreement/judge.js";
import { judges } from "./agreement/judges.js";
import { languageOf, languages } from "./generate/languages.js";
import { text } from "./json.js";
import { questionOf } from "./question.js";
import { type Finding, findingsOf, type Tally } from "./run.js";

const usage = `npm run fuzz -- [options]
  --minutes N      how long (1)
  --seed S         what decides every question (the date)
  --dialects a,b   ${languages.map(({ name }) => name).join(", ")} (all)
  --judges a,b     tiers, explanations, marks, modules, peers (all)
  --first N        the number of the first question of each dialect (0)
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
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

function tell(finding: Finding, number: number): void {
  const { who, dialect, asserted, schema, instance, expected, found } = finding;
  say(`\n${who} (${dialect}${asserted ? ", formats and contents asserted" : ""}, question ${number})`);
  say(`  schema    ${text(schema)}`);
  say(`  instance  ${text(instance)}`);
  say(`  expected  ${typeof expected === "string" ? expected : text(expected)}`);
  say(`  found     ${typeof found === "string" ? found : text(found)}`);
}

async function fuzz(): Promise<number> {
  const chosen = values.dialects === undefined ? languages : list(values.dialects).map(languageOf);
  const asked = list(values.judges).map((name) => {
    const judge = judges[name];
    if (!judge) throw new Error(`--judges: "${name}" is none of ${Object.keys(judges).join(", ")}`);
    return judge;
  });
  const end = performance.now() + Number(values.minutes) * 60_000;
  const tallies = new Map<string, Tally>();
  let findings = 0;
  for (let number = Number(values.first); performance.now() < end; number++) {
    for (const language of chosen) {
      const question = questionOf(language, values.seed, number);
      for (const finding of await findingsOf(asked, question)) {
        findings++;
        tell(finding, number);
      }
      count(tallies, question);
    }
  }
  say(`\nseed ${values.seed}`);
  say("dialect     schemas  refused  instances    valid");
  for (const [name, { schemas, refused, instances, valid }] of tallies) {
    say(`${name.padEnd(9)} ${[schemas, refused, instances, valid].map((each) => String(each).padStart(9)).join("")}`);
  }
  say(`${findings} disagreements`);
  return findings;
}

function count(
  tallies: Map<string, Tally>,
  { language, asserted, schema, instances }: ReturnType<typeof questionOf>,
): void {
  const validCount = tallies.get(language.name) ?? { schemas: 0, refused: 0, instances: 0, valid: 0 };
  tallies.set(language.name, validCount);
  validCount.schemas++;
  const validator = outcomeOf(() => loopFor(language, asserted).compile(schema));
  if (typeof validator !== "function") {
    validCount.refused++;
    return;
  }
  validCount.instances += instances.length;
  validCount.valid += instances.filter((each) => outcomeOf(() => validator(each)) === true).length;
}

if (values.help) say(usage);
else process.exitCode = (await fuzz()) === 0 ? 0 : 1;
