// What the linter reports of real schemas, by rule.
import { lint } from "@argot/schema-tools/lint";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { createArgot } from "argot";
import { table } from "../benchmarks/tables.js";
import { realSchemas } from "./real-schemas.js";

const uri = "https://example.com/schema";

/** For each rule: its severity, the number of findings, the number of schemas with one, and the first of them, to look at. */
export function findingsTable(): string {
  const rows = new Map<string, { severity: string; count: number; first: string; schemas: Set<string> }>();
  for (const { name, schema } of realSchemas()) {
    const argot = createArgot({ dialect: "draft-07" });
    argot.add(schema, uri);
    const index = new SchemaIndex([{ uri, value: schema }], argot);
    for (const { code, severity, pointer } of index.documents.flatMap((each) => lint(each, { index, argot }))) {
      const row = rows.get(code) ?? { severity, count: 0, first: `${name} ${pointer}`, schemas: new Set() };
      rows.set(code, row);
      row.count += 1;
      row.schemas.add(name);
    }
  }
  const sorted = [...rows].toSorted(([, a], [, b]) => b.count - a.count);
  return table(
    ["rule", "severity", "findings", "schemas", "first"],
    sorted.map(([code, { severity, count, first, schemas }]) => [
      code,
      severity,
      String(count),
      String(schemas.size),
      first,
    ]),
  );
}
