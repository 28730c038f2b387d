import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Corpus, dialectOf } from "./corpus.js";
import { generated } from "./generate.js";
import type { Json } from "./json.js";
import { mutants } from "./mutate.js";
import { fileName, type Prepared, type PreparedFile } from "./prepared.js";
import { seedOf } from "./random.js";
import { type Reference, referenceOf } from "./reference.js";

const generatedInstances = 200;
const attemptsEach = 20;
/** If there are fewer real instances than this, others are generated. */
const fewest = 5;
const copiesOfOne = 200;

function instancesOf(corpus: Corpus, reference: Reference): Json[] {
  // Instances in a folder of corpora count as valid: a validator that rejects one is wrong, even a reference validator.
  if (corpus.instances.length > 0 && corpus.source.startsWith("folder")) return [...corpus.instances];
  const valid = corpus.instances.filter((value) => reference(value) === true);
  if (valid.length >= fewest) return valid;
  const seed = seedOf(corpus.name);
  const tried = generated(corpus.schema, generatedInstances * attemptsEach, seed);
  return [...valid, ...tried.filter((value) => reference(value) === true).slice(0, generatedInstances)];
}

/** The value whose text has the median length. */
function middling(values: readonly Json[]): Json {
  const sized = values.map((value) => ({ value, size: JSON.stringify(value).length }));
  return sized.toSorted((a, b) => a.size - b.size)[sized.length >> 1]?.value ?? null;
}

/**
 * Writes a corpus as files.
 *
 * @param mutantLimit - The maximum number of mutants.
 * @returns The reason if the corpus cannot be used, else `undefined`.
 */
export async function prepare(corpus: Corpus, folder: string, mutantLimit: number): Promise<Prepared | string> {
  const dialect = dialectOf(corpus.schema);
  if (!dialect) return "no peer supports the dialect of the schema: it is in the check by dialect";
  let reference: Reference;
  try {
    reference = await referenceOf(corpus.schema, dialect);
  } catch (error) {
    return `Ajv cannot compile the schema: ${error instanceof Error ? error.message : String(error)}`;
  }
  const instances = instancesOf(corpus, reference);
  if (instances.length === 0) return "no valid instances, and none could be generated";
  const tried = mutants(instances, mutantLimit, seedOf(corpus.name));
  const judged = tried.map((value) => ({ value, verdict: reference(value) }));
  const valid = judged.filter(({ verdict }) => verdict === true).map(({ value }) => value);
  const invalid = judged.filter(({ verdict }) => verdict === false).map(({ value }) => value);

  const dir = path.join(folder, corpus.name.replaceAll(/[^\w.-]+/g, "_"));
  mkdirSync(dir, { recursive: true });
  const schemaText = JSON.stringify(corpus.schema);
  writeFileSync(path.join(dir, fileName("schema")), schemaText);
  const write = (file: PreparedFile, values: readonly Json[]): void => {
    writeFileSync(path.join(dir, fileName(file)), values.map((value) => `${JSON.stringify(value)}\n`).join(""));
  };
  write("instances", instances);
  const one = middling(instances);
  write(
    "single",
    Array.from({ length: copiesOfOne }, () => one),
  );
  write("validMutants", valid);
  write("invalidMutants", invalid);
  return {
    name: corpus.name,
    source: corpus.source,
    dialect,
    dir,
    generated: instances.some((value) => !corpus.instances.includes(value)),
    counts: { instances: instances.length, valid: valid.length, invalid: invalid.length },
    schemaSize: schemaText.length,
  };
}
