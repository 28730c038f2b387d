import { stepsOfPromise } from "../../runner/steps.js";
import type { Bound } from "./bounds-table.js";

/** The work for a number n. What it needs is made beforehand, and not counted. */
export type WorkOf = (n: number) => () => unknown;

/** The steps of some work. An error that names a limit ends the work as well. */
export const stepsFor = (work: () => unknown): Promise<number> =>
  stepsOfPromise(async () => {
    try {
      await work();
    } catch {
      // Nothing is left to count.
    }
  });

/** How many times n doubles at most. */
const doublings = 3;

/**
 * Whether work grows faster than a bound allows each time that n doubles. Once is not enough: the engine changes its ways at some size.
 *
 * @param size - The first n, of which work that may grow fast gets a quarter.
 * @param least - The number of steps for next to nothing.
 */
export async function growsFaster(
  { most, isLinear }: Bound,
  workOf: WorkOf,
  size: number,
  least = 0,
): Promise<boolean> {
  let n = Math.ceil(isLinear ? size : size / 4);
  let small = await stepsFor(workOf(n));
  for (let i = 0; i < doublings; i++) {
    n *= 2;
    // oxlint-disable-next-line no-await-in-loop -- one after the other is counted
    const large = await stepsFor(workOf(n));
    // A few steps are those of longer names.
    if ((large - least) / (Math.max(0, small - least) + 2000) <= most) return false;
    small = large;
  }
  return true;
}
