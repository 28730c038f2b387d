// The average time of a format for the strings of the official suite, compared with other packages. Wrong results are marked.
// Writes reports/benchmarks-formats.md.
// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import { findSuite, readSuite, suiteHelp } from "@argot/testing/suite";
import { environment } from "./environment.js";
import { type FormatContender, formatContenders, type Test } from "./format-contenders.js";
import { interleaved, overValues } from "./measure.js";
import { readManifest, repositoryRoot } from "./packages.js";
import { full } from "./settings.js";
import { median } from "./statistics.js";
import { table, time } from "./tables.js";
import { writeReport } from "./write-report.js";

/** A string of the suite, and whether it has the format. */
interface Question {
  readonly text: string;
  readonly valid: boolean;
}

const suite = findSuite(repositoryRoot);
if (suite === undefined) throw new Error(suiteHelp);

const questions = new Map<string, Question[]>();
for (const { schema, tests } of readSuite(suite, "draft2020-12/optional/format").flatMap(({ cases }) => cases)) {
  const { format } = schema as { format: string };
  const strings = questions.get(format) ?? [];
  for (const { data, valid } of tests) if (typeof data === "string") strings.push({ text: data, valid });
  questions.set(format, strings);
}

// One contender writes a message to the console for each invalid host name, which would take most of its time.
console.error = () => undefined; // oxlint-disable-line no-console -- see above

/** A test that returns `undefined` where the given one throws: never the right result. */
function answering(test: Test): (text: string) => boolean | undefined {
  return (text) => {
    try {
      return test(text);
    } catch {
      return undefined;
    }
  };
}

/** The strings for which a contender is wrong. */
function mistakes({ tests }: FormatContender, format: string, strings: readonly Question[]): Question[] {
  const test = tests[format];
  return test ? strings.filter(({ text, valid }) => answering(test)(text) !== valid) : [];
}

async function rowOf(format: string, strings: readonly Question[]): Promise<readonly string[]> {
  const texts = strings.map(({ text }) => text);
  const contenders = formatContenders.flatMap(({ id, tests }) => {
    const test = tests[format];
    if (!test) return [];
    const answer = answering(test);
    const throws = texts.some((each) => answer(each) === undefined);
    return [overValues(id, throws ? (each: string) => answer(each) ?? false : test, texts)];
  });
  const samples = await interleaved(contenders, full);
  const cells = formatContenders.map((contender) => {
    const wrong = mistakes(contender, format, strings).length;
    const times = samples[contender.id];
    return times ? `${time(median(times) / texts.length)}${wrong > 0 ? ` (${wrong} wrong)` : ""}` : "–";
  });
  return [format, String(strings.length), ...cells];
}

const rows: (readonly string[])[] = [];
for (const [format, strings] of questions) {
  if (formatContenders[0]?.tests[format]) rows.push(await rowOf(format, strings));
}
const right = formatContenders.map(
  (contender) =>
    Array.from(questions).filter(
      ([format, strings]) => contender.tests[format] && mistakes(contender, format, strings).length === 0,
    ).length,
);
const text = `# Benchmarks of formats

Written by \`npm run bench -- formats\`.

${environment()}
${formatContenders.map(({ id, package: name }) => `- ${id}: ${name} ${readManifest(name).version}`).join("\n")}

The average time for one string of the official test suite for the format in 2020-12, valid or invalid. The number of wrong results is
in parentheses. A dash means that the package lacks the format.

${table(["format", "strings", ...formatContenders.map(({ id }) => id)], [...rows, ["*all right*", "", ...right.map((count) => `${count} of ${rows.length}`)]])}
`;
writeReport("benchmarks-formats.md", text);
process.stdout.write(text);
