/** A way to find out whether a number is a multiple of another. */
export type Division =
  /** The divisor is 1: every integer is a multiple. Other numbers are divided in decimal arithmetic. */
  | "by one"
  /** A remainder decides for integers up to 2^53, which divide exactly in binary. Others are divided in decimal arithmetic. */
  | "by remainder"
  /** Decimal arithmetic decides for all numbers. */
  | "decimal";

/** The fastest way to find out whether numbers are multiples of a divisor. */
export function divisionBy(divisor: number | bigint): Division {
  if (divisor === 1) return "by one";
  return Number.isSafeInteger(divisor) ? "by remainder" : "decimal";
}
