// Schemas of the official suite and real ones without allOf, by Argot and by json-schema-merge-allof.
import { merge } from "@argot/schema-tools/merge";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { findSuite, suiteHelp } from "@argot/testing/suite";
import { createArgot } from "argot";
import { repositoryRoot } from "../benchmarks/packages.js";
import { table } from "../benchmarks/tables.js";
import { Asked } from "./asked.js";
import { type Outcome, outcomes, rowOf } from "./outcomes.js";
import { installPeers } from "./peers.js";
import { realSchemas } from "./real-schemas.js";
import { haveSameMeaning } from "./same-meaning.js";
import { suiteCases } from "./suite-cases.js";

/** The longest that a program may take for a schema, in milliseconds. */
const limit = 10_000;

/** Writes a schema without `allOf`; `undefined` if it does not, or not in time. */
type Merges = (schema: unknown) => Promise<unknown>;

const uri = "https://example.com/schema";

interface Input {
  readonly schema: unknown;
  readonly isRight: (merged: unknown) => boolean | undefined;
}

/** For each program: schemas without `allOf` that accept the same values, or others, and those that keep it or are refused. */
export async function mergesTable(): Promise<string> {
  const suite = findSuite(repositoryRoot);
  if (suite === undefined) return suiteHelp;
  installPeers();
  const peer = new Asked();
  const programs: Readonly<Record<string, Merges>> = {
    "`argot merge`": async (value) => {
      const argot = createArgot({ dialect: "draft-07" });
      return merge(new SchemaIndex([{ uri, value }], argot), uri).schema;
    },
    "json-schema-merge-allof": async (schema) => (await peer.ask("merge", [schema, undefined], limit))?.result,
  };
  const inputs: Readonly<Record<string, readonly Input[]>> = {
    "suite, draft-07": [...suiteCases(suite, ["draft-07"])]
      .map(({ schema, passes }) => ({ schema, isRight: passes }))
      .filter(({ schema }) => hasAllOf(schema)),
    "real schemas": realSchemas()
      .filter(({ schema }) => hasAllOf(schema))
      .map(({ schema }) => ({ schema, isRight: (merged) => haveSameMeaning(schema, merged) })),
  };
  const rows: string[][] = [];
  // oxlint-disable no-await-in-loop -- one schema at a time, since times are measured.
  for (const [name, all] of Object.entries(inputs))
    for (const [program, merges] of Object.entries(programs)) {
      const found: Outcome[] = [];
      for (const input of all) found.push(await outcomeFor(input, merges));
      rows.push([name, ...rowOf(program, found)]);
    }
  peer.end();
  return table(["without allOf", "program", ...outcomes, "ms"], rows);
}

async function outcomeFor({ schema, isRight }: Input, merges: Merges): Promise<Outcome> {
  const start = performance.now();
  const merged = await merges(schema).catch(() => undefined);
  const ms = performance.now() - start;
  if (merged === undefined || hasAllOf(merged)) return { verdict: "refused", ms };
  const known = isRight(merged);
  return { verdict: known === undefined ? "not proven" : known ? "right" : "wrong", ms };
}

const hasAllOf = (schema: unknown): boolean => JSON.stringify(schema).includes('"allOf":[');
