import type { Range } from "@argot/core/plan";
import { anything, type Kinds } from "../analysis/kinds.js";
import { Test, type Run, holds } from "./test.js";

/** Holds of everything. */
export const alwaysHolds: Test = new Test(anything, 0, () => true, 0, 0);
/** Holds of nothing. */
export const never: Test = new Test(0, 0, () => false, 0, 0);

/** A check that a function decides for all values. */
export const asked = (decide: Run, cost: number): Test => new Test(0, anything, decide, cost, 1);

/** A check that speaks about values of some kinds only, and holds of all others. */
export const about = (kinds: Kinds, check: Test): Test =>
  new Test(check.always | (anything & ~kinds), check.maybe & kinds, check.run, check.cost, check.height);

/** A check that holds of no values but those of some kinds. */
export const only = (kinds: Kinds, check: Test): Test =>
  new Test(check.always & kinds, check.maybe & kinds, check.run, check.cost, check.height);

/** The opposite of a check. */
export function not({ always, maybe, run, cost, height }: Test): Test {
  const opposite: Run = (value, kind, depth, scope) => !run(value, kind, depth, scope);
  return new Test(anything & ~(always | maybe), maybe, opposite, cost, height + 1);
}

/** All of several checks. */
export function every(checks: readonly Test[]): Test {
  const [first] = checks;
  if (!first) return alwaysHolds;
  if (checks.length === 1) return first;
  return perKind(checks, (kind) => {
    const open = checks.filter((check) => (check.always & kind) === 0);
    if (open.some((check) => (check.maybe & kind) === 0)) return false;
    return open.length === 0 ? true : { open, make: conjunction };
  });
}

