import type { Example, ExplanationText } from "../explanation.js";

/** The schema of a part of a request, which Fastify compiles when a route is registered. */
const route = (httpPart: string, schema: string): Example => ({
  program: `import { createValidatorFactory } from "@argot/fastify";

// Fastify calls this for each route.
const compile = createValidatorFactory()({}, { customOptions: {}, plugins: [] });
compile({ method: "GET", url: "/people", httpPart: "${httpPart}", schema: ${schema} });`,
});

/** Exceptions without codes of packages for other programs, by the names of their classes. */
export const adapterExceptions: Readonly<Record<string, ExplanationText>> = {
  HeaderNameError: {
    meaning: "The schema of the headers of a route has names with capitals, which no request has.",
    cause: "Names of headers are written as in HTTP. Node receives them in lower case.",
    correction: "Write the names in lower case in the schema.",
    example: route("headers", '{ required: ["X-Tenant"] }'),
  },
  ConfigurationError: {
    meaning:
      "The streams, the consumer or the options of a validation of NATS do not fit together. Nothing has been read.",
    cause: "A stream is missing, a subject is mistyped, or the consumer belongs to another program.",
    correction: "Do what the message says: create the stream, or correct the option.",
    example: {
      program: `import { startValidation } from "@argot/nats";

// The options are checked before the connection is used.
await startValidation(undefined, { stream: "orders", consumer: "checks", subjects: {}, validTo: "valid", deadTo: "dead" });`,
    },
  },
  UnusableSchemaError: {
    meaning: "A schema of a schema registry cannot be used. The `cause` says why, if the schema itself is wrong.",
    cause: "The subject has a schema of Avro or Protobuf, or a JSON Schema that the registry did not check.",
    correction: "Register a JSON Schema that compiles, or name another subject.",
    example: {
      program: `import { createCodec } from "@argot/stream/confluent";

const registry = { bySubject: async () => ({ id: 7, schemaType: "AVRO", schema: '"string"' }) };
await createCodec(registry).encode("text", { topic: "orders" });`,
    },
  },
};
