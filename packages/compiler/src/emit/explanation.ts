// Explanations: code that finds the same failures as the loop. It goes on after a failure, and allocates nothing for valid parts.
import {
  applicationsOf,
  type Application,
  blockAt,
  constantMember,
  type Constraint,
  type ConstraintOf,
  type Decoding,
  inPlace,
  type Range,
  readsEvaluated,
  type Rule,
  withRulesOf,
  JsonType,
  maxCallDepth,
} from "@argot/core/plan";
import { anything, kindsFor } from "../analysis/kinds.js";
import { gatherMembers, onlyRequires } from "../analysis/members.js";
import {
  absent,
  always,
  and,
  array,
  assign,
  compare,
  call,
  conditional,
  differs,
  type Expression,
  fallback,
  helper,
  increment,
  literal,
  member,
  method,
  missing,
  never,
  not,
  property,
  typeIs,
  orElse,
} from "../code/expression.js";
import {
  alwaysFails,
  canFail,
  constants,
  declareFunction,
  evaluate,
  failByLeaving,
  guarded,
  isEmpty,
  nothing,
  recovering,
  returning,
  sequence,
  type Statement,
  variables,
} from "../code/statement.js";
import { failingWith } from "./application.js";
import { eachItem, arrayRules, outOfRange } from "./array.js";
import { constraintStatements } from "./constraint.js";
import { countApplication } from "./count-work.js";
import { EvaluatedBits } from "./evaluated-bits.js";
import { isOneOf } from "./kind-test.js";
import type { ModuleContext } from "./module-context.js";
import { hasOwn } from "./predicate.js";
import { failures, RuleFailures } from "./rule-failures.js";
import { type FunctionContext, parameters, type Sink, type Site } from "./site.js";
import { testsOnly } from "./tests-only.js";
import { type MemberRules, walkMembers } from "./walk-members.js";

/** Facts that the code of one explaining function shares. */
interface Explanation {
  /** The indices of the rules that read the evaluated set, including those that a pass has resolved. */
  readonly readers: ReadonlySet<number>;
  /** Leaves the block to the loop. */
  readonly byLoop: Statement;
  readonly decodings: Decodings;
}

/** A site for which there is no sink yet. */
type SiteWithoutSink = Omit<Site, "sink">;

/** A rule, its index, and the sink for its failures. */
interface NumberedRule {
  readonly rule: Rule;
  readonly ruleIndex: number;
  readonly sink: RuleFailures;
}

/** The function that explains a block: it returns the failures of the block's rules, or `undefined` if the block is valid. */
export function explainerOf(context: FunctionContext, readers: ReadonlySet<number>): Statement {
  const { id, module, recursive } = context;
  const { analysis } = module;
  const { rules } = blockAt(analysis.plan, id);
  const byLoop = returning(method(fallback(id), "explain", literal(id), parameters.value));
  const declared = (body: Statement): Statement =>
    declareFunction(
      module.explainerOf(id),
      recursive ? [parameters.value, parameters.depth] : [parameters.value],
      body,
    );
  if (analysis.isLeftToLoop(id)) return declared(byLoop);
  const layout = rules.some(({ constraint }) => readsEvaluated(constraint)) ? analysis.layout(id) : undefined;
  const evaluatedBits = layout && new EvaluatedBits(layout, module);
  const decodings = new Decodings(rules, module);
  const site = { context, value: parameters.value, known: anything, key: undefined, evaluatedBits };
  const statements = rulesStatements(rules, site, { readers, byLoop, decodings });
  return declared(
    sequence([
      recursive ? guarded(compare(parameters.depth, ">", literal(maxCallDepth)), byLoop) : nothing,
      countApplication(id, module),
      variables([failures], ...decodings.variables.map((variable) => [variable] as const)),
      evaluatedBits?.around(statements) ?? statements,
      returning(failures),
    ]),
  );
}

/** Variables for decoded content, which rules share: one for each sequence of decoding steps. */
class Decodings {
  readonly #found: { readonly steps: readonly Decoding[]; readonly variable: Expression }[] = [];

  constructor(rules: readonly Rule[], module: ModuleContext) {
    for (const { constraint } of rules) {
      if (constraint.op !== "decoded") continue;
      for (const i of constraint.decode.keys()) {
        const steps = constraint.decode.slice(0, i + 1);
        if (!this.get(steps)) this.#found.push({ steps, variable: module.variable("v") });
      }
    }
  }

  get variables(): readonly Expression[] {
    return this.#found.map(({ variable }) => variable);
  }

  get(steps: readonly Decoding[]): Expression | undefined {
    return this.#found.find(
      (each) => each.steps.length === steps.length && each.steps.every((step, i) => step === steps.at(i)),
    )?.variable;
  }
}

