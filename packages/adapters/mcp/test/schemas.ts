/** Schemas of a tool, in two dialects. */
export const bookingInput = {
  $schema: "http://json-schema.org/draft-07/schema#",
  type: "object" as const,
  properties: {
    city: { type: "string", minLength: 1 },
    nights: { type: "integer", minimum: 1 },
    rooms: { type: "array", items: [{ enum: ["single", "double"] }], additionalItems: false },
  },
  required: ["city", "nights"],
  additionalProperties: false,
};

export const bookingOutput = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object" as const,
  properties: { confirmation: { type: "string", pattern: "^[A-Z]{3}$" }, nights: { type: "integer" } },
  required: ["confirmation"],
  unevaluatedProperties: false,
};
