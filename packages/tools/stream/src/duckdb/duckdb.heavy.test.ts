import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { createArgot, DefinitionError } from "argot";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type FunctionOptions, registerFunctions } from "./index.js";

const isOrder = createArgot().compile({ type: "object", properties: { id: { type: "integer" } }, required: ["id"] });

describe("functions of DuckDB", () => {
  let connection: DuckDBConnection;
  beforeAll(async () => {
    connection = await (await DuckDBInstance.create()).connect();
    registerFunctions(connection, { schemas: { order: isOrder } });
  });
  const rows = async (sql: string): Promise<unknown[][]> => (await connection.runAndReadAll(sql)).getRowsJson();

  test("say whether values are valid", async () => {
    const texts = `('{"id":1}'), ('{"id":"x"}'), ('{'), (''), (NULL), ('{"id":1,"id":2}')`;
    expect(await rows(`SELECT argot_valid('order', t) FROM (VALUES ${texts}) AS v(t)`)).toEqual(
      [true, false, false, false, null, false].map((each) => [each]),
    );
  });
  test("say what is wrong, as rows", async () => {
    expect(await rows(`SELECT unnest(argot_errors('order', '{"id":"x"}'), recursive := true)`)).toEqual([
      ["/id", "type", "must be integer, is string"],
    ]);
    expect(await rows(`SELECT argot_errors('order', '{"id":1}'), argot_errors('order', NULL)`)).toEqual([[[], null]]);
    expect(await rows(`SELECT argot_errors('order', '{')`)).toEqual([
      [[{ location: "", keyword: "syntax", message: expect.stringContaining("is not JSON") }]],
    ]);
    expect(await rows(`SELECT argot_errors('false', '1')[1].keyword`)).toEqual([[null]]);
  });
  test("take schemas in statements, and columns of the type JSON", async () => {
    expect(await rows(`SELECT argot_valid('{"maximum": 3}', j::JSON) FROM range(2, 5) AS r(j)`)).toEqual([
      [true],
      [true],
      [false],
    ]);
    const several = `SELECT argot_valid(s, '1') FROM (VALUES ('{"type":"null"}'), ('true'), (' false'), (NULL), ('order')) v(s)`;
    expect(await rows(several)).toEqual([[false], [true], [false], [null], [false]]);
  });
  test.each([
    ["'oder'", /there is no schema "oder"; there are order/],
    [`'{"type":"integr"}'`, /integr/],
    ["'{'", /./],
  ])("fail with a schema that cannot be used: %s", async (schema, message) => {
    await expect(rows(`SELECT argot_valid(${schema}, '1')`)).rejects.toThrow(message);
    // The connection goes on.
    expect(await rows("SELECT argot_valid('true', '1')")).toEqual([[true]]);
  });
  test("agree with the validator, for chunks of any size and texts of any characters", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.json(),
            fc.json({ maxDepth: 1 }).map((text) => `{"id":${text}}`),
          ),
          { minLength: 1 },
        ),
        async (texts) => {
          // A text of DuckDB has no zero bytes and no halves of characters.
          const plain = texts.filter((text) => !text.includes("\0") && !/\p{Surrogate}/u.test(text));
          fc.pre(plain.length > 0);
          const values = plain.map((text) => `('${text.replaceAll("'", "''")}')`).join();
          const expected = plain.map((text) => [isOrder(JSON.parse(text))]);
          expect(await rows(`SELECT argot_valid('order', t) FROM (VALUES ${values}) AS v(t)`)).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
  });
  test("validate files of Parquet", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "argot-duckdb-"));
    const file = path.join(folder, "orders.parquet");
    await connection.run(
      `COPY (SELECT i AS row, CASE WHEN i % 1000 = 7 THEN '{"id":"x"}' ELSE '{"id":' || i || '}' END AS body FROM range(50000) r(i)) TO '${file}'`,
    );
    const [counts] = await rows(
      `SELECT count(*) FILTER (argot_valid('order', body)), count(*) FILTER (NOT argot_valid('order', body)) FROM '${file}'`,
    );
    expect(counts).toEqual(["49950", "50"]);
    rmSync(folder, { recursive: true });
  });
  test.each([{ maxByte: 1 }, { maxErrors: 0 }, { argot: { dialect: "draft-08" } }])("refuse %j", (options) => {
    expect(() => registerFunctions(connection, options as FunctionOptions)).toThrow(DefinitionError);
  });
});
