// A schema with one fault: a tolerant instance names the place, and accepts what the schema accepts without it.
import { tokensOf, valueAt } from "@argot/core/json";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { type Argot, createArgot, SchemaError } from "argot";
import { expect, test } from "vitest";
import { fuzzDialects } from "../../src/fuzz/generate/fuzz-dialects.js";
import { text } from "../../src/fuzz/json.js";
import { instanceOf } from "../../src/fuzz/generate/instance.js";
import { schemaOf } from "../../src/fuzz/generate/schema.js";
import { randomOf } from "../../src/fuzz/random.js";

const uri = "https://example.com/schema";
const schemaCount = 120;
const instanceCount = 15;

/** Values of keywords that are faults wherever they stand; and one that is a fault if it closes a cycle. */
const faults: Readonly<Record<string, readonly unknown[]>> = {
  $ref: ["#/nowhere", "https://example.com/missing", "#"],
  pattern: ["(", "(?i)^x", 5],
  patternProperties: [{ "(?i)^x": { type: "null" } }, 5],
  properties: [5, { a: 5 }, { a: { type: "nothing" } }],
  required: [5, [5]],
  type: ["nothing"],
  enum: [5],
  allOf: [5, [5], [{ $ref: "#" }]],
  not: [5, { $ref: "#/nowhere" }, { pattern: "(" }],
  minLength: ["5"],
  items: [5, { pattern: "(" }],
};

test.each(fuzzDialects)("$name", (dialect) => {
  const wrong: string[] = [];
  const tried = new Set<string>();
  let kept = 0;
  for (let seed = 0; seed < schemaCount; seed++) {
    const random = randomOf(`tolerant ${seed}`);
    const generated = schemaOf(dialect, random);
    const newArgot = (): Argot => createArgot({ dialect: dialect.name });
    const { schemas } = new SchemaIndex([{ uri, value: generated.schema }], newArgot());
    const objects = schemas.filter(({ json }) => typeof json === "object");
    if (objects.length === 0) continue;
    const { pointer } = random.pick(objects);
    const keyword = random.pick(Object.keys(faults));
    const value = random.pick(faults[keyword] as readonly unknown[]);
    const faulty = changedAt(generated.schema, pointer, (schema) => ({ ...schema, [keyword]: value }));
    const mended = compiled(
      newArgot(),
      changedAt(generated.schema, pointer, (schema) => without(schema, keyword)),
    );
    // The schema may have other faults, and the keyword may be ignored.
    if (!mended || compiled(newArgot(), faulty)) continue;
    const name = `${seed} ${text(faulty)}, ${keyword} at "${pointer}"`;
    const errors: SchemaError[] = [];
    const argot = newArgot().tolerant({ onFault: ({ error }) => errors.push(error) });
    // A fault in a schema and one in a document that a schema refers to are the same.
    const validator = argot.add(faulty, uri).compile(seed % 2 === 0 ? uri : { $ref: uri });
    tried.add(keyword);
    // Each reference of a cycle can be the wrong one.
    if (errors.some(({ code }) => code === "endless-reference")) continue;
    const places = errors.map((error) => argot.locate(`${error.uri}#${encodeURI(error.pointer)}`)?.pointer);
    if (!places.some((each) => each?.startsWith(`${pointer}/${keyword}`))) wrong.push(`${name}: ${places.join()}`);
    for (let i = 0; i < instanceCount; i++) {
      const instance = instanceOf(generated, random);
      if (verdict(mended, instance) !== true) continue;
      kept++;
      if (verdict(validator, instance) !== true) wrong.push(`${name} refuses ${text(instance)}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(tried.size).toBeGreaterThan(6);
  expect(kept).toBeGreaterThan(schemaCount / 2);
});

const without = (schema: Record<string, unknown>, keyword: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));

/** The validator of a schema, unless it is refused. */
function compiled(argot: Argot, schema: unknown): ((value: unknown) => boolean) | undefined {
  try {
    return argot.add(schema, uri).compile(uri);
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    throw error;
  }
}

/** The verdict, or the name of the error, such as that of an endless evaluation. */
function verdict(validator: (value: unknown) => boolean, value: unknown): unknown {
  try {
    return validator(value);
  } catch (error) {
    return (error as Error).name;
  }
}

/** A copy of a document in which a schema object is changed. */
function changedAt(
  document: unknown,
  pointer: string,
  change: (schema: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  const copy = structuredClone({ document });
  const path = ["document", ...(tokensOf(pointer) ?? [])];
  const holder = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>;
  const name = path.at(-1) as string;
  holder[name] = change(holder[name] as Record<string, unknown>);
  return copy.document;
}
