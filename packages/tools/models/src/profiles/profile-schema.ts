import type { JsonObject } from "argot";
import { measures } from "../check/measures.js";
import { shapes } from "../check/shapes.js";

const source: JsonObject = {
  source: { type: "string", format: "uri", description: "The URL of the page that says it." },
  date: { type: "string", format: "date", description: "The day on which the page said so." },
};

/** An object with a source and these members, of which the given ones are required. */
const row = (properties: JsonObject, required: readonly string[]): JsonObject => ({
  type: "object",
  properties: { ...properties, ...source },
  required: [...required, "source", "date"],
  additionalProperties: false,
});

/** The schema of profiles, for files with profiles of your own. */
export const profileSchema: JsonObject = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://argot-schema.dev/profile",
  title: "The part of JSON Schema that a provider of language models accepts",
  type: "object",
  properties: {
    $schema: { type: "string" },
    name: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
    title: { type: "string", minLength: 1 },
    keywords: {
      type: "object",
      additionalProperties: row({ value: { $ref: "https://json-schema.org/draft/2020-12/schema" } }, []),
    },
    otherKeywords: row({ treatment: { enum: ["refused", "ignored", "accepted"] } }, ["treatment"]),
    shapes: { type: "array", items: row({ shape: { enum: Object.keys(shapes) } }, ["shape"]) },
    limits: {
      type: "array",
      items: row({ measure: { enum: Object.keys(measures) }, maximum: { type: "integer", minimum: 0 } }, [
        "measure",
        "maximum",
      ]),
    },
  },
  required: ["name", "title", "keywords", "otherKeywords", "shapes", "limits"],
  additionalProperties: false,
};
