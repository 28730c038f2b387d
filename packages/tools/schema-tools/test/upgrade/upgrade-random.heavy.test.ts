// Random schemas in other drafts: random instances have the same verdicts.
import { createArgot, SchemaError } from "argot";
import { expect, test } from "vitest";
import { fuzzDialects } from "../../../../checks/src/fuzz/generate/fuzz-dialects.js";
import { instanceOf } from "../../../../checks/src/fuzz/generate/instance.js";
import { schemaOf } from "../../../../checks/src/fuzz/generate/schema.js";
import { randomOf } from "../../../../checks/src/fuzz/random.js";
import { type Draft, upgrade } from "../../src/upgrade/index.js";

const uri = "https://example.com/schema";
const schemaCount = 400;
const instanceCount = 20;

const ways = fuzzDialects
  .filter(({ name }) => name !== "v1")
  .flatMap((dialect): Way[] => [
    { dialect, to: "v1", least: 0.8 },
    ...(["2019-09", "2020-12"].includes(dialect.name) ? [{ dialect, to: "draft-07", least: 0.5 } as const] : []),
  ]);

/** From one draft to another. */
interface Way {
  readonly dialect: (typeof fuzzDialects)[number];
  readonly to: Draft;
  /** The least part of the schemas that can be written in the other draft. */
  readonly least: number;
}

/** The verdict, or the name of the error, such as that of an endless evaluation. */
function verdict(validator: (value: unknown) => boolean, value: unknown): boolean | string {
  try {
    return validator(value);
  } catch (error) {
    return (error as Error).name;
  }
}

test.each(ways)("$dialect.name to $to", ({ dialect, to, least }) => {
  const different: string[] = [];
  let upgraded = 0;
  for (let seed = 0; seed < schemaCount; seed++) {
    const random = randomOf(`upgrade ${seed}`);
    const generated = schemaOf(dialect, random);
    const argot = createArgot({ dialect: dialect.name });
    const before = compiled(generated.schema, ["endless-reference", "unresolvable-reference"]);
    if (!before) continue;
    const { documents, remarks } = upgrade([{ uri, value: generated.schema }], { argot, to });
    if (remarks.some(({ kind }) => kind === "blocks")) continue;
    // A dynamic reference that never ends does so when it is evaluated, and a plain one when it is compiled.
    const after = compiled(documents[0]?.value, ["endless-reference"]);
    if (!after) continue;
    upgraded += 1;
    for (let i = 0; i < instanceCount; i++) {
      const instance = instanceOf(generated, random);
      if (verdict(before, instance) !== verdict(after, instance)) different.push(`${seed} ${JSON.stringify(instance)}`);
    }

    /** Some random schemas have references that are endless or lead nowhere. */
    function compiled(schema: unknown, allowed: readonly string[]): ((value: unknown) => boolean) | undefined {
      try {
        return argot.compile(schema);
      } catch (error) {
        if (error instanceof SchemaError && allowed.includes(error.code)) return undefined;
        throw error;
      }
    }
  }
  expect(different).toEqual([]);
  expect(upgraded).toBeGreaterThan(least * schemaCount);
});
