/**
 * The numbers that the beginning of a numeral can become: `12` can become 12, 125, 12.5 or 12e-9.
 */
export interface NumeralRange {
  /** The least of them, or less than all. */
  readonly min: number;
  /** The greatest of them, or more than all. */
  readonly max: number;
  /** The significant digits that they begin with; `""` if any may follow. */
  readonly digits: string;
  /** Whether the digits are all that there are, so that only the power of ten is open. */
  readonly isExact: boolean;
}

/** The numbers that a text can become that begins a numeral. */
export function numeralRange(text: string): NumeralRange {
  const isNegative = text.startsWith("-");
  const [mantissa = "", exponent] = (isNegative ? text.slice(1) : text).split(/[eE]/);
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const [least, most] = magnitudes(mantissa, exponent, digits);
  return {
    // No number is equal to the negative zero that the other sign would make of zero.
    min: isNegative ? 0 - most : least,
    max: isNegative ? 0 - least : most,
    digits,
    isExact: exponent !== undefined,
  };
}

/** The least and greatest magnitude. JavaScript rounds: numbers near a bound count as possible. */
function magnitudes(mantissa: string, exponent: string | undefined, digits: string): readonly [number, number] {
  if (exponent === undefined) return [0, Infinity];
  if (digits === "") return [0, 0];
  if (!/\d/.test(exponent)) {
    if (exponent === "") return [0, Infinity];
    return exponent === "+" ? [below(Number(mantissa)), Infinity] : [0, above(Number(mantissa))];
  }
  // More digits make the power larger, or smaller if it is negative.
  const read = Number(`${mantissa}e${exponent}`);
  return exponent.startsWith("-") ? [0, above(read)] : [below(read), Infinity];
}

const below = (value: number): number => (value === Infinity ? Number.MAX_VALUE : value - Math.abs(value) * 2 ** -50);
const above = (value: number): number =>
  value === Infinity ? Infinity : value + Math.abs(value) * 2 ** -50 + Number.MIN_VALUE;

/** Constants below this are as near to zero as JavaScript numbers get, and have fewer digits than others. */
const smallest = 1e-290;

/** Decimal numbers with this many digits are different JavaScript numbers. */
const exactDigits = 15;

/** Whether a number can be one of these. What JavaScript rounds to the constant counts: 4.99999999999999999 is read as 5. */
export function canBecome({ min, max, digits, isExact }: NumeralRange, constant: number | bigint): boolean {
  if (constant < min || constant > max) return false;
  const wanted = significantDigits(constant);
  const isTiny = typeof constant === "number" && Math.abs(constant) < smallest;
  if (digits === "" || isTiny || digits.length >= exactDigits || wanted.length > exactDigits) return true;
  if (isExact) return wanted === withoutZeros(digits);
  return wanted.padEnd(digits.length, "0").startsWith(digits) || wanted === withoutZeros(String(Number(digits) + 1));
}

/** The digits of a number without zeros at either end; `""` for zero. */
function significantDigits(value: number | bigint): string {
  const [mantissa = ""] = String(value).replace("-", "").split("e");
  return withoutZeros(mantissa.replace(".", "").replace(/^0+/, ""));
}

/** Without a regular expression: those look for the last zeros again at each zero. */
function withoutZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === "0") end--;
  return digits.slice(0, end);
}
