import { openDocument } from "../../src/index.js";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { openApi } from "../../src/middleware/hono.js";

const api = openDocument({
  openapi: "3.1.2",
  info: { title: "", version: "" },
  paths: {
    "/": {
      post: {
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: {
                  file: { type: "string", maxLength: 4 },
                  meta: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
                },
                required: ["file"],
              },
            },
          },
        },
        responses: { default: { description: "" } },
      },
    },
  },
});
const app = new Hono().use(openApi(api)).post("/", (context) => context.text("taken"));

test.each<[meta: string | Blob, file: string, status: number]>([
  ['{"name":"a"}', "1234", 200],
  [new Blob(['{"name":"a"}'], { type: "application/json" }), "1234", 200],
  [new Blob(['{"name":5}'], { type: "application/json" }), "1234", 400],
  [new Blob(["{"], { type: "application/json" }), "1234", 400],
  [new Blob(['{"name":"a"}'], { type: "text/plain" }), "1234", 400],
  ['{"name":"a"}', "12345", 400],
])("Hono reads the parts of a form: %j", async (meta, file, status) => {
  const body = new FormData();
  body.append("meta", meta);
  body.append("file", new Blob([file]));
  expect((await app.request("/", { method: "POST", body })).status).toBe(status);
});