/** Rules in their order. Successive rules for the same types share one condition. */
function rulesStatements(rules: readonly Rule[], at: SiteWithoutSink, explanation: Explanation): Statement {
  const { module } = at.context;
  const groups: NumberedRule[][] = [];
  for (const [ruleIndex, rule] of rules.entries()) {
    const last = groups.at(-1);
    const previous = last?.at(-1)?.rule;
    const numbered = { rule, ruleIndex, sink: new RuleFailures(ruleIndex, module) };
    // Rules that read the evaluated set come after those that add to it.
    const isSame =
      previous?.appliesTo === rule.appliesTo && readsEvaluated(previous.constraint) === readsEvaluated(rule.constraint);
    if (isSame) last?.push(numbered);
    else groups.push([numbered]);
  }
  return sequence(
    groups.map((group) => {
      const known = kindsFor(group.at(0)?.rule.appliesTo ?? JsonType.any);
      return guarded(isOneOf(at, known), groupStatements(group, rules, { ...at, known }, explanation));
    }),
  );
}

/** One walk through the members of an object for all rules about members, then the statements of each rule. */
function groupStatements(
  group: readonly NumberedRule[],
  rules: readonly Rule[],
  at: SiteWithoutSink,
  explanation: Explanation,
): Statement {
  const { module } = at.context;
  const memberRules = group.flatMap(({ rule, sink }) => {
    const { op } = rule.constraint;
    if (op !== "members" && op !== "names") return [];
    return { rule, members: gatherMembers([rule], at.evaluatedBits?.layout).members, sink };
  });
  const walk = (found: readonly MemberRules[], sink: Sink): Statement =>
    guarded(isOneOf(at, JsonType.object), walkMembers(found, { ...at, sink }));
  const [first] = memberRules;
  const ownWalk = first ? walk(memberRules, first.sink) : nothing;
  // A walk through the members counts those that are required as well: if all are there, they need no test.
  const requiring = isEmpty(ownWalk) || at.known !== JsonType.object ? [] : group.filter(isRequirement);
  const isIncomplete = requiring.length === 0 ? always : module.variable("c");
  const countingWalk = (): Statement => {
    const sink = failingWith(evaluate(assign(isIncomplete, always)));
    const requirements = requiring.map(({ rule }) => rule);
    const { members } = gatherMembers(requirements, undefined);
    return sequence([variables([isIncomplete, never]), walk([...memberRules, { members, sink }], sink)]);
  };
  const lists = memberRules.flatMap(({ sink }) => sink.bindings);
  const statements = group.map((numbered) => {
    const own = ruleStatements(numbered, at, explanation);
    const statement = requiring.includes(numbered) ? guarded(isIncomplete, own) : own;
    return explanation.readers.has(numbered.ruleIndex)
      ? sequence([guarded(not(evaluatedIsKnown(rules)), explanation.byLoop), statement])
      : statement;
  });
  return sequence([
    lists.length === 0 ? nothing : variables(...lists),
    module.withComments(
      memberRules.map(({ rule }) => rule),
      requiring.length === 0 ? ownWalk : countingWalk(),
    ),
    ...statements,
  ]);
}

/** Whether a rule requires nothing but members. */
const isRequirement = ({ rule: { constraint } }: NumberedRule): boolean =>
  constraint.op === "test" && onlyRequires(constraint.predicate);

/**
 * A condition: no rule that applies schemas in place has failed. If one has, it is unknown what these evaluate, and the loop looks
 * at what they declare instead.
 */
function evaluatedIsKnown(rules: readonly Rule[]): Expression {
  const numbers = rules.flatMap(({ constraint }, ruleIndex) => (inPlace(constraint) ? [literal(ruleIndex)] : []));
  return numbers.length === 0 ? always : not(call(helper("isLost"), failures, array(numbers)));
}

function ruleStatements(
  { rule, ruleIndex, sink }: NumberedRule,
  at: SiteWithoutSink,
  { decodings }: Explanation,
): Statement {
  const { constraint } = rule;
  const site: Site = { ...at, sink };
  const withComment = (statement: Statement): Statement => at.context.module.withComments([rule], statement);
  switch (constraint.op) {
    case "test":
      return withComment(constraintStatements(constraint, site));
    case "all":
    case "branch": {
      const found = sink.around(constraintStatements(constraint, { ...site, evaluatedBits: undefined }));
      return withComment(setsBits(constraint, site) ? verdictFirst(constraint, found, site) : found);
    }
    case "some":
      return withComment(verdictFirst(constraint, failingAlternatives(constraint, ruleIndex, site), site));
    case "members":
    case "names":
      // The walk has gathered the failures.
      return sink.failWhereGathered;
    case "items":
      return constraint.quota
        ? withComment(verdictFirst(constraint, failingItems(constraint, constraint.quota, ruleIndex, site), site))
        : sink.around(guarded(isOneOf(site, JsonType.array), arrayRules([rule], site)));
    case "decoded":
      return withComment(decodedStatements(constraint, decodings, sink, site));
    case "nothing":
      return nothing;
  }
}

