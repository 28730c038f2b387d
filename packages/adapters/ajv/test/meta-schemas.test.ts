import { readFileSync } from "node:fs";
import path from "node:path";
import type { Dialect } from "@argot/core";
import { draft06, draft07 } from "@argot/dialects";
import { expect, test } from "vitest";
import { Ajv2019 } from "../src/2019.js";
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

test("schemas of v1 are checked against its meta-schema, and unknown keywords by strict mode", () => {
  const $schema = "https://json-schema.org/v1";
  const unknown = { $schema, type: "string", unit: "m" };
  expect(() => new Ajv().compile({ $schema, type: "text" })).toThrow("schema is invalid: data/type");
  expect(() => new Ajv().compile(unknown)).toThrow('strict mode: unknown keyword: "unit"');
  expect(new Ajv({ strict: false }).compile(unknown)("a")).toBe(true);
  const ajv = new Ajv();
  expect([ajv.validateSchema({ $schema, type: 1 }), ajv.errors?.[0]?.schemaPath]).toEqual([
    false,
    "#/$defs/simpleTypes/enum",
  ]);
  expect([$schema, `${$schema}/2026`].map((uri) => ajv.getSchema(uri)?.({ minLength: -1 }))).toEqual([false, false]);
});

test("formats of a meta-schema that requires them are those of the instance", () => {
  const $schema = "https://example.com/with-formats";
  const ajv = new Ajv2019({ formats: { even: /^(..)*$/ } });
  ajv.addMetaSchema({
    $id: $schema,
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $vocabulary: Object.fromEntries(
      ["core", "applicator", "validation", "format"].map((name) => [
        `https://json-schema.org/draft/2019-09/vocab/${name}`,
        true,
      ]),
    ),
    $ref: "https://json-schema.org/draft/2019-09/schema",
  });
  const validate = ajv.compile({ $schema, type: "string", format: "even" });
  expect(["abcd", "abc"].map((text) => validate(text))).toEqual([true, false]);
  expect(() => ajv.compile({ $schema, type: "string", format: "date" })).toThrow('unknown format "date"');
});
