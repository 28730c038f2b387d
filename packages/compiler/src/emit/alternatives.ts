import { type Application, type ConstraintOf, JsonType } from "@argot/core/plan";
import { constantsOf, isPlain } from "../analysis/discriminators.js";
import { anything, type Kinds } from "../analysis/kinds.js";
import type { FunctionContext } from "./context.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import { switchOnText } from "./switch.js";
import { disjunction, guarded, negation, quote } from "./text.js";
import { isOneOf } from "./types.js";

/**
 * A number of schemas of which some must hold, as statements. Where the kind of the value, or a constant that each
 * schema demands of one member, leaves a single candidate, the code jumps to it instead of trying one after another.
 */
export function alternatives(
  constraint: ConstraintOf<"some">,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits?: EvaluatedBits,
): string {
  const { min, max } = constraint.range;
  if (min === 1 && max >= 1) {
    const jump = byKind(constraint, value, known, fail, context, evaluatedBits);
    if (jump !== undefined) return jump;
  }
  return tried(constraint.applications, min, max, value, known, fail, context, evaluatedBits);
}

/** One after another. */
function tried(
  applications: readonly Application[],
  min: number,
  max: number,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  if (evaluatedBits && max > 0 && applications.some((application) => evaluatedBits.concerns(application)))
    return noted(applications, min, max, value, known, fail, context, evaluatedBits);
  const tests = applications.map((application) => context.writer.holds(application, value, known, context));
  if (max === 0) return guarded(disjunction(tests), fail);
  if (min === 1 && max === Infinity) return guarded(negation(disjunction(tests)), fail);
  const n = context.module.fresh("n");
  const steps = tests.map((test) => `if (${test}) ${n}++;\n${max === Infinity ? "" : guarded(`${n} > ${max}`, fail)}`);
  return `let ${n} = 0;\n${steps.join("")}${min > 0 ? `if (${n} < ${min}) ${fail}` : ""}`;
}

/** All of them, whatever the first ones say, since each evaluates something. */
function noted(
  applications: readonly Application[],
  min: number,
  max: number,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits,
): string {
  const n = context.module.fresh("n");
  const tries = applications.map((application) =>
    context.writer.attempt(application, value, known, `${n}++;\n`, context, evaluatedBits),
  );
  const wrong = [...(min > 0 ? [`${n} < ${min}`] : []), ...(max === Infinity ? [] : [`${n} > ${max}`])];
  return `let ${n} = 0;\n${tries.join("")}${guarded(disjunction(wrong), fail)}`;
}

/** The candidates among which a value of each kind has to choose; `undefined` where kinds tell nothing apart. */
function byKind(
  constraint: ConstraintOf<"some">,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
): string | undefined {
  const classes = new Map<string, { kinds: Kinds; applications: Application[] }>();
  for (let kind = 1; kind <= anything; kind <<= 1) {
    if ((kind & known) === 0) continue;
    const applications = constraint.applications.filter(
      (application) => (kindsOfApplication(application, context) & kind) !== 0,
    );
    const key = applications.map((application) => constraint.applications.indexOf(application)).join();
    const group = classes.get(key);
    if (group) group.kinds |= kind;
    else classes.set(key, { kinds: kind, applications });
  }
  const all = [...classes.values()];
  if (all.length === 1 && all[0]?.applications.length === constraint.applications.length) {
    return constraint.applications.length === 1 || known === JsonType.object
      ? chosen(all[0].applications, constraint, value, known, fail, context, evaluatedBits)
      : undefined;
  }
  let left = known;
  let text = "";
  const ordered = all
    .toSorted((a, b) => a.applications.length - b.applications.length)
    .filter(({ applications }) => applications.length > 0);
  for (const [i, { kinds, applications }] of ordered.entries()) {
    const test = isOneOf(value, kinds, left);
    const statements = chosen(applications, constraint, value, kinds, fail, context, evaluatedBits);
    text += `${i > 0 ? "else " : ""}if (${test}) {\n${statements}}\n`;
    left &= ~kinds;
  }
  return left === 0 ? text : `${text}${text === "" ? "" : "else "}{\n${fail}}\n`;
}

/** The candidates of one kind of value. */
function chosen(
  applications: readonly Application[],
  constraint: ConstraintOf<"some">,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  const [only] = applications;
  if (only === undefined) return fail;
  if (applications.length === 1) return context.writer.follow(only, value, known, fail, context, evaluatedBits);
  const { min, max } = constraint.range;
  const switched =
    known === JsonType.object ? byConstant(applications, value, fail, context, evaluatedBits) : undefined;
  return switched ?? tried(applications, min, max, value, known, fail, context, evaluatedBits);
}

/** A jump by the constant that each candidate demands of the same required member; `undefined` where there is none. */
function byConstant(
  applications: readonly Application[],
  value: string,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
): string | undefined {
  const { plan } = context.module.analysis;
  const requirements = applications.map((application) =>
    isPlain(application) ? constantsOf(plan, application) : new Map<string, readonly string[]>(),
  );
  const [first = new Map<string, readonly string[]>()] = requirements;
  const name = [...first.keys()].find((each) => {
    const values = requirements.flatMap((requirement) => requirement.get(each) ?? []);
    return requirements.every((requirement) => requirement.has(each)) && new Set(values).size === values.length;
  });
  if (name === undefined) return undefined;
  const cases = applications.map((application, i) => ({
    texts: requirements[i]?.get(name) ?? [],
    statements: `{\n${context.writer.follow(application, value, JsonType.object, fail, context, evaluatedBits)}break;\n}\n`,
  }));
  const member = `h.call(${value}, ${quote(name)}) ? ${value}[${quote(name)}] : undefined`;
  return switchOnText(member, cases, fail, context.module);
}

const kindsOfApplication = (application: Application, { module }: FunctionContext): Kinds =>
  isPlain(application) ? module.analysis.kinds(application.target) : anything;
