import { fastify } from "fastify";
import { expectTypeOf, test } from "vitest";
import type { ArgotTypeProvider } from "./type-provider.js";

const person = {
  type: "object",
  properties: { name: { type: "string" }, age: { type: "integer" } },
  required: ["name"],
} as const;
const page = { type: "object", properties: { page: { type: "string" } } } as const;

test("parts of requests have the types of their schemas", () => {
  const app = fastify().withTypeProvider<ArgotTypeProvider>();
  app.post("/", { schema: { body: person, querystring: page } }, ({ body, query, params }) => {
    expectTypeOf(body.name).toEqualTypeOf<string>();
    expectTypeOf(body.age).toEqualTypeOf<number | undefined>();
    expectTypeOf(query.page).toEqualTypeOf<string | undefined>();
    expectTypeOf(params).toEqualTypeOf<unknown>();
  });
});

test("responses have them as well", () => {
  const app = fastify().withTypeProvider<ArgotTypeProvider>();
  app.get("/", { schema: { response: { 200: person } } }, (_request, reply) => {
    expectTypeOf(reply.send).toBeCallableWith({ name: "Ada" });
    // @ts-expect-error -- a name is a text
    expectTypeOf(reply.send).toBeCallableWith({ name: 1 });
  });
});

test("schemas are read in the dialect of the validator", () => {
  const pair = { type: "array", prefixItems: [{ type: "string" }], minItems: 1 } as const;
  const app = fastify();
  app.withTypeProvider<ArgotTypeProvider<"2020-12">>().post("/", { schema: { body: pair } }, ({ body }) => {
    expectTypeOf(body[0]).toEqualTypeOf<string>();
  });
  app.withTypeProvider<ArgotTypeProvider>().post("/", { schema: { body: pair } }, ({ body }) => {
    expectTypeOf(body[0]).toEqualTypeOf<unknown>();
  });
});

test("a schema that is no literal has no type", () => {
  const schema: object = person;
  fastify()
    .withTypeProvider<ArgotTypeProvider>()
    .post("/", { schema: { body: schema } }, ({ body }) => {
      expectTypeOf(body).toEqualTypeOf<unknown>();
    });
});
