import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { expect, test } from "vitest";
import { bad, good, isOrder, moduleOrder } from "./order.js";

const options = { fields: {}, shouldUseNativeValidation: false } as const;

test.each([
  ["a validator", (): typeof isOrder => isOrder],
  ["a function of a module", async () => moduleOrder()],
])("react-hook-form gets values and errors at their fields from %s", async (_, make) => {
  const resolve = standardSchemaResolver(await make());
  expect(await resolve(good, undefined, options)).toEqual({ values: good, errors: {} });
  const { errors } = await resolve(bad as never, undefined, options);
  expect(errors).toMatchObject({
    id: { message: "is missing" },
    lines: [{ count: { message: "must be at least 1, is 0" } }],
    delivery: { message: 'must be one of "post", "pickup", is "car"' },
  });
});
