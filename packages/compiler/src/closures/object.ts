import type { Application, BlockId } from "@argot/core/plan";
import { countProperties, hasProperty } from "@argot/core/runtime";
import { anything, kindOf, objectKind, stringKind } from "../analysis/kinds.js";
import { leavesAllOthers, type LeftOver } from "../analysis/left-over.js";
import type { Members } from "../analysis/members.js";
import { alwaysHolds, decidedBy } from "./combine.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import { textTest } from "./pattern.js";
import { countWalk, holds, type Run, Test } from "./test-run.js";
import type { TestMaker } from "./test-maker.js";
import {
  type Dictionary,
  Entry,
  isOwn,
  type Table,
  type Unknown,
  type Walk,
  walkDictionary,
  walkSimilar,
} from "./walk.js";

/** Maximum number of names that are looked up one by one. */
const maxLookups = 2;
/** Number of names above which JavaScript engines store an object as a dictionary, approximately. */
const maxFastNames = 100;

/** The test for the rules of a block that are about members. */
export function membersTest(
  gathered: Members,
  id: BlockId,
  maker: TestMaker,
  evaluatedBits: EvaluatedBits | undefined,
): Test {
  const { required, named, patterns, leftOvers, names, sizes } = gathered;
  const mustWalk = patterns.length + leftOvers.length + names.length + sizes.length > 0;
  const all = new Set([...required, ...named.keys()]);
  if (!mustWalk && named.size === 0) return ofObjects(hasAll([...required]), 2);
  if (!mustWalk && all.size <= maxLookups) return ofObjects(read(gathered, all, id, maker), 6);
  return ofObjects(walked(gathered, id, maker, evaluatedBits), 10);
}

const ofObjects = (run: Run, cost: number): Test => new Test(anything & ~objectKind, objectKind, run, cost, 1);

/** Tests that all required members are present. */
function hasAll(names: readonly string[]): Run {
  const [a, b] = names;
  if (a !== undefined && b === undefined) return (value) => hasProperty(value as Dictionary, a);
  return (value) => {
    for (let i = 0; i < names.length; i++) if (!hasProperty(value as Dictionary, names[i] as string)) return false;
    return true;
  };
}

/** Looks up each name, and tests the members found. */
function read({ named, required }: Members, all: Iterable<string>, id: BlockId, maker: TestMaker): Run {
  const { loop } = maker;
  const { work } = loop;
  const entries = Array.from(
    all,
    (name) => new Entry(name, maker.applyToChild(named.get(name) ?? []), required.has(name) ? 1 : 0),
  );
  return (value, _kind, depth, scope) => {
    if (countWalk(work, depth)) return loop(id, value, scope);
    const object = value as Dictionary;
    for (let i = 0; i < entries.length; i++) {
      const { name, test, required: isRequired } = entries[i] as Entry;
      const member = isOwn.call(object, name) ? object[name] : undefined;
      if (member === undefined) {
        if (isRequired === 1) return false;
      } else if (!holds(test, member, kindOf(member), depth + 1, scope) && isEnumerable.call(object, name))
        return false;
    }
    return true;
  };
}

const isEnumerable = Object.prototype.propertyIsEnumerable;

/** Walks through the members of the object, tests them, and counts the required ones. */
function walked(gathered: Members, id: BlockId, maker: TestMaker, evaluatedBits: EvaluatedBits | undefined): Run {
  const { required, named, patterns, leftOvers, names, sizes } = gathered;
  const known = new Set([...named.keys(), ...required, ...leftOvers.flatMap((leftOver) => leftOver.names)]);
  const entries: Table = Object.create(null) as Table;
  for (const each of known) {
    const name = asKey(each);
    const test = knownMember(name, gathered, maker, evaluatedBits);
    entries[name] = new Entry(name, test, required.has(name) ? 1 : 0);
  }
  const unknown = unknownMembers(patterns, leftOvers, maker, evaluatedBits);
  const walk: Walk = {
    entries: known.size === 0 ? undefined : entries,
    start: new Entry("", alwaysHolds, 0),
    required: required.size,
    hasRequired: hasAll([...required]),
    unknown,
    id,
    loop: maker.loop,
  };
  const run: Run =
    known.size === 0 && !unknown
      ? alwaysHolds.run
      : known.size > maxFastNames
        ? (value, kind, depth, scope) => walkDictionary(walk, value as Dictionary, kind, depth, scope)
        : (value, kind, depth, scope) => walkSimilar(walk, value as Dictionary, kind, depth, scope);
  return names.length + sizes.length > 0 ? withNames(gathered, run, id, maker) : run;
}

/** The string as a JavaScript engine stores names of properties: comparing it with such a name is cheap. */
export const asKey = (name: string): string => Object.keys({ [name]: 0 })[0] as string;

