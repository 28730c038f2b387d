// Operations that the server of an API requests of its clients.
import { expect, test } from "vitest";
import { openDocument, OperationError } from "../index.js";

const ok = { responses: { 200: { description: "" } } };
const body = (name: string): object => ({
  required: true,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
});
const document = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  webhooks: {
    newPet: { post: { operationId: "petAdded", requestBody: body("Pet"), ...ok } },
    "x-sold": { $ref: "#/components/pathItems/sold" },
  },
  paths: {
    "/subscriptions": {
      post: {
        callbacks: {
          onData: {
            "{$request.query.url}": { post: { operationId: "dataSent", requestBody: body("Pet"), ...ok } },
            "x-note": { post: ok },
          },
          again: { $ref: "#/components/callbacks/again" },
        },
        ...ok,
      },
    },
  },
  components: {
    pathItems: { sold: { put: ok, post: ok } },
    callbacks: {
      again: {
        "{$url}": {
          post: { operationId: "sentAgain", callbacks: { again: { $ref: "#/components/callbacks/again" } }, ...ok },
        },
      },
    },
    schemas: {
      Pet: {
        type: "object",
        properties: { id: { type: "integer", readOnly: true }, secret: { type: "string", writeOnly: true } },
        required: ["id", "secret"],
      },
    },
  },
};
const api = openDocument(document);
const messagesOf = (name: string, sent?: unknown): readonly string[] =>
  api
    .operation(name)
    .checkRequest({ body: sent })
    .issues.map(({ pointer, message }) => `${pointer} ${message}`);

test("webhooks are found by method and name, and by id", () => {
  expect(api.webhooks.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST newPet",
    "PUT x-sold",
    "POST x-sold",
  ]);
  expect(api.operation("post newPet")).toBe(api.webhooks[0]);
  expect(api.operation("petAdded")).toBe(api.webhooks[0]);
  expect(api.operations.map(({ path }) => path)).toEqual(["/subscriptions"]);
  expect(api.route("POST", "/newPet")).toBeUndefined();
  expect(() => api.operation("POST newPets")).toThrow('did you mean "POST newPet"?');
});

test("callbacks are found by id, and at their operation", () => {
  const { callbacks } = api.operation("POST /subscriptions");
  expect([...callbacks.keys()]).toEqual(["onData", "again"]);
  expect(callbacks.get("onData")?.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST {$request.query.url}",
  ]);
  expect(api.operation("dataSent")).toBe(callbacks.get("onData")?.[0]);
  expect(api.operation("sentAgain").path).toBe("{$url}");
  expect(() => api.operation("none")).toThrow(OperationError);
});

test.each(["petAdded", "dataSent"])("requests of %s come from the owner of what is read-only", (name) => {
  expect(messagesOf(name, { id: 1 })).toEqual([]);
  expect(messagesOf(name, {})).toEqual(["/id is missing"]);
  expect(messagesOf(name, { id: 1, secret: "s" })).toEqual([
    "/secret must not be sent by the server: it is write-only",
  ]);
  expect(messagesOf(name)).toEqual([" is missing"]);
});
