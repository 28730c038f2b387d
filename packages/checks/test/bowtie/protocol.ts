/**
 * The messages of version 1 of Bowtie's protocol, as JSON Schemas in 2020-12, after the ones that Bowtie checks messages with. A
 * response has the name of its request.
 */
export const protocol = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://argot.example/bowtie",
  $defs: {
    command: {
      type: "object",
      required: ["cmd"],
      oneOf: [
        {
          required: ["version"],
          properties: { cmd: { const: "start" }, version: { $ref: "#/$defs/version" } },
        },
        {
          properties: { cmd: { const: "dialect" }, dialect: { type: "string", format: "uri" } },
        },
        {
          required: ["seq", "case"],
          properties: {
            cmd: { const: "run" },
            seq: true,
            case: { $ref: "#/$defs/case" },
            output: { enum: ["flag", "annotations"] },
          },
        },
        { properties: { cmd: { const: "stop" } } },
      ],
      unevaluatedProperties: false,
    },
    version: { type: "integer", const: 1 },
    case: {
      type: "object",
      required: ["description", "schema", "tests"],
      properties: {
        description: { type: "string" },
        comment: { type: "string" },
        schema: true,
        registry: { type: "object", propertyNames: { format: "uri" } },
        tests: { type: "array", minItems: 1, items: { $ref: "#/$defs/test" } },
      },
      additionalProperties: false,
    },
    // The harness is not told what is expected.
    test: {
      type: "object",
      required: ["description", "instance"],
      properties: { description: { type: "string" }, comment: { type: "string" }, instance: true },
      additionalProperties: false,
    },
    start: {
      type: "object",
      required: ["ready", "version", "implementation"],
      properties: {
        ready: { const: true },
        version: { $ref: "#/$defs/version" },
        implementation: { $ref: "#/$defs/implementation" },
      },
      additionalProperties: false,
    },
    implementation: {
      type: "object",
      required: ["name", "language", "dialects", "homepage", "issues", "source"],
      properties: {
        name: { type: "string", pattern: "^[A-Za-z][\\w\\-.]*[A-Za-z0-9]$" },
        language: { type: "string", pattern: "^[-a-z0-9+_]*$" },
        version: { type: "string" },
        dialects: { type: "array", items: { $ref: "#/$defs/uri" } },
        documentation: { $ref: "#/$defs/uri" },
        homepage: { $ref: "#/$defs/uri" },
        issues: { $ref: "#/$defs/uri" },
        source: { $ref: "#/$defs/uri" },
        links: {
          type: "array",
          items: {
            type: "object",
            required: ["description", "url"],
            properties: { description: { type: "string" }, url: { $ref: "#/$defs/uri" } },
            additionalProperties: false,
          },
        },
        os: { type: "string" },
        os_version: { type: "string" },
        language_version: { type: "string" },
      },
      additionalProperties: false,
    },
    uri: { type: "string", format: "uri" },
    dialect: { type: "object", required: ["ok"], properties: { ok: { type: "boolean" } }, additionalProperties: false },
    run: {
      type: "object",
      required: ["seq"],
      properties: { seq: true },
      oneOf: [
        { required: ["results"], properties: { results: { type: "array", items: { $ref: "#/$defs/result" } } } },
        { $ref: "#/$defs/skipped" },
        { $ref: "#/$defs/errored" },
      ],
      unevaluatedProperties: false,
    },
    result: {
      type: "object",
      oneOf: [{ $ref: "#/$defs/annotated" }, { $ref: "#/$defs/skipped" }, { $ref: "#/$defs/errored" }],
    },
    annotated: {
      required: ["valid"],
      properties: {
        valid: { type: "boolean" },
        annotations: {
          type: "array",
          items: {
            type: "object",
            required: ["keyword", "instanceLocation", "keywordLocation", "annotation"],
            properties: {
              keyword: { type: "string" },
              instanceLocation: { type: "string", format: "json-pointer" },
              keywordLocation: { type: "string", format: "uri-reference" },
              annotation: true,
            },
          },
        },
      },
    },
    skipped: {
      required: ["skipped"],
      properties: { skipped: { const: true }, message: { type: "string" }, issue_url: { $ref: "#/$defs/uri" } },
    },
    errored: {
      required: ["errored"],
      properties: {
        errored: { const: true },
        context: {
          type: "object",
          properties: { message: { type: "string" }, traceback: { type: "string" }, stderr: { type: "string" } },
        },
      },
    },
  },
} as const;
