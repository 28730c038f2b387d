// Random schemas in 2020-12: random instances have the same verdicts.
import { createArgot, SchemaError } from "argot";
import { expect, test } from "vitest";
import { fuzzDialects } from "../../../../checks/src/fuzz/generate/fuzz-dialects.js";
import { instanceOf } from "../../../../checks/src/fuzz/generate/instance.js";
import { schemaOf } from "../../../../checks/src/fuzz/generate/schema.js";
import { randomOf } from "../../../../checks/src/fuzz/random.js";
import { upgrade } from "../../src/upgrade/index.js";

const uri = "https://example.com/schema";
const schemaCount = 400;
const instanceCount = 20;

const older = fuzzDialects.filter(({ name }) => name !== "2020-12" && name !== "v1");

/** The verdict, or the name of the error, such as that of an endless evaluation. */
function verdict(validator: (value: unknown) => boolean, value: unknown): boolean | string {
  try {
    return validator(value);
  } catch (error) {
    return (error as Error).name;
  }
}

test.each(older)("$name", (dialect) => {
  const different: string[] = [];
  let upgraded = 0;
  for (let seed = 0; seed < schemaCount; seed++) {
    const random = randomOf(`upgrade ${seed}`);
    const generated = schemaOf(dialect, random);
    const argot = createArgot({ dialect: dialect.name });
    const before = compiled(generated.schema);
    if (!before) continue;
    const { documents, remarks } = upgrade([{ uri, value: generated.schema }], { argot });
    if (remarks.some(({ kind }) => kind === "blocks")) continue;
    upgraded += 1;
    const after = argot.compile(documents[0]?.value);
    for (let i = 0; i < instanceCount; i++) {
      const instance = instanceOf(generated, random);
      if (verdict(before, instance) !== verdict(after, instance)) different.push(`${seed} ${JSON.stringify(instance)}`);
    }

    /** Some random schemas have endless references. */
    function compiled(schema: unknown): ((value: unknown) => boolean) | undefined {
      try {
        return argot.compile(schema);
      } catch (error) {
        if (error instanceof SchemaError) return undefined;
        throw error;
      }
    }
  }
  expect(different).toEqual([]);
  expect(upgraded).toBeGreaterThan(0.9 * schemaCount);
});
