// Blaze is written in C++. The benchmark mode of its command line prints the nanoseconds of one process.
import path from "node:path";
import { spawn } from "@sourcemeta/jsonschema";
import type { Dialect } from "./adapter.js";

export const blaze = {
  id: "blaze (native)",
  package: "@sourcemeta/jsonschema",
  settings: "`validate --benchmark --fast`: C++, reading the same files; not ranked among JavaScript",
} as const;

const uris: Readonly<Record<Dialect, string>> = {
  "draft-04": "http://json-schema.org/draft-04/schema#",
  "draft-06": "http://json-schema.org/draft-06/schema#",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

/** A folder with `schema.json` and files of instances. */
export interface BlazeTarget {
  readonly dir: string;
  readonly dialect: Dialect;
}

async function run({ dir, dialect }: BlazeTarget, file: string, ...flags: string[]): Promise<string> {
  const args = ["validate", path.join(dir, "schema.json"), path.join(dir, file), "--fast"];
  const { stdout } = await spawn([...args, "--default-dialect", uris[dialect], ...flags]);
  return stdout;
}

/** The verdict on each line of a file. */
export async function blazeVerdicts(target: BlazeTarget, file: string): Promise<boolean[]> {
  const text = await run(target, file, "--continue", "--json");
  return [...text.matchAll(/"valid": (true|false)/g)].map(([, verdict]) => verdict === "true");
}

/** Nanoseconds for all lines of a file once, from the mean of `loop` validations of each. */
export async function blazeNanoseconds(target: BlazeTarget, file: string, loop: number): Promise<number> {
  const text = await run(target, file, "--benchmark", "--loop", String(loop));
  let microseconds = 0;
  for (const [, mean = ""] of text.matchAll(/: PASS (\S+) \+-/g)) microseconds += Number(mean);
  return microseconds * 1000;
}
