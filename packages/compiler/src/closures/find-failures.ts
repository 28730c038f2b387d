// Functions that find the failures of a value: all rules that fail, with what fails below them. They find the same as the loop does.
import {
  type Application,
  applicationsOf,
  blockAt,
  type BlockId,
  constantMember,
  type Constraint,
  type ConstraintOf,
  type Decoding,
  type FailedApplication,
  type Failure,
  inPlace,
  isAboutEach,
  maxCallDepth,
  type Plan,
  readsEvaluated,
  type Rule,
  type SearchEnd,
  type SearchingFallback,
} from "@argot/core/plan";
import { hasProperty } from "@argot/core/runtime";
import type { EvaluatedLayout } from "../analysis/evaluated.js";
import { type Kinds, kindOf, kindsFor, objectKind, stringKind } from "../analysis/kinds.js";
import { type LeftOver, leftOverOf } from "../analysis/left-over.js";
import { alternatives } from "./alternatives.js";
import { isEvaluatedItem } from "./array.js";
import { EvaluatedBits } from "./evaluated-bits.js";
import { predicateTest } from "./predicate.js";
import { holds, type Scope, type Test } from "./test-run.js";
import type { TestMaker } from "./test-maker.js";

/** The failures of the rules of a block for a value; `undefined` if it is valid. */
type Find = (value: unknown, kind: Kinds, depth: number, scope: Scope) => readonly Failure[] | undefined;

/** The failure of one rule. */
type FindOne = (value: unknown, kind: Kinds, depth: number, scope: Scope) => Failure | undefined;

/** An application that fails. */
type Apply = (value: unknown, kind: Kinds, depth: number, scope: Scope, key: Key) => FailedApplication | undefined;

type Key = string | number | undefined;

/** What is found of one rule. */
interface RuleFinder {
  /** The kinds of values that the rule is about. */
  readonly kinds: Kinds;
  /** Whether it has a message: a search may end after some of them. */
  readonly isReported: boolean;
  readonly find: FindOne;
}

/** What finds the failures of a block. It is made when it first runs. */
class BlockFinder {
  find: Find;
  /** The depth up to which the verdict is found first. */
  deepestVerdict: number = deepestVerdict;

  constructor(make: (finder: BlockFinder) => Find) {
    this.find = (value, kind, depth, scope) => {
      this.find = make(this);
      return this.find(value, kind, depth, scope);
    };
  }
}

/**
 * Maximum depth at which the verdict of a block is found before its failures are: it takes less time, and mostly the block is valid. Each
 * verdict looks at everything below, which would be too much on a long path to a failure.
 */
const deepestVerdict = 16;

const none: readonly FailedApplication[] = [];

/** The failure of a rule that does not count. */
const failureOf = (ruleIndex: number, failedApplications: readonly FailedApplication[]): Failure => ({
  ruleIndex,
  validCount: 0,
  failedApplications,
});

/** Makes the functions that find failures, block by block. */
export class FailureFinders {
  readonly #plan: Plan;
  readonly #loop: SearchingFallback;
  readonly #maker: TestMaker;
  readonly #blocks = new Map<BlockId, BlockFinder>();
  readonly #root: BlockFinder;
  /** The number of rules with a message after which the search that runs ends. */
  #left = Infinity;
  /** Whether the search that runs needs but the first part of those that fail a rule about each part. */
  #firstPart = false;

  constructor(plan: Plan, loop: SearchingFallback, maker: TestMaker) {
    this.#plan = plan;
    this.#loop = loop;
    this.#maker = maker;
    this.#root = this.#later(plan.entry.target);
  }

