// What dialects know besides their own keywords: the keywords of the others, and the formats that they define.
import { createArgot, type Dialect, type SchemaError } from "@argot/core";
import type { Formats } from "@argot/format";
import { JsonType } from "@argot/core/keyword";
import { expect, test } from "vitest";
import * as standard from "../src/index.js";

const { draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } = standard;
const dialects: readonly Dialect[] = [draft03, draft04, draft06, draft07, draft201909, draft202012, v1];
const formats = new Map<Dialect, object>([
  [draft03, standard.draft03Formats],
  [draft04, standard.draft04Formats],
  [draft06, standard.draft06Formats],
  [draft07, standard.draft07Formats],
  [draft201909, standard.draft201909Formats],
  [draft202012, standard.draft201909Formats],
]);

test.each(dialects)(
  "$uri has a hint for each keyword of another dialect, and for none of its own",
  ({ keywords, hints }) => {
    const others = new Set(dialects.flatMap((each) => [...each.keywords.keys()]));
    expect([...others].filter((name) => !keywords.has(name) && !Object.hasOwn(hints, name))).toEqual([]);
    expect(Object.keys(hints).filter((name) => keywords.has(name))).toEqual([]);
    for (const hint of Object.values(hints)) expect(hint).toMatch(/^is a keyword /);
  },
);

test.each([...formats])(
  "the formats that $uri annotates are those that it can assert, of the same types",
  (dialect, table) => {
    for (const each of [dialect, standard.annotateFormats(standard.assertFormats(dialect))]) {
      const known = each.keywords.get("format")?.keyword.knownValues;
      const asserted = Object.entries(table as Formats).map(([name, { appliesTo }]) => [name, appliesTo] as const);
      // The meta-schemas of draft-04 and draft-06 have it.
      expect(Object.fromEntries(known ?? [])).toEqual({ regex: JsonType.string, ...Object.fromEntries(asserted) });
    }
  },
);

/** The error of a schema; `undefined` if it is accepted. */
function refusal(schema: unknown, dialect: Dialect, strict: boolean): string | undefined {
  try {
    createArgot({ dialects: [dialect], strict }).compile(schema);
    return undefined;
  } catch (error) {
    return (error as SchemaError).reason;
  }
}

test.each(dialects)("$uri refuses a mistyped format in strict mode, with what was meant", (dialect) => {
  const reason = refusal({ format: "emial" }, dialect, true);
  expect(reason).toContain("email");
  expect(refusal({ format: "email" }, dialect, true)).toBeUndefined();
});

test.each([...formats.keys()])(
  "$uri ignores a mistyped format without strict mode, also if formats are asserted",
  (dialect) => {
    for (const each of [dialect, standard.assertFormats(dialect)])
      expect(refusal({ format: "emial" }, each, false)).toBeUndefined();
  },
);

test("a format of a later draft is refused in strict mode, and one of one's own is not", () => {
  expect(refusal({ format: "uuid" }, draft07, true)).toMatch(/^"uuid" is not a known value of "format" in .*draft-07/);
  expect(refusal({ format: "x-sku" }, draft202012, true)).toBeUndefined();
});

test("strict mode says of keywords what the linter says", () => {
  expect(refusal({ nullable: true }, draft202012, true)).toBe(
    `"nullable" is not a keyword of ${draft202012.uri}; it is a keyword of OpenAPI 3.0; add "null" to "type"`,
  );
  expect(refusal({ prefixItems: [] }, draft07, true)).toBe(
    `"prefixItems" is not a keyword of ${draft07.uri}; it is a keyword since 2020-12; use "items" with a list of schemas`,
  );
});
