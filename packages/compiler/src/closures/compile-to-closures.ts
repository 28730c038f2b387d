import {
  blockAt,
  guardedRun,
  type BlockId,
  type Application,
  type ConstraintOf,
  isNeverValid,
  inPlace,
  isPlain,
  type Plan,
  readsEvaluated,
  type Rule,
  withoutImplied,
  type Closures,
  type Fallback,
  type SearchingFallback,
  maxCallDepth,
} from "@argot/core/plan";
import { BlockFacts } from "../analysis/block-facts.js";
import { decidingBlock, rulesInPlace } from "../analysis/rules-in-place.js";
import { gatherMembers } from "../analysis/members.js";
import {
  anything,
  arrayKind,
  isTypeTest,
  kindOf,
  type Kinds,
  kindsFor,
  acceptedKinds,
  objectKind,
} from "../analysis/kinds.js";
import { alternatives } from "./alternatives.js";
import { itemsTest } from "./array.js";
import { Test, type Run, holds, type Scope } from "./test-run.js";
import type { TestMaker } from "./test-maker.js";
import { about, alwaysHolds, branch, decidedBy, either, every, denied, only } from "./combine.js";
import { closuresOf } from "./constraints.js";
import { EvaluatedBits } from "./evaluated-bits.js";
import { FailureSearch } from "./search/failure-search.js";
import { membersTest } from "./object.js";
import { predicateTest } from "./predicate.js";

/** Maximum number of nested calls for one value in a block into which other blocks are inlined. */
const maxHeight = 12;

/**
 * Makes the functions of a plan from closures, without generating code. The closures of a block are made when a value first reaches the
 * block, and look at no other part of the plan.
 *
 * @param isDynamic - Whether the plan has dynamic applications. All of its blocks are looked at then.
 * @param loop - The loop over the same plan.
 */
export function compileToClosures(plan: Plan, isDynamic: boolean, loop: SearchingFallback): Closures {
  const compiler = new ClosureCompiler(plan, isDynamic, loop);
  const entry = compiler.testOf(plan.entry.target);
  const search = new FailureSearch(plan, loop, compiler);
  const { work } = loop;
  const scope = loop.scope as Scope;
  return {
    verdict: guardedRun((value) => holds(entry, value, kindOf(value), 0, scope), work, loop, plan.entry.target),
    findFailures(value, end) {
      // Not by `guardedRun`: a closure for each value takes time.
      try {
        work.begin(value);
        return work.end(search.run(value, scope, end));
      } catch (error) {
        return work.settle(
          error,
          value,
          (block, from) => loop.findFailures(block, from, scope, end),
          plan.entry.target,
        );
      }
    },
  };
}

/** Makes the tests of blocks. */
class ClosureCompiler implements TestMaker {
  readonly loop: Fallback;
  readonly plan: Plan;
  readonly facts: BlockFacts;
  /** Tests of blocks that make themselves when they first run. */
  readonly #lazy = new Map<BlockId, Test>();
  /** Tests of blocks that have been made. */
  readonly #made = new Map<BlockId, Test>();
  /** Tests of alternatives that set no bits. */
  readonly #alternatives = new Map<ConstraintOf<"some">, Test>();
  /** Blocks whose tests are being made. */
  readonly #inProgress = new Set<BlockId>();

  constructor(plan: Plan, isDynamic: boolean, loop: Fallback) {
    this.loop = loop;
    this.plan = plan;
    this.facts = new BlockFacts(plan, isDynamic);
  }

  applyInPlace(application: Application, evaluatedBits?: EvaluatedBits): Test {
    if (evaluatedBits?.concerns(application)) return this.#settingBits(application, evaluatedBits);
    const target = application.dynamic === undefined ? this.#inline(application.target) : this.#dynamic(application);
    return application.when ? either([denied(predicateTest(application.when)), target]) : target;
  }

