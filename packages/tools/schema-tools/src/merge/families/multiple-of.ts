import { stringifyJson } from "@argot/core/json";
import type { Json } from "@argot/core/keyword";
import { type KeywordFamily, single } from "./family.js";

/** `multipleOf`: the least common multiple of the two numbers as decimal fractions. */
export const multipleOf: KeywordFamily = single("multipleOf", (one, other) => {
  const [first, second] = [decimalOf(one), decimalOf(other)];
  if (!first || !second) return undefined;
  const places = Math.max(first.places, second.places);
  const [a, b] = [first, second].map((each) => each.digits * 10n ** BigInt(places - each.places)) as [bigint, bigint];
  return numberOf((a / greatestDivisor(a, b)) * b, places);
});

/** A number as an integer that is divided by a power of ten. */
interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

/** The exponents of numbers that are combined: others would make integers of many digits. */
const maxExponent = 30;

function decimalOf(number: Json): Decimal | undefined {
  const match = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(stringifyJson(number));
  if (!match) return undefined;
  const [, whole = "", fraction = "", exponent = "0"] = match;
  const places = fraction.length - Number(exponent);
  if (Math.abs(places) > maxExponent) return undefined;
  const digits = BigInt(whole + fraction) * (places < 0 ? 10n ** BigInt(-places) : 1n);
  return digits === 0n ? undefined : { digits, places: Math.max(places, 0) };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}

/** The JSON number, if there is one with exactly this value. */
function numberOf(digits: bigint, places: number): Json | undefined {
  const found = Number(`${digits}e-${places}`);
  const back = decimalOf(found);
  const isExact = back !== undefined && back.digits * 10n ** BigInt(places) === digits * 10n ** BigInt(back.places);
  return isExact && found <= Number.MAX_SAFE_INTEGER ? found : undefined;
}
