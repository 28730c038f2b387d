// A web server that validates its requests with Argot. Run it after `npm run build`:
//   node examples/server/fastify.mjs         answers some requests of its own, and ends
//   node examples/server/fastify.mjs 3000    answers yours: curl localhost:3000/orders -H content-type:application/json -d '{}'
import process from "node:process";
import { createValidatorFactory } from "@argot/fastify";
import { fastify } from "fastify";

const app = fastify({ schemaController: { compilersFactory: { buildValidator: createValidatorFactory() } } });

// A shared schema, in 2020-12. The routes are in draft-07, as Fastify's users expect.
app.addSchema({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://example.com/line",
  type: "object",
  properties: { product: { enum: ["tea", "coffee"] }, quantity: { type: "integer", minimum: 1 } },
  required: ["product", "quantity"],
  unevaluatedProperties: false,
});

app.post("/orders", {
  schema: {
    body: {
      type: "object",
      properties: {
        email: { type: "string", format: "email" },
        lines: { type: "array", items: { $ref: "https://example.com/line" }, minItems: 1 },
      },
      required: ["email", "lines"],
    },
  },
  handler: async (request, reply) => reply.status(201).send({ id: 1, lines: request.body.lines.length }),
});

app.get("/orders", {
  schema: { querystring: { type: "object", properties: { page: { type: "integer", minimum: 1, default: 1 } } } },
  handler: async (request) => ({ page: request.query.page }),
});

const [port = "0"] = process.argv.slice(2);
const address = await app.listen({ port: Number(port), host: "127.0.0.1" });

if (port === "0") {
  const line = { product: "tea", quantity: 2 };
  await show("POST", "/orders", { email: "ada@example.com", lines: [line] });
  await show("POST", "/orders", { lines: [line] });
  await show("POST", "/orders", { email: "ada", lines: [{ product: "coffee", quantity: 0 }, { produkt: "tea" }] });
  await show("GET", "/orders?page=2");
  await show("GET", "/orders?page=last");
  await app.close();
} else console.log(`Listening on ${address}`);

/** Sends a request, and prints it with the response. */
async function show(method, path, body) {
  const json = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(address + path, { method, ...json });
  console.log(`> ${method} ${path} ${json?.body ?? ""}`);
  const { message, ...answer } = await response.json();
  console.log(`< ${response.status} ${message ?? JSON.stringify(answer)}`);
}
