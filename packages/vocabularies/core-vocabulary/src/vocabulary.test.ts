import { createArgot, defineDialect, defineVocabulary } from "@argot/core";
import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { expect, test } from "vitest";
import { id } from "./id.js";
import { schema } from "./schema.js";
import { vocabulary } from "./vocabulary.js";

cases(vocabulary, {
  name: "$vocabulary",
  holds: [
    [{}, 1],
    [{ "https://example.com/vocabulary/unknown": true, "https://example.com/vocabulary/other": false }, 1],
  ],
  invalidValues: [
    [[], '"$vocabulary" must be an object of booleans'],
    [true, "an object of booleans"],
    [{ "https://example.com/vocabulary/unknown": "yes" }, '"$vocabulary" must be a boolean'],
  ],
});

const core = defineVocabulary({
  uri: "https://example.com/vocabulary/core",
  keywords: { $id: id, $schema: schema, $vocabulary: vocabulary },
});
const limits = defineVocabulary({ uri: "https://example.com/vocabulary/limits", keywords: { minimum } });
const dialect = defineDialect({ uri: "https://example.com/dialect", core, vocabularies: [core, limits] });

/** A validator for a schema whose dialect has these vocabularies. */
const compile = (vocabularies: Record<string, boolean>): ((value: unknown) => boolean) =>
  createArgot({ dialects: [dialect] })
    .add({ $id: "https://example.com/meta", $vocabulary: vocabularies })
    .compile({ $schema: "https://example.com/meta", minimum: 1 });

test("the keywords of a dialect are those of the vocabularies that it lists", () => {
  expect(compile({ [limits.uri]: true })(0)).toBe(false);
  expect(compile({ [limits.uri]: false })(0)).toBe(false);
  expect(compile({})(0)).toBe(true);
});

test("what is unknown is refused only where it is required", () => {
  expect(compile({ "https://example.com/vocabulary/unknown": false })(0)).toBe(true);
  expect(() => compile({ "https://example.com/vocabulary/unknown": true })).toThrow("which is not installed");
});