  #settingBits(application: Application, evaluatedBits: EvaluatedBits): Test {
    const { target, when } = application;
    const inner = evaluatedBits.isWithin(application)
      ? this.#inResource(target, this.#block(target, evaluatedBits))
      : this.#inline(target);
    const setting = evaluatedBits.setting(application, inner);
    return when ? branch(predicateTest(when), setting, alwaysHolds) : setting;
  }

  applyToChild(applications: readonly Application[]): Test {
    const [application, ...more] = applications;
    if (!application) return alwaysHolds;
    if (more.length > 0 || application.when)
      return lazy(() => every(applications.map((each) => this.applyInPlace(each))));
    return application.dynamic === undefined ? this.testOf(application.target) : this.#dynamic(application);
  }

  rulesOf(id: BlockId): readonly Rule[] {
    const { facts } = this;
    return rulesInPlace(this.plan, decidingBlock(this.plan, id, facts), facts);
  }

  neverHolds(application: Application): boolean {
    return isPlain(application) && isNeverValid(blockAt(this.plan, application.target));
  }

  /** The test of a block. It makes itself when it first runs. */
  testOf(id: BlockId): Test {
    const known = this.#lazy.get(id);
    if (known) return known;
    const test = lazy(() => this.#make(id));
    this.#lazy.set(id, test);
    return test;
  }

  /** The test of a block that is applied in place. It is part of the test that applies it, unless calls would nest too deep. */
  #inline(id: BlockId): Test {
    if (!this.#inProgress.has(id) && (this.#made.has(id) || this.#inProgress.size < maxHeight)) {
      const made = this.#make(id);
      if (made.height <= maxHeight) return made;
    }
    const test = this.testOf(id);
    const { loop } = this;
    return decidedBy(
      (value, kind, depth, scope) =>
        depth > maxCallDepth ? loop(id, value, scope) : holds(test, value, kind, depth + 1, scope),
      10,
    );
  }

  #dynamic(application: Application): Test {
    const { loop } = this;
    const run: Run = (value, kind, depth, scope) => {
      const id = scope.target(application);
      return depth > maxCallDepth ? loop(id, value, scope) : holds(this.testOf(id), value, kind, depth + 1, scope);
    };
    return decidedBy(run, 10);
  }

  #make(id: BlockId): Test {
    const known = this.#made.get(id);
    if (known) return known;
    this.#inProgress.add(id);
    const test = this.#inResource(id, this.#block(id));
    this.#inProgress.delete(id);
    this.#made.set(id, test);
    return test;
  }

  /** The test of a block, run in the scope of its resource. */
  #inResource(id: BlockId, test: Test): Test {
    if (!this.facts.scoped.has(id)) return test;
    const { always, maybe, run, cost, height } = test;
    const { resource } = blockAt(this.plan, id);
    const entering: Run = (value, kind, depth, scope) => run(value, kind, depth, scope.enter(resource));
    return new Test(always, maybe, entering, cost, height + 1);
  }

  #block(id: BlockId, evaluatedBits?: EvaluatedBits): Test {
    const { loop } = this;
    if (this.facts.isLeftToLoop(id)) return decidedBy((value, _kind, _depth, scope) => loop(id, value, scope), 20);
    const own = blockAt(this.plan, id).rules;
    const layout = own.some(({ constraint }) => readsEvaluated(constraint)) ? this.facts.layout(id) : undefined;
    const rules = withoutImplied(layout || evaluatedBits ? own : rulesInPlace(this.plan, id, this.facts));
    const left = rules.reduce((kinds, rule) => kinds & acceptedKinds(rule), anything);
    if (!layout) return only(left, every(this.#rules(rules, left, id, evaluatedBits)));
    const bits = new EvaluatedBits(layout);
    const setting = rules.filter(({ constraint }) => inPlace(constraint));
    const others = rules.filter(({ constraint }) => !inPlace(constraint));
    const testOf = (group: readonly Rule[]): Test => every(this.#rules(group, left, id, bits));
    return only(left, bits.around(testOf(setting), testOf(others)));
  }

  /** The test of those rules of a block that set bits of the evaluated set. */
  settingBits(id: BlockId, bits: EvaluatedBits): Test {
    const setting = blockAt(this.plan, id).rules.filter(({ constraint }) => inPlace(constraint));
    return every(this.#rules(setting, anything, id, bits));
  }

  /** Tests for the rules of a block: one for all rules about members, one for all rules about items, and one for each other rule. */
  #rules(rules: readonly Rule[], left: Kinds, id: BlockId, evaluatedBits: EvaluatedBits | undefined): Test[] {
    const kindsLeft = (rule: Rule): Kinds => kindsFor(rule.appliesTo) & left;
    const applicable = rules.filter((rule) => !isTypeTest(rule) && kindsLeft(rule) !== 0);
    const ofObjects = applicable.filter((rule) => kindsLeft(rule) === objectKind);
    const { members, gathered } = gatherMembers(ofObjects, evaluatedBits?.layout);
    const isGathered = new Set(gathered);
    const aboutItems: ConstraintOf<"items">[] = [];
    const tests: Test[] = [];
    for (const rule of applicable) {
      const { constraint } = rule;
      if (isGathered.has(rule)) continue;
      if (kindsLeft(rule) === arrayKind && constraint.op === "items") aboutItems.push(constraint);
      else {
        const test = closuresOf(constraint).test(constraint, { block: id, bits: evaluatedBits, maker: this });
        tests.push(about(kindsLeft(rule), test));
      }
    }
    if (gathered.length > 0) tests.push(membersTest(members, id, this, evaluatedBits));
    if (aboutItems.length > 0) tests.push(itemsTest(aboutItems, id, this, evaluatedBits));
    return tests;
  }

  alternatives(constraint: ConstraintOf<"some">): Test {
    const known = this.#alternatives.get(constraint);
    if (known) return known;
    const test = alternatives(constraint, this);
    this.#alternatives.set(constraint, test);
    return test;
  }
}

/** A test that makes itself when it first runs. */
function lazy(make: () => Test): Test {
  const test: Test = decidedBy((value, kind, depth, scope) => {
    const { always, maybe, run, cost, height } = make();
    test.always = always;
    test.maybe = maybe;
    test.run = run;
    test.cost = cost;
    test.height = height;
    return holds(test, value, kind, depth, scope);
  }, 10);
  return test;
}
