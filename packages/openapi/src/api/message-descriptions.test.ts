import { describe, expect, test } from "vitest";
import { openDocument } from "../open-document.js";

const schema = { type: "object", required: ["id"], properties: { id: { readOnly: true }, key: { writeOnly: true } } };
const api = openDocument(
  {
    openapi: "3.2.0",
    info: { title: "Pets", version: "1" },
    paths: {
      "/pets/{id}": {
        parameters: [{ $ref: "#/components/parameters/id" }],
        post: {
          operationId: "change",
          parameters: [
            { name: "ids", in: "query", explode: false, allowEmptyValue: true, schema: { type: "array" } },
            { name: "Accept", in: "header", schema: {} },
          ],
          requestBody: { required: true, content: { "application/json": { schema } } },
          responses: {
            "x-note": {},
            "200": {
              description: "",
              headers: { "X-Rate": { required: true, schema: { type: "number" } }, "Content-Type": { schema: {} } },
              content: { "application/jsonl": { itemSchema: schema }, "text/*": {} },
            },
            default: { description: "" },
          },
        },
        get: { operationId: "read", responses: { default: { description: "" } } },
      },
    },
    components: { parameters: { id: { name: "id", in: "path", required: true, schema: { type: "integer" } } } },
  },
  { uri: "https://example.com/api" },
);
const change = api.operation("change");
const at = "https://example.com/api#/paths/~1pets~1%7Bid%7D/post";

describe("descriptions of messages", () => {
  test("a request: parameters with their texts, and the body", () => {
    const { parameters, body } = change.describeRequest();
    expect(parameters).toMatchObject([
      {
        name: "id",
        in: "path",
        isRequired: true,
        style: "simple",
        types: ["number"],
        schema: { uri: "https://example.com/api#/components/parameters/id/schema" },
        location: { uri: "https://example.com/api", pointer: "/components/parameters/id" },
      },
      {
        name: "ids",
        in: "query",
        isRequired: false,
        allowsEmpty: true,
        style: "form",
        explode: false,
        types: ["array"],
      },
    ]);
    expect(["7", "12345678901234567890", "a"].map((text) => parameters[0]?.valueOf(text))).toEqual([
      7,
      12345678901234567890n,
      "a",
    ]);
    expect(body).toMatchObject({
      isRequired: true,
      content: [
        { mediaType: "application/json", schema: { uri: `${at}/requestBody/content/application~1json/schema` } },
      ],
      location: { pointer: "/paths/~1pets~1{id}/post/requestBody" },
    });
  });

  test("responses: by status, with headers and content", () => {
    expect(change.describeResponses()).toMatchObject([
      {
        status: "200",
        headers: [{ name: "X-Rate", in: "header", isRequired: true, types: ["number"] }],
        content: [
          {
            mediaType: "application/jsonl",
            schema: undefined,
            itemSchema: { uri: expect.stringContaining("itemSchema") },
          },
          { mediaType: "text/*", schema: undefined, itemSchema: undefined },
        ],
      },
      { status: "default", headers: [], content: [] },
    ]);
  });

  test("schemas of bodies are those of the direction", () => {
    const sent = change.describeRequest().body?.content[0]?.schema;
    const received = change.describeResponses()[0]?.content[0]?.itemSchema;
    const verdicts = [sent, received].map((each) =>
      [{}, { id: 1 }, { id: 1, key: 1 }, { key: 1 }].map((value) => each?.argot.compile(each.uri)(value)),
    );
    expect(verdicts).toEqual([
      [true, false, false, true],
      [false, true, false, false],
    ]);
  });

  test("an operation without a body", () => {
    expect(api.operation("read").describeRequest()).toMatchObject({ parameters: [{ name: "id" }], body: undefined });
    expect(api.operation("read").describeResponses()).toMatchObject([{ status: "default", headers: [], content: [] }]);
  });

  test("which names a query may have", () => {
    const request = change.describeRequest();
    expect(["ids", "other", "__proto__"].map((name) => request.allowsQuery(name))).toEqual([true, false, false]);
  });
});