  /** Searches a value for failures of the entry. */
  search(value: unknown, scope: Scope, end: SearchEnd | undefined): readonly Failure[] | undefined {
    if (end === undefined && this.#left === Infinity && !this.#firstPart)
      return this.#root.find(value, kindOf(value), 0, scope);
    // A custom function may search within a search.
    const [left, firstPart] = [this.#left, this.#firstPart];
    this.#left = end?.maxReports ?? Infinity;
    this.#firstPart = end?.firstPart ?? false;
    try {
      return this.#root.find(value, kindOf(value), 0, scope);
    } finally {
      this.#left = left;
      this.#firstPart = firstPart;
    }
  }

  #later(id: BlockId): BlockFinder {
    const known = this.#blocks.get(id);
    if (known) return known;
    const made = new BlockFinder((finder) => this.#block(id, finder));
    this.#blocks.set(id, made);
    return made;
  }

  #byLoop(id: BlockId, value: unknown, scope: Scope): readonly Failure[] | undefined {
    const found = this.#loop.findFailures(id, value, scope, { maxReports: this.#left, firstPart: this.#firstPart });
    if (found && this.#left !== Infinity) this.#left -= reportsIn(this.#plan, id, found);
    return found;
  }

  /** The failures of a block for a value that is known to be invalid, or may be valid far down. */
  #block(id: BlockId, finder: BlockFinder): Find {
    const { facts } = this.#maker;
    const byLoop: Find = (value, _kind, _depth, scope) => this.#byLoop(id, value, scope);
    if (facts.isLeftToLoop(id)) return byLoop;
    const { rules, resource } = blockAt(this.#plan, id);
    const bits = rules.some(({ constraint }) => readsEvaluated(constraint))
      ? new EvaluatedBits(facts.layout(id) as EvaluatedLayout)
      : undefined;
    const find = this.#rules(rules, bits);
    if (!this.#appliesOthers(id)) {
      finder.deepestVerdict = Infinity;
      return find;
    }
    const { work } = this.#loop;
    const within = bits ? this.#withBits(id, bits, find, byLoop) : find;
    const isScoped = facts.scoped.has(id);
    return (value, kind, depth, scope) => {
      if (depth > maxCallDepth) return this.#byLoop(id, value, scope);
      work.count++;
      if (work.count > work.next) work.check();
      return within(value, kind, depth, isScoped ? scope.enter(resource) : scope);
    };
  }

  #appliesOthers(id: BlockId): boolean {
    return blockAt(this.#plan, id).rules.some(({ constraint }) => applicationsOf(constraint).length > 0);
  }

  /**
   * Finds what is evaluated before the rules that read it look at it. If a rule fails by which parts are evaluated, that is not known: the
   * loop looks at what it declares instead.
   */
  #withBits(id: BlockId, bits: EvaluatedBits, find: Find, byLoop: Find): Find {
    const setting = this.#maker.settingBits(id, bits);
    return (value, kind, depth, scope) => {
      const outer = bits.bits;
      bits.bits = 0;
      const found = (holds(setting, value, kind, depth, scope) ? find : byLoop)(value, kind, depth, scope);
      bits.bits = outer;
      return found;
    };
  }

  /** @param bits - Given if some rule reads the evaluated set. Those that add to it hold then. */
  #rules(rules: readonly Rule[], bits: EvaluatedBits | undefined): Find {
    const contents = new Contents();
    const finders = rules.flatMap((rule, ruleIndex): RuleFinder[] => {
      const { constraint, appliesTo, report } = rule;
      if (constraint.op === "nothing" || (bits && inPlace(constraint))) return [];
      const find = this.#rule(constraint, ruleIndex, bits, contents);
      return [{ kinds: kindsFor(appliesTo), isReported: report !== undefined, find }];
    });
    const findAll: Find = (value, kind, depth, scope) => {
      let failures: Failure[] | undefined;
      for (let i = 0; i < finders.length; i++) {
        const { kinds, isReported, find } = finders[i] as RuleFinder;
        if ((kinds & kind) === 0) continue;
        const failure = find(value, kind, depth, scope);
        if (failure === undefined) continue;
        if (failures === undefined) failures = [failure];
        else failures.push(failure);
        if (isReported) this.#left--;
        if (this.#left <= 0) break;
      }
      return failures;
    };
    if (rules.every(({ constraint }) => constraint.op !== "decoded")) return findAll;
    return (value, kind, depth, scope) => {
      const failures = findAll(value, kind, depth, scope);
      contents.forget();
      return failures;
    };
  }

  #rule(constraint: Constraint, ruleIndex: number, bits: EvaluatedBits | undefined, contents: Contents): FindOne {
    switch (constraint.op) {
      case "test":
        return ofTest(predicateTest(constraint.predicate), ruleIndex);
      case "all":
        return this.#all(constraint, ruleIndex);
      case "some":
        return this.#some(constraint, ruleIndex);
      case "branch":
        return this.#branch(constraint, ruleIndex);
      case "members":
        return this.#members(constraint, ruleIndex, bits);
      case "names":
        return this.#names(constraint, ruleIndex);
      case "items":
        return constraint.quota ? this.#quota(constraint, ruleIndex) : this.#items(constraint, ruleIndex, bits);
      case "decoded":
        return this.#decoded(constraint, ruleIndex, contents);
      case "nothing":
        return () => undefined;
    }
  }

