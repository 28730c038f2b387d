import {
  type Block,
  type BlockId,
  demand,
  type Edge,
  type Goal,
  type GoalOf,
  inPlace,
  type Plan,
  type Profile,
  readsMarks,
  type Rule,
  T,
  withoutImplied,
  type HandOver,
  type Verdict,
} from "@argot/core/plan";
import { type Analysis, leftToLoop, scopedBlocks } from "../analysis.js";
import { gather, type Members } from "../emit/object.js";
import { anything, type Kinds, kindsFor, kindsOf } from "../emit/types.js";
import { alternatives } from "./alternatives.js";
import { items } from "./array.js";
import { Check, type Decide, deepestCall, holds, type Maker, type Scope } from "./check.js";
import { about, always, asked, branch, branchNoting, either, every, not, only } from "./combine.js";
import { arrayKind, kindOf, objectKind } from "./kind.js";
import { Notes } from "./notes.js";
import { members } from "./object.js";
import { predicate } from "./predicate.js";

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
export function assemble(plan: Plan, loop: HandOver, _profile?: Profile): Verdict {
  const entry = new Assembler(plan, loop).there([plan.entry]);
  const scope = loop.scope as Scope;
  return (value) => holds(entry, value, kindOf(value), 0, scope);
}

class Assembler implements Maker {
  readonly loop: HandOver;
  readonly #plan: Plan;
  readonly #scoped: ReadonlySet<BlockId>;
  readonly #left: Pick<Analysis, "marks" | "isLeftToLoop">;
  /** The checks of blocks, filled in when they are first asked. */
  readonly #waiting = new Map<BlockId, Check>();
  readonly #made = new Map<BlockId, Check>();
  /** Blocks that are being made. */
  readonly #open = new Set<BlockId>();

  constructor(plan: Plan, loop: HandOver) {
    this.loop = loop;
    this.#plan = plan;
    this.#scoped = scopedBlocks(plan);
    this.#left = leftToLoop(plan, this.#scoped);
  }

  here(edge: Edge, notes?: Notes): Check {
    if (notes?.concerns(edge)) return this.#noted(edge, notes);
    const target = edge.dynamic === undefined ? this.#joined(edge.target) : this.#dynamic(edge);
    return edge.when ? either([not(predicate(edge.when)), target]) : target;
  }

