import { type Api, openDocument } from "../../src/index.js";

/** A description with what middleware has to do with: parameters in all parts, bodies, responses. */
export const pets = (): Api =>
  openDocument({
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    paths: {
      "/pets": {
        get: {
          operationId: "listPets",
          parameters: [
            { name: "limit", in: "query", schema: { type: "integer", maximum: 100 } },
            { name: "X-Tenant", in: "header", schema: { type: "string", minLength: 2 } },
            { name: "session", in: "cookie", schema: { type: "string", minLength: 2 } },
          ],
          responses: { 200: { description: "", content: { "application/json": { schema: { type: "array" } } } } },
        },
        post: {
          operationId: "addPet",
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: { id: { type: "integer", readOnly: true }, name: { type: "string" } },
                  required: ["id", "name"],
                },
              },
            },
          },
          responses: { 201: { description: "" } },
        },
      },
      "/now": {
        get: {
          operationId: "now",
          responses: {
            200: {
              description: "",
              content: { "application/json": { schema: { type: "object", properties: { now: { type: "string" } } } } },
            },
          },
        },
      },
      "/pets/{id}": {
        get: {
          operationId: "getPet",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          responses: {
            200: { description: "", content: { "application/json": { schema: { type: "object", required: ["id"] } } } },
          },
        },
      },
    },
  });

/** What handlers answer. An odd id is answered with a pet that is not valid. */
export const answers = {
  listPets: (values: { readonly query: Readonly<Record<string, unknown>> }): unknown => [values.query["limit"] ?? null],
  addPet: (values: { readonly body: unknown }): unknown => ({ added: values.body }),
  getPet: (values: { readonly path: Readonly<Record<string, unknown>> }): unknown =>
    Number(values.path["id"]) % 2 === 0 ? { id: values.path["id"] } : { name: "odd" },
  now: () => ({ now: new Date(0) }),
} as const;
