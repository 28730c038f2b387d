import { type Application, type ConstraintOf, readsEvaluated, type Rule, JsonType } from "@argot/core/plan";
import { byCost } from "../analysis/cost.js";
import { anything } from "../analysis/kinds.js";
import type { FunctionContext } from "./context.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import { conjunction, guarded, negation, quote } from "./text.js";

/** Rules about an array, as statements. Items that several rules speak of are walked through once. */
export function allItems(
  rules: readonly Rule[],
  value: string,
  fail: string,
  context: FunctionContext,
  evaluatedBits?: EvaluatedBits,
): string {
  const others = byCost(rules.filter(({ constraint }) => constraint.op !== "items"));
  const constraints = rules.flatMap(({ constraint }) => (constraint.op === "items" ? constraint : []));
  const walks = new Map<number, Application[]>();
  let statements = "";
  for (const constraint of constraints) {
    if (constraint.quota || readsEvaluated(constraint)) continue;
    statements += prefixStatements(constraint, value, fail, context);
    const from = Math.max(constraint.from, constraint.prefix.length);
    if (constraint.rest) walks.set(from, [...(walks.get(from) ?? []), constraint.rest]);
  }
  for (const [from, applications] of walks) statements += walk(applications, from, value, fail, context);
  for (const constraint of constraints)
    if (constraint.quota) statements += counted(constraint, constraint.quota, value, fail, context);
  const [before, after] = [
    others.filter(({ constraint }) => constraint.op === "test" && constraint.predicate.op !== "unique"),
    others.filter(({ constraint }) => constraint.op !== "test" || constraint.predicate.op === "unique"),
  ];
  const text = (group: readonly Rule[]): string =>
    group
      .map(({ constraint }) =>
        context.writer.constraint(constraint, value, JsonType.array, fail, context, evaluatedBits),
      )
      .join("");
  const left = constraints
    .flatMap((constraint) => (readsEvaluated(constraint) && constraint.rest ? constraint.rest : []))
    .map((application) => (evaluatedBits ? unevaluated(application, value, fail, context, evaluatedBits) : ""));
  return text(before) + statements + text(after) + left.join("");
}

function prefixStatements(
  constraint: ConstraintOf<"items">,
  value: string,
  fail: string,
  context: FunctionContext,
): string {
  return constraint.prefix
    .map((application, i) => {
      const item = context.module.fresh("v");
      const checks = context.writer.follow(application, item, anything, fail, context);
      return checks === "" ? "" : `if (${value}.length > ${i}) {\nconst ${item} = ${value}[${i}];\n${checks}}\n`;
    })
    .join("");
}

function walk(
  applications: readonly Application[],
  from: number,
  value: string,
  fail: string,
  context: FunctionContext,
): string {
  const [i, item] = [context.module.fresh("i"), context.module.fresh("v")];
  const checks = applications
    .map((application) => context.writer.follow(application, item, anything, fail, context))
    .join("");
  if (checks === fail) return guarded(`${value}.length > ${from}`, fail);
  return checks === ""
    ? ""
    : `for (let ${i} = ${from}; ${i} < ${value}.length; ${i}++) {\nconst ${item} = ${value}[${i}];\n${checks}}\n`;
}

/** Items that nobody has evaluated. */
function unevaluated(
  application: Application,
  value: string,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits,
): string {
  if (evaluatedBits.first === Infinity) return "";
  const [i, item] = [context.module.fresh("i"), context.module.fresh("v")];
  const contained = evaluatedBits.contained((each) => context.writer.holds(each, item, anything, context));
  const checks = guarded(
    conjunction(contained.map(negation)),
    context.writer.follow(application, item, anything, fail, context),
  );
  if (checks === "") return "";
  const start = `let ${i} = ${evaluatedBits.first};\n${evaluatedBits.skip(i, `${value}.length`)}`;
  if (checks === fail) return `${start}${guarded(`${i} < ${value}.length`, fail)}`;
  return `${start}for (; ${i} < ${value}.length; ${i}++) {\nconst ${item} = ${value}[${i}];\n${checks}}\n`;
}

/** As many items as a quota says: stops where more cannot change the answer. */
function counted(
  constraint: ConstraintOf<"items">,
  quota: { min: number; max: number },
  value: string,
  fail: string,
  context: FunctionContext,
): string {
  const { module } = context;
  const [i, item, n] = [module.fresh("i"), module.fresh("v"), module.fresh("n")];
  const { min, max } = quota;
  if (!constraint.rest || (min <= 0 && max === Infinity)) return "";
  const decided = max === Infinity ? `${n} < ${quote(min)} && ` : `${n} <= ${quote(max)} && `;
  const test = context.writer.holds(constraint.rest, item, anything, context);
  const loop = `for (let ${i} = ${constraint.from}; ${decided}${i} < ${value}.length; ${i}++) {\nconst ${item} = ${value}[${i}];\nif (${test}) ${n}++;\n}\n`;
  const failed = [`${n} < ${quote(min)}`, ...(max === Infinity ? [] : [`${n} > ${quote(max)}`])].join(" || ");
  return `let ${n} = 0;\n${loop}if (${failed}) ${fail}`;
}
