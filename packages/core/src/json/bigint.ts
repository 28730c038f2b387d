/** Whether a value is a number that only a BigInt can hold, or that happens to be one. For emitted code. */
export const isBigInt = (value: unknown): value is bigint => typeof value === "bigint";

/**
 * A value in the form in which equal numbers are identical: of a BigInt, the number that equals it, where there is one. Any
 * other value is itself.
 */
export function normalizeBigInt(value: unknown): unknown {
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isFinite(number) && BigInt(number) === value ? number : value;
}
