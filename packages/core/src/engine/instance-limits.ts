import { guarded } from "../errors/evaluation-error.js";
import { LimitError, type Limits } from "../errors/limit-error.js";
import { hasProperty } from "../json/measure.js";
import type { Verdict } from "../plan/backend.js";

/** Values nested deeper are counted later, so that no depth overflows the stack. */
const maxCalls = 400;

/**
 * Refuses values that are too large or too deep. Both are counted in the value itself and not during its evaluation, so that
 * all tiers stop at the same place, and compiled code need not count. `undefined` without such limits.
 *
 * @returns A function that throws a LimitError.
 */
export function instanceLimits({ depth = Infinity, steps = Infinity }: Limits): ((value: unknown) => void) | undefined {
  if (depth === Infinity && steps === Infinity) return undefined;
  return (value) => {
    const size = new SizeCounter(depth, steps);
    size.add(value);
  };
}

/** A verdict function that checks an instance first, if there is something to check. */
export const withInstanceCheck = (check: ((value: unknown) => void) | undefined, verdict: Verdict): Verdict =>
  check
    ? (value) => {
        guarded(() => check(value));
        return verdict(value);
      }
    : verdict;

class SizeCounter {
  readonly #maxDepth: number;
  readonly #maxSteps: number;
  #steps = 0;
  /** Arrays and objects that are not counted yet, with their depths. */
  readonly #pending: [object: object, depth: number][] = [];

  constructor(maxDepth: number, maxSteps: number) {
    this.#maxDepth = maxDepth;
    this.#maxSteps = maxSteps;
  }

  add(value: unknown): void {
    this.#use(1);
    if (typeof value === "object" && value !== null) this.#pending.push([value, 0]);
    for (let next = this.#pending.pop(); next; next = this.#pending.pop()) this.#within(next[0], next[1], 0);
  }

  #use(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.#maxSteps) throw new LimitError("steps", this.#maxSteps);
  }

  #descend(depth: number): void {
    if (depth > this.#maxDepth) throw new LimitError("depth", this.#maxDepth);
  }

  #within(value: object, depth: number, calls: number): void {
    if (calls === maxCalls) {
      this.#pending.push([value, depth]);
      return;
    }
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      if (items.length > 0) this.#descend(depth + 1);
      this.#use(items.length);
      for (let i = 0; i < items.length; i++) {
        const item = items[i];
        if (typeof item === "object" && item !== null) this.#within(item, depth + 1, calls + 1);
      }
      return;
    }
    const object = value as Readonly<Record<string, unknown>>;
    for (const name in object) {
      if (!hasProperty(object, name)) continue;
      this.#descend(depth + 1);
      this.#use(1);
      const member = object[name];
      if (typeof member === "object" && member !== null) this.#within(member, depth + 1, calls + 1);
    }
  }
}
