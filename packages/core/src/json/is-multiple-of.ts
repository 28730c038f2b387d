/**
 * Whether `value` is an integral multiple of `divisor`. An integer is exact, of any size, as a number and as a BigInt. A number
 * with a fraction is read as the decimal number of its shortest text: 4.02 is a multiple of 0.01, although their binary quotient
 * is not an integer.
 */
export function isMultipleOf(value: number | bigint, divisor: number | bigint): boolean {
  return typeof value === "number" && typeof divisor === "number"
    ? multipleOfNumber(value, divisor)
    : divides(divisor, value);
}

function multipleOfNumber(value: number, divisor: number): boolean {
  // The remainder of integers is exact. Nothing is a multiple of 0, not even 0: the remainder is NaN.
  if (Number.isInteger(value) && Number.isInteger(divisor)) return value % divisor === 0;
  // A power of ten makes integers of numbers with few decimals. Decimals of up to 15 digits are unique, so an integer that
  // divides back to the number has the digits of the number.
  for (let scale = 1; scale <= 1e9; scale *= 10) {
    const [v, d] = [Math.round(value * scale), Math.round(divisor * scale)];
    if (v / scale === value && d / scale === divisor && Math.abs(v) < 1e15 && Math.abs(d) < 1e15) return v % d === 0;
  }
  return divides(divisor, value);
}

function divides(divisor: number | bigint, value: number | bigint): boolean {
  const [v, d] = [decimal(value), decimal(divisor)];
  if (!v || !d || d.digits === 0n) return false;
  // v / d = (v.digits / d.digits) * 10^shift
  const shift = v.exponent - d.exponent;
  return shifted(v.digits, shift) % shifted(d.digits, -shift) === 0n;
}

/** The digits followed by `zeros` zeros; unchanged if `zeros` is below 0. */
const shifted = (digits: bigint, zeros: number): bigint => digits * 10n ** BigInt(Math.max(0, zeros));

/** A number as `digits * 10^exponent`; `undefined` for `NaN` and `Infinity`. */
function decimal(value: number | bigint): { digits: bigint; exponent: number } | undefined {
  if (typeof value === "bigint" || Number.isInteger(value)) return { digits: BigInt(value), exponent: 0 };
  if (!Number.isFinite(value)) return undefined;
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
