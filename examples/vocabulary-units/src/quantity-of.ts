import {
  and,
  defineKeyword,
  type Application,
  has,
  type Keyword,
  mapOf,
  claimedProperties,
  members,
  refined,
  schema,
  type Shape,
  JsonType,
  test,
} from "@argot/core/keyword";

const parts = ["amount", "unit"];

/** Schemas for the two parts of a quantity. */
const partSchemas: Shape<ReadonlyMap<string, Application>> = refined(
  mapOf(schema, "schemas"),
  'an object of two schemas, "amount" and "unit"',
  (json) =>
    Object.keys(json as object)
      .sort()
      .join() === parts.join(),
);

/**
 * `quantityOf`: an object must have an `amount` and a `unit`, and each must be valid against its schema. Both are then
 * evaluated, and not additional.
 */
export const quantityOf: Keyword<ReadonlyMap<string, Application>> = defineKeyword({
  id: "https://example.com/units/keyword/quantityOf",
  value: partSchemas,
  appliesTo: JsonType.object,
  annotation: "applied",
  provide: (named) => claimedProperties.of({ names: named.keys() }),
  lower: ({ value }) => [test(and(parts.map(has))), members({ named: value })],
  message: { incomplete: "must have {missing}", invalid: "must have a valid amount and a valid unit" },
  variant: (_reading, constraint) => (constraint.op === "test" ? "incomplete" : "invalid"),
});