const setsBits = (constraint: Constraint, { evaluatedBits }: Site): boolean =>
  evaluatedBits !== undefined && applicationsOf(constraint).some((application) => evaluatedBits.concerns(application));

/** Decides the verdict first, which sets bits of the evaluated set. `found`, which finds the failures, runs only if it fails. */
function verdictFirst(constraint: Constraint, found: Statement, site: Site): Statement {
  const { module } = site.context;
  const [passed, failed] = [module.variable("l"), module.variable("l")];
  const verdict = constraintStatements(constraint, { ...site, sink: failingWith(failByLeaving(failed)) });
  if (alwaysFails(verdict)) return found;
  if (!canFail(verdict)) return verdict;
  return recovering(verdict, failed, found, passed);
}

/** Applies all alternatives, and gathers those that fail. Runs only if the number of valid ones is wrong. */
function failingAlternatives(constraint: ConstraintOf<"some">, ruleIndex: number, at: SiteWithoutSink): Statement {
  const { module } = at.context;
  const validCount = module.variable("n");
  const sink = new RuleFailures(ruleIndex, module, evaluate(increment(validCount)));
  const site: Site = { ...at, sink, evaluatedBits: undefined };
  const discriminators = new ConstantMembers(site);
  const tries = constraint.applications.map((application) => {
    const tried = sink.requireValid(application, site);
    if (constraint.range.max === 0) return tried;
    const isOther = discriminators.differ(application);
    return isOther ? guarded(isOther, sink.addLater(application, site), tried) : tried;
  });
  return sequence([
    variables(...sink.bindings, [validCount, literal(0)]),
    discriminators.declarations,
    ...tries,
    sink.failWith(validCount),
  ]);
}

/** Members of a value that discriminate between alternatives. Each is read once. */
class ConstantMembers {
  readonly #site: Site;
  readonly #found = new Map<string, Expression>();

  constructor(site: Site) {
    this.#site = site;
  }

  /**
   * A condition: the value has another constant than the alternative requires. The alternative then fails, and its other failures
   * are found only when they are read. `undefined` if the alternative requires no constant.
   */
  differ(application: Application): Expression | undefined {
    const { module } = this.#site.context;
    const target = withRulesOf(module.analysis.plan, application);
    const constant = testsOnly(application.target, module)
      ? undefined
      : constantMember(target.plan, target.application);
    if (!constant) return undefined;
    const found = this.#found.get(constant.name) ?? module.variable("m");
    this.#found.set(constant.name, found);
    return and([typeIs(found, "string"), differs(found, literal(constant.value))]);
  }

  get declarations(): Statement {
    const { value } = this.#site;
    return sequence(
      Array.from(this.#found, ([name, found]) => {
        const isThere = and([isOneOf(this.#site, JsonType.object), hasOwn(value, name)]);
        return constants([found, conditional(isThere, member(value, name), missing)]);
      }),
    );
  }
}

/** Counts valid items. Invalid ones are failures only if the count is wrong. */
function failingItems(constraint: ConstraintOf<"items">, quota: Range, ruleIndex: number, at: Site): Statement {
  const { module } = at.context;
  const validCount = module.variable("n");
  const sink = new RuleFailures(ruleIndex, module, evaluate(increment(validCount)));
  const items = eachItem(constraint, { ...at, sink });
  return sequence([
    variables(...sink.bindings, [validCount, literal(0)]),
    items,
    guarded(outOfRange(validCount, quota), sink.failWith(validCount)),
  ]);
}

function decodedStatements(
  { decode, application }: ConstraintOf<"decoded">,
  decodings: Decodings,
  sink: RuleFailures,
  site: Site,
): Statement {
  const { module } = site.context;
  let content = site.value;
  let known = always;
  const steps = decode.map((step, i) => {
    const found = decodings.get(decode.slice(0, i + 1)) as Expression;
    const taken = call(module.constant(step.call), content, module.constant(step.argument));
    // `null` if the step has been run and has failed.
    const statement = guarded(and([known, absent(found)]), evaluate(assign(found, orElse(taken, literal(null)))));
    content = property(found, "value");
    known = found;
    return statement;
  });
  const at: Site = { ...site, value: content, known: anything, evaluatedBits: undefined };
  const inner = application ? sink.around(sink.requireValid(application, at)) : nothing;
  return sequence([...steps, guarded(not(known), sink.fail, inner)]);
}
