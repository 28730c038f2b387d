// Which tests are asked about a mutant, and in which order.

/** @typedef {import("./worker.mjs").Bits} Bits */
/** @typedef {import("./worker.mjs").Counted & { file: string, own: boolean, ms: number }} Measured what a file of tests comes to */

/** A file that comes to a mutant while it is loaded is asked as a whole, and counts as so many tests. */
const whole = 10;
const numberOf = (/** @type {Bits | undefined} */ which) =>
  which?.reduce((sum, bits) => sum + (bits >>> 0).toString(2).replaceAll("0", "").length, 0) ?? whole;

export class Selection {
  #measured;
  #mostTests;
  /** How many mutants of a file of sources each file of tests has killed. @type {Map<string, number>} */
  #kills = new Map();

  /** @param {readonly Measured[]} measured @param {number} mostTests asked about one mutant */
  constructor(measured, mostTests) {
    this.#measured = measured;
    this.#mostTests = mostTests;
  }

  /** Whether any test comes to it; how often it may be come to, before it counts as one without end; how long its tests take. @param {number} mutant */
  about(mutant) {
    let [times, ms] = [0, 0];
    for (const each of this.#measured) {
      const count = each.times[mutant] ?? 0;
      times += count;
      if (count > 0) ms += each.ms;
    }
    return { comes: times > 0, most: 1000 + 100 * times, ms };
  }

  /**
   * The tests that come to a mutant: those of its package first, and of these the ones that kill most in their time, as far as
   * its neighbours tell.
   *
   * @param {number} mutant
   * @param {string} source the file it is in
   */
  testsOf(mutant, source) {
    const coming = this.#measured
      .filter(({ times }) => times[mutant])
      .map(({ file, own, ms, by }) => {
        const worth = (this.#killsOf(file, source) + 1) / (ms + 1);
        return { file, own, which: by[mutant], count: numberOf(by[mutant]), worth };
      })
      .toSorted((one, other) => Number(other.own) - Number(one.own) || other.worth - one.worth);
    let left = this.#mostTests;
    return coming.flatMap(({ file, which, count }) => {
      if (left <= 0) return [];
      left -= count;
      return [{ file, which }];
    });
  }

  /**
   * The package's own files of tests that come to a mutant, as a whole: what one test makes, such as the rules of a schema, is
   * looked at by others, which do not come to the mutant themselves.
   *
   * @param {number} mutant
   */
  wholeFilesOf(mutant) {
    return this.#measured
      .filter(({ own, times, by }) => own && times[mutant] && by[mutant])
      .map(({ file }) => ({ file }));
  }

  /** Takes note of it. @param {string} test @param {string} source */
  killed(test, source) {
    this.#kills.set(`${test} ${source}`, this.#killsOf(test, source) + 1);
  }

  /** @param {string} test @param {string} source */
  #killsOf(test, source) {
    return this.#kills.get(`${test} ${source}`) ?? 0;
  }
}
