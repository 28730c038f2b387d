import type { Profile } from "./profile.js";
import { any, keywordRows, limitRows, scalar, schema, schemaList, schemaMap, shapeRows, text, types } from "./rows.js";

const guide = {
  source: "https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas",
  date: "2026-07-31",
};
const sdk = { source: "https://www.npmjs.com/package/openai/v/6.49.0", date: "2026-11-27" };
const siblings = { source: "https://github.com/docker/docker-agent/pull/4155", date: "2026-09-03" };

/** OpenAI's structured outputs, and its functions with `strict: true`. */
export const openaiStrict: Profile = {
  name: "openai-strict",
  title: "OpenAI's strict mode",
  keywords: {
    ...keywordRows(guide, {
      type: types,
      enum: { type: "array", items: scalar },
      const: scalar,
      properties: schemaMap,
      required: { type: "array", items: text },
      additionalProperties: { const: false },
      items: schema,
      anyOf: schemaList,
      $ref: { type: "string", pattern: "^#" },
      $defs: schemaMap,
      description: text,
      pattern: text,
      format: { enum: ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"] },
      multipleOf: any,
      maximum: any,
      exclusiveMaximum: any,
      minimum: any,
      exclusiveMinimum: any,
      minItems: any,
      maxItems: any,
    }),
    ...keywordRows(sdk, { title: text, $schema: text }),
  },
  otherKeywords: { treatment: "refused", ...guide },
  shapes: [
    ...shapeRows(guide, "object-root", "no-root-union", "closed-objects", "all-required", "typed"),
    ...shapeRows(siblings, "reference-alone"),
  ],
  limits: limitRows(guide, {
    properties: 5000,
    depth: 10,
    characters: 120_000,
    "enum-values": 1000,
    "long-enum-characters": 15_000,
  }),
};
