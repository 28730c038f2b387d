import { type Application, type ConstraintOf, isPlain, type Json, JsonType, type Plan } from "@argot/core/plan";
import { discriminatorsOf } from "../analysis/discriminators.js";
import { anything, type Kinds } from "../analysis/kinds.js";
import { compare, conditional, increment, literal, member, missing, not, or } from "../code/expression.js";
import { chain, evaluate, guarded, leave, nothing, sequence, type Statement, variables } from "../code/statement.js";
import type { EvaluatedBitsCode } from "./evaluated-bits.js";
import { isOneOf } from "./kind-test.js";
import { hasOwn } from "./predicate.js";
import type { FunctionContext, Site } from "./site.js";
import { switchOnText } from "./switch.js";

type Some = ConstraintOf<"some">;

/**
 * A constraint that counts valid schemas, as statements. If the kind of the value, or a constant that each schema requires of
 * the same member, leaves a single candidate, the code jumps to it instead of trying each schema.
 */
export function alternativesCode(constraint: Some, site: Site): Statement {
  const { min, max } = constraint.range;
  const jump = min === 1 && max >= 1 ? byKind(constraint, site) : undefined;
  return jump ?? tried(constraint.applications, constraint, site);
}

/** Tries the schemas one after another. */
function tried(applications: readonly Application[], { range: { min, max } }: Some, site: Site): Statement {
  const { context, evaluatedBits, fail } = site;
  if (evaluatedBits && max > 0 && applications.some((application) => evaluatedBits.concerns(application)))
    return allTried(applications, min, max, site, evaluatedBits);
  const tests = applications.map((application) => context.writer.holds(application, site, context));
  if (max === 0) return guarded(or(tests), fail);
  if (min === 1 && max === Infinity) return guarded(not(or(tests)), fail);
  const count = context.module.variable("n");
  const steps = tests.flatMap((test) => [
    guarded(test, evaluate(increment(count))),
    max === Infinity ? nothing : guarded(compare(count, ">", literal(max)), fail),
  ]);
  const tooFew = min > 0 ? guarded(compare(count, "<", literal(min)), fail) : nothing;
  return sequence([variables([count, literal(0)]), ...steps, tooFew]);
}

/** Tries all schemas, also after the result is known, since each may set bits of the evaluated set. */
function allTried(
  applications: readonly Application[],
  min: number,
  max: number,
  site: Site,
  evaluatedBits: EvaluatedBitsCode,
): Statement {
  const { context, fail } = site;
  const count = context.module.variable("n");
  const held = evaluate(increment(count));
  const wrong = or([
    ...(min > 0 ? [compare(count, "<", literal(min))] : []),
    ...(max === Infinity ? [] : [compare(count, ">", literal(max))]),
  ]);
  return sequence([
    variables([count, literal(0)]),
    ...applications.map((application) => context.writer.attempt(application, held, site, evaluatedBits)),
    guarded(wrong, fail),
  ]);
}

/** Kinds of values, and the candidates that can be valid for them. */
interface KindClass {
  kinds: Kinds;
  readonly applications: readonly Application[];
}

/** A branch for each class of kinds, with its candidates; `undefined` if neither kinds nor constants exclude a candidate. */
function byKind(constraint: Some, site: Site): Statement | undefined {
  const { known, context, fail } = site;
  const classes = kindClasses(constraint.applications, known, context);
  const [first] = classes;
  if (classes.length === 1 && first?.applications.length === constraint.applications.length) {
    return constraint.applications.length === 1 || known === JsonType.object
      ? chosen(first.applications, constraint, site)
      : objectsByConstant(constraint, site);
  }
  let left = known;
  const branches = classes
    .filter(({ applications }) => applications.length > 0)
    .toSorted((a, b) => a.applications.length - b.applications.length)
    .map(({ kinds, applications }) => {
      const test = isOneOf({ value: site.value, known: left }, kinds);
      left &= ~kinds;
      return { test, then: chosen(applications, constraint, { ...site, known: kinds }) };
    });
  return chain(branches, left === 0 ? nothing : fail);
}

/** Objects by a constant, and other values by trying the schemas; `undefined` if no constant tells the schemas apart. */
function objectsByConstant(constraint: Some, site: Site): Statement | undefined {
  const { applications } = constraint;
  const objects = site.known & JsonType.object;
  const then = objects === 0 ? undefined : byConstantCode(applications, { ...site, known: objects });
  if (!then) return undefined;
  const others = tried(applications, constraint, { ...site, known: site.known & ~JsonType.object });
  return chain([{ test: isOneOf(site, objects), then }], others);
}

/** Kinds of values in classes with the same candidates. */
function kindClasses(applications: readonly Application[], known: Kinds, context: FunctionContext): KindClass[] {
  const kinds = applications.map((application) =>
    isPlain(application) ? context.module.analysis.kinds(application.target) : anything,
  );
  const classes: KindClass[] = [];
  for (let kind = 1; kind <= anything; kind <<= 1) {
    if ((kind & known) === 0) continue;
    const candidates = applications.filter((_, i) => ((kinds[i] as Kinds) & kind) !== 0);
    const same = classes.find(
      (each) =>
        each.applications.length === candidates.length && each.applications.every((one, i) => one === candidates.at(i)),
    );
    if (same) same.kinds |= kind;
    else classes.push({ kinds: kind, applications: candidates });
  }
  return classes;
}

/** Statements for the candidates of a class of kinds. */
function chosen(applications: readonly Application[], constraint: Some, site: Site): Statement {
  const [only] = applications;
  if (only === undefined) return site.fail;
  if (applications.length === 1) return site.context.writer.requireValid(only, site);
  return (
    (site.known === JsonType.object ? byConstantCode(applications, site) : undefined) ??
    tried(applications, constraint, site)
  );
}

/** A switch on the constant that each candidate requires of the same member; `undefined` if there is no such member. */
function byConstantCode(applications: readonly Application[], site: Site): Statement | undefined {
  const { value, context, fail } = site;
  const candidates = applications.map((application) => ({
    application,
    texts: requiredTexts(context.module.analysis.plan, application),
  }));
  const name = [...(candidates.at(0)?.texts.keys() ?? [])].find((each) => {
    const all = candidates.flatMap(({ texts }) => texts.get(each) ?? []);
    return candidates.every(({ texts }) => texts.has(each)) && new Set(all).size === all.length;
  });
  if (name === undefined) return undefined;
  const cases = candidates.map(({ application, texts }) => ({
    labels: texts.get(name) ?? [],
    body: sequence([context.writer.requireValid(application, { ...site, known: JsonType.object }), leave()]),
  }));
  const found = conditional(hasOwn(value, name), member(value, name), missing);
  return switchOnText(found, cases, context.module, fail);
}

/** The members that a candidate requires to be one of a few strings. */
const requiredTexts = (plan: Plan, application: Application): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Array.from(discriminatorsOf(plan, application)).flatMap(([name, { required, values }]) =>
      required && areTexts(values) ? [[name, values] as const] : [],
    ),
  );

const areTexts = (values: readonly Json[]): values is readonly string[] =>
  values.every((value) => typeof value === "string");
