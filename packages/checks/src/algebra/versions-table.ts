// Versions of schemas that npm packages ship: what each version accepts that the one before or after it does not.
import { table } from "../benchmarks/tables.js";
import type { Answer } from "./comparison.js";
import { cellTitles, Comparisons, NotComparedError } from "./compared.js";
import { NpmError, readNpmFile } from "./npm.js";
import { type PublishedSchema, publishedSchemas } from "./published.js";

type Change = "same values" | "more" | "fewer" | "both" | "not decided";
const kinds: readonly Change[] = ["same values", "more", "fewer", "both", "not decided"];

const changeOf = ([backward, forward]: readonly [Answer, Answer]): Change => {
  if (backward.answer === "unknown" || forward.answer === "unknown") return "not decided";
  if (backward.answer === "yes") return forward.answer === "yes" ? "same values" : "more";
  return forward.answer === "yes" ? "fewer" : "both";
};

/** Prints each change with the values that show it. @returns The table of all. */
export async function versionsTable(): Promise<string> {
  const rows: (readonly string[])[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one comparison at a time, since times are measured.
  for (const each of publishedSchemas) rows.push(await rowOf(each));
  return table(["schema", "versions", "kB", ...kinds, ...cellTitles], rows);
}

async function rowOf(published: PublishedSchema): Promise<readonly string[]> {
  const { package: name, file, versions } = published;
  const compared = new Comparisons();
  try {
    const texts = versions.map((version) => readNpmFile(name, version, file));
    const found = await changesOf(published, texts, compared);
    const size = Math.round(Math.max(...texts.map(({ length }) => length)) / 1000);
    const counts = kinds.map((kind) => String(found.filter((each) => each === kind).length));
    return [`${name}/${file}`, String(versions.length), String(size), ...counts, ...compared.cells];
  } catch (error) {
    if (error instanceof NpmError || error instanceof NotComparedError) return [`${name}/${file}: ${error.message}`];
    throw error;
  } finally {
    compared.end();
  }
}

async function changesOf(
  { package: name, versions }: PublishedSchema,
  texts: readonly string[],
  compared: Comparisons,
): Promise<readonly Change[]> {
  const found: Change[] = [];
  for (const [i, text] of texts.entries()) {
    const before = texts[i - 1];
    if (before === undefined) continue;
    process.stdout.write(`\n${name} ${versions[i - 1]} → ${versions[i]}\n`);
    // oxlint-disable-next-line no-await-in-loop -- one comparison at a time, since times are measured.
    const answers = await compared.compare(JSON.parse(before), JSON.parse(text));
    found.push(changeOf(answers));
    print("no longer", answers[0]);
    print("new", answers[1]);
  }
  return found;
}

/** The longest text of a value that is printed. */
const longest = 300;

function print(title: string, { answer, value = "", because, reasons = [], milliseconds }: Answer): void {
  if (answer === "yes") return;
  const shown = value.length > longest ? `${value.slice(0, longest)}… (${value.length})` : value;
  const content = answer === "unknown" ? `not decided: ${reasons.join("; ")}` : `${shown} (${because})`;
  process.stdout.write(`  ${title}: ${content}, ${Math.round(milliseconds)} ms\n`);
}
