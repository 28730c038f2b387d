// Exact arithmetic of decimal numbers: a JSON number is an integer times a power of ten.

/** `digits * 10^exponent`. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** The number that the shortest text of a JavaScript number says. */
export function decimalOf(value: number | bigint): Decimal {
  if (typeof value === "bigint" || Number.isInteger(value)) return reduced(BigInt(value), 0);
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return reduced(BigInt(whole + fraction), Number(exponent) - fraction.length);
}

/** Without zeros at the end of the digits, a few at most: large integers stay as they are. */
function reduced(digits: bigint, exponent: number): Decimal {
  let [left, power] = [digits, exponent];
  while (left !== 0n && left % 10n === 0n && power < 0) [left, power] = [left / 10n, power + 1];
  return { digits: left, exponent: left === 0n ? 0 : power };
}

/** The digits of a number when its exponent is another one, which must not be greater. */
export const digitsAt = ({ digits, exponent }: Decimal, at: number): bigint => digits * 10n ** BigInt(exponent - at);

/**
 * A decimal number as JavaScript has it: a number if that says exactly the same, a BigInt for other integers.
 *
 * @returns `undefined` for a fraction that no number says.
 */
export function numberOf(digits: bigint, exponent: number): number | bigint | undefined {
  const value = Number(`${digits}e${exponent}`);
  if (Number.isFinite(value)) {
    const { digits: d, exponent: e } = decimalOf(value);
    const at = Math.min(e, exponent);
    if (digitsAt({ digits: d, exponent: e }, at) === digitsAt({ digits, exponent }, at)) return value === 0 ? 0 : value;
  }
  if (exponent >= 0) return digits * 10n ** BigInt(exponent);
  const power = 10n ** BigInt(-exponent);
  return digits % power === 0n ? digits / power : undefined;
}

/** The greatest common divisor of positive integers. */
export function gcd(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
