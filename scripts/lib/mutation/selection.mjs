// Selects the tests to run for a mutant, and their order.

/** @typedef {import("./worker.mjs").Bits} Bits */
/** @typedef {import("./worker.mjs").Counted & { file: string, own: boolean, ms: number }} Measured the mutants that a test file reaches */

/** A test file that reaches a mutant while it is loaded is run as a whole, and counts as this number of tests. */
const testsOfWholeFile = 10;
const numberOf = (/** @type {Bits | undefined} */ which) =>
  which?.reduce((sum, bits) => sum + (bits >>> 0).toString(2).replaceAll("0", "").length, 0) ?? testsOfWholeFile;

export class Selection {
  #measured;
  #maxTests;
  /** The number of mutants of a source file that each test file has killed. @type {Map<string, number>} */
  #kills = new Map();

  /** @param {readonly Measured[]} measured @param {number} maxTests for one mutant */
  constructor(measured, maxTests) {
    this.#measured = measured;
    this.#maxTests = maxTests;
  }

  /** Whether a test reaches the mutant; how often it may be reached, before it counts as endless; the time of its tests. @param {number} mutant */
  about(mutant) {
    let [times, ms] = [0, 0];
    for (const each of this.#measured) {
      const count = each.times[mutant] ?? 0;
      times += count;
      if (count > 0) ms += each.ms;
    }
    return { reached: times > 0, limit: 1000 + 100 * times, ms };
  }

  /**
   * The tests that reach a mutant: first those of its package, and of these first the ones that have killed most mutants of the
   * same file in relation to their time.
   *
   * @param {number} mutant
   * @param {string} source the file it is in
   */
  testsOf(mutant, source) {
    const reaching = this.#measured
      .filter(({ times }) => times[mutant])
      .map(({ file, own, ms, by }) => {
        const worth = (this.#killsOf(file, source) + 1) / (ms + 1);
        return { file, own, which: by[mutant], count: numberOf(by[mutant]), worth };
      })
      .toSorted((one, other) => Number(other.own) - Number(one.own) || other.worth - one.worth);
    let left = this.#maxTests;
    return reaching.flatMap(({ file, which, count }) => {
      if (left <= 0) return [];
      left -= count;
      return [{ file, which }];
    });
  }

  /**
   * The test files of the same package that reach a mutant, as a whole: one test may make something, such as the rules of a schema,
   * that others check without reaching the mutant.
   *
   * @param {number} mutant
   */
  wholeFilesOf(mutant) {
    return this.#measured
      .filter(({ own, times, by }) => own && times[mutant] && by[mutant])
      .map(({ file }) => ({ file }));
  }

  /** Records that a test file killed a mutant of a source file. @param {string} test @param {string} source */
  killed(test, source) {
    this.#kills.set(`${test} ${source}`, this.#killsOf(test, source) + 1);
  }

  /** @param {string} test @param {string} source */
  #killsOf(test, source) {
    return this.#kills.get(`${test} ${source}`) ?? 0;
  }
}
