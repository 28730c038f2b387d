import type { Example, ExplanationText } from "../explanation.js";

/** A registry that gives one answer. */
const answering = (status: number, body: string): Example => ({
  program: `import { createServer } from "node:http";
import { createRegistryClient } from "@argot/stream/confluent";

const server = createServer((_request, response) => response.writeHead(${status}).end(${JSON.stringify(body)}));
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
try {
  await createRegistryClient(\`http://127.0.0.1:\${server.address().port}\`, { retries: 0 }).byId(7);
} finally {
  server.close();
}`,
});

/** The codes of `RegistryError`. */
export const registryErrors: Readonly<Record<string, ExplanationText>> = {
  "not-found": {
    meaning: "The registry has no such schema, subject or version.",
    cause: "The message was written with the schema of another registry, or the subject has another name.",
    correction: "Check the URL of the registry and the name of the subject. Another try does not help.",
    example: answering(404, '{"error_code":40403,"message":"Schema 7 not found"}'),
  },
  refused: {
    meaning: "The registry refuses the request.",
    cause: "The credentials are missing or wrong, or a schema is not compatible with the one before.",
    correction: "Give the credentials with the option `headers`, or change the schema.",
    example: answering(401, '{"error_code":401,"message":"Unauthorized"}'),
  },
  unavailable: {
    meaning: "The registry cannot be reached, or did not answer in time, after all tries.",
    cause: "The registry is down, or the network is.",
    correction: "Read the message again later. It is not lost: do not commit it.",
    example: answering(503, "busy"),
  },
  "bad-answer": {
    meaning: "The answer is not that of a schema registry.",
    cause: "The URL is that of another server, such as a proxy that asks for a password.",
    correction: "Check the URL.",
    example: answering(200, "<html>"),
  },
};
