import { existsSync } from "node:fs";
import path from "node:path";
import { type Argot, type OutputFormat, outputFormats } from "@argot/core";
import { attempt, readFolder, readJson, type SuiteResult } from "./suite-tools.js";

/** A schema of the output tests of the official suite, and what is asked of it. */
export interface OutputCase {
  /** What the case is about, as the suite words it. */
  readonly description: string;
  /** The schema. */
  readonly schema: unknown;
  /** Instances, and for formats by name a schema that the output must be valid against. */
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly output: Readonly<Record<string, unknown>>;
  }[];
}

/** The output tests of a folder of the suite, such as `draft2020-12`; none where the suite has no such folder. */
export function readOutputCases(suite: string, folder: string): OutputCase[] {
  const directory = path.join(suite, "output-tests", folder, "content");
  return existsSync(directory) ? readFolder(directory).flatMap(({ content }) => content as OutputCase[]) : [];
}

/** The schema of outputs that the tests of a folder refer to: a document to add. */
export const outputSchema = (suite: string, folder: string): unknown =>
  readJson(path.join(suite, "output-tests", folder, "output-schema.json"));

/**
 * Asks every output test. Each format of a test counts as one.
 *
 * @param argot - Knows the output schema.
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
