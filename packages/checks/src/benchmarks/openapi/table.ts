import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { table, time } from "../tables.js";
import { contenders } from "./contenders.js";
import { descriptionFile } from "./description-file.js";
import type { Measurement } from "./measure.js";

/** Number of processes for each contender, one after another. The medians count. */
const rounds = 3;

/** A table of what opening a description and checking requests by it takes; a sentence if the description is not there. */
export function openApiTable(): string {
  if (!existsSync(descriptionFile))
    return "The description of GitHub's API is missing: run node scripts/github-description.mjs.";
  const names = Object.keys(contenders);
  const measured = new Map<string, Measurement[]>(names.map((name) => [name, []]));
  // In turn, so that a slow machine affects all.
  for (let round = 0; round < rounds; round++) for (const name of names) measured.get(name)?.push(measure(name));
  const rows = [...measured].map(([name, runs]) => {
    const { verdicts, expected } = runs[0] as Measurement;
    const wrong = Array.from(verdicts).filter((verdict, i) => verdict !== expected[i]).length;
    const median = (of: "open" | "first" | "again"): string =>
      time((runs.map((run) => run[of]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] as number) * 1e6);
    return [name, median("open"), median("first"), median("again"), `${wrong} of ${expected.length}`];
  });
  // Says which contenders get another description.
  const note = "* without `nullable` that has no `type` beside it: Ajv throws at the first.";
  const head = ["", "open", "1,000 requests", "the same again", "other verdicts than the requests are made for"];
  return `${table(head, rows)}\n\n${note}`;
}

function measure(name: string): Measurement {
  const script = fileURLToPath(new URL("measure.js", import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [script, name], { encoding: "utf8" });
  try {
    return JSON.parse(stdout) as Measurement;
  } catch {
    throw new Error(`${name} cannot be measured: ${stderr}`);
  }
}
