import type { Profile } from "./profile.js";
import { any, keywordRows, schema, schemaList, schemaMap, shapeRows, text, types } from "./rows.js";

const sdk = { source: "https://www.npmjs.com/package/@google/genai/v/2.32.0", date: "2026-11-27" };
const guide = { source: "https://ai.google.dev/gemini-api/docs/structured-output", date: "2026-07-31" };

/** Gemini's `responseJsonSchema` and `parametersJsonSchema`. What it does not support, it does not read. */
export const gemini: Profile = {
  name: "gemini",
  title: "Gemini",
  keywords: keywordRows(sdk, {
    $id: text,
    $defs: schemaMap,
    $ref: { type: "string", pattern: "^#" },
    $anchor: text,
    type: types,
    format: text,
    title: text,
    description: text,
    enum: { type: "array", items: { type: ["string", "number"] } },
    items: schema,
    prefixItems: schemaList,
    minItems: any,
    maxItems: any,
    minimum: any,
    maximum: any,
    anyOf: schemaList,
    oneOf: schemaList,
    properties: schemaMap,
    additionalProperties: { type: ["boolean", "object"] },
    required: { type: "array", items: text },
    propertyOrdering: { type: "array", items: text },
  }),
  otherKeywords: { treatment: "ignored", ...guide },
  shapes: shapeRows(sdk, "reference-alone", "optional-recursion"),
  limits: [],
};
