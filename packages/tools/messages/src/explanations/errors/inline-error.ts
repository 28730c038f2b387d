import type { ExplanationText } from "../explanation.js";

/** The codes of `InlineError`. */
export const inlineErrors: Readonly<Record<string, ExplanationText>> = {
  "unknown-document": {
    meaning: "No document is known by the URI of the schema whose references are to be written out.",
    cause: "The document was not given to the index.",
    correction: "Give the document with its URI to `SchemaIndex`.",
    example: {
      program: `import { inline } from "@argot/schema-tools/inline";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { createArgot } from "argot";

inline(new SchemaIndex([], createArgot()), "https://example.com/order");`,
    },
  },
  "faulty-document": {
    meaning: "A document has a fault of its dialect or of its identifiers, so it is not certain what references mean.",
    cause: "Two schemas have the same identifier, or `$schema` names no known dialect.",
    correction: "Correct the document. `argot check` shows the fault.",
    example: {
      program: `import { inline } from "@argot/schema-tools/inline";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { createArgot } from "argot";

const uri = "https://example.com/order";
const value = { $defs: { id: { $anchor: "id" }, name: { $anchor: "id" } } };
inline(new SchemaIndex([{ uri, value }], createArgot()), uri);`,
    },
  },
  "unresolvable-reference": {
    meaning: "A reference leads to nothing.",
    cause: "The document that it refers to was not given, or the pointer is mistyped.",
    correction: "Correct the reference, or give its document to `SchemaIndex`.",
    example: {
      program: `import { inline } from "@argot/schema-tools/inline";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { createArgot } from "argot";

const uri = "https://example.com/order";
inline(new SchemaIndex([{ uri, value: { $ref: "customer" } }], createArgot()), uri);`,
    },
  },
  "unsupported-dialect": {
    meaning: "The result cannot be written in the dialect of the schema.",
    cause:
      "A reference leads to a schema of another dialect, or the dialect has no keyword that is needed, such as `allOf`.",
    correction: "Write all documents in one dialect, and in a later one than draft-03 to merge `allOf`.",
    example: {
      command: ["inline", "order.schema.json"],
      files: {
        "order.schema.json": `{ "properties": { "id": { "$ref": "id.json" } } }`,
        "id.json": `{ "$schema": "http://json-schema.org/draft-07/schema#", "type": "string" }`,
      },
      corrected: {
        "order.schema.json": `{ "properties": { "id": { "$ref": "id.json" } } }`,
        "id.json": `{ "type": "string" }`,
      },
    },
  },
  "dynamic-scope": {
    meaning:
      "A reference leads to a meta-schema that Argot has, whose dynamic references may lead back to the documents.",
    cause: 'The schema extends a meta-schema and has a "$dynamicAnchor" or "$recursiveAnchor".',
    correction: "Give the meta-schema as a document, or remove the anchor if nothing needs it.",
    example: {
      command: ["inline", "schemas.schema.json"],
      files: {
        "schemas.schema.json": `{ "$dynamicAnchor": "meta", "$ref": "https://json-schema.org/draft/2020-12/schema" }`,
      },
      corrected: { "schemas.schema.json": `{ "$ref": "https://json-schema.org/draft/2020-12/schema" }` },
    },
  },
};
