// A fresh process: imports one validator, compiles one schema, validates one instance and then the others, and ends.
import { readFileSync } from "node:fs";
import { adapterOf } from "./adapters/index.js";
import type { ColdAnswer, ColdJob } from "./jobs.js";
import type { Json } from "./json.js";
import { readSchemaText, readValues } from "./prepared.js";

/** The number of values within which a validator reaches its best speed. */
const firstValues = 1000;

const { contender, dir, dialect } = JSON.parse(readFileSync(0, "utf8")) as ColdJob;
const adapter = adapterOf(contender);
const schema = JSON.parse(readSchemaText(dir)) as Json;
const [instance] = readValues(dir, "single");

const start = process.hrtime.bigint();
const engine = await adapter.load(dialect);
const imported = process.hrtime.bigint();
const compiled = engine.compile(schema, dialect);
const verdict = typeof compiled === "function" ? compiled : await compiled;
const valid = verdict(instance);
const end = process.hrtime.bigint();

// The longest time that a caller has waited: to compile, or for one of the first values.
let longest = end - imported;
for (const value of readValues(dir, "instances").slice(0, firstValues)) {
  const before = process.hrtime.bigint();
  verdict(value);
  const taken = process.hrtime.bigint() - before;
  if (taken > longest) longest = taken;
}

if (!valid) throw new Error(`${contender} rejects a valid instance`);
const answer: ColdAnswer = {
  import: Number(imported - start),
  compile: Number(end - imported),
  cold: Number(end - start),
  longest: Number(longest),
};
process.stdout.write(JSON.stringify(answer));
