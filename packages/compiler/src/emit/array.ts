import { type Edge, type GoalOf, readsMarks, type Rule, T } from "@argot/core/plan";
import type { FunctionContext } from "./context.js";
import { byCost } from "./cost.js";
import type { Notes } from "./notes.js";
import { conjunction, guarded, negation, quote } from "./text.js";
import { anything } from "./types.js";

/** Rules about an array, as statements. Items that several rules speak of are walked through once. */
export function allItems(
  rules: readonly Rule[],
  value: string,
  fail: string,
  context: FunctionContext,
  notes?: Notes,
): string {
  const others = byCost(rules.filter(({ goal }) => goal.op !== "items"));
  const goals = rules.flatMap(({ goal }) => (goal.op === "items" ? goal : []));
  const walks = new Map<number, Edge[]>();
  let statements = "";
  for (const goal of goals) {
    if (goal.quota || readsMarks(goal)) continue;
    statements += prefixStatements(goal, value, fail, context);
    const from = Math.max(goal.from, goal.prefix.length);
    if (goal.rest) walks.set(from, [...(walks.get(from) ?? []), goal.rest]);
  }
  for (const [from, edges] of walks) statements += walk(edges, from, value, fail, context);
  for (const goal of goals) if (goal.quota) statements += counted(goal, goal.quota, value, fail, context);
  const [before, after] = [
    others.filter(({ goal }) => goal.op === "test" && goal.pred.op !== "unique"),
    others.filter(({ goal }) => goal.op !== "test" || goal.pred.op === "unique"),
  ];
  const text = (group: readonly Rule[]): string =>
    group.map(({ goal }) => context.writer.goal(goal, value, T.array, fail, context, notes)).join("");
  const left = goals
    .flatMap((goal) => (readsMarks(goal) && goal.rest ? goal.rest : []))
    .map((edge) => (notes ? unevaluated(edge, value, fail, context, notes) : ""));
  return text(before) + statements + text(after) + left.join("");
}

function prefixStatements(goal: GoalOf<"items">, value: string, fail: string, context: FunctionContext): string {
  return goal.prefix
    .map((edge, i) => {
      const item = context.module.fresh("v");
      const checks = context.writer.follow(edge, item, anything, fail, context);
      return checks === "" ? "" : `if (${value}.length > ${i}) {\nconst ${item} = ${value}[${i}];\n${checks}}\n`;
    })
    .join("");
}

function walk(edges: readonly Edge[], from: number, value: string, fail: string, context: FunctionContext): string {
  const [i, item] = [context.module.fresh("i"), context.module.fresh("v")];
  const checks = edges.map((edge) => context.writer.follow(edge, item, anything, fail, context)).join("");
  if (checks === fail) return guarded(`${value}.length > ${from}`, fail);
  return checks === ""
    ? ""
    : `for (let ${i} = ${from}; ${i} < ${value}.length; ${i}++) {\nconst ${item} = ${value}[${i}];\n${checks}}\n`;
}

/** Items that nobody has evaluated. */
function unevaluated(edge: Edge, value: string, fail: string, context: FunctionContext, notes: Notes): string {
  if (notes.first === Infinity) return "";
  const [i, item] = [context.module.fresh("i"), context.module.fresh("v")];
  const contained = notes.contained((each) => context.writer.holds(each, item, anything, context));
  const checks = guarded(
    conjunction(contained.map(negation)),
    context.writer.follow(edge, item, anything, fail, context),
  );
  if (checks === "") return "";
  const start = `let ${i} = ${notes.first};\n${notes.skip(i, `${value}.length`)}`;
  if (checks === fail) return `${start}${guarded(`${i} < ${value}.length`, fail)}`;
  return `${start}for (; ${i} < ${value}.length; ${i}++) {\nconst ${item} = ${value}[${i}];\n${checks}}\n`;
}

/** As many items as a quota says: stops where more cannot change the answer. */
function counted(
  goal: GoalOf<"items">,
  quota: { min: number; max: number },
  value: string,
  fail: string,
  context: FunctionContext,
): string {
  const { module } = context;
  const [i, item, n] = [module.fresh("i"), module.fresh("v"), module.fresh("n")];
  const { min, max } = quota;
  if (!goal.rest || (min <= 0 && max === Infinity)) return "";
  const decided = max === Infinity ? `${n} < ${quote(min)} && ` : `${n} <= ${quote(max)} && `;
  const test = context.writer.holds(goal.rest, item, anything, context);
  const loop = `for (let ${i} = ${goal.from}; ${decided}${i} < ${value}.length; ${i}++) {\nconst ${item} = ${value}[${i}];\nif (${test}) ${n}++;\n}\n`;
  const failed = [`${n} < ${quote(min)}`, ...(max === Infinity ? [] : [`${n} > ${quote(max)}`])].join(" || ");
  return `let ${n} = 0;\n${loop}if (${failed}) ${fail}`;
}
