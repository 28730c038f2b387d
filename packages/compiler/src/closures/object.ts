import type { BlockId, Application, Pattern } from "@argot/core/plan";
import { hasProperty, countProperties } from "@argot/core/runtime";
import { isClaimed, type Members, type Rest } from "../analysis/members.js";
import { maskOf } from "../analysis/evaluated.js";
import { Test, type Run, holds, type Maker } from "./test.js";
import { deepestCall } from "../analysis/recursion.js";
import { alwaysHolds, asked } from "./combine.js";
import { kindOf, objectKind, stringKind } from "./kind.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import { textTest } from "./pattern.js";
import {
  type Dictionary,
  Entry,
  isOwn,
  type Table,
  type Unknown,
  type Walk,
  walkAll,
  walkKnown,
  walkRest,
  walkSlow,
} from "./walk.js";

/** With so few names, each is looked for by itself. */
const fewNames = 2;
/** Objects with more names than about so many are dictionaries to an engine. */
const manyNames = 100;

/** What the rules of a block say about the members of an object. */
export function members(
  requirements: Members,
  id: BlockId,
  maker: Maker,
  evaluatedBits: EvaluatedBits | undefined,
): Test {
  const { required, named, patterns, rests, names, sizes } = requirements;
  const mustWalk = patterns.length + rests.length + names.length + sizes.length > 0;
  const all = new Set([...required, ...named.keys()]);
  if (!mustWalk && named.size === 0) return ofObjects(present([...required]), 2);
  if (!mustWalk && all.size <= fewNames) return ofObjects(read(requirements, all, id, maker), 6);
  return ofObjects(walked(requirements, id, maker, evaluatedBits), 10);
}

const ofObjects = (decide: Run, cost: number): Test => new Test(255 & ~objectKind, objectKind, decide, cost, 1);

/** Members that have to be there. */
function present(names: readonly string[]): Run {
  const [a, b] = names;
  if (a !== undefined && b === undefined) return (value) => hasProperty(value as Dictionary, a);
  return (value) => {
    for (let i = 0; i < names.length; i++) if (!hasProperty(value as Dictionary, names[i] as string)) return false;
    return true;
  };
}

/** Reads each name. */
function read({ named, required }: Members, all: Iterable<string>, id: BlockId, maker: Maker): Run {
  const { loop } = maker;
  const entries = Array.from(
    all,
    (name) => new Entry(name, maker.applyToChild(named.get(name) ?? []), required.has(name) ? 1 : 0),
  );
  return (value, _kind, depth, scope) => {
    if (depth > deepestCall) return loop(id, value, scope);
    const object = value as Dictionary;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i] as Entry;
      const member = isOwn.call(object, entry.name) ? object[entry.name] : undefined;
      if (member === undefined) {
        if (entry.required === 1) return false;
      } else if (!holds(entry.check, member, kindOf(member), depth + 1, scope) && isEnumerable.call(object, entry.name))
        return false;
    }
    return true;
  };
}

const isEnumerable = Object.prototype.propertyIsEnumerable;

