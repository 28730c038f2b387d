import { initTRPC, TRPCError } from "@trpc/server";
import { type FromSchema, ValidationError } from "argot";
import { expect, expectTypeOf, test } from "vitest";
import { bad, good, isOrder, moduleOrder, type orderSchema } from "./order.js";

test.each([
  ["a validator", (): typeof isOrder => isOrder],
  ["a function of a module", async () => moduleOrder()],
])("tRPC validates an input and an output with %s", async (_, make) => {
  const order = await make();
  const { router, procedure, createCallerFactory } = initTRPC.create();
  const app = router({
    count: procedure.input(order).query(({ input }) => {
      expectTypeOf(input).toEqualTypeOf<FromSchema<typeof orderSchema>>();
      return input.lines.length;
    }),
    broken: procedure.output(order).query(() => bad as never),
  });
  const caller = createCallerFactory(app)({});
  expect(await caller.count(good)).toBe(1);
  const refused: unknown = await caller.count(bad as never).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TRPCError);
  expect(refused).toMatchObject({ code: "BAD_REQUEST" });
  expect((refused as TRPCError).cause).toBeInstanceOf(ValidationError);
  await expect(caller.broken()).rejects.toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
});
