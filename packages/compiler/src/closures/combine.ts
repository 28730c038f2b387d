// Tests made of other tests: all, some, not, branch. Results that depend only on the kind of the value are computed in advance.
import type { Range } from "@argot/core/plan";
import { anything, type Kinds } from "../analysis/kinds.js";
import { holds, type Run, Test } from "./test-run.js";

/** The test that holds for every value. */
export const alwaysHolds: Readonly<Test> = /* @__PURE__ */ new Test(anything, 0, () => true, 0, 0);
/** The test that holds for no value. */
export const neverHolds: Readonly<Test> = /* @__PURE__ */ new Test(0, 0, () => false, 0, 0);

/** A test that a function decides for values of all kinds. */
export const decidedBy = (run: Run, cost: number): Test => new Test(0, anything, run, cost, 1);

/** A test restricted to some kinds: it holds for values of all others. */
export const about = (kinds: Kinds, test: Test): Test =>
  new Test(test.always | (anything & ~kinds), test.maybe & kinds, test.run, test.cost, test.height);

/** A test that also requires one of some kinds: it fails for values of all others. */
export const only = (kinds: Kinds, test: Test): Test =>
  new Test(test.always & kinds, test.maybe & kinds, test.run, test.cost, test.height);

/** The opposite of a test. */
export const denied = ({ always, maybe, run, cost, height }: Test): Test =>
  new Test(anything & ~(always | maybe), maybe, negated(run), cost, height + 1);

/** A test that holds if all of several tests hold. */
export function every(tests: readonly Test[]): Test {
  const [first] = tests;
  if (!first) return alwaysHolds;
  if (tests.length === 1) return first;
  return perKind(tests, (kind) => {
    const undecided = tests.filter((test) => (test.always & kind) === 0);
    if (undecided.some((test) => (test.maybe & kind) === 0)) return false;
    return undecided.length === 0 ? true : { undecided, make: conjunction };
  });
}

/** A test that holds if the number of tests that hold is within a range. */
export function some(tests: readonly Test[], { min, max }: Range, choose: Choose = chooseNothing): Test {
  return perKind(tests, (kind) => {
    const undecided = tests.filter((test) => (test.maybe & kind) !== 0);
    const certain = tests.filter((test) => (test.maybe & kind) === 0 && (test.always & kind) !== 0).length;
    if (certain > max || certain + undecided.length < min) return false;
    if (certain >= min && certain + undecided.length <= max) return true;
    const rest = { min: min - certain, max: max - certain };
    return {
      undecided,
      certain,
      make: (candidates) => choose(candidates, kind, rest) ?? choice(candidates, rest),
    };
  });
}

/** The same, but all tests that may hold are run, even after the result is known: each may set a bit of the evaluated set. */
export function someOfAll(tests: readonly Test[], range: Range, choose: Choose = chooseNothing): Test {
  return perKind(tests, (kind) => {
    const undecided = tests.filter((test) => ((test.maybe | test.always) & kind) !== 0);
    if (undecided.length < range.min) return false;
    if (undecided.length === 0) return true;
    return {
      undecided,
      kind,
      make: (candidates) => choose(candidates, kind, range) ?? countAll(candidates, kind, range),
    };
  });
}

/** A test that holds if at least one of several tests holds. */
export const either = (tests: readonly Test[]): Test => some(tests, { min: 1, max: Infinity });

/** If `condition` holds, the result is that of `then`, else that of `otherwise`. */
export function branch(condition: Test, then: Test, otherwise: Test): Test {
  const run = branchRun(condition, then, otherwise);
  return perKind([condition, then, otherwise], (kind) => {
    if ((condition.maybe & kind) === 0) {
      const side = (condition.always & kind) === 0 ? otherwise : then;
      return (side.maybe & kind) === 0 ? (side.always & kind) !== 0 : { undecided: [side], make: conjunction };
    }
    if (((then.maybe | otherwise.maybe) & kind) === 0) {
      if ((then.always & kind) === (otherwise.always & kind)) return (then.always & kind) !== 0;
      if ((otherwise.always & kind) === 0) return { undecided: [condition], make: conjunction };
    }
    return { undecided: [condition, then, otherwise], make: () => run };
  });
}

/** The same for a condition that sets bits of the evaluated set: it always runs. */
export const branchOfAll = (condition: Test, then: Test, otherwise: Test): Test =>
  decidedBy(branchRun(condition, then, otherwise), 10);

const branchRun =
  (condition: Test, then: Test, otherwise: Test): Run =>
  (value, kind, depth, scope) =>
    holds(holds(condition, value, kind, depth, scope) ? then : otherwise, value, kind, depth, scope);

/** Finds a function that is faster than running candidates one by one; `undefined` if there is none. */
export type Choose = (candidates: readonly Test[], kind: Kinds, range: Range) => Run | undefined;
const chooseNothing: Choose = () => undefined;

/** A combination of tests for one kind of value: a result, or the tests that must run and the function that runs them. */
type Outcome = boolean | Undecided;