  #apply(application: Application): Apply {
    const { target, when, dynamic } = application;
    if (dynamic !== undefined) return this.#applyInPlace(application);
    const isFor = when && predicateTest(when);
    const test = this.#maker.testOf(target);
    const finder = this.#later(target);
    return (value, kind, depth, scope, key) => {
      if (isFor && !holds(isFor, value, kind, depth, scope)) return undefined;
      if (depth < finder.deepestVerdict && holds(test, value, kind, depth, scope)) return undefined;
      const failures = finder.find(value, kind, depth + 1, scope);
      return failures && { application, block: target, key, value, failures, isRepeated: false };
    };
  }

  /** The same for an application that always counts. Of a block that is invalid it may well be the reason: no verdict is found first. */
  #applyInPlace(application: Application): Apply {
    const { target, dynamic, when } = application;
    const isFor = when && predicateTest(when);
    const fixed = dynamic === undefined ? this.#later(target) : undefined;
    return (value, kind, depth, scope, key) => {
      if (isFor && !holds(isFor, value, kind, depth, scope)) return undefined;
      const block = fixed ? target : scope.target(application);
      const failures = (fixed ?? this.#later(block)).find(value, kind, depth + 1, scope);
      return failures && { application, block, key, value, failures, isRepeated: false };
    };
  }

  #all({ applications }: ConstraintOf<"all">, ruleIndex: number): FindOne {
    const applied = applications.map((each) => this.#applyInPlace(each));
    return (value, kind, depth, scope) => {
      let failed: FailedApplication[] | undefined;
      for (let i = 0; i < applied.length; i++) {
        const each = (applied[i] as Apply)(value, kind, depth, scope, undefined);
        if (!each) continue;
        (failed ??= []).push(each);
        if (this.#left <= 0) break;
      }
      return failed && failureOf(ruleIndex, failed);
    };
  }

  #some(constraint: ConstraintOf<"some">, ruleIndex: number): FindOne {
    const { min, max } = constraint.range;
    const test = alternatives(constraint, this.#plan, this.#maker, undefined);
    const applied = constraint.applications.map((each) => this.#alternative(each, max));
    return (value, kind, depth, scope) => {
      if (holds(test, value, kind, depth, scope)) return undefined;
      const failed: FailedApplication[] = [];
      for (let i = 0; i < applied.length; i++) {
        const each = (applied[i] as Apply)(value, kind, depth, scope, undefined);
        if (each) failed.push(each);
      }
      const validCount = applied.length - failed.length;
      return validCount < min || validCount > max ? { ruleIndex, validCount, failedApplications: failed } : undefined;
    };
  }

  /**
   * One of several alternatives. If it allows but one constant for a property, and the value has another, it fails: its other failures are
   * found when they are first read.
   */
  #alternative(application: Application, max: number): Apply {
    const apply = this.#apply(application);
    const constant =
      max > 0 && this.#appliesOthers(application.target) ? constantMember(this.#plan, application) : undefined;
    if (!constant) return apply;
    const { name, value: expected } = constant;
    const { target } = application;
    const finder = this.#later(target);
    return (value, kind, depth, scope, key) => {
      if (kind === objectKind && this.#left === Infinity) {
        const object = value as Readonly<Record<string, unknown>>;
        const found = hasProperty(object, name) ? object[name] : expected;
        if (typeof found === "string" && found !== expected)
          return new LaterApplication(application, value, finder, scope);
      }
      return apply(value, kind, depth, scope, key);
    };
  }

  #branch(constraint: ConstraintOf<"branch">, ruleIndex: number): FindOne {
    const condition = this.#maker.applyInPlace(constraint.if);
    const then = constraint.then && this.#applyInPlace(constraint.then);
    const otherwise = constraint.else && this.#applyInPlace(constraint.else);
    return (value, kind, depth, scope) => {
      const holdsIf = holds(condition, value, kind, depth, scope);
      const failed = (holdsIf ? then : otherwise)?.(value, kind, depth, scope, undefined);
      return failed && { ruleIndex, validCount: holdsIf ? 1 : 0, failedApplications: [failed] };
    };
  }

  /** Whether a search ends a rule at its first failed part. */
  #isOver(isAboutParts: boolean): boolean {
    return this.#left <= 0 || (isAboutParts && this.#firstPart);
  }

  #members(constraint: ConstraintOf<"members">, ruleIndex: number, bits: EvaluatedBits | undefined): FindOne {
    const isAboutParts = isAboutEach(constraint);
    const named = Object.create(null) as Record<string, Apply | undefined>;
    for (const [name, application] of constraint.named) named[name] = this.#apply(application);
    const patterns = constraint.patterns.map(({ pattern, application }) => ({
      pattern,
      apply: this.#apply(application),
    }));
    const leftOver = leftOverOf(constraint, bits?.layout);
    const rest = leftOver && this.#apply(leftOver.application);
    const isLeft = leftOver && isLeftOver(leftOver, bits);
    const walks = patterns.length > 0 || rest !== undefined;
    const { work } = this.#loop;
    return (value, _kind, depth, scope) => {
      const object = value as Readonly<Record<string, unknown>>;
      let failed: FailedApplication[] | undefined;
      for (const name in object) {
        const apply = named[name];
        work.count++;
        if ((apply === undefined && !walks) || !hasProperty(object, name)) continue;
        const member = object[name];
        const kind = kindOf(member);
        const first = apply?.(member, kind, depth, scope, name);
        if (first) (failed ??= []).push(first);
        for (let i = 0; i < patterns.length; i++) {
          if (failed !== undefined && this.#left <= 0) break;
          const each = patterns[i] as (typeof patterns)[number];
          const found = each.pattern.test(name) ? each.apply(member, kind, depth, scope, name) : undefined;
          if (found) (failed ??= []).push(found);
        }
        if (rest && isLeft?.(name) && !(failed && this.#left <= 0)) {
          const found = rest(member, kind, depth, scope, name);
          if (found) (failed ??= []).push(found);
        }
        if (failed && this.#isOver(isAboutParts)) break;
      }
      return failed && failureOf(ruleIndex, failed);
    };
  }

  #names(constraint: ConstraintOf<"names">, ruleIndex: number): FindOne {
    const apply = this.#apply(constraint.application);
    const { work } = this.#loop;
    return (value, _kind, depth, scope) => {
      const object = value as Readonly<Record<string, unknown>>;
      let failed: FailedApplication[] | undefined;
      for (const name in object) {
        if (!hasProperty(object, name)) continue;
        work.count++;
        const each = apply(name, stringKind, depth, scope, undefined);
        if (!each) continue;
        (failed ??= []).push(each);
        if (this.#isOver(true)) break;
      }
      return failed && failureOf(ruleIndex, failed);
    };
  }

  #items(constraint: ConstraintOf<"items">, ruleIndex: number, bits: EvaluatedBits | undefined): FindOne {
    const isAboutParts = isAboutEach(constraint);
    const prefix = constraint.prefix.map((each) => this.#apply(each));
    const rest = constraint.rest && this.#apply(constraint.rest);
    const isTaken = constraint.except === "evaluated" && bits ? isEvaluatedItem(bits, this.#maker) : undefined;
    const from = Math.max(constraint.from, prefix.length);
    const { work } = this.#loop;
    return (value, _kind, depth, scope) => {
      const array = value as readonly unknown[];
      let failed: FailedApplication[] | undefined;
      const end = rest ? array.length : Math.min(array.length, prefix.length);
      for (let i = 0; i < end; i++) {
        const apply = i < prefix.length ? prefix[i] : i < from ? undefined : rest;
        if (!apply) continue;
        work.count++;
        const item = array[i];
        const kind = kindOf(item);
        if (isTaken?.(item, i, kind, depth + 1, scope)) continue;
        const each = apply(item, kind, depth, scope, i);
        if (!each) continue;
        (failed ??= []).push(each);
        if (this.#isOver(isAboutParts)) break;
      }
      return failed && failureOf(ruleIndex, failed);
    };
  }

  #quota({ rest, from, quota }: ConstraintOf<"items">, ruleIndex: number): FindOne {
    const { min, max } = quota as NonNullable<typeof quota>;
    const apply = this.#apply(rest as Application);
    const { work } = this.#loop;
    return (value, _kind, depth, scope) => {
      const array = value as readonly unknown[];
      const failed: FailedApplication[] = [];
      const left = this.#left;
      let validCount = 0;
      for (let i = from; i < array.length; i++) {
        if (max === Infinity && validCount >= min) break;
        work.count++;
        const each = apply(array[i], kindOf(array[i]), depth, scope, i);
        if (each) failed.push(each);
        else validCount++;
        if (this.#left <= 0 && validCount > max) break;
      }
      if (validCount < min || validCount > max) return { ruleIndex, validCount, failedApplications: failed };
      this.#left = left;
      return undefined;
    };
  }

  #decoded({ decode, application }: ConstraintOf<"decoded">, ruleIndex: number, contents: Contents): FindOne {
    const apply = application && this.#apply(application);
    return (value, _kind, depth, scope) => {
      let content = value;
      for (const each of decode) {
        const step = contents.take(each, content);
        if (!step) return failureOf(ruleIndex, none);
        content = step.value;
      }
      const failed = apply?.(content, kindOf(content), depth, scope, undefined);
      return failed && failureOf(ruleIndex, [failed]);
    };
  }
}

/** Makes the function that looks whether a member is left over, by its name and the bits that are set when it runs. */
function isLeftOver(leftOver: LeftOver, bits: EvaluatedBits | undefined): (name: string) => boolean {
  const masks = Object.create(null) as Record<string, number | undefined>;
  for (const name of leftOver.names) masks[name] = leftOver.maskOfName(name) ?? -1;
  const others = leftOver.matched.length === 0 ? leftOver.mask : undefined;
  return (name) => {
    const mask = masks[name] ?? others ?? leftOver.maskOfName(name) ?? -1;
    // No bit is set of a member that is always left over, and all bits are meant by -1.
    return mask !== -1 && (bits === undefined || (bits.bits & mask) === 0);
  };
}

/** The contents of the current value of a block. Rules that share a step of decoding take it once. */
class Contents {
  readonly #taken = new Map<Decoding, { readonly from: unknown; readonly content: ReturnType<Decoding["call"]> }>();

  take(step: Decoding, from: unknown): ReturnType<Decoding["call"]> {
    const known = this.#taken.get(step);
    if (known && known.from === from) return known.content;
    const content = step.call(from as never, step.argument as never);
    this.#taken.set(step, { from, content });
    return content;
  }

  forget(): void {
    this.#taken.clear();
  }
}

/** A failed application whose failures are found when they are first read. */
class LaterApplication implements FailedApplication {
  readonly application: Application;
  readonly block: BlockId;
  readonly key = undefined;
  readonly isRepeated = false;
  readonly value: unknown;
  #finder: BlockFinder;
  #scope: Scope;
  #failures: readonly Failure[] | undefined;

  constructor(application: Application, value: unknown, finder: BlockFinder, scope: Scope) {
    this.application = application;
    this.block = application.target;
    this.value = value;
    this.#finder = finder;
    this.#scope = scope;
  }

  get failures(): readonly Failure[] {
    return (this.#failures ??= this.#finder.find(this.value, kindOf(this.value), 0, this.#scope) ?? []);
  }
}

/** A rule that tests a predicate. */
function ofTest(test: Test, ruleIndex: number): FindOne {
  // All values have the same failure of it.
  const failure = failureOf(ruleIndex, none);
  return (value, kind, depth, scope) => (holds(test, value, kind, depth, scope) ? undefined : failure);
}

/** The number of rules with a message among the failures of a block. */
function reportsIn(plan: Plan, id: BlockId, found: readonly Failure[]): number {
  let reports = 0;
  const pending = [{ block: id, failures: found }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { rules } = blockAt(plan, next.block);
    for (const { ruleIndex, failedApplications } of next.failures) {
      if (rules.at(ruleIndex)?.report) reports++;
      for (const each of failedApplications) pending.push(each);
    }
  }
  return reports;
}
