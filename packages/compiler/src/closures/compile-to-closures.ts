import {
  type Block,
  type BlockId,
  ruleOf,
  type Application,
  type Constraint,
  type ConstraintOf,
  inPlace,
  type Plan,
  type Profile,
  readsEvaluated,
  type Rule,
  JsonType,
  withoutImplied,
  type Fallback,
  type Verdict,
} from "@argot/core/plan";
import { type LeftToLoop, leftToLoop } from "../analysis/left-to-loop.js";
import { deepestCall, scopedBlocks } from "../analysis/recursion.js";
import { gather, noMembers } from "../analysis/members.js";
import { anything, isTypeTest, type Kinds, kindsFor, kindsLetThrough } from "../analysis/kinds.js";
import { alternatives } from "./alternatives.js";
import { items } from "./array.js";
import { Test, type Run, holds, type Maker, type Scope } from "./test.js";
import { about, alwaysHolds, asked, branch, branchNoting, either, every, not, only } from "./combine.js";
import { arrayKind, kindOf, objectKind } from "./kind.js";
import { EvaluatedBits } from "./evaluated-bits.js";
import { members } from "./object.js";
import { predicateTest } from "./predicate.js";

/** Blocks that apply one another to the same value are brought together up to so many calls. */
const highestCall = 12;

/**
 * Builds a function that decides the verdicts of a plan from closures, without generating code: each block becomes one
 * when it is first needed.
 *
 * @param plan - As `verdictPlan` returns it.
 * @param loop - The loop over the same plan.
 * @param _profile - What is known of the values to come. Closures need none: they find out by themselves.
 */
export function compileToClosures(plan: Plan, loop: Fallback, _profile?: Profile): Verdict {
  const entry = new ClosureCompiler(plan, loop).applyToChild([plan.entry]);
  const scope = loop.scope as Scope;
  return (value) => holds(entry, value, kindOf(value), 0, scope);
}

class ClosureCompiler implements Maker {
  readonly loop: Fallback;
  readonly #plan: Plan;
  readonly #scoped: ReadonlySet<BlockId>;
  readonly #left: LeftToLoop;
  /** The checks of blocks, filled in when they are first asked. */
  readonly #waiting = new Map<BlockId, Test>();
  readonly #made = new Map<BlockId, Test>();
  /** Blocks that are being made. */
  readonly #open = new Set<BlockId>();

  constructor(plan: Plan, loop: Fallback) {
    this.loop = loop;
    this.#plan = plan;
    this.#scoped = scopedBlocks(plan);
    this.#left = leftToLoop(plan, this.#scoped);
  }

  applyInPlace(application: Application, evaluatedBits?: EvaluatedBits): Test {
    if (evaluatedBits?.concerns(application)) return this.#noted(application, evaluatedBits);
    const target = application.dynamic === undefined ? this.#joined(application.target) : this.#dynamic(application);
    return application.when ? either([not(predicateTest(application.when)), target]) : target;
  }

