import { JsonType, type TypeSet } from "@argot/core/keyword";
import { typesOf } from "@argot/core/internal";

type TypeName = Exclude<keyof typeof JsonType, "any">;

/**
 * Coerces a value to one of several types, by Ajv's table of conversions: the first type in the list to which it can be converted.
 *
 * @param types - Names of types, of which the value has none.
 * @param mode - `"array"` converts scalars to arrays of one item, and such arrays to their items.
 * @returns The converted value; `undefined` if it cannot be converted.
 */
export function coerce(
  value: unknown,
  types: readonly TypeName[],
  mode: true | "array",
): { readonly value: unknown } | undefined {
  const targets = types.filter((type) => type !== "object" && (type !== "array" || mode === "array"));
  if (targets.length === 0) return undefined;
  let from = value;
  if (mode === "array" && Array.isArray(value) && value.length === 1) {
    [from] = value as unknown[];
    if ((typesOf(from) & types.reduce<TypeSet>((set, name) => set | JsonType[name], 0)) !== 0) return { value: from };
  }
  for (const type of targets) {
    const converted = conversions[type](from);
    if (converted !== undefined) return { value: converted };
  }
  return undefined;
}

/** By the type to convert to. `undefined` if a value cannot be converted. */
const conversions: Readonly<Record<TypeName, (value: unknown) => unknown>> = {
  string: (value) =>
    typeof value === "number" || typeof value === "boolean" ? String(value) : value === null ? "" : undefined,
  number: (value) => numberOf(value),
  integer: (value) => {
    const number = numberOf(value);
    return number !== undefined && Number.isInteger(number) ? number : undefined;
  },
  boolean: (value) =>
    value === "false" || value === 0 || value === null ? false : value === "true" || value === 1 ? true : undefined,
  null: (value) => (value === "" || value === 0 || value === false ? null : undefined),
  array: (value) => (value === null || ["string", "number", "boolean"].includes(typeof value) ? [value] : undefined),
  object: () => undefined,
};

function numberOf(value: unknown): number | undefined {
  if (typeof value === "boolean" || value === null) return Number(value);
  if (typeof value !== "string" || value === "") return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
