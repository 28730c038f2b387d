import { stepsOfEach } from "../../runner/steps.js";
import type { Bound } from "./bounds-table.js";

/** The work for a number n. What it needs is made beforehand, and not counted. */
export type WorkOf = (n: number) => () => unknown;

/** Work that grows with a number n, and how fast it may. */
export interface GrowingWork {
  readonly name: string;
  readonly bound: Bound;
  readonly workOf: WorkOf;
  /** The first n, of which work that may grow fast gets a quarter. */
  readonly size: number;
}

/** The steps of each of some works. An error that names a limit ends the work as well. */
const stepsFor = (works: readonly (() => unknown)[]): Promise<readonly number[]> =>
  stepsOfEach(
    works.map((work) => async () => {
      try {
        await work();
      } catch {
        // Nothing is left to count.
      }
    }),
  );

/** How many times n doubles at most. */
const doublings = 3;

/**
 * The names of the works that grow faster than their bounds allow each time that n doubles. Once is not enough: the engine changes its
 * ways at some size.
 *
 * @param once - Next to nothing, whose steps are taken from those of each work.
 */
export async function thoseThatGrowFaster(
  works: readonly GrowingWork[],
  once: () => unknown = () => undefined,
): Promise<readonly string[]> {
  const [least = 0] = await stepsFor([once]);
  let fast = works;
  for (let i = 0; i < doublings && fast.length > 0; i++) {
    const sizes = fast.flatMap(({ bound, size }) => {
      const n = Math.ceil(bound.isLinear ? size : size / 4) * 2 ** i;
      return [n, 2 * n];
    });
    const pairs = fast.map(({ workOf }, k) => [workOf(sizes[2 * k] as number), workOf(sizes[2 * k + 1] as number)]);
    // oxlint-disable-next-line no-await-in-loop -- what has not grown fast is counted no more
    const steps = await stepsFor(pairs.flat());
    fast = fast.filter(({ bound }, k) => {
      const [small, large] = [steps[2 * k] as number, steps[2 * k + 1] as number];
      // A few steps are those of longer names.
      return (large - least) / (Math.max(0, small - least) + 2000) > bound.most;
    });
  }
  return fast.map(({ name }) => name);
}
