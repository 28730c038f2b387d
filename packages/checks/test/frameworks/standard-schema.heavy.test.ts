// Validators and functions of modules are what @standard-schema/spec declares.
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { ConversionError, createArgot, type FromSchema } from "argot";
import { expect, expectTypeOf, test } from "vitest";
import { bad, badPaths, good, isOrder, moduleOrder, orderSchema } from "./order.js";

type Order = FromSchema<typeof orderSchema>;

test("the types are those of the specification", () => {
  const schema: StandardSchemaV1<Order> = isOrder;
  const json: StandardJSONSchemaV1<Order> = isOrder;
  expectTypeOf<StandardSchemaV1.InferInput<typeof isOrder>>().toEqualTypeOf<Order>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof isOrder>>().toEqualTypeOf<Order>();
  expect(schema["~standard"]).toBe(json["~standard"]);
  expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "argot" });
});

test.each([
  ["a validator", (): unknown => isOrder],
  ["a function of a module", async () => moduleOrder()],
])("%s validates", async (_, make) => {
  const { validate } = ((await make()) as StandardSchemaV1)["~standard"];
  // The value itself, not a copy.
  expect(await validate(good)).toEqual({ value: good });
  expect(((await validate(good)) as { value: unknown }).value).toBe(good);
  const { issues } = (await validate(bad)) as StandardSchemaV1.FailureResult;
  expect(issues.map(({ path }) => path)).toEqual(badPaths);
  for (const { message } of issues) expect(message).toMatch(/^(is missing|must be )/);
});

test("the schema is given as JSON Schema of its dialect, and of no other", async () => {
  const { input, output } = isOrder["~standard"].jsonSchema;
  const schema = input({ target: "draft-2020-12" });
  expect(schema).toEqual(orderSchema);
  expect(output({ target: "https://json-schema.org/draft/2020-12/schema" })).toEqual(orderSchema);
  // It is a copy.
  schema["type"] = "string";
  expect(input({ target: "draft-2020-12" })).toEqual(orderSchema);
  expect(() => input({ target: "draft-07" })).toThrow(ConversionError);
  expect(() => output({ target: "openapi-3.0" })).toThrow(/target "openapi-3.0": its dialect is .*2020-12/);
  const inModule = (await moduleOrder())["~standard"].jsonSchema;
  expect(() => inModule.input({ target: "draft-2020-12" })).toThrow(/the module was made without it/);
  const withSchema = (await moduleOrder(true))["~standard"].jsonSchema;
  expect(withSchema.input({ target: "draft-2020-12" })).toEqual(orderSchema);
  expect(() => withSchema.input({ target: "draft-07" })).toThrow(expect.objectContaining({ name: "ConversionError" }));

  const old = createArgot({ dialect: "draft-07" });
  expect(old.compile({ type: "string" })["~standard"].jsonSchema.input({ target: "draft-07" })).toEqual({
    type: "string",
  });
  expect(old.compile(true)["~standard"].jsonSchema.input({ target: "draft-07" })).toEqual({});
  expect(old.compile(false)["~standard"].jsonSchema.input({ target: "draft-07" })).toEqual({ not: {} });
});