/** Walks through the members that are there, counting those that must be. */
function walked(requirements: Members, id: BlockId, maker: Maker, evaluatedBits: EvaluatedBits | undefined): Run {
  const { required, named, patterns, names, sizes } = requirements;
  const isNone = ({ except }: Rest): boolean =>
    except === "evaluated" && evaluatedBits?.layout.certain.everyMember === true;
  const rests = requirements.rests.filter((rest) => !isNone(rest)).map((rest) => leftOver(rest, evaluatedBits));
  const entries: Table = Object.create(null) as Table;
  const claimed = rests.flatMap((rest) => rest.names);
  const all = new Set([...named.keys(), ...required, ...claimed]);
  for (const each of all) {
    const name = asKey(each);
    entries[name] = new Entry(
      name,
      knownMember(name, requirements, rests, maker, evaluatedBits),
      required.has(name) ? 1 : 0,
    );
  }
  const closed = patterns.length === 0 && rests.some((rest) => rest.isAllUnknown && maker.isFalse(rest.application));
  const found = unknownMembers(patterns, rests, maker, evaluatedBits);
  const unknown = closed ? () => false : (found ?? (() => true));
  const plan: Walk = {
    entries,
    start: new Entry("", alwaysHolds, 0),
    required: required.size,
    must: present([...required]),
    closed,
    unknown,
    id,
    loop: maker.loop,
  };
  let own: Run;
  if (closed || !found)
    own =
      all.size === 0 && !closed
        ? alwaysHolds.run
        : all.size > manyNames
          ? (value, kind, depth, scope) => walkSlow(plan, value as Dictionary, kind, depth, scope)
          : (value, kind, depth, scope) => walkKnown(plan, value as Dictionary, kind, depth, scope);
  else if (all.size === 0) own = (value, kind, depth, scope) => walkRest(plan, value as Dictionary, kind, depth, scope);
  else own = (value, kind, depth, scope) => walkAll(plan, value as Dictionary, kind, depth, scope);
  return names.length + sizes.length > 0 ? withNames(requirements, own, id, maker) : own;
}

/** The text as the engine keeps names of properties, which makes comparing it with one cheap. */
const asKey = (name: string): string => Object.keys({ [name]: 0 })[0] as string;

/** The members that a rule leaves to its `rest`. */
interface LeftOver {
  readonly application: Application;
  /** The names that are told apart. */
  readonly names: readonly string[];
  /** Whether all members with other names are left. */
  readonly isAllUnknown: boolean;
  /** Whether a member is left: not where one of these bits is set; `undefined` where it is in no case. */
  ofName(name: string): number | undefined;
  /** Names that are matched are not left, where the bit is set; 0 stands for in any case. */
  readonly matched: readonly { readonly bit: number; readonly patterns: readonly Pattern[] }[];
  /** Where one of these bits is set nothing is left. */
  readonly nothing: number;
}

function leftOver({ application, except }: Rest, evaluatedBits: EvaluatedBits | undefined): LeftOver {
  if (except !== "evaluated" || !evaluatedBits) {
    const parts = except === "evaluated" ? null : except;
    return {
      application,
      names: [...(parts?.names ?? [])],
      isAllUnknown: !parts?.patterns.length,
      ofName: (name) => (isClaimed(name, parts) ? undefined : 0),
      matched: [{ bit: 0, patterns: parts?.patterns ?? [] }],
      nothing: 0,
    };
  }
  const { certain, choices } = evaluatedBits.layout;
  const nothing = maskOf(evaluatedBits.layout, ({ everyMember }) => everyMember);
  const matched = [{ bit: 0, parts: certain }, ...choices]
    .filter(({ parts }) => parts.patterns.length > 0)
    .map(({ bit, parts }) => ({ bit, patterns: parts.patterns }));
  return {
    application,
    names: [certain, ...choices.map(({ parts }) => parts)].flatMap(({ names }) => [...names]),
    isAllUnknown: nothing === 0 && matched.length === 0,
    ofName: (name) => evaluatedBits.ofMember(name),
    matched,
    nothing,
  };
}

/** What is demanded of a member whose name is known: which patterns match it is known, too. */
function knownMember(
  name: string,
  { named, patterns }: Members,
  rests: readonly LeftOver[],
  maker: Maker,
  evaluatedBits: EvaluatedBits | undefined,
): Test {
  const left = rests.map(({ application, ofName }) => ({ application, mask: ofName(name) }));
  const applications = [
    ...(named.get(name) ?? []),
    ...patterns.filter(({ pattern }) => pattern.test(name)).map(({ application }) => application),
    ...left.filter(({ mask }) => mask === 0).map(({ application }) => application),
  ];
  const own = maker.applyToChild(applications);
  const noted = left.find(({ mask }) => mask !== undefined && mask !== 0);
  if (!noted || !evaluatedBits) return own;
  const rest = unlessEvaluated(noted.application, noted.mask as number, maker, evaluatedBits);
  if (applications.length === 0) return asked(rest, 10);
  return asked(
    (value, kind, depth, scope) => holds(own, value, kind, depth, scope) && rest(value, kind, depth, scope),
    10,
  );
}

