import { createArgot } from "../../test/lint/argot.js";
import { SchemaIndex } from "../schema-index/index.js";
import { expect, test } from "vitest";
import { lint } from "./lint.js";

const uri = "https://example.com/schema";

/** The locations of what fixes remove. */
function removedFrom(schema: unknown, dialect: string): readonly string[] {
  const argot = createArgot({ dialect }).add(schema, uri);
  const index = new SchemaIndex([{ value: schema, uri }], argot);
  const edits = index.documents.flatMap((document) => lint(document, { index, argot }).flatMap(({ fix = [] }) => fix));
  return edits.filter(({ op }) => op === "remove").map(({ pointer }) => pointer);
}

test.each<readonly [string, unknown, readonly string[]]>([
  ["one becomes equal to the other", { type: [{}, { required: false }] }, []],
  ["both become equal", { type: [{ required: true }, { required: false }] }, []],
  ["deep within an item", { type: [{ items: { required: false } }, { items: {} }] }, []],
  ["within lists in lists", { type: [{ type: [{}, { required: false }] }, "null"] }, []],
  [
    "a fix that is withheld for one item would have made way for another",
    { type: [{ required: false }, {}, { required: true, title: "A" }, { title: "A" }] },
    [],
  ],
  ["different items stay different", { type: [{ required: false }, { title: "A" }] }, ["/type/0/required"]],
  ["one item", { type: [{ required: false }] }, ["/type/0/required"]],
  [
    "a fix within what another one removes",
    { additionalItems: { required: false }, type: [{}] },
    ["/additionalItems", "/additionalItems/required"],
  ],
  ["no list", { required: false }, ["/required"]],
])("items that must differ still do after fixes: %s", (_name, schema, expected) => {
  expect(removedFrom(schema, "http://json-schema.org/draft-03/schema")).toEqual(expected);
});

test("a value that no array contains twice is removed from a list", () => {
  expect(removedFrom({ type: "string", enum: ["a", 1, 2, "b"] }, "http://json-schema.org/draft-07/schema")).toEqual([
    "/enum/1",
    "/enum/2",
  ]);
});
