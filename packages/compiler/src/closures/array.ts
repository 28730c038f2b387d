import { type Application, type BlockId, type ConstraintOf, type Range, readsEvaluated } from "@argot/core/plan";
import { anything, arrayKind, type Kinds, kindOf } from "../analysis/kinds.js";
import { every } from "./combine.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import { countWalk, holds, type Run, type Scope, Test } from "./test-run.js";
import type { TestMaker } from "./test-maker.js";

/** The test for the rules of a block that are about items. */
export function itemsTest(
  constraints: readonly ConstraintOf<"items">[],
  id: BlockId,
  maker: TestMaker,
  evaluatedBits: EvaluatedBits | undefined,
): Test {
  const plain = constraints.filter((constraint) => !constraint.quota && !readsEvaluated(constraint));
  const left = constraints.flatMap((constraint) =>
    readsEvaluated(constraint) && constraint.rest ? constraint.rest : [],
  );
  const walks = new Map<number, Application[]>();
  for (const { rest, prefix, from } of plain) {
    const start = Math.max(from, prefix.length);
    if (rest) walks.set(start, [...(walks.get(start) ?? []), rest]);
  }
  return every([
    ...plain.filter(({ prefix }) => prefix.length > 0).map(({ prefix }) => ofArrays(first(prefix, id, maker))),
    ...Array.from(walks, ([from, applications]) => ofArrays(others(applications, from, id, maker))),
    ...constraints.flatMap(({ quota, from, rest: application }) =>
      quota && application ? [ofArrays(testOfQuota(application, from, quota, id, maker))] : [],
    ),
    ...left.flatMap((application) =>
      evaluatedBits ? ofArrays(testOfUnevaluated(application, id, maker, evaluatedBits)) : [],
    ),
  ]);
}

const ofArrays = (run: Run): Test => new Test(anything & ~arrayKind, arrayKind, run, 10, 1);

/** Tests items by position. */
function first(prefix: readonly Application[], id: BlockId, maker: TestMaker): Run {
  const tests = prefix.map((application) => maker.applyToChild([application]));
  const { loop } = maker;
  const { work } = loop;
  return (value, _kind, depth, scope) => {
    if (countWalk(work, depth)) return loop(id, value, scope);
    const array = value as readonly unknown[];
    const end = Math.min(array.length, tests.length);
    work.count += end;
    for (let i = 0; i < end; i++) {
      const item = array[i];
      if (!holds(tests[i] as Test, item, kindOf(item), depth + 1, scope)) return false;
    }
    return true;
  };
}

/** Tests every item from a position on. */
function others(applications: readonly Application[], from: number, id: BlockId, maker: TestMaker): Run {
  if (applications.some((application) => maker.neverHolds(application)))
    return (value) => (value as readonly unknown[]).length <= from;
  const test = maker.applyToChild(applications);
  const { loop } = maker;
  const { work } = loop;
  return (value, _kind, depth, scope) => {
    if (countWalk(work, depth)) return loop(id, value, scope);
    const array = value as readonly unknown[];
    let i = from;
    while (i < array.length) {
      const item = array[i++];
      if (holds(test, item, kindOf(item), depth + 1, scope)) continue;
      // Those after it are not reached, and are no work.
      work.count += i;
      return false;
    }
    work.count += array.length;
    return true;
  };
}

/** Whether an item is evaluated. */
export type IsEvaluatedItem = (item: unknown, index: number, kind: Kinds, depth: number, scope: Scope) => boolean;

/** Makes the function that looks whether an item is evaluated, by the bits that are set when it runs. */
export function isEvaluatedItem(evaluatedBits: EvaluatedBits, maker: TestMaker): IsEvaluatedItem {
  const { certain, choices } = evaluatedBits.layout;
  const starts = choices.filter(({ parts }) => parts.items > 0);
  const contained = [{ bit: 0, parts: certain }, ...choices].flatMap(({ bit, parts }) =>
    parts.contained.map((each) => ({ bit, test: maker.applyToChild([each]) })),
  );
  return (item, index, kind, depth, scope) => {
    if (index < certain.items) return true;
    for (let i = 0; i < starts.length; i++) {
      const { bit, parts } = starts[i] as (typeof starts)[number];
      if ((evaluatedBits.bits & bit) !== 0 && index < parts.items) return true;
    }
    for (let i = 0; i < contained.length; i++) {
      const { bit, test: each } = contained[i] as (typeof contained)[number];
      if ((bit === 0 || (evaluatedBits.bits & bit) !== 0) && holds(each, item, kind, depth, scope)) return true;
    }
    return false;
  };
}

/** Tests items that are not evaluated. */
function testOfUnevaluated(application: Application, id: BlockId, maker: TestMaker, evaluatedBits: EvaluatedBits): Run {
  const test = maker.applyToChild([application]);
  const isEvaluated = isEvaluatedItem(evaluatedBits, maker);
  const { loop } = maker;
  const { work } = loop;
  return (value, _kind, depth, scope) => {
    if (countWalk(work, depth)) return loop(id, value, scope);
    const array = value as readonly unknown[];
    for (let i = evaluatedBits.layout.certain.items; i < array.length; i++) {
      const item = array[i];
      const kind = kindOf(item);
      if (isEvaluated(item, i, kind, depth + 1, scope) || holds(test, item, kind, depth + 1, scope)) continue;
      work.count += i;
      return false;
    }
    work.count += array.length;
    return true;
  };
}

/** Counts the items for which an application is valid. */
function testOfQuota(application: Application, from: number, { min, max }: Range, id: BlockId, maker: TestMaker): Run {
  const test = maker.applyToChild([application]);
  // With so many, further items cannot change the result.
  const decisive = max === Infinity ? min : max + 1;
  const { loop } = maker;
  const { work } = loop;
  return (value, _kind, depth, scope) => {
    if (countWalk(work, depth)) return loop(id, value, scope);
    const array = value as readonly unknown[];
    let n = 0;
    let i = from;
    while (i < array.length && n < decisive) {
      const item = array[i++];
      if (holds(test, item, kindOf(item), depth + 1, scope)) n++;
    }
    work.count += i;
    return n >= min && n <= max;
  };
}
