import { existsSync } from "node:fs";
import path from "node:path";
import type { Argot } from "@argot/reports";
import { type OutputFormat, outputFormats } from "@argot/reports";
import { attempt, readFolder, readJson, type SuiteResult } from "./suite-tools.js";

/** A schema of the output tests of the official suite, with its tests. */
export interface OutputCase {
  /** The suite's description of the case. */
  readonly description: string;
  /** The schema. */
  readonly schema: unknown;
  /** Instances, with a schema for the output in each format, by the format's name. */
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly output: Readonly<Record<string, unknown>>;
  }[];
}

/** The output tests of a folder of the suite, such as `draft2020-12`. None if the suite has no such folder. */
export function readOutputCases(suite: string, folder: string): OutputCase[] {
  const directory = path.join(suite, "output-tests", folder, "content");
  return existsSync(directory) ? readFolder(directory).flatMap(({ content }) => content as OutputCase[]) : [];
}

/** The schema of outputs that the tests of a folder refer to. Add it to the Argot instance that runs them. */
export const outputSchema = (suite: string, folder: string): unknown =>
  readJson(path.join(suite, "output-tests", folder, "output-schema.json"));

/**
 * Runs the cases. Each format of a test counts as a test.
 *
 * @param argot - An Argot instance to which the output schema was added.
 */
export function runOutputCases(argot: Argot, cases: readonly OutputCase[]): SuiteResult {
  const failures: string[] = [];
  let total = 0;
  for (const { description, schema, tests } of cases) {
    for (const test of tests) {
      for (const [format, expected] of Object.entries(test.output)) {
        total++;
        const wrong = attempt(() => {
          if (!isFormat(format)) return `there is no format ${format}`;
          const output = argot.compile(schema).output(test.data, format);
          const { valid, errors } = argot.compile(expected).validate(output);
          return valid ? undefined : `${JSON.stringify(output)}: ${errors[0]?.message}`;
        });
        if (wrong === undefined) continue;
        const reason = wrong instanceof Error ? wrong.message : wrong;
        failures.push(`${description} › ${test.description} › ${format}: ${reason}`);
      }
    }
  }
  return { passed: total - failures.length, total, failures };
}

const isFormat = (name: string): name is OutputFormat => (outputFormats as readonly string[]).includes(name);