  #noted(edge: Edge, notes: Notes): Check {
    const { target, when } = edge;
    const inner = notes.isWithin(edge) ? this.#entered(target, this.#block(target, notes)) : this.#joined(target);
    const noting = notes.noting(edge, inner);
    return when ? branch(predicate(when), noting, always) : noting;
  }

  there(edges: readonly Edge[]): Check {
    const [edge, ...more] = edges;
    if (!edge) return always;
    if (more.length > 0 || edge.when) return waiting(() => every(edges.map((each) => this.here(each))));
    return edge.dynamic === undefined ? this.#lazy(edge.target) : this.#dynamic(edge);
  }

  isFalse({ target, dynamic, when }: Edge): boolean {
    return (
      dynamic === undefined &&
      !when &&
      this.#rulesOf(target).some(
        ({ applies, goal }) =>
          applies === T.any && goal.op === "test" && goal.pred.op === "or" && goal.pred.of.length === 0,
      )
    );
  }

  #rulesOf(id: BlockId): readonly Rule[] {
    return withoutImplied((this.#plan.blocks[id] as Block).rules);
  }

  #lazy(id: BlockId): Check {
    const known = this.#waiting.get(id);
    if (known) return known;
    const check = waiting(() => this.#make(id));
    this.#waiting.set(id, check);
    return check;
  }

  /** A block that applies to the same value: joined to what applies it, unless that would pile up too many calls. */
  #joined(id: BlockId): Check {
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

  #dynamic(edge: Edge): Check {
    const { loop } = this;
    const decide: Decide = (value, kind, depth, scope) => {
      const id = scope.target(edge);
      return depth > deepestCall ? loop(id, value, scope) : holds(this.#lazy(id), value, kind, depth + 1, scope);
    };
    return asked(decide, 10);
  }

  #make(id: BlockId): Check {
    const known = this.#made.get(id);
    if (known) return known;
    this.#open.add(id);
    const check = this.#entered(id, this.#block(id));
    this.#open.delete(id);
    this.#made.set(id, check);
    return check;
  }

  /** The check of a block within its resource. */
  #entered(id: BlockId, check: Check): Check {
    if (!this.#scoped.has(id)) return check;
    const { pass, ask, decide, cost, height } = check;
    const { resource } = this.#plan.blocks[id] as Block;
    const entering: Decide = (value, kind, depth, scope) => decide(value, kind, depth, scope.enter(resource));
    return new Check(pass, ask, entering, cost, height + 1);
  }

  #block(id: BlockId, notes?: Notes): Check {
    const rules = this.#rulesOf(id);
    const { loop } = this;
    if (this.#left.isLeftToLoop(id)) return asked((value, _kind, _depth, scope) => loop(id, value, scope), 20);
    const left = rules.reduce((kinds, rule) => kinds & letThrough(rule), anything);
    const marks = rules.some(({ goal }) => readsMarks(goal)) ? this.#left.marks(id) : undefined;
    if (!marks) return only(left, every(this.#rules(rules, left, id, notes)));
    const own = new Notes(marks);
    const making = rules.filter(({ goal }) => inPlace(goal));
    const others = rules.filter(({ goal }) => !inPlace(goal));
    const [made, read] = [making, others].map((each) => every(this.#rules(each, left, id, own)));
    return only(left, own.around(made ?? always, read ?? always));
  }

  #rules(rules: readonly Rule[], left: Kinds, id: BlockId, notes: Notes | undefined): Check[] {
    const demands: Members = { required: new Set(), named: new Map(), patterns: [], rests: [], names: [], sizes: [] };
    const arrays: GoalOf<"items">[] = [];
    const checks: Check[] = [];
    let objects = false;
    for (const rule of rules) {
      const kinds = kindsFor(rule.applies) & left;
      if (kinds === 0 || isTypeTest(rule)) continue;
      if (kinds === objectKind && gather(rule, demands)) objects = true;
      else if (kinds === arrayKind && rule.goal.op === "items") arrays.push(rule.goal);
      else checks.push(about(kinds, this.#goal(rule.goal, id, notes)));
    }
    if (objects) checks.push(members(demands, id, this, notes));
    if (arrays.length > 0) checks.push(items(arrays, id, this, notes));
    return checks;
  }

  #goal(goal: Goal, id: BlockId, notes: Notes | undefined): Check {
    switch (goal.op) {
      case "test":
        return predicate(goal.pred);
      case "all":
        return every(goal.edges.map((edge) => this.here(edge, notes)));
      case "some":
        return alternatives(goal, this.#plan, this, notes);
      case "branch":
        return (notes?.concerns(goal.if) ? branchNoting : branch)(
          this.here(goal.if, notes),
          goal.then ? this.here(goal.then, notes) : always,
          goal.else ? this.here(goal.else, notes) : always,
        );
      case "decoded":
        return this.#decoded(goal, id);
      case "nothing":
        return always;
      case "members":
      case "names": {
        const demands: Members = {
          required: new Set(),
          named: new Map(),
          patterns: [],
          rests: [],
          names: [],
          sizes: [],
        };
        gather(demand(T.object, goal), demands);
        return members(demands, id, this, notes);
      }
      case "items":
        return items([goal], id, this, notes);
    }
  }

  #decoded({ decode, edge }: GoalOf<"decoded">, id: BlockId): Check {
    const check = edge ? this.there([edge]) : always;
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
function waiting(make: () => Check): Check {
  const check: Check = asked((value, kind, depth, scope) => {
    const { pass, ask, decide, cost, height } = make();
    check.pass = pass;
    check.ask = ask;
    check.decide = decide;
    check.cost = cost;
    check.height = height;
    return holds(check, value, kind, depth, scope);
  }, 10);
  return check;
}

const isTypeTest = ({ applies, goal }: Rule): boolean =>
  applies === T.any && goal.op === "test" && goal.pred.op === "is";

const letThrough = (rule: Rule): Kinds =>
  isTypeTest(rule) && rule.goal.op === "test" && rule.goal.pred.op === "is" ? kindsOf(rule.goal.pred.types) : anything;
