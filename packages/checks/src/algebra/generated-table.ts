// Values of real schemas and of the official suite, by Argot and by json-schema-faker.
import { examples, setOf } from "@argot/algebra";
import { addRemotes, findSuite, readSuite, suiteHelp } from "@argot/testing/suite";
import { createArgot } from "argot";
import { repositoryRoot } from "../benchmarks/packages.js";
import { table } from "../benchmarks/tables.js";
import { Asked } from "./asked.js";
import { type Outcome, outcomes, rowOf } from "./outcomes.js";
import { installPeers } from "./peers.js";
import { realSchemas } from "./real-schemas.js";

/** Number of values of a schema. */
const count = 10;

/** The longest that a program may take for a schema, in milliseconds. */
const limit = 10_000;

/** Makes values; `undefined` if there are none, or not in time. */
type Generate = (schema: unknown) => Promise<readonly unknown[] | undefined> | readonly unknown[] | undefined;

/** For each program: schemas of which all values are valid, of which one is not, and for which there is none. */
export async function generatedTable(): Promise<string> {
  const suite = findSuite(repositoryRoot);
  if (suite === undefined) return suiteHelp;
  installPeers();
  const argot = createArgot({ dialect: "draft-07" });
  addRemotes(argot, suite);
  const faker = new Asked();
  const programs: Readonly<Record<string, Generate>> = {
    "`argot generate`": (schema) => {
      const values = examples(setOf(argot, schema), { count }).examples.map(({ value }) => value);
      return values.length > 0 ? values : undefined;
    },
    "json-schema-faker": async (schema) =>
      (await faker.ask("fake", [schema, count], limit))?.result as readonly unknown[] | undefined,
  };
  const inputs: Readonly<Record<string, readonly unknown[]>> = {
    "real schemas": realSchemas().map(({ schema }) => schema),
    "suite, draft-07": readSuite(suite, "draft7").flatMap(({ cases }) =>
      cases.filter(({ tests }) => tests.some(({ valid }) => valid)).map(({ schema }): unknown => schema),
    ),
  };
  const rows: string[][] = [];
  // oxlint-disable no-await-in-loop -- one schema at a time, since times are measured.
  for (const [name, schemas] of Object.entries(inputs))
    for (const [program, generate] of Object.entries(programs)) {
      const found: Outcome[] = [];
      for (const schema of schemas) {
        const accepts = argot.compile(schema);
        const start = performance.now();
        const values = await generate(schema);
        const ms = performance.now() - start;
        found.push({ verdict: !values ? "refused" : values.every((value) => accepts(value)) ? "right" : "wrong", ms });
      }
      rows.push([name, ...rowOf(program, found)]);
    }
  faker.end();
  return table(["values of", "program", ...outcomes, "ms"], rows);
}
