import type { Range } from "@argot/core/plan";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anything, type Kinds } from "../analysis/kinds.js";
import { about, branch, branchOfAll, denied, either, every, only, some, someOfAll } from "./combine.js";
import { holds, type Scope, Test } from "./test-run.js";

const scope: Scope = { enter: () => scope, target: ({ target }) => target };
const kinds = Array.from({ length: 8 }, (_, bit) => 1 << bit);

/** What a test answers for each kind of value, and whether it has to run for that. */
interface Answers {
  readonly always: Kinds;
  readonly maybe: Kinds;
  /** The kinds for which it holds, if it runs. */
  readonly found: Kinds;
}
const answers: fc.Arbitrary<Answers> = fc
  .tuple(
    fc.integer({ min: 0, max: anything }),
    fc.integer({ min: 0, max: anything }),
    fc.integer({ min: 0, max: anything }),
  )
  .map(([always, maybe, found]) => ({ always: always & ~maybe, maybe, found }));

const holdsFor = ({ always, maybe, found }: Answers, kind: Kinds): boolean => ((always | (maybe & found)) & kind) !== 0;

/** Makes a test. Runs for another kind than it may hold for are mistakes. */
function testOf({ always, maybe, found }: Answers, cost: number, onRun: () => void = () => {}): Test {
  return new Test(
    always,
    maybe,
    (_value, kind) => {
      onRun();
      expect(kind & maybe).toBe(kind);
      return (found & kind) !== 0;
    },
    cost,
    1,
  );
}

const ofEachKind = (made: Test): boolean[] => kinds.map((kind) => holds(made, undefined, kind, 0, scope));

const lists = fc.array(answers, { maxLength: 5 });
const ranges: fc.Arbitrary<Range> = fc
  .tuple(fc.nat(3), fc.oneof(fc.constant(Infinity), fc.nat(3)))
  .map(([min, more]) => ({ min, max: min + more }));
const isWithin = (count: number, { min, max }: Range): boolean => count >= min && count <= max;

describe("for every kind of value,", () => {
  const run = { seed: 8, numRuns: 500 };

  test("all of several tests, and one of several", () => {
    fc.assert(
      fc.property(lists, (list) => {
        const tests = list.map((each, i) => testOf(each, i));
        expect(ofEachKind(every(tests))).toEqual(kinds.map((kind) => list.every((each) => holdsFor(each, kind))));
        expect(ofEachKind(either(tests))).toEqual(kinds.map((kind) => list.some((each) => holdsFor(each, kind))));
      }),
      run,
    );
  });

  test("a number of several tests", () => {
    fc.assert(
      fc.property(lists, ranges, (list, range) => {
        const expected = kinds.map((kind) => isWithin(list.filter((each) => holdsFor(each, kind)).length, range));
        expect(
          ofEachKind(
            some(
              list.map((each, i) => testOf(each, i)),
              range,
            ),
          ),
        ).toEqual(expected);
      }),
      run,
    );
  });

  test("a number of several tests, all of which run", () => {
    fc.assert(
      fc.property(lists, ranges, (list, range) => {
        for (const kind of kinds) {
          let runs = 0;
          const combined = someOfAll(
            list.map((each, i) => testOf(each, i, () => runs++)),
            range,
          );
          const counted = list.filter((each) => holdsFor(each, kind)).length;
          expect(holds(combined, undefined, kind, 0, scope)).toBe(isWithin(counted, range));
          const mayHold = list.filter(({ always, maybe }) => ((always | maybe) & kind) !== 0).length;
          // Where too few may hold, nothing that sets a bit is read afterwards.
          const mustRun = mayHold < range.min ? 0 : list.filter(({ maybe }) => (maybe & kind) !== 0).length;
          expect(runs).toBe(mustRun);
        }
      }),
      run,
    );
  });

  test("a condition", () => {
    fc.assert(
      fc.property(answers, answers, answers, (condition, then, otherwise) => {
        const expected = kinds.map((kind) => holdsFor(holdsFor(condition, kind) ? then : otherwise, kind));
        const tests = [testOf(condition, 1), testOf(then, 2), testOf(otherwise, 3)] as const;
        expect(ofEachKind(branch(...tests))).toEqual(expected);
        expect(ofEachKind(branchOfAll(...tests))).toEqual(expected);
      }),
      run,
    );
  });

  test("the opposite, and a restriction to some kinds", () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 0, max: anything }), (each, chosen) => {
        const made = testOf(each, 1);
        expect(ofEachKind(denied(made))).toEqual(kinds.map((kind) => !holdsFor(each, kind)));
        expect(ofEachKind(about(chosen, made))).toEqual(
          kinds.map((kind) => (chosen & kind) === 0 || holdsFor(each, kind)),
        );
        expect(ofEachKind(only(chosen, made))).toEqual(
          kinds.map((kind) => (chosen & kind) !== 0 && holdsFor(each, kind)),
        );
      }),
      run,
    );
  });
});

test("cheap tests run first", () => {
  const order: number[] = [];
  const costing = (cost: number): Test => new Test(0, anything, () => order.push(cost) > 0, cost, 1);
  holds(every([costing(3), costing(1), costing(2)]), undefined, 1, 0, scope);
  expect(order).toEqual([1, 2, 3]);
});
