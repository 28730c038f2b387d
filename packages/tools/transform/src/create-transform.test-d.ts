import { createArgot as createCoreArgot } from "@argot/core";
import { createArgot } from "argot";
import { expectTypeOf, test } from "vitest";
import { createTransform, type Transform } from "./create-transform.js";

const argot = createArgot();
const person = {
  type: "object",
  properties: { name: { type: "string" }, age: { type: "integer", default: 1 } },
  required: ["name"],
} as const;
interface Person {
  name: string;
  age?: number;
}

test("the output has the type of the schema", () => {
  const transform = createTransform(argot, person, { coerceTypes: true });
  const result = transform({ name: 1 });
  if (result.valid) {
    expectTypeOf(result.value.name).toEqualTypeOf<string>();
    expectTypeOf(result.value.age).toEqualTypeOf<number | undefined>();
  } else expectTypeOf(result.value).toEqualTypeOf<unknown>();
});

test("a literal needs no `as const`", () => {
  const transform = createTransform(argot, { type: "array", items: { enum: [1, "a"] } });
  expectTypeOf(transform).toEqualTypeOf<Transform<(1 | "a")[]>>();
});

test("schemas are read in the dialect of the instance", () => {
  const pair = { type: "array", items: [{ type: "string" }], minItems: 1 } as const;
  const transform = createTransform(createArgot({ dialect: "draft-07" }), pair);
  expectTypeOf(transform)
    .returns.extract<{ valid: true }>()
    .toHaveProperty("value")
    .toHaveProperty(0)
    .toEqualTypeOf<string>();
});

test("the type is a given one, or unknown", () => {
  const schema: object = person;
  expectTypeOf(createTransform<Person>(argot, schema)).toEqualTypeOf<Transform<Person>>();
  expectTypeOf(createTransform(createCoreArgot({ dialects: [] }), schema)).toEqualTypeOf<Transform>();
});

test("Standard Schema has the types of input and output", () => {
  const standard = createTransform(argot, { type: "integer" } as const)["~standard"];
  type Types = NonNullable<(typeof standard)["types"]>;
  expectTypeOf<Types["input"]>().toEqualTypeOf<unknown>();
  expectTypeOf<Types["output"]>().toEqualTypeOf<number>();
});
