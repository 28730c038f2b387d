import type { ExplanationText } from "../explanation.js";

/** The codes of `BundleError`. */
export const bundleErrors: Readonly<Record<string, ExplanationText>> = {
  "unknown-document": {
    meaning: "No document is known by the URI that is to be bundled.",
    cause: "The document was not given to the index.",
    correction: "Give the document with its URI to `SchemaIndex`.",
    example: {
      program: `import { bundle } from "@argot/schema-tools/bundle";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { createArgot } from "argot";

bundle(new SchemaIndex([], createArgot()), "https://example.com/order");`,
    },
  },
  "unresolvable-reference": {
    meaning: "A reference in one of the documents leads to nothing.",
    cause: "The document that it refers to was not given, or the pointer is mistyped.",
    correction: "Correct the reference, or give its document with --ref.",
    example: {
      command: ["bundle", "order.schema.json"],
      files: { "order.schema.json": `{ "$ref": "https://example.com/customer" }` },
      corrected: { "order.schema.json": `{ "$ref": "#/$defs/customer", "$defs": { "customer": {} } }` },
    },
  },
  "unsupported-dialect": {
    meaning: "The dialect of a document has no keyword for definitions, or none for identifiers.",
    cause: 'The dialect is one of your own, without "$defs" or "$id".',
    correction: "Add these keywords to the dialect, or write the schema in another one.",
    example: {
      program: `import { bundle } from "@argot/schema-tools/bundle";
import { draft202012 } from "@argot/dialects";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { createArgot, removeKeywords } from "argot";

const argot = createArgot({ dialects: [removeKeywords(draft202012, ["$defs", "definitions"])] });
const documents = [
  { uri: "https://example.com/order", value: { $ref: "customer" } },
  { uri: "https://example.com/customer", value: { type: "object" } },
];
bundle(new SchemaIndex(documents, argot), "https://example.com/order");`,
    },
  },
  "no-identifier": {
    meaning: "A document cannot get the identifier that references need.",
    cause: "The document is a boolean, or its root has a reference that makes all other keywords ignored.",
    correction: "Write the document as an object.",
    example: {
      command: ["bundle", "order.schema.json"],
      files: { "order.schema.json": `{ "properties": { "note": { "$ref": "any.json" } } }`, "any.json": "true" },
      corrected: { "order.schema.json": `{ "properties": { "note": { "$ref": "any.json" } } }`, "any.json": "{}" },
    },
  },
};