/** A number of checks of which some must hold. */
export function some(checks: readonly Test[], { min, max }: Range, choose: Choose = chooseNothing): Test {
  return perKind(checks, (kind) => {
    const open = checks.filter((check) => (check.maybe & kind) !== 0);
    const sure = checks.filter((check) => (check.maybe & kind) === 0 && (check.always & kind) !== 0).length;
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

/** The same, with all asked that may hold, also where the answer is known: each may leave a note. */
export function someOfAll(checks: readonly Test[], range: Range, choose: Choose = chooseNothing): Test {
  return perKind(checks, (kind) => {
    const open = checks.filter((check) => ((check.maybe | check.always) & kind) !== 0);
    if (open.length < range.min) return false;
    if (open.length === 0) return true;
    return { open, kind, make: (candidates) => choose(candidates, kind, range) ?? validCount(candidates, kind, range) };
  });
}

/** Some check or other. */
export const either = (checks: readonly Test[]): Test => some(checks, { min: 1, max: Infinity });

/** Where the first check holds the second must, elsewhere the third. */
export function branch(condition: Test, then: Test, other: Test): Test {
  const decide: Run = (value, kind, depth, scope) =>
    holds(holds(condition, value, kind, depth, scope) ? then : other, value, kind, depth, scope);
  return perKind([condition, then, other], (kind) => {
    if ((condition.maybe & kind) === 0) {
      const side = (condition.always & kind) === 0 ? other : then;
      return (side.maybe & kind) === 0 ? (side.always & kind) !== 0 : { open: [side], make: conjunction };
    }
    if (((then.maybe | other.maybe) & kind) === 0) {
      if ((then.always & kind) === (other.always & kind)) return (then.always & kind) !== 0;
      if ((other.always & kind) === 0) return { open: [condition], make: conjunction };
    }
    return { open: [condition, then, other], make: () => decide };
  });
}

/** The same for a condition that leaves notes: it is asked in any case. */
export const branchNoting = (condition: Test, then: Test, other: Test): Test =>
  asked(
    (value, kind, depth, scope) =>
      holds(holds(condition, value, kind, depth, scope) ? then : other, value, kind, depth, scope),
    10,
  );

/** Finds a faster way to an answer than to try candidates one by one; `undefined` where there is none. */
export type Choose = (candidates: readonly Test[], kind: Kinds, range: Range) => Run | undefined;
const chooseNothing: Choose = () => undefined;

/**
 * What a combination comes to for one kind of value: an answer, or the checks that have to be asked; with the kind, where
 * they are not asked in the same way for others.
 */
type Outcome = boolean | { open: readonly Test[]; sure?: number; kind?: Kinds; make(open: readonly Test[]): Run };

/** A combination of checks, settled for each kind of value as far as it can be. */
function perKind(checks: readonly Test[], outcomeOf: (kind: Kinds) => Outcome): Test {
  let [pass, ask, cost] = [0, 0, 0];
  const decides: Run[] = [];
  const groups = new Map<string, { kinds: Kinds; decide: Run }>();
  for (let bit = 0; 1 << bit <= anything; bit++) {
    const kind = 1 << bit;
    const outcome = outcomeOf(kind);
    if (outcome === true) pass |= kind;
    if (typeof outcome === "boolean") continue;
    ask |= kind;
    const key = `${outcome.kind ?? 0}:${outcome.sure ?? 0}:${outcome.open.map((check) => checks.indexOf(check)).join()}`;
    const group = groups.get(key) ?? { kinds: 0, decide: outcome.make(outcome.open) };
    group.kinds |= kind;
    groups.set(key, group);
    decides[bit] = group.decide;
    cost = Math.max(cost, sum(outcome.open));
  }
  const height = 1 + checks.reduce((most, check) => Math.max(most, check.height), 0);
  return new Test(pass, ask, dispatch([...groups.values()], decides), cost, height);
}

const sum = (checks: readonly Test[]): number => checks.reduce((total, { cost }) => total + cost, 0);

/** The function for the kind of the value. */
function dispatch(groups: readonly { kinds: Kinds; decide: Run }[], decides: readonly Run[]): Run {
  const [first, second, third] = groups;
  if (!first) return never.run;
  if (!second) return first.decide;
  if (!third) {
    const [kinds, a, b] = [first.kinds, first.decide, second.decide];
    return (value, kind, depth, scope) =>
      (kinds & kind) === 0 ? b(value, kind, depth, scope) : a(value, kind, depth, scope);
  }
  return (value, kind, depth, scope) => (decides[31 - Math.clz32(kind)] as Run)(value, kind, depth, scope);
}

const byCost = (checks: readonly Test[]): Test[] => checks.toSorted((a, b) => a.cost - b.cost);

/** All of several functions, the cheap ones first. */
function conjunction(checks: readonly Test[]): Run {
  const all = byCost(checks).map(({ run }) => run);
  const [a, b, c] = all;
  if (!a) return alwaysHolds.run;
  if (!b) return a;
  if (!c) return (value, kind, depth, scope) => a(value, kind, depth, scope) && b(value, kind, depth, scope);
  if (all.length === 3)
    return (value, kind, depth, scope) =>
      a(value, kind, depth, scope) && b(value, kind, depth, scope) && c(value, kind, depth, scope);
  return (value, kind, depth, scope) => {
    for (let i = 0; i < all.length; i++) if (!(all[i] as Run)(value, kind, depth, scope)) return false;
    return true;
  };
}

/** As many of several functions as a range says. */
function choice(checks: readonly Test[], { min, max }: Range): Run {
  const [first, ...others] = checks;
  if (max <= 0) return negated(disjunction(byCost(checks)));
  if (min === 1 && (max === Infinity || others.length === 0)) return first ? disjunction(byCost(checks)) : never.run;
  if (max === Infinity && min === checks.length) return conjunction(checks);
  return counted(checks, min, max);
}

const negated =
  (decide: Run): Run =>
  (value, kind, depth, scope) =>
    !decide(value, kind, depth, scope);

function disjunction(checks: readonly Test[]): Run {
  const all = checks.map(({ run }) => run);
  const [a, b, c] = all;
  if (!a) return never.run;
  if (!b) return a;
  if (!c) return (value, kind, depth, scope) => a(value, kind, depth, scope) || b(value, kind, depth, scope);
  return (value, kind, depth, scope) => {
    for (let i = 0; i < all.length; i++) if ((all[i] as Run)(value, kind, depth, scope)) return true;
    return false;
  };
}

function counted(checks: readonly Test[], min: number, max: number): Run {
  const all = checks.map(({ run }) => run);
  return (value, kind, depth, scope) => {
    let n = 0;
    for (let i = 0; i < all.length; i++) {
      if (!(all[i] as Run)(value, kind, depth, scope)) continue;
      n++;
      if (n > max) return false;
      if (max === Infinity && n >= min) return true;
    }
    return n >= min;
  };
}

function validCount(checks: readonly Test[], kind: Kinds, { min, max }: Range): Run {
  const [first, ...others] = checks;
  if (first && others.length === 0 && min === 1 && (first.maybe & kind) !== 0) return first.run;
  return (value, of, depth, scope) => {
    let n = 0;
    for (let i = 0; i < checks.length; i++) if (holds(checks[i] as Test, value, of, depth, scope)) n++;
    return n >= min && n <= max;
  };
}
