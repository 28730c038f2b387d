// A server whose requests and responses are validated and converted.
import express from "express";
import OpenApiValidator from "express-openapi-validator";

const pet = {
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string", maxLength: 5 },
    born: { type: "string", format: "date-time" },
    kind: {
      oneOf: [
        { type: "object", required: ["a"], properties: { a: { type: "integer" } } },
        { type: "object", required: ["b"], properties: { b: { type: "string" } } },
      ],
    },
  },
};
const made = {
  type: "object",
  required: ["made"],
  properties: { made: { type: "string", format: "date-time" }, id: { type: "integer" }, q: { type: "integer" } },
};
const parameters = [
  { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
  { name: "q", in: "query", schema: { type: "integer", default: 5 } },
];
const json = (schema) => ({ "application/json": { schema } });
const post = {
  parameters,
  requestBody: { required: true, content: json({ $ref: "#/components/schemas/Pet" }) },
  responses: { 200: { description: "Made.", content: json(made) } },
};
const apiSpec = {
  openapi: "3.0.3",
  info: { title: "Pets", version: "1" },
  paths: { "/pets/{id}": { post } },
  components: { schemas: { Pet: pet } },
};
const app = express();
app.use(express.json());
app.use(OpenApiValidator.middleware({ apiSpec, validateRequests: true, validateResponses: true }));
app.post("/pets/:id", ({ body, params, query }, response) =>
  response.json(body.name === "bad" ? { made: 1 } : { made: new Date(0), id: params.id, q: query.q }),
);
app.use((error, _request, response, _next) =>
  response.status(error.status ?? 500).json({ message: error.message, errors: error.errors }),
);
const server = await new Promise((resolve) => {
  const listening = app.listen(0, () => resolve(listening));
});
const send = async (path, body) => {
  const url = `http://localhost:${server.address().port}${path}`;
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return [response.status, await response.json()];
};
export const results = [
  await send("/pets/1", { name: "Rex", born: "2020-01-01T00:00:00Z" }),
  await send("/pets/0?q=x", { name: "Rexxxxx", id: 1 }),
  await send("/pets/2", { kind: {} }),
  await send("/pets/2", { name: "bad" }),
  await send("/pets/2", { name: "ok", kind: { a: 1 }, other: 1 }),
];
server.close();