/** The test of members with a known name. Which patterns match the name is known as well. */
function knownMember(
  name: string,
  { named, patterns, leftOvers }: Members,
  maker: TestMaker,
  evaluatedBits: EvaluatedBits | undefined,
): Test {
  const left = leftOvers.map((leftOver) => ({ application: leftOver.application, mask: leftOver.maskOfName(name) }));
  const applications = [
    ...(named.get(name) ?? []),
    ...patterns.filter(({ pattern }) => pattern.test(name)).map(({ application }) => application),
    ...left.filter(({ mask }) => mask === 0).map(({ application }) => application),
  ];
  const always = maker.applyToChild(applications);
  const sometimes = left.find(({ mask }) => mask !== undefined && mask !== 0);
  if (!sometimes || !evaluatedBits) return always;
  const rest = unlessEvaluated(sometimes.application, sometimes.mask as number, maker, evaluatedBits);
  if (applications.length === 0) return decidedBy(rest, 10);
  return decidedBy(
    (value, kind, depth, scope) => holds(always, value, kind, depth, scope) && rest(value, kind, depth, scope),
    10,
  );
}

/** Runs an application if none of some bits is set. */
function unlessEvaluated(application: Application, mask: number, maker: TestMaker, evaluatedBits: EvaluatedBits): Run {
  if (maker.neverHolds(application)) return () => (evaluatedBits.bits & mask) !== 0;
  const test = maker.applyToChild([application]);
  return (value, kind, depth, scope) => (evaluatedBits.bits & mask) !== 0 || holds(test, value, kind, depth, scope);
}

/** The range of the number of members. */
function sizeRange(sizes: Members["sizes"]): readonly [least: number, most: number] {
  let [least, most] = [0, Infinity];
  for (const { relation, to: bound } of sizes) {
    const to = Number(bound);
    switch (relation) {
      case ">=":
        least = Math.max(least, to);
        break;
      case ">":
        least = Math.max(least, Math.floor(to) + 1);
        break;
      case "<=":
        most = Math.min(most, to);
        break;
      case "<":
        most = Math.min(most, Math.ceil(to) - 1);
    }
  }
  return [least, most];
}

/** Tests the number of members, then their names, then runs the test of the members. */
function withNames({ names, sizes }: Members, run: Run, id: BlockId, maker: TestMaker): Run {
  const test = maker.applyToChild(names);
  const [least, most] = sizeRange(sizes);
  const isCounted = sizes.length > 0;
  const testsNames = names.length > 0;
  const { loop } = maker;
  const { work } = loop;
  return (value, kind, depth, scope) => {
    if (countWalk(work, depth)) return loop(id, value, scope);
    const object = value as Dictionary;
    if (isCounted) {
      const size = countProperties(object);
      if (size < least || size > most) return false;
    }
    if (testsNames) {
      for (const name in object) {
        if (!isOwn.call(object, name) || object[name] === undefined) continue;
        if (!holds(test, name, stringKind, depth + 1, scope)) return false;
      }
    }
    return run(value, kind, depth, scope);
  };
}

/** The test of members whose names no rule lists; `undefined` if there are no requirements for them. */
function unknownMembers(
  patterns: Members["patterns"],
  leftOvers: readonly LeftOver[],
  maker: TestMaker,
  evaluatedBits: EvaluatedBits | undefined,
): Unknown | undefined {
  if (patterns.length + leftOvers.length === 0) return undefined;
  const [only, ...others] = leftOvers;
  if (patterns.length === 0 && leftOvers.some((each) => leavesAllOthers(each) && maker.neverHolds(each.application)))
    return () => false;
  if (patterns.length === 0 && only && others.length === 0 && leavesAllOthers(only)) {
    const test = maker.applyToChild([only.application]);
    return (_name, member, depth, scope) => holds(test, member, kindOf(member), depth, scope);
  }
  const matched = patterns.map(({ pattern, application }) => ({
    matches: textTest(pattern),
    test: maker.applyToChild([application]),
  }));
  const left = leftOvers.map(({ application, matched: taken, mask }) => ({
    taken: taken.map(({ bit, patterns: each }) => ({ bit, matches: each.map((pattern) => textTest(pattern)) })),
    mask,
    test: maker.applyToChild([application]),
  }));
  const isTaken = (taken: (typeof left)[number]["taken"], name: string, bits: number): boolean => {
    for (let i = 0; i < taken.length; i++) {
      const { bit, matches } = taken[i] as (typeof taken)[number];
      if ((bit === 0 || (bits & bit) !== 0) && matchesAny(matches, name)) return true;
    }
    return false;
  };
  return (name, member, depth, scope) => {
    const kind = kindOf(member);
    for (let i = 0; i < matched.length; i++) {
      const { matches, test } = matched[i] as (typeof matched)[number];
      if (matches(name) && !holds(test, member, kind, depth, scope)) return false;
    }
    for (let i = 0; i < left.length; i++) {
      const { taken, mask, test } = left[i] as (typeof left)[number];
      const bits = evaluatedBits === undefined ? 0 : evaluatedBits.bits;
      if ((bits & mask) !== 0 || isTaken(taken, name, bits)) continue;
      if (!holds(test, member, kind, depth, scope)) return false;
    }
    return true;
  };
}

function matchesAny(tests: readonly ((text: string) => boolean)[], name: string): boolean {
  for (let i = 0; i < tests.length; i++) if ((tests[i] as (text: string) => boolean)(name)) return true;
  return false;
}
