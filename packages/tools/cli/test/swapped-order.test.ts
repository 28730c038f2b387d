import { expect, test } from "vitest";
import { argot, folder } from "./run.js";

const dialect = "https://json-schema.org/draft/2020-12/schema";
const files = {
  "order.schema.json": { $schema: dialect, type: "object", required: ["id"] },
  "old.schema.json": { $schema: "http://json-schema.org/draft-07/schema#", type: "object" },
  "settings.schema.json": { type: "object" },
  "order.json": { id: 1, total: 2 },
  "settings.json": { $schema: "settings.schema.json", id: 1 },
  "empty.json": {},
  "titled.json": { title: "An order" },
};

test.each(["order.schema.json", "old.schema.json"])("refuses order.json as a schema for %s", async (data) => {
  expect(await argot(["validate", "order.json", data], { cwd: folder(files) })).toEqual({
    code: 2,
    out: "",
    err: `argot: order.json has no keywords, and ${data} names a dialect in $schema: name the schema first\n`,
  });
});

test.each([
  ["order.schema.json", "order.json"],
  // Perhaps they are meant so.
  ["order.json", "settings.json"],
  ["order.json", "order.json"],
  ["empty.json", "order.schema.json"],
  ["titled.json", "order.schema.json"],
  [dialect, "order.schema.json"],
  ["settings.schema.json", "settings.json"],
  ["auto", "order.schema.json"],
])("validate %s %s refuses nothing", async (schema, data) => {
  const { code, err } = await argot(["validate", schema, data], { cwd: folder(files) });
  expect({ code, err }).toEqual({ code: 0, err: "" });
});
