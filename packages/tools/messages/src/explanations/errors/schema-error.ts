import type { ExplanationText } from "../explanation.js";

/** The codes of `SchemaError`. */
export const schemaErrors: Readonly<Record<string, ExplanationText>> = {
  "not-json": {
    meaning: "A value has no form in JSON, or a schema is neither an object nor a boolean.",
    cause: "A schema is written as a string or a list, or has a Date, a function or NaN in it.",
    correction: "Give an object or a boolean that consists of JSON values.",
    example: { schema: ["string"], corrected: { type: "string" } },
  },
  "invalid-uri": {
    meaning: "A URI is malformed, or has a fragment where none is allowed.",
    cause: "A URI has spaces or other characters that must be percent-encoded, or an identifier ends with a fragment.",
    correction: 'Correct the URI. The fragment of an identifier belongs in "$anchor".',
    example: {
      program: `import { createArgot } from "argot";

createArgot().add({ type: "string" }, "https://example.com/name#first");`,
    },
  },
  "invalid-schema": {
    meaning: "The schema is not valid against the meta-schema of its dialect.",
    cause: "The value of a keyword is mistyped, or the schema is written for another draft.",
    correction: "Correct what the message names. The `cause` of the error is the issue.",
    example: { schema: { type: "strnig" }, corrected: { type: "string" } },
  },
  "invalid-keyword-value": {
    meaning: "The value of a keyword does not have the form that the keyword demands.",
    cause: "A keyword of your own has a wrong value, or the dialect has no meta-schema that would say so first.",
    correction: "Correct the value.",
    example: {
      program: `import { defineKeyword, defineVocabulary, JsonType, nonNegativeInteger } from "@argot/core/keyword";
import { draft202012 } from "@argot/dialects";
import { addVocabularies, createArgot } from "argot";

const maxDigits = defineKeyword({
  id: "https://example.com/keyword/maxDigits",
  value: nonNegativeInteger,
  appliesTo: JsonType.number,
  test: (number, max) => String(number).length <= max,
  message: "must have at most {value} digits",
});
const vocabulary = defineVocabulary({ uri: "https://example.com/vocabulary", keywords: { maxDigits } });
const argot = createArgot({ dialects: [addVocabularies(draft202012, [vocabulary])] });
argot.compile({ maxDigits: -1 });`,
    },
  },
  "invalid-pattern": {
    meaning:
      "A regular expression is not valid in ECMA-262, or the engine for regular expressions does not support it.",
    cause: "A bracket is not closed, or the expression is written in another language, such as (?i) of PCRE.",
    correction: "Correct the expression, or choose another engine with the option `regex`.",
    example: { schema: { pattern: "^(a|b" }, corrected: { pattern: "^(a|b)" } },
  },
  "unresolvable-reference": {
    meaning: "A reference leads to nothing, or to something that is no schema.",
    cause: "The pointer is mistyped, or the document was not added. Argot fetches nothing.",
    correction: "Correct the reference, or add the document with `add` before `compile`.",
    example: {
      schema: { $ref: "#/$defs/adress", $defs: { address: { type: "object" } } },
      corrected: { $ref: "#/$defs/address", $defs: { address: { type: "object" } } },
    },
  },
  "endless-reference": {
    meaning: "References lead back to themselves without going into the value, so validation would not end.",
    cause: "A schema refers to itself where one of its parts is meant.",
    correction: 'Let one of the references apply to a part of the value, under "properties" or "items" for example.',
    example: { schema: { anyOf: [{ $ref: "#" }] }, corrected: { items: { $ref: "#" } } },
  },
  "unknown-keyword": {
    meaning:
      "A schema has a keyword that the dialect does not know, and the dialect or the option `strict` refuses those.",
    cause: "The name of the keyword is mistyped.",
    correction: "Correct the name. Names of annotations of your own may begin with x- in the dialect v1.",
    example: { schema: { requird: ["id"] }, corrected: { required: ["id"] }, options: { strict: true } },
  },
  "unknown-dialect": {
    meaning: '"$schema" names neither an installed dialect nor a meta-schema that was added.',
    cause: "The URI is mistyped, or the meta-schema was not added.",
    correction: "Correct the URI, or add the meta-schema.",
    example: {
      schema: { $schema: "https://json-schema.org/draft/2020-21/schema" },
      corrected: { $schema: "https://json-schema.org/draft/2020-12/schema" },
    },
  },
  "other-dialect": {
    meaning: '"$schema" names another dialect than the one that all schemas are pinned to.',
    cause: "A schema of another draft was copied into a project with the option `pin`.",
    correction: "Write the schema in the dialect of the project, or remove `pin`.",
    example: {
      schema: { $schema: "http://json-schema.org/draft-07/schema#" },
      corrected: { $schema: "https://json-schema.org/draft/2020-12/schema" },
      options: { pin: true },
    },
  },
  "unknown-vocabulary": {
    meaning: "A meta-schema demands a vocabulary that is not installed.",
    cause: "The package of the vocabulary was not given to `createArgot`.",
    correction: 'Give the vocabulary with the option `vocabularies`, or set it to false in "$vocabulary".',
    example: {
      program: `import { createArgot } from "argot";

const argot = createArgot().add({
  $id: "https://example.com/meta",
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $vocabulary: { "https://example.com/vocabulary/units": true },
});
argot.compile({ $schema: "https://example.com/meta" });`,
    },
  },
  "duplicate-identifier": {
    meaning: "Two different schemas have the same URI, or the same anchor in one resource.",
    cause: 'A schema was copied with its "$id", or two versions of a document were added.',
    correction: "Give each schema its own identifier.",
    example: {
      schema: { $defs: { a: { $id: "https://example.com/x" }, b: { $id: "https://example.com/x", type: "string" } } },
      corrected: {
        $defs: { a: { $id: "https://example.com/x" }, b: { $id: "https://example.com/y", type: "string" } },
      },
    },
  },
  "missing-identifier": {
    meaning: "A document was added without a URI, and no schema in it has an identifier, so no schema can refer to it.",
    cause: "The second argument of `add` was forgotten.",
    correction: 'Give the document an "$id", or a URI as the second argument.',
    example: {
      program: `import { createArgot } from "argot";

createArgot().add({ type: "string" });`,
    },
  },
};