interface Undecided {
  readonly undecided: readonly Test[];
  /** The number of other tests that certainly hold. Set if `make` depends on it. */
  readonly certain?: number;
  /** Set if `make` depends on the kind. */
  readonly kind?: Kinds;
  make(undecided: readonly Test[]): Run;
}

/** A combination of tests. For each kind of value, as much as possible is computed in advance. */
function perKind(tests: readonly Test[], outcomeOf: (kind: Kinds) => Outcome): Test {
  let [always, maybe, cost] = [0, 0, 0];
  const runs: Run[] = [];
  const numbers = new Map(tests.map((test, i) => [test, i]));
  const groups = new Map<string, { kinds: Kinds; run: Run }>();
  for (let bit = 0; 1 << bit <= anything; bit++) {
    const kind = 1 << bit;
    const outcome = outcomeOf(kind);
    if (outcome === true) always |= kind;
    if (typeof outcome === "boolean") continue;
    maybe |= kind;
    const { undecided, certain, kind: ofKind } = outcome;
    const key = `${ofKind ?? 0}:${certain ?? 0}:${undecided.map((test) => numbers.get(test)).join()}`;
    const group = groups.get(key) ?? { kinds: 0, run: outcome.make(undecided) };
    group.kinds |= kind;
    groups.set(key, group);
    runs[bit] = group.run;
    cost = Math.max(cost, costOf(undecided));
  }
  const height = 1 + tests.reduce((most, test) => Math.max(most, test.height), 0);
  return new Test(always, maybe, dispatch([...groups.values()], runs), cost, height);
}

const costOf = (tests: readonly Test[]): number => tests.reduce((total, { cost }) => total + cost, 0);

/** A function that calls the function for the kind of the value. */
function dispatch(groups: readonly { kinds: Kinds; run: Run }[], runs: readonly Run[]): Run {
  const [first, second, third] = groups;
  if (!first) return neverHolds.run;
  if (!second) return first.run;
  if (!third) {
    const [kinds, a, b] = [first.kinds, first.run, second.run];
    return (value, kind, depth, scope) =>
      (kinds & kind) === 0 ? b(value, kind, depth, scope) : a(value, kind, depth, scope);
  }
  return (value, kind, depth, scope) => (runs[31 - Math.clz32(kind)] as Run)(value, kind, depth, scope);
}

const runsByCost = (tests: readonly Test[]): Run[] => tests.toSorted((a, b) => a.cost - b.cost).map(({ run }) => run);

/** Whether all of several tests hold. Cheap ones run first. */
function conjunction(tests: readonly Test[]): Run {
  const runs = runsByCost(tests);
  const [a, b, c] = runs;
  if (!a) return alwaysHolds.run;
  if (!b) return a;
  if (!c) return (value, kind, depth, scope) => a(value, kind, depth, scope) && b(value, kind, depth, scope);
  if (runs.length === 3)
    return (value, kind, depth, scope) =>
      a(value, kind, depth, scope) && b(value, kind, depth, scope) && c(value, kind, depth, scope);
  return (value, kind, depth, scope) => {
    for (let i = 0; i < runs.length; i++) if (!(runs[i] as Run)(value, kind, depth, scope)) return false;
    return true;
  };
}

/** Whether the number of tests that hold is within a range. */
function choice(tests: readonly Test[], { min, max }: Range): Run {
  if (max <= 0) return negated(disjunction(tests));
  if (min === 1 && (max === Infinity || tests.length === 1)) return disjunction(tests);
  if (max === Infinity && min === tests.length) return conjunction(tests);
  return count(tests, min, max);
}

const negated =
  (run: Run): Run =>
  (value, kind, depth, scope) =>
    !run(value, kind, depth, scope);

/** Whether at least one of several tests holds. Cheap ones run first. */
function disjunction(tests: readonly Test[]): Run {
  const runs = runsByCost(tests);
  const [a, b, c] = runs;
  if (!a) return neverHolds.run;
  if (!b) return a;
  if (!c) return (value, kind, depth, scope) => a(value, kind, depth, scope) || b(value, kind, depth, scope);
  return (value, kind, depth, scope) => {
    for (let i = 0; i < runs.length; i++) if ((runs[i] as Run)(value, kind, depth, scope)) return true;
    return false;
  };
}

/** Counts the tests that hold, until further ones cannot change the result. */
function count(tests: readonly Test[], min: number, max: number): Run {
  const runs = tests.map(({ run }) => run);
  return (value, kind, depth, scope) => {
    let n = 0;
    for (let i = 0; i < runs.length; i++) {
      if (!(runs[i] as Run)(value, kind, depth, scope)) continue;
      n++;
      if (n > max) return false;
      if (max === Infinity && n >= min) return true;
    }
    return n >= min;
  };
}

/** Runs all tests, and counts those that hold. */
function countAll(tests: readonly Test[], kind: Kinds, { min, max }: Range): Run {
  const [first, ...others] = tests;
  if (first && others.length === 0 && min === 1 && (first.maybe & kind) !== 0) return first.run;
  return (value, of, depth, scope) => {
    let n = 0;
    for (let i = 0; i < tests.length; i++) if (holds(tests[i] as Test, value, of, depth, scope)) n++;
    return n >= min && n <= max;
  };
}
