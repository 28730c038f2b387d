/** A schema with a keyword of each kind of value. */
export const order = {
  type: "object",
  properties: {
    id: { type: "integer", minimum: 1 },
    size: { enum: ["small", "large"] },
    note: { type: "string", maxLength: 5, pattern: "^[a-zé😀]*$" },
    items: { type: "array", items: { type: "string" }, maxItems: 2, uniqueItems: true },
  },
  required: ["id"],
  additionalProperties: false,
} as const;
