import * as fc from "fast-check";

/** A random schema of 2020-12, with all that tools use: optional properties, null, maps, alternatives, tuples and recursion. */
export const randomSchema: fc.Arbitrary<Record<string, unknown>> = fc
  .letrec<{ schema: Record<string, unknown> }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      fc.constantFrom<Record<string, unknown>>(
        {},
        { type: "string" },
        { type: "integer", minimum: 1, maximum: 20 },
        { type: ["number", "null"], multipleOf: 0.5 },
        { type: "boolean" },
        { type: "null" },
        { type: ["string", "boolean"], minLength: 2 },
        { type: ["array", "object", "null"] },
        { type: "string", pattern: "^a+$", default: "a" },
        { type: "string", format: "uri", description: "An address" },
        { enum: ["a", "b", null] },
        { enum: [1, true, "1"] },
        { enum: [{ a: 1 }, "x", [2]] },
        { const: "fixed" },
        { const: false },
        { type: "object" },
        { type: "object", additionalProperties: false },
        { $ref: "#/$defs/node" },
        { $ref: "#/$defs/pair" },
      ),
      fc
        .record({
          properties: fc.dictionary(fc.constantFrom("a", "b", "kind", "value", "__proto__"), tie("schema"), {
            maxKeys: 3,
          }),
          required: fc.uniqueArray(fc.constantFrom("a", "b", "kind", "c"), { maxLength: 2 }),
          additionalProperties: fc.oneof(fc.constantFrom<unknown>(undefined, false, true), tie("schema")),
        })
        .map(({ additionalProperties, ...each }) => ({
          type: "object",
          ...each,
          ...(additionalProperties !== undefined && { additionalProperties }),
        })),
      fc.record({ type: fc.constant("array"), items: tie("schema"), maxItems: fc.constantFrom(2, 3) }),
      fc.record({
        type: fc.constant("array"),
        prefixItems: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        items: fc.constant(false),
      }),
      fc.record({
        type: fc.constant("object"),
        patternProperties: tie("schema").map((each) => ({ "^x": each })),
        additionalProperties: fc.constant(false),
      }),
      fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
      fc.record({ oneOf: fc.array(tie("schema"), { minLength: 2, maxLength: 2 }) }),
      fc.record({ allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }), title: fc.constant("Both") }),
      fc.record({
        properties: fc.record({ a: tie("schema") }),
        anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
      }),
      fc.record({ if: tie("schema"), then: tie("schema"), type: fc.constant("object") }),
      fc.record({ not: tie("schema"), type: fc.constant("string") }),
    ),
  }))
  .schema.map((schema) => ({
    ...schema,
    $defs: {
      node: {
        type: "object",
        properties: { next: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] }, value: {} },
        required: ["value"],
      },
      pair: {
        type: "object",
        properties: { left: { $ref: "#/$defs/pair" }, right: { type: "array", items: { $ref: "#/$defs/pair" } } },
        additionalProperties: false,
      },
    },
  }));
