// Real schemas: each compared with itself, and with copies in which one keyword is changed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { contained, satisfiable, setOf, type ValueSet } from "../src/index.js";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const corpora = path.resolve(root, process.env["ARGOT_CORPORA"] ?? "../shared/corpora");
const names = existsSync(corpora)
  ? readdirSync(corpora).filter((name) => existsSync(path.join(corpora, name, "schema.json")))
  : [];
const help =
  "The corpora are not here: point ARGOT_CORPORA to a folder of <name>/schema.json, such as the schemas of" +
  " https://github.com/sourcemeta-research/jsonschema-benchmark.";

type Schema = Record<string, unknown>;

const setFor = (schema: unknown): ValueSet => setOf(createArgot({ dialect: "draft-07" }), schema);

/** A change of one schema within another, after which more values are valid, or fewer. */
interface Change {
  readonly text: string;
  readonly allowsMore: boolean;
  readonly apply: (schema: Schema) => void;
}

const changesOf: readonly ((schema: Schema) => Change | undefined)[] = [
  (schema) => numeric(schema, "maxLength", 1, true),
  (schema) => numeric(schema, "minLength", 1, false),
  (schema) => numeric(schema, "minItems", 1, false),
  (schema) => numeric(schema, "maximum", -1, false),
  ({ required }) =>
    Array.isArray(required) && required.length > 1
      ? { text: "required", allowsMore: true, apply: (schema) => void (schema["required"] = required.slice(1)) }
      : undefined,
  ({ enum: values }) =>
    Array.isArray(values) && values.length > 1
      ? { text: "enum", allowsMore: false, apply: (schema) => void (schema["enum"] = values.slice(1)) }
      : undefined,
  ({ additionalProperties }) =>
    additionalProperties === false
      ? { text: "open", allowsMore: true, apply: (schema) => void delete schema["additionalProperties"] }
      : undefined,
];

function numeric(schema: Schema, name: string, by: number, allowsMore: boolean): Change | undefined {
  const value = schema[name];
  if (typeof value !== "number") return undefined;
  return { text: `${name} ${by}`, allowsMore, apply: (copy) => void (copy[name] = value + by) };
}

/** The schemas within a schema that are not below a keyword which turns "more" into "fewer", or into neither. */
function* partsOf(schema: unknown, at: readonly string[] = []): Generator<{ schema: Schema; at: readonly string[] }> {
  if (typeof schema !== "object" || schema === null) return;
  if (!Array.isArray(schema)) yield { schema: schema as Schema, at };
  for (const [key, value] of Object.entries(schema))
    if (!["not", "oneOf", "if", "enum", "const", "default", "examples"].includes(key))
      yield* partsOf(value, [...at, key]);
}

/** Whether more values of a part always mean more values of the whole, wherever references lead. */
const isMonotone = (text: string): boolean => !/"(?:not|oneOf|if|maxContains)":/.test(text);

const maxChanges = 25;

describe("real schemas", () => {
  test("are there", ({ skip }) => {
    expect(names.length > 0 || process.env["CI"] === undefined, help).toBe(true);
    skip(names.length === 0, help);
    expect(names.length).toBeGreaterThanOrEqual(18);
  });

  test.each(names)(
    "%s",
    (name) => {
      const text = readFileSync(path.join(corpora, name, "schema.json"), "utf8");
      const original = setFor(JSON.parse(text));
      expect(contained(original, setFor(JSON.parse(text)))).toEqual({ answer: "yes" });
      expect(satisfiable(original).answer).toBe("yes");
      const all = [...partsOf(JSON.parse(text))].flatMap(({ schema, at }) =>
        changesOf.flatMap((changeOf) => {
          const change = changeOf(schema);
          return change ? [{ ...change, at }] : [];
        }),
      );
      const step = Math.ceil(all.length / maxChanges) || 1;
      const changes = isMonotone(text) ? all.filter((_, i) => i % step === 0) : [];
      const undecided: string[] = [];
      for (const { at, apply, allowsMore, text: what } of changes) {
        const copy = JSON.parse(text) as Schema;
        apply(at.reduce((schema, key) => schema[key] as Schema, copy));
        const changed = setFor(copy);
        const [fewer, more] = allowsMore ? [original, changed] : [changed, original];
        const { answer } = contained(fewer, more);
        const where = `${what} at /${at.join("/")}`;
        if (answer === "unknown") undecided.push(where);
        expect(answer, where).not.toBe("no");
        // The change may change nothing: another keyword may say the same. Else a value shows it, which both validators were asked about.
        expect(contained(more, fewer).answer, where).not.toBe("unknown");
      }
      expect(undecided).toEqual([]);
    },
    300_000,
  );
});
