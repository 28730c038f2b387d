// Tests made of tests: all, some, not, branch. What the kind of a value decides is decided beforehand.
import type { Range } from "@argot/core/plan";
import { anything, type Kinds } from "../analysis/kinds.js";
import { holds, type Run, Test } from "./test.js";

/** Holds of everything. */
export const alwaysHolds: Test = new Test(anything, 0, () => true, 0, 0);
/** Holds of nothing. */
export const neverHolds: Test = new Test(0, 0, () => false, 0, 0);

/** A test that a function decides for values of all kinds. */
export const decidedBy = (run: Run, cost: number): Test => new Test(0, anything, run, cost, 1);

/** A test that speaks about values of some kinds only, and holds of all others. */
export const about = (kinds: Kinds, test: Test): Test =>
  new Test(test.always | (anything & ~kinds), test.maybe & kinds, test.run, test.cost, test.height);

/** A test that holds of no values but those of some kinds. */
export const only = (kinds: Kinds, test: Test): Test =>
  new Test(test.always & kinds, test.maybe & kinds, test.run, test.cost, test.height);

/** The opposite of a test. */
export const not = ({ always, maybe, run, cost, height }: Test): Test =>
  new Test(anything & ~(always | maybe), maybe, negated(run), cost, height + 1);

/** Holds where all of several tests do. */
export function every(tests: readonly Test[]): Test {
  const [first] = tests;
  if (!first) return alwaysHolds;
  if (tests.length === 1) return first;
  return perKind(tests, (kind) => {
    const open = tests.filter((test) => (test.always & kind) === 0);
    if (open.some((test) => (test.maybe & kind) === 0)) return false;
    return open.length === 0 ? true : { open, make: conjunction };
  });
}

/** Holds where as many of several tests do as a range says. */
export function some(tests: readonly Test[], { min, max }: Range, choose: Choose = chooseNothing): Test {
  return perKind(tests, (kind) => {
    const open = tests.filter((test) => (test.maybe & kind) !== 0);
    const sure = tests.filter((test) => (test.maybe & kind) === 0 && (test.always & kind) !== 0).length;
    if (sure > max || sure + open.length < min) return false;
    if (sure >= min && sure + open.length <= max) return true;
    const rest = { min: min - sure, max: max - sure };
    return {
      open,
      sure,
      make: (candidates) => choose(candidates, kind, rest) ?? choice(candidates, rest),
    };
  });
}

/** The same, and all tests run that may hold, also where the result is known: each may set a bit. */
export function someOfAll(tests: readonly Test[], range: Range, choose: Choose = chooseNothing): Test {
  return perKind(tests, (kind) => {
    const open = tests.filter((test) => ((test.maybe | test.always) & kind) !== 0);
    if (open.length < range.min) return false;
    if (open.length === 0) return true;
    return { open, kind, make: (candidates) => choose(candidates, kind, range) ?? countAll(candidates, kind, range) };
  });
}

/** Holds where some test or other does. */
export const either = (tests: readonly Test[]): Test => some(tests, { min: 1, max: Infinity });

/** Holds where the second test does, if the first one does, and where the third does, if not. */
export function branch(condition: Test, then: Test, otherwise: Test): Test {
  const run = branchRun(condition, then, otherwise);
  return perKind([condition, then, otherwise], (kind) => {
    if ((condition.maybe & kind) === 0) {
      const side = (condition.always & kind) === 0 ? otherwise : then;
      return (side.maybe & kind) === 0 ? (side.always & kind) !== 0 : { open: [side], make: conjunction };
    }
    if (((then.maybe | otherwise.maybe) & kind) === 0) {
      if ((then.always & kind) === (otherwise.always & kind)) return (then.always & kind) !== 0;
      if ((otherwise.always & kind) === 0) return { open: [condition], make: conjunction };
    }
    return { open: [condition, then, otherwise], make: () => run };
  });
}

/** The same for a condition that sets bits: it runs in any case. */
export const branchOfAll = (condition: Test, then: Test, otherwise: Test): Test =>
  decidedBy(branchRun(condition, then, otherwise), 10);

const branchRun =
  (condition: Test, then: Test, otherwise: Test): Run =>
  (value, kind, depth, scope) =>
    holds(holds(condition, value, kind, depth, scope) ? then : otherwise, value, kind, depth, scope);

/** Finds a faster way to a result than to run candidates one by one; `undefined` where there is none. */
export type Choose = (candidates: readonly Test[], kind: Kinds, range: Range) => Run | undefined;
const chooseNothing: Choose = () => undefined;

/**
 * What a combination comes to for one kind of value: a result, or the tests that have to run. How many others are sure
 * to hold, and the kind, are there where the same tests run in another way because of it.
 */
type Outcome = boolean | { open: readonly Test[]; sure?: number; kind?: Kinds; make(open: readonly Test[]): Run };

/** A combination of tests, decided for each kind of value as far as it can be. */
function perKind(tests: readonly Test[], outcomeOf: (kind: Kinds) => Outcome): Test {
  let [always, maybe, cost] = [0, 0, 0];
  const runs: Run[] = [];
  const groups = new Map<string, { kinds: Kinds; run: Run }>();
  for (let bit = 0; 1 << bit <= anything; bit++) {
    const kind = 1 << bit;
    const outcome = outcomeOf(kind);
    if (outcome === true) always |= kind;
    if (typeof outcome === "boolean") continue;
    maybe |= kind;
    const key = `${outcome.kind ?? 0}:${outcome.sure ?? 0}:${outcome.open.map((test) => tests.indexOf(test)).join()}`;
    const group = groups.get(key) ?? { kinds: 0, run: outcome.make(outcome.open) };
    group.kinds |= kind;
    groups.set(key, group);
    runs[bit] = group.run;
    cost = Math.max(cost, costOf(outcome.open));
  }
  const height = 1 + tests.reduce((most, test) => Math.max(most, test.height), 0);
  return new Test(always, maybe, dispatch([...groups.values()], runs), cost, height);
}

const costOf = (tests: readonly Test[]): number => tests.reduce((total, { cost }) => total + cost, 0);

/** The function for the kind of the value. */
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

/** All of several functions, the cheap ones first. */
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

/** As many of several functions as a range says. */
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

/** One of several functions, the cheap ones first. */
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

/** Counts those that hold, until the number cannot change the result. */
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

/** Counts all that hold. */
function countAll(tests: readonly Test[], kind: Kinds, { min, max }: Range): Run {
  const [first, ...others] = tests;
  if (first && others.length === 0 && min === 1 && (first.maybe & kind) !== 0) return first.run;
  return (value, of, depth, scope) => {
    let n = 0;
    for (let i = 0; i < tests.length; i++) if (holds(tests[i] as Test, value, of, depth, scope)) n++;
    return n >= min && n <= max;
  };
}
