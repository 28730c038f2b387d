// The official suite in every tier but the default one, and every output format for all that it holds.
import { addRemotes, outputSchema, readSuite, runSuite } from "@argot/testing/suite";
import { expect, test } from "vitest";
import { createArgot, type OutputFormat, outputFormats } from "../src/index.js";
import { drafts, suiteTests } from "./suite-tests.js";
import { describeWithSuite } from "./test-data.js";

suiteTests("loop");
suiteTests("compiled");
suiteTests("closures");

/** The schema of each format. A whole output schema accepts the verdict alone, so that parts of it are named. */
const definitions: Readonly<Record<OutputFormat, string>> = {
  flag: "https://json-schema.org/draft/2020-12/output/schema#/$defs/flag",
  basic: "https://json-schema.org/draft/2020-12/output/schema#/$defs/basic",
  detailed: "https://json-schema.org/draft/2020-12/output/schema#/$defs/detailed",
  verbose: "https://json-schema.org/draft/2020-12/output/schema#/$defs/verbose",
  list: "https://json-schema.org/v1/output/schema#/$defs/basic",
  hierarchical: "https://json-schema.org/v1/output/schema#/$defs/hierarchical",
};

describeWithSuite("every output format", (suite) => {
  test.each(drafts)("is valid against its schema, and has the verdict, in $folder", ({ folder, dialect }) => {
    const outputs = createArgot().add(outputSchema(suite, "draft2020-12")).add(outputSchema(suite, "v1"));
    const isOutput = outputFormats.map((format) => [format, outputs.compile(definitions[format])] as const);
    const argot = createArgot({ dialect });
    addRemotes(argot, suite);
    const result = runSuite(argot, readSuite(suite, folder), (validator, data) => {
      const verdict = validator(data);
      for (const [format, { validate }] of isOutput) {
        const output = validator.output(data, format);
        const [error] = validate(output).errors;
        if (error) throw new Error(`${format}: ${error.instanceLocation} ${error.message}`);
        if (output.valid !== verdict) throw new Error(`${format} has valid: ${output.valid}`);
      }
      return verdict;
    });
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThan(400);
  });
});
