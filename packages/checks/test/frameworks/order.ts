// A schema for all frameworks, with a missing property, a nested one and an alternative to get wrong.
import { createArgot } from "argot";
import { compileModule } from "argot/module";

export const orderSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  properties: {
    id: { type: "integer", minimum: 1 },
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: { article: { type: "string" }, count: { type: "integer", minimum: 1 } },
        required: ["article", "count"],
      },
    },
    delivery: { anyOf: [{ const: "post" }, { const: "pickup" }] },
  },
  required: ["id", "lines"],
} as const;

/** A validator, with the type of the schema. */
export const isOrder = createArgot().compile(orderSchema);

/** The values that frameworks are tried with. */
export const good = { id: 1, lines: [{ article: "pen", count: 2 }] };
export const bad = { lines: [{ article: "pen", count: 0 }], delivery: "car" };
/** Where `bad` is wrong. */
export const badPaths = [["id"], ["lines", 0, "count"], ["delivery"]];

/** The same as a function of a module that is made ahead. */
export async function moduleOrder(jsonSchema = false): Promise<typeof isOrder> {
  const { code } = compileModule(createArgot(), { isOrder: orderSchema }, { errors: true, jsonSchema });
  const loaded = (await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`)) as {
    default: typeof isOrder;
  };
  return loaded.default;
}
