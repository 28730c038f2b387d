import { readFileSync } from "node:fs";
import path from "node:path";
import type { Dialect } from "@argot/core";
import { draft06, draft07 } from "@argot/dialects";
import { expect, test } from "vitest";
import { Ajv } from "../src/index.js";

test.each<[string, Dialect]>([
  ["draft-06", draft06],
  ["draft-07", draft07],
])("the file of the meta-schema of %s has what the dialect has", (name, { metaSchema }) => {
  const file = path.resolve(import.meta.dirname, `../refs/json-schema-${name}.json`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(metaSchema);
});

test("schemas of a draft whose meta-schema is added are validated", () => {
  const ajv = new Ajv().addMetaSchema(draft06.metaSchema as object);
  const $schema = "http://json-schema.org/draft-06/schema#";
  expect(ajv.compile({ $schema, type: "string" })(1)).toBe(false);
  expect(() => ajv.compile({ $schema, type: "text" })).toThrow("schema is invalid: data/type");
});
