// What a valid value has at a location is possible there, before and after it is there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Argot, createArgot, SchemaError } from "../src/index.js";
import { Applicability, type Possibilities } from "../src/inspect.js";
import { equal } from "@argot/core/json";
import { addRemotes, readSuite, suiteDrafts } from "@argot/testing/suite";
import { expect, test } from "vitest";
import { describeWithCorpora, describeWithSuite } from "./test-data.js";

/** The locations of a value, as tokens. */
function* locations(value: unknown, at: readonly string[] = []): Iterable<readonly string[]> {
  yield at;
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* locations(part, [...at, name]);
}

const pointerOf = (tokens: readonly string[]): string =>
  tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

const partAt = (value: unknown, tokens: readonly string[]): unknown =>
  tokens.reduce<unknown>((part, token) => (part as Record<string, unknown>)[token], value);

/** The value without a member. Arrays stay as they are. */
function without(value: unknown, [token, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value) || token === undefined) return value;
  const object = value as Record<string, unknown>;
  if (rest.length > 0)
    return Object.fromEntries(
      Object.entries(object).map(([name, part]) => [name, name === token ? without(part, rest) : part]),
    );
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== token));
}

function typeOf(value: unknown): readonly string[] {
  if (value === null) return ["null"];
  if (Array.isArray(value)) return ["array"];
  return Number.isInteger(value) ? ["integer", "number"] : [typeof value];
}

const allows = ({ types, values, schemas }: Possibilities, value: unknown): boolean =>
  schemas.length === 0 ||
  typeOf(value).some((type) => types.includes(type)) ||
  values.some((each) => equal(each, value));

/** What is wrong with what a validator says about a valid value. */
function faults(applicability: Applicability, value: unknown): readonly string[] {
  const found: string[] = [];
  for (const tokens of locations(value)) {
    const at = pointerOf(tokens);
    const part = partAt(value, tokens);
    if (!allows(applicability.possibilities(value, at), part)) found.push(`${at} has what is not possible`);
    if (tokens.length === 0) continue;
    const token = tokens.at(-1) as string;
    const rest = without(value, tokens);
    if (!allows(applicability.possibilities(rest, at), part)) found.push(`${at} may not be put where it is missing`);
    const { properties } = applicability.possibilities(value, pointerOf(tokens.slice(0, -1)));
    const isListed = properties.some(({ name, isPresent }) => name === token && isPresent);
    const added = applicability.possibilities(rest, pointerOf(tokens.slice(0, -1))).properties;
    if (isListed && !added.some(({ name }) => name === token)) found.push(`the name ${at} is not possible`);
  }
  return found;
}

describeWithSuite("possibilities of valid values", (suite) => {
  test.each(suiteDrafts)("$dialect", ({ folder, dialect }) => {
    const problems: string[] = [];
    let count = 0;
    const argot = createArgot({ dialect: dialectUris[dialect] });
    addRemotes(argot, suite);
    for (const file of readSuite(suite, folder)) {
      for (const { schema, description, tests } of file.cases) {
        const validator = compiled(argot, schema);
        if (!validator) continue;
        const applicability = new Applicability(argot.plan(schema));
        for (const { data, valid } of tests) {
          if (!valid || !validator(data)) continue;
          count++;
          for (const fault of faults(applicability, data))
            problems.push(`${file.name}, ${description}, ${JSON.stringify(data)}: ${fault}`);
        }
      }
    }
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(250);
  });
});

describeWithCorpora("possibilities of the instances of corpora", (corpora) => {
  const names = readdirSync(corpora).filter((name) => existsSync(path.join(corpora, name, "instances.jsonl")));
  test.each(names)("%s", (name) => {
    const read = (file: string): string => readFileSync(path.join(corpora, name, file), "utf8");
    const applicability = new Applicability(createArgot().plan(JSON.parse(read("schema.json"))));
    const lines = read("instances.jsonl")
      .split("\n")
      .filter((line) => line !== "");
    // A few small ones: each location is looked at several times.
    const few = lines.filter(({ length }) => length < 3000).filter((_, i) => i % 97 === 3);
    const problems = few.flatMap((line) => faults(applicability, JSON.parse(line)));
    expect(problems).toEqual([]);
    expect(few.length).toBeGreaterThan(0);
  });
});

const dialectUris = {
  v1: "https://json-schema.org/v1",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "draft-07": "http://json-schema.org/draft-07/schema",
  "draft-06": "http://json-schema.org/draft-06/schema",
  "draft-04": "http://json-schema.org/draft-04/schema",
  "draft-03": "http://json-schema.org/draft-03/schema",
} as const;

/** A validator; `undefined` for schemas that only another configuration can use. */
function compiled(argot: Argot, schema: unknown): ((value: unknown) => boolean) | undefined {
  try {
    return argot.compile(schema);
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    throw error;
  }
}
