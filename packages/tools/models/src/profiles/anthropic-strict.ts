import type { Profile } from "./profile.js";
import { any, keywordRows, limitRows, scalar, schema, schemaList, schemaMap, shapeRows, text, types } from "./rows.js";

const guide = {
  source: "https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations",
  date: "2026-07-31",
};
const sdk = { source: "https://www.npmjs.com/package/@anthropic-ai/sdk/v/1.14.0", date: "2026-11-27" };

/** Anthropic's structured outputs, and its tools with `strict: true`. */
export const anthropicStrict: Profile = {
  name: "anthropic-strict",
  title: "Anthropic's strict mode",
  keywords: {
    ...keywordRows(guide, {
      type: types,
      enum: { type: "array", items: scalar },
      const: any,
      anyOf: schemaList,
      allOf: { type: "array", items: { allOf: [schema, { properties: { $ref: false } }] } },
      $ref: { type: "string", pattern: "^#" },
      $defs: schemaMap,
      definitions: schemaMap,
      default: any,
      required: { type: "array", items: text },
      additionalProperties: { const: false },
      minItems: { enum: [0, 1] },
      format: { enum: ["date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid"] },
      // No references to groups, no assertions about what is around, no boundaries of words.
      pattern: { type: "string", not: { pattern: "\\\\[1-9kbB]|\\(\\?<?[=!]" } },
    }),
    ...keywordRows(sdk, { properties: schemaMap, items: schema, title: text, description: text }),
  },
  otherKeywords: { treatment: "refused", ...guide },
  shapes: [
    ...shapeRows(guide, "closed-objects", "no-recursion", "local-references"),
    ...shapeRows(sdk, "typed", "reference-alone"),
  ],
  limits: limitRows(guide, { "optional-properties": 24, unions: 16 }),
};
