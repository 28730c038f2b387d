import { describe, expectTypeOf, test } from "vitest";
import type { OperationName, RequestValues, RequestValuesOf } from "../index.js";

const responses = { 200: { description: "" } } as const;
const document = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets/{id}": {
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "integer" } },
        { name: "X-Trace", in: "header", schema: { type: "string" } },
      ],
      get: {
        operationId: "getPet",
        parameters: [
          { $ref: "#/components/parameters/limit" },
          { name: "sort", in: "query", required: true, schema: { enum: ["name", "age"] } },
          { name: "tags", in: "query", schema: { type: "array", items: { $ref: "#/components/schemas/Tag" } } },
          { name: "flag", in: "query", allowEmptyValue: true, schema: { type: "boolean" } },
          { name: "json", in: "query", content: { "application/json": { schema: { type: "object" } } } },
          { name: "session", in: "cookie", required: true, schema: { type: "string" } },
        ],
        responses,
      },
      put: { requestBody: { $ref: "#/components/requestBodies/pet" }, responses },
      post: {
        operationId: "upload",
        requestBody: { required: true, content: { "multipart/form-data": { schema: { type: "object" } } } },
        responses,
      },
    },
    "/dogs": { $ref: "#/components/pathItems/dogs" },
  },
  components: {
    parameters: { limit: { name: "limit", in: "query", schema: { type: "integer", default: 20 } } },
    requestBodies: {
      pet: { required: true, content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } },
    },
    schemas: {
      Tag: { type: "string" },
      Pet: {
        type: "object",
        required: ["id", "name"],
        properties: {
          id: { type: "integer", readOnly: true },
          name: { type: "string" },
          parent: { $ref: "#/components/schemas/Pet" },
        },
      },
    },
    pathItems: {
      dogs: {
        patch: {
          operationId: "patchDogs",
          requestBody: { content: { "application/merge-patch+json": { schema: { type: "array" } } } },
          responses,
        },
      },
    },
  },
} as const;
type Document = typeof document;

describe("the values of an operation", () => {
  test("are those of its parameters and of its path item", () => {
    type Values = RequestValuesOf<Document, "getPet">;
    expectTypeOf<Values["path"]["id"]>().toEqualTypeOf<number>();
    expectTypeOf<Values["query"]["limit"]>().toEqualTypeOf<number>();
    expectTypeOf<Values["query"]["sort"]>().toEqualTypeOf<"name" | "age">();
    expectTypeOf<Values["query"]["tags"]>().toEqualTypeOf<string[] | undefined>();
    expectTypeOf<Values["query"]["flag"]>().toEqualTypeOf<boolean | "" | undefined>();
    expectTypeOf<Values["query"]["json"]>().toEqualTypeOf<unknown>();
    expectTypeOf<Values["headers"]["X-Trace"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Values["cookies"]["session"]>().toEqualTypeOf<string>();
    expectTypeOf<Values["body"]>().toEqualTypeOf<unknown>();
    expectTypeOf<keyof Values["query"]>().toEqualTypeOf<"limit" | "sort" | "tags" | "flag" | "json">();
  });

  test("are those of its body, without what clients do not send", () => {
    type Pet = RequestValuesOf<Document, "PUT /pets/{id}">["body"];
    expectTypeOf<Pet["name"]>().toEqualTypeOf<string>();
    expectTypeOf<Pet["id"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<NonNullable<Pet["parent"]>["name"]>().toEqualTypeOf<string>();
    expectTypeOf<RequestValuesOf<Document, "patchDogs">["body"]>().toEqualTypeOf<unknown[] | undefined>();
    expectTypeOf<RequestValuesOf<Document, "upload">["body"]>().toEqualTypeOf<unknown>();
  });

  test("have the names that `operation` takes", () => {
    expectTypeOf<OperationName<Document>>().toEqualTypeOf<
      "getPet" | "upload" | "patchDogs" | "GET /pets/{id}" | "PUT /pets/{id}" | "POST /pets/{id}" | "PATCH /dogs"
    >();
  });

  test("can be asserted of what handlers get", () => {
    const values = {} as RequestValues as RequestValuesOf<Document, "getPet">;
    expectTypeOf(values.path.id).toEqualTypeOf<number>();
  });

  test("are unknown in 3.0, and in a description that is no literal", () => {
    type In30 = RequestValuesOf<Omit<Document, "openapi"> & { readonly openapi: "3.0.4" }, "getPet">;
    expectTypeOf<In30["path"]["id"]>().toEqualTypeOf<unknown>();
    const other = { openapi: "3.1.0", info: { title: "", version: "" }, paths: { "/a": { get: { responses } } } };
    expectTypeOf<RequestValuesOf<typeof other, "GET /a">>().toEqualTypeOf<RequestValues>();
  });
});