  #noted(application: Application, evaluatedBits: EvaluatedBits): Test {
    const { target, when } = application;
    const inner = evaluatedBits.isWithin(application)
      ? this.#entered(target, this.#block(target, evaluatedBits))
      : this.#joined(target);
    const noting = evaluatedBits.noting(application, inner);
    return when ? branch(predicateTest(when), noting, alwaysHolds) : noting;
  }

  applyToChild(applications: readonly Application[]): Test {
    const [application, ...more] = applications;
    if (!application) return alwaysHolds;
    if (more.length > 0 || application.when)
      return waiting(() => every(applications.map((each) => this.applyInPlace(each))));
    return application.dynamic === undefined ? this.#lazy(application.target) : this.#dynamic(application);
  }

  isFalse({ target, dynamic, when }: Application): boolean {
    return (
      dynamic === undefined &&
      !when &&
      this.#rulesOf(target).some(
        ({ appliesTo, constraint }) =>
          appliesTo === JsonType.any &&
          constraint.op === "test" &&
          constraint.predicate.op === "or" &&
          constraint.predicate.of.length === 0,
      )
    );
  }

  #rulesOf(id: BlockId): readonly Rule[] {
    return withoutImplied((this.#plan.blocks[id] as Block).rules);
  }

  #lazy(id: BlockId): Test {
    const known = this.#waiting.get(id);
    if (known) return known;
    const check = waiting(() => this.#make(id));
    this.#waiting.set(id, check);
    return check;
  }

  /** A block that applies to the same value: joined to what applies it, unless that would pile up too many calls. */
  #joined(id: BlockId): Test {
    if (!this.#open.has(id) && (this.#made.has(id) || this.#open.size < highestCall)) {
      const made = this.#make(id);
      if (made.height <= highestCall) return made;
    }
    const check = this.#lazy(id);
    const { loop } = this;
    return asked(
      (value, kind, depth, scope) =>
        depth > deepestCall ? loop(id, value, scope) : holds(check, value, kind, depth + 1, scope),
      10,
    );
  }

  #dynamic(application: Application): Test {
    const { loop } = this;
    const decide: Run = (value, kind, depth, scope) => {
      const id = scope.target(application);
      return depth > deepestCall ? loop(id, value, scope) : holds(this.#lazy(id), value, kind, depth + 1, scope);
    };
    return asked(decide, 10);
  }

  #make(id: BlockId): Test {
    const known = this.#made.get(id);
    if (known) return known;
    this.#open.add(id);
    const check = this.#entered(id, this.#block(id));
    this.#open.delete(id);
    this.#made.set(id, check);
    return check;
  }

  /** The check of a block within its resource. */
  #entered(id: BlockId, check: Test): Test {
    if (!this.#scoped.has(id)) return check;
    const { always, maybe, run, cost, height } = check;
    const { resource } = this.#plan.blocks[id] as Block;
    const entering: Run = (value, kind, depth, scope) => run(value, kind, depth, scope.enter(resource));
    return new Test(always, maybe, entering, cost, height + 1);
  }

  #block(id: BlockId, evaluatedBits?: EvaluatedBits): Test {
    const rules = this.#rulesOf(id);
    const { loop } = this;
    if (this.#left.isLeftToLoop(id)) return asked((value, _kind, _depth, scope) => loop(id, value, scope), 20);
    const left = rules.reduce((kinds, rule) => kinds & letThrough(rule), anything);
    const layout = rules.some(({ constraint }) => readsEvaluated(constraint)) ? this.#left.layout(id) : undefined;
    if (!layout) return only(left, every(this.#rules(rules, left, id, evaluatedBits)));
    const own = new EvaluatedBits(layout);
    const making = rules.filter(({ constraint }) => inPlace(constraint));
    const others = rules.filter(({ constraint }) => !inPlace(constraint));
    const [made, read] = [making, others].map((each) => every(this.#rules(each, left, id, own)));
    return only(left, own.around(made ?? alwaysHolds, read ?? alwaysHolds));
  }

  #rules(rules: readonly Rule[], left: Kinds, id: BlockId, evaluatedBits: EvaluatedBits | undefined): Test[] {
    const requirements = noMembers();
    const arrays: ConstraintOf<"items">[] = [];
    const checks: Test[] = [];
    let objects = false;
    for (const rule of rules) {
      const kinds = kindsFor(rule.appliesTo) & left;
      if (kinds === 0 || isTypeTest(rule)) continue;
      if (kinds === objectKind && gather(rule, requirements)) objects = true;
      else if (kinds === arrayKind && rule.constraint.op === "items") arrays.push(rule.constraint);
      else checks.push(about(kinds, this.#constraint(rule.constraint, id, evaluatedBits)));
    }
    if (objects) checks.push(members(requirements, id, this, evaluatedBits));
    if (arrays.length > 0) checks.push(items(arrays, id, this, evaluatedBits));
    return checks;
  }

  #constraint(constraint: Constraint, id: BlockId, evaluatedBits: EvaluatedBits | undefined): Test {
    switch (constraint.op) {
      case "test":
        return predicateTest(constraint.predicate);
      case "all":
        return every(constraint.applications.map((application) => this.applyInPlace(application, evaluatedBits)));
      case "some":
        return alternatives(constraint, this.#plan, this, evaluatedBits);
      case "branch":
        return (evaluatedBits?.concerns(constraint.if) ? branchNoting : branch)(
          this.applyInPlace(constraint.if, evaluatedBits),
          constraint.then ? this.applyInPlace(constraint.then, evaluatedBits) : alwaysHolds,
          constraint.else ? this.applyInPlace(constraint.else, evaluatedBits) : alwaysHolds,
        );
      case "decoded":
        return this.#decoded(constraint, id);
      case "nothing":
        return alwaysHolds;
      case "members":
      case "names": {
        const requirements = noMembers();
        gather(ruleOf(JsonType.object, constraint), requirements);
        return members(requirements, id, this, evaluatedBits);
      }
      case "items":
        return items([constraint], id, this, evaluatedBits);
    }
  }

  #decoded({ decode, application }: ConstraintOf<"decoded">, id: BlockId): Test {
    const check = application ? this.applyToChild([application]) : alwaysHolds;
    const { loop } = this;
    return asked((value, _kind, depth, scope) => {
      if (depth > deepestCall) return loop(id, value, scope);
      let content = value;
      for (const { call, argument } of decode) {
        const step = call(content as never, argument as never);
        if (!step) return false;
        content = step.value;
      }
      return holds(check, content, kindOf(content), depth + 1, scope);
    }, 10);
  }
}

/** A check that is made when it is first asked. */
function waiting(make: () => Test): Test {
  const check: Test = asked((value, kind, depth, scope) => {
    const { always, maybe, run, cost, height } = make();
    check.always = always;
    check.maybe = maybe;
    check.run = run;
    check.cost = cost;
    check.height = height;
    return holds(check, value, kind, depth, scope);
  }, 10);
  return check;
}

const letThrough = (rule: Rule): Kinds =>
  isTypeTest(rule) && rule.constraint.op === "test" ? kindsLetThrough(rule.constraint.predicate) : anything;
