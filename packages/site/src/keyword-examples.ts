/** A schema with a keyword, and data to try. */
export interface KeywordExample {
  readonly schema: unknown;
  readonly data: unknown;
  /** The dialect of the schema. Default: `2020-12`. */
  readonly dialect?: string;
}

/** Examples of keywords without messages of their own: those of others are the examples of their messages. */
export const keywordExamples: Readonly<Record<string, KeywordExample>> = {
  $anchor: {
    schema: { properties: { home: { $ref: "#address" } }, $defs: { a: { $anchor: "address", required: ["city"] } } },
    data: { home: { street: "Main Street" } },
  },
  $comment: { schema: { $comment: "Cents, to avoid rounding", type: "integer" }, data: 12.5 },
  $defs: {
    schema: { properties: { net: { $ref: "#/$defs/price" } }, $defs: { price: { type: "number", minimum: 0 } } },
    data: { net: -1 },
  },
  $dynamicAnchor: {
    schema: {
      $id: "https://example.com/strict-tree",
      $dynamicAnchor: "node",
      $ref: "tree",
      unevaluatedProperties: false,
      $defs: {
        tree: {
          $id: "tree",
          $dynamicAnchor: "node",
          properties: { name: { type: "string" }, children: { items: { $dynamicRef: "#node" } } },
        },
      },
    },
    data: { name: "root", children: [{ nmae: "leaf" }] },
  },
  $id: {
    schema: {
      $id: "https://example.com/order",
      properties: { address: { $ref: "address" } },
      $defs: { a: { $id: "address", required: ["city"] } },
    },
    data: { address: {} },
  },
  $recursiveAnchor: {
    schema: {
      $id: "https://example.com/tree",
      $recursiveAnchor: true,
      properties: { name: { type: "string" }, children: { items: { $recursiveRef: "#" } } },
    },
    data: { name: "root", children: [{ name: 7 }] },
    dialect: "2019-09",
  },
  $ref: {
    schema: {
      properties: { billing: { $ref: "#/$defs/address" }, shipping: { $ref: "#/$defs/address" } },
      $defs: { address: { required: ["street", "city"] } },
    },
    data: { billing: { street: "Main Street", city: "Springfield" }, shipping: { street: "Elm Street" } },
  },
  $schema: {
    schema: { $schema: "http://json-schema.org/draft-07/schema#", items: [{ type: "string" }], additionalItems: false },
    data: ["a", "b"],
  },
  $vocabulary: {
    schema: {
      $id: "https://example.com/meta",
      $vocabulary: { "https://json-schema.org/draft/2020-12/vocab/core": true },
      type: ["object", "boolean"],
    },
    data: {},
  },
  additionalItems: {
    schema: { items: [{ type: "string" }, { type: "integer" }], additionalItems: { type: "boolean" } },
    data: ["Ada", 36, "yes"],
    dialect: "draft-07",
  },
  additionalProperties: {
    schema: { properties: { name: { type: "string" } }, additionalProperties: { type: "number" } },
    data: { name: "Ada", height: "tall" },
  },
  allOf: {
    schema: { allOf: [{ required: ["id"] }, { properties: { id: { type: "integer" } } }] },
    data: { id: "7" },
  },
  contentSchema: {
    schema: { contentMediaType: "application/json", contentSchema: { required: ["id"] } },
    data: '{"name":"Ada"}',
  },
  default: { schema: { properties: { port: { type: "integer", default: 8080 } } }, data: { port: "8080" } },
  definitions: {
    schema: {
      properties: { net: { $ref: "#/definitions/price" } },
      definitions: { price: { type: "number", minimum: 0 } },
    },
    data: { net: -1 },
    dialect: "draft-07",
  },
  dependentSchemas: {
    schema: { dependentSchemas: { card: { required: ["billingAddress"] } } },
    data: { card: "4111 1111 1111 1111" },
  },
  deprecated: { schema: { properties: { fax: { type: "string", deprecated: true } } }, data: { fax: 5551234 } },
  description: {
    schema: { properties: { age: { description: "In years, rounded down", type: "integer" } } },
    data: { age: 36.5 },
  },
  else: {
    schema: {
      if: { properties: { country: { const: "US" } } },
      then: { required: ["zip"] },
      else: { required: ["postalCode"] },
    },
    data: { country: "DE" },
  },
  examples: { schema: { type: "string", examples: ["Ada", "Grace"], minLength: 1 }, data: "" },
  extends: {
    schema: { extends: { properties: { id: { type: "integer", required: true } } } },
    data: {},
    dialect: "draft-03",
  },
  id: {
    schema: {
      id: "https://example.com/order",
      properties: { address: { $ref: "address" } },
      definitions: { a: { id: "address", required: ["city"] } },
    },
    data: { address: {} },
    dialect: "draft-04",
  },
  items: { schema: { items: { type: "number", minimum: 0 } }, data: [9.5, -1, 3] },
  maxContains: { schema: { contains: { const: "admin" }, maxContains: 1 }, data: ["admin", "guest", "admin"] },
  minContains: { schema: { contains: { type: "number" }, minContains: 2 }, data: [1, "two"] },
  patternProperties: { schema: { patternProperties: { "^x-": { type: "string" } } }, data: { "x-team": 7 } },
  prefixItems: {
    schema: { prefixItems: [{ type: "number" }, { enum: ["EUR", "USD"] }], items: false },
    data: [9.5, "EURO"],
  },
  properties: {
    schema: { properties: { name: { type: "string" }, age: { type: "integer", minimum: 0 } } },
    data: { name: "Ada", age: -1 },
  },
  readOnly: { schema: { properties: { id: { readOnly: true, type: "integer" } } }, data: { id: "7" } },
  title: { schema: { title: "Age", type: "integer" }, data: "36" },
  unevaluatedItems: {
    schema: { allOf: [{ prefixItems: [{ type: "string" }] }], unevaluatedItems: { type: "number" } },
    data: ["total", 9.5, "EUR"],
  },
  unevaluatedProperties: {
    schema: {
      allOf: [{ properties: { name: { type: "string" } } }],
      properties: { age: { type: "integer" } },
      unevaluatedProperties: false,
    },
    data: { name: "Ada", age: 36, agee: 37 },
  },
  writeOnly: { schema: { properties: { password: { writeOnly: true, minLength: 12 } } }, data: { password: "secret" } },
};
