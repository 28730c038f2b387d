import { readFileSync } from "node:fs";
import path from "node:path";
import { corporaFolder, corporaHelp } from "../benchmarks/corpora-folder.js";
import { corporaIn } from "../benchmarks/corpus.js";
import { table } from "../benchmarks/tables.js";
import { changedCopies } from "./changes.js";
import { cellTitles, Comparisons, NotComparedError } from "./compared.js";
import type { Answer } from "./comparison.js";
import { copyInDraft, NoCopyError, otherDraft, type Schema } from "./copy-in-draft.js";

/** How many copies with one changed keyword each schema is compared with. */
const changes = 25;

/** Each real schema, compared with itself, with its copy in another draft, and with copies in which one keyword is changed. */
export async function realSchemasTable(): Promise<string> {
  const folder = corporaFolder();
  if (folder === undefined) return corporaHelp;
  const rows: (readonly string[])[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one schema at a time, since times are measured.
  for (const { name } of corporaIn(folder)) rows.push(await rowOf(name, path.join(folder, name, "schema.json")));
  return table(["schema", "kB", "itself", "copy in the other draft", "changed copies", "wrong", ...cellTitles], rows);
}

async function rowOf(name: string, file: string): Promise<readonly string[]> {
  const text = readFileSync(file, "utf8");
  const schema = JSON.parse(text) as Schema;
  const compared = new Comparisons();
  const itself = await equality(compared, schema, () => schema);
  const copy = await equality(compared, schema, () => copyInDraft(otherDraft(schema), schema));
  const changed = changedCopies(schema, changes);
  let wrong = 0;
  for (const { schema: each, allowsMore } of changed) {
    // oxlint-disable-next-line no-await-in-loop -- one comparison at a time, since times are measured.
    const [inChanged, inOriginal] = await compared.compare(schema, each);
    if (allowsMore !== undefined && (allowsMore ? inChanged : inOriginal).answer === "no") wrong++;
  }
  compared.end();
  const size = String(Math.round(text.length / 1000));
  return [name, size, itself, copy, String(changed.length), String(wrong), ...compared.cells];
}

/** What is said of a schema and another that means the same. */
async function equality(compared: Comparisons, schema: Schema, copy: () => Schema): Promise<string> {
  try {
    const answers = await compared.compare(schema, copy());
    return answers.every(isYes) ? "equal" : answers.map(({ answer }) => answer).join(", ");
  } catch (error) {
    if (error instanceof NoCopyError) return `none: ${error.message}`;
    if (error instanceof NotComparedError) return error.message;
    throw error;
  }
}

const isYes = ({ answer }: Answer): boolean => answer === "yes";
