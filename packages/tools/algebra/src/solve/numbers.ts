import type { Relation } from "@argot/core/plan";
import type { FormulaOf } from "../formula/formula.js";
import { opposite } from "./bounds.js";
import { type Decimal, decimalOf, digitsAt, gcd, numberOf } from "./decimal.js";
import { Collected, type Values } from "./values.js";
import type { Work } from "../bounds/work.js";

type Test = FormulaOf<"test">;

/** A bound of an interval, in units of a power of ten. */
interface Bound {
  readonly at: bigint;
  readonly isOpen: boolean;
}

/** What tests require of a number, in units of a power of ten. */
interface Numbers {
  readonly exponent: number;
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
  /** The number is a multiple of it. */
  readonly step: bigint | undefined;
  /** The number is a multiple of none of these. */
  readonly notSteps: readonly bigint[];
}

/** Maximum number of candidates that are looked at where a bound on their number is not known. */
const maxCandidates = 3000;

/** The numbers that tests of comparisons and multiples hold for, those near zero first. */
export function numbersFor(tests: readonly Test[], wanted: number, work: Work): Values {
  const found = new Collected(wanted);
  const numbers = numbersOf(tests);
  if (!numbers || isEmpty(numbers)) return found;
  const { step, notSteps, exponent, low, high } = numbers;
  const isPoint = low && high && low.at === high.at;
  const candidates = isPoint ? [low.at] : step === undefined ? dense(numbers) : multiplesOf(step, numbers);
  // A list of multiples repeats itself: beyond a period there is nothing new.
  const period =
    step === undefined || isPoint ? undefined : notSteps.reduce((all, each) => lcm(all, each), step) / step;
  const isDecided = period !== undefined && period <= BigInt(maxCandidates / 2);
  let count = 0;
  let isWhole = true;
  let isSayable = true;
  for (const candidate of candidates) {
    work.spend();
    if (found.isEnough || ++count > maxCandidates) {
      isWhole = false;
      break;
    }
    if (isPoint && step !== undefined && candidate % step !== 0n) continue;
    if (!isWithin(candidate, numbers) || notSteps.some((each) => candidate % each === 0n)) continue;
    const value = numberOf(candidate, exponent - extraDigits(numbers));
    if (value === undefined) isSayable = false;
    else found.add(value);
  }
  // Without a bound there is no end, unless a whole period on each side had nothing.
  const isNone = found.values.length === 0 && isDecided;
  if (!isSayable || (!isNone && (!isWhole || (step === undefined && !isPoint)))) found.complete = false;
  return found;
}

/** Digits by which candidates are finer than the bounds, where numbers are dense. */
const extraDigits = ({ step }: Numbers): number => (step === undefined ? fineDigits : 0);
const fineDigits = 2;

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

function numbersOf(tests: readonly Test[]): Numbers | undefined {
  const compared: { relation: Relation; to: Decimal }[] = [];
  const steps: Decimal[] = [];
  const notSteps: Decimal[] = [];
  for (const { predicate, holds } of tests) {
    if (predicate.op === "compare") {
      const relation = holds ? predicate.relation : opposite[predicate.relation];
      compared.push({ relation, to: decimalOf(predicate.to) });
    } else if (predicate.op === "multiple") (holds ? steps : notSteps).push(decimalOf(predicate.of));
  }
  // Nothing is a multiple of 0.
  if (steps.some(({ digits }) => digits === 0n)) return undefined;
  const finite = notSteps.filter(({ digits }) => digits !== 0n);
  const exponent = Math.min(0, ...[...compared.map(({ to }) => to), ...steps, ...finite].map((each) => each.exponent));
  const scale = (each: Decimal): bigint => digitsAt(each, exponent);
  const fine = steps.length === 0 ? 10n ** BigInt(fineDigits) : 1n;
  let [low, high]: [Bound | undefined, Bound | undefined] = [undefined, undefined];
  for (const { relation, to } of compared) {
    const bound = { at: scale(to) * fine, isOpen: relation === "<" || relation === ">" };
    if (relation === ">" || relation === ">=") low = low && isTighter(low, bound, 1n) ? low : bound;
    else high = high && isTighter(high, bound, -1n) ? high : bound;
  }
  const positive = (each: Decimal): bigint => (scale(each) < 0n ? -scale(each) : scale(each)) * fine;
  return {
    exponent,
    low,
    high,
    step: steps.length === 0 ? undefined : steps.map(positive).reduce(lcm),
    notSteps: finite.map(positive),
  };
}

/** @param sign - 1n for lower bounds, -1n for upper ones. */
function isTighter(one: Bound, other: Bound, sign: bigint): boolean {
  const difference = (one.at - other.at) * sign;
  return difference > 0n || (difference === 0n && one.isOpen);
}

function isEmpty({ low, high }: Numbers): boolean {
  if (!low || !high) return false;
  return low.at > high.at || (low.at === high.at && (low.isOpen || high.isOpen));
}

function isWithin(at: bigint, { low, high }: Numbers): boolean {
  if (low && (low.isOpen ? at <= low.at : at < low.at)) return false;
  return !high || (high.isOpen ? at < high.at : at <= high.at);
}

/** The multiples of a step within bounds, from the one next to zero on. */
function* multiplesOf(step: bigint, { low, high }: Numbers): Generator<bigint> {
  const least = low && ceilDivide(low.at, step);
  const most = high && -ceilDivide(-high.at, step);
  const start = least !== undefined && least > 0n ? least : most !== undefined && most < 0n ? most : 0n;
  const isIn = (n: bigint): boolean => (least === undefined || n >= least) && (most === undefined || n <= most);
  for (let distance = 0n; ; distance += 1n) {
    const [up, down] = [start + distance, start - distance];
    if (!isIn(up) && !isIn(down)) return;
    if (isIn(up)) yield up * step;
    if (distance > 0n && isIn(down)) yield down * step;
  }
}

const ceilDivide = (a: bigint, b: bigint): bigint => (a > 0n ? (a + b - 1n) / b : a / b);

/** Some numbers within bounds, whole ones and small ones first. */
function* dense(numbers: Numbers): Generator<bigint> {
  const { low, high, exponent } = numbers;
  const one = 10n ** BigInt(fineDigits - exponent);
  let unit = one;
  for (let left = maxCandidates / 30; left > 0; left--) {
    let count = 0;
    for (const each of multiplesOf(unit, numbers)) {
      yield each;
      if (++count >= 20) break;
    }
    if (unit === 1n) break;
    unit = unit % 10n === 0n ? unit / 10n : 1n;
  }
  if (low && high) for (let i = 1n; i < 100n; i++) yield low.at + ((high.at - low.at) * i) / 100n;
}
