import { sValidator } from "@hono/standard-validator";
import type { FromSchema } from "argot";
import { Hono } from "hono";
import { expect, expectTypeOf, test } from "vitest";
import { bad, badPaths, good, isOrder, moduleOrder, type orderSchema } from "./order.js";

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

test.each([
  ["a validator", (): typeof isOrder => isOrder],
  ["a function of a module", async () => moduleOrder()],
])("hono validates a request with %s", async (_, make) => {
  const app = new Hono().post("/orders", sValidator("json", await make()), (context) => {
    const order = context.req.valid("json");
    expectTypeOf(order).toEqualTypeOf<FromSchema<typeof orderSchema>>();
    return context.json({ id: order.id, count: order.lines[0]?.count });
  });
  const accepted = await app.request("/orders", post(good));
  expect([accepted.status, await accepted.json()]).toEqual([200, { id: 1, count: 2 }]);
  const refused = await app.request("/orders", post(bad));
  expect(refused.status).toBe(400);
  const { error } = (await refused.json()) as { error: { path: unknown }[] };
  expect(error.map(({ path }) => path)).toEqual(badPaths);
});
