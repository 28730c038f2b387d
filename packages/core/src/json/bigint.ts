/** Whether a value is a BigInt. For emitted code. */
export const isBigInt = (value: unknown): value is bigint => typeof value === "bigint";

/**
 * The number that equals a BigInt, or the BigInt itself if no number does. Other values are returned unchanged. Equal
 * numbers are identical in this form.
 */
export function normalizeBigInt(value: unknown): unknown {
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isFinite(number) && BigInt(number) === value ? number : value;
}
