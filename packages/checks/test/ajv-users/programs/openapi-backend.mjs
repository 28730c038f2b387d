// Requests and responses of an API.
import { OpenAPIBackend } from "openapi-backend";

const pet = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", nullable: true },
    tag: { type: "string", enum: ["a"] },
    age: { type: "integer", minimum: 0 },
  },
};
const content = { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } };
const parameters = [
  { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
  { name: "q", in: "query", schema: { type: "array", items: { type: "string", maxLength: 2 } } },
];
const post = {
  operationId: "add",
  parameters,
  requestBody: { content },
  responses: { 200: { description: "A pet.", content } },
};
const api = new OpenAPIBackend({
  definition: {
    openapi: "3.0.3",
    info: { title: "Pets", version: "1" },
    paths: { "/pets/{id}": { post } },
    components: { schemas: { Pet: pet } },
  },
});
api.register({ add: () => "added", validationFail: ({ validation }) => validation });
await api.init();
const request = (path, body) =>
  api.handleRequest({ method: "POST", path, headers: { "content-type": "application/json" }, body });
export const results = [
  await request("/pets/1?q=ab", { name: null }),
  await request("/pets/0?q=abc", { tag: "b" }),
  await request("/pets/x", { name: 1, age: -1 }),
  api.validator.validateResponse({ name: 1 }, "add").errors,
];