/** Asks an application where none of some bits is set. */
function unlessEvaluated(application: Application, mask: number, maker: Maker, evaluatedBits: EvaluatedBits): Run {
  if (maker.isFalse(application)) return () => (evaluatedBits.bits & mask) !== 0;
  const check = maker.applyToChild([application]);
  return (value, kind, depth, scope) => (evaluatedBits.bits & mask) !== 0 || holds(check, value, kind, depth, scope);
}

/** What is demanded of names themselves, and of how many there are; then what is demanded of members. */
function withNames({ names, sizes }: Members, own: Run, id: BlockId, maker: Maker): Run {
  const check = maker.applyToChild(names);
  const [least, most] = sizes.reduce<readonly [number, number]>(
    ([low, high], { relation, to: bound }) => {
      const to = Number(bound);
      switch (relation) {
        case ">=":
          return [Math.max(low, to), high];
        case ">":
          return [Math.max(low, Math.floor(to) + 1), high];
        case "<=":
          return [low, Math.min(high, to)];
        case "<":
          return [low, Math.min(high, Math.ceil(to) - 1)];
      }
    },
    [0, Infinity],
  );
  const counts = sizes.length > 0;
  const asks = names.length > 0;
  const { loop } = maker;
  return (value, kind, depth, scope) => {
    if (depth > deepestCall) return loop(id, value, scope);
    const object = value as Dictionary;
    if (counts) {
      const size = countProperties(object);
      if (size < least || size > most) return false;
    }
    if (asks) {
      for (const name in object) {
        if (!isOwn.call(object, name) || object[name] === undefined) continue;
        if (!holds(check, name, stringKind, depth + 1, scope)) return false;
      }
    }
    return own(value, kind, depth, scope);
  };
}

/** What is demanded of members that no rule names; `undefined` where that is nothing. */
function unknownMembers(
  patterns: Members["patterns"],
  rests: readonly LeftOver[],
  maker: Maker,
  evaluatedBits: EvaluatedBits | undefined,
): Unknown | undefined {
  if (patterns.length + rests.length === 0) return undefined;
  const [only, ...others] = rests;
  if (patterns.length === 0 && only && others.length === 0 && only.isAllUnknown) {
    const check = maker.applyToChild([only.application]);
    return (_name, member, depth, scope) => holds(check, member, kindOf(member), depth, scope);
  }
  const matched = patterns.map(({ pattern, application }) => ({
    test: textTest(pattern),
    check: maker.applyToChild([application]),
  }));
  const left = rests.map(({ application, matched: claimed, nothing }) => ({
    taken: claimed.map(({ bit, patterns: each }) => ({ bit, tests: each.map((pattern) => textTest(pattern)) })),
    nothing,
    check: maker.applyToChild([application]),
  }));
  const isTaken = (taken: (typeof left)[number]["taken"], name: string, bits: number): boolean => {
    for (let i = 0; i < taken.length; i++) {
      const { bit, tests } = taken[i] as (typeof taken)[number];
      if ((bit === 0 || (bits & bit) !== 0) && matchesAny(tests, name)) return true;
    }
    return false;
  };
  return (name, member, depth, scope) => {
    const kind = kindOf(member);
    for (let i = 0; i < matched.length; i++) {
      const { test, check } = matched[i] as (typeof matched)[number];
      if (test(name) && !holds(check, member, kind, depth, scope)) return false;
    }
    for (let i = 0; i < left.length; i++) {
      const { taken, nothing, check } = left[i] as (typeof left)[number];
      const bits = evaluatedBits === undefined ? 0 : evaluatedBits.bits;
      if ((bits & nothing) !== 0 || isTaken(taken, name, bits)) continue;
      if (!holds(check, member, kind, depth, scope)) return false;
    }
    return true;
  };
}

function matchesAny(tests: readonly ((text: string) => boolean)[], name: string): boolean {
  for (let i = 0; i < tests.length; i++) if ((tests[i] as (text: string) => boolean)(name)) return true;
  return false;
}
