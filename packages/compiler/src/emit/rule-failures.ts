import type { Application, BlockId } from "@argot/core/plan";
import {
  array,
  assign,
  call,
  construct,
  type Expression,
  helper,
  literal,
  missing,
  name,
  not,
  object,
  present,
  orElse,
} from "../code/expression.js";
import {
  type Binding,
  constants,
  evaluate,
  guarded,
  isEmpty,
  nothing,
  sequence,
  type Statement,
  variables,
} from "../code/statement.js";
import { depthWithin } from "./application.js";
import type { ModuleContext } from "./module-context.js";
import { condition } from "./predicate.js";
import type { Sink, Site } from "./site.js";
import { testsOnly } from "./tests-only.js";

/** The failures of the block that a function explains: `undefined` while there are none. */
export const failures: Expression = name("f");

const none = helper("none");

/** Adds to a list. Only the engine counts: a module always finds all failures. */
const addTo = (list: Expression, one: Expression, { declaredNames }: ModuleContext): Statement =>
  evaluate(assign(list, call(helper(declaredNames ? "add" : "addCounted"), list, one)));

/** A sink for one rule: it gathers the applications that fail, in a list of the rule. */
export class RuleFailures implements Sink {
  readonly #ruleIndex: number;
  readonly #module: ModuleContext;
  readonly #list: Expression;
  readonly #held: Statement;
  #isUsed = false;

  /** @param held - Runs for each application that is valid. */
  constructor(ruleIndex: number, module: ModuleContext, held: Statement = nothing) {
    this.#ruleIndex = ruleIndex;
    this.#module = module;
    this.#list = module.variable("w");
    this.#held = held;
  }

  /** Adds a failure of the rule itself. It is the same for all values. */
  get fail(): Statement {
    return addTo(failures, failedTest(this.#ruleIndex, this.#module), this.#module);
  }

  /** Adds a failure of the rule with the failed applications, if there are any. */
  failWith(validCount: Expression): Statement {
    const gathered = this.#isUsed ? orElse(this.#list, none) : none;
    return addTo(failures, failedRule(this.#ruleIndex, validCount, gathered), this.#module);
  }

  /** The variable of the list; none for a rule without applications that can fail. */
  get bindings(): readonly Binding[] {
    return this.#isUsed ? [[this.#list]] : [];
  }

  /** Adds a failure of the rule if an application has failed. */
  get failWhereGathered(): Statement {
    if (!this.#isUsed) return nothing;
    return guarded(
      present(this.#list),
      addTo(failures, failedRule(this.#ruleIndex, literal(0), this.#list), this.#module),
    );
  }

  /** Statements that gather failed applications, after the declaration of the list and before the failure of the rule. */
  around(statements: Statement): Statement {
    return isEmpty(statements) ? nothing : sequence([variables(...this.bindings), statements, this.failWhereGathered]);
  }

  requireValid(application: Application, site: Site): Statement {
    const { context } = site;
    const { when } = application;
    const statements = this.#requireAlways({ ...application, when: undefined }, application, site);
    if (!isEmpty(statements)) this.#isUsed = true;
    return when ? guarded(condition(when, site, context.module), statements, this.#held) : statements;
  }

  #requireAlways(always: Application, application: Application, site: Site): Statement {
    const { context } = site;
    const { module } = context;
    const tests = testsOnly(application.target, module);
    if (!tests) {
      const found = module.variable("a");
      return sequence([
        constants([found, explained(application.target, site)]),
        guarded(present(found), this.#add(application, site, found), this.#held),
      ]);
    }
    // Tests run in place first: most values are valid, and this needs no call. A test without others is the one that fails.
    const [only, ...others] = tests;
    const found =
      only !== undefined && others.length === 0
        ? module.shareByKey("l", only, () => array([failedTest(only, module)]))
        : explained(application.target, site);
    return guarded(not(context.writer.holds(always, site, context)), this.#add(application, site, found), this.#held);
  }

  #add(application: Application, { key, value }: Site, found: Expression): Statement {
    return addTo(
      this.#list,
      object([
        ["application", this.#module.failedApplication(application)],
        ["block", literal(this.#module.originOf(application.target))],
        ["key", key ?? missing],
        ["value", value],
        ["failures", found],
      ]),
      this.#module,
    );
  }

  /** Adds an application that is known to fail. Its failures are found when they are first read. */
  addLater(application: Application, { value }: Site): Statement {
    this.#isUsed = true;
    const { target } = application;
    const module = this.#module;
    return addTo(
      this.#list,
      construct(
        helper("Later"),
        module.failedApplication(application),
        literal(module.originOf(target)),
        value,
        module.explainerOf(target),
      ),
      module,
    );
  }
}

/** The failures of a block; `undefined` if it is valid. */
function explained(target: BlockId, { value, context }: Pick<Site, "value" | "context">): Expression {
  const depth = context.module.analysis.recursive.has(target) ? [depthWithin(context)] : [];
  return call(context.module.explainerOf(target), value, ...depth);
}

const failedRule = (ruleIndex: number, validCount: Expression, failedApplications: Expression): Expression =>
  object([
    ["ruleIndex", literal(ruleIndex)],
    ["validCount", validCount],
    ["failedApplications", failedApplications],
  ]);

const failedTest = (ruleIndex: number, module: ModuleContext): Expression =>
  module.shareByKey("t", ruleIndex, () => failedRule(ruleIndex, literal(0), none));
