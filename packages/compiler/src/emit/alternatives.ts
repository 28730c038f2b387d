import { type Block, type Edge, type GoalOf, type Plan, T } from "@argot/core/plan";
import { isPlain, stringsOf } from "./constants.js";
import type { FunctionContext } from "./context.js";
import type { Notes } from "./notes.js";
import { switchOnText } from "./switch.js";
import { disjunction, guarded, negation, quote } from "./text.js";
import { anything, isOneOf, type Kinds } from "./types.js";

/**
 * A number of schemas of which some must hold, as statements. Where the kind of the value, or a constant that each
 * schema demands of one member, leaves a single candidate, the code jumps to it instead of trying one after another.
 */
export function alternatives(
  goal: GoalOf<"some">,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  notes?: Notes,
): string {
  const { min, max } = goal.range;
  if (min === 1 && max >= 1) {
    const jump = byKind(goal, value, known, fail, context, notes);
    if (jump !== undefined) return jump;
  }
  return tried(goal.edges, min, max, value, known, fail, context, notes);
}

/** One after another. */
function tried(
  edges: readonly Edge[],
  min: number,
  max: number,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  notes: Notes | undefined,
): string {
  if (notes && max > 0 && edges.some((edge) => notes.concerns(edge)))
    return noted(edges, min, max, value, known, fail, context, notes);
  const tests = edges.map((edge) => context.writer.holds(edge, value, known, context));
  if (max === 0) return guarded(disjunction(tests), fail);
  if (min === 1 && max === Infinity) return guarded(negation(disjunction(tests)), fail);
  const n = context.module.fresh("n");
  const steps = tests.map((test) => `if (${test}) ${n}++;\n${max === Infinity ? "" : guarded(`${n} > ${max}`, fail)}`);
  return `let ${n} = 0;\n${steps.join("")}${min > 0 ? `if (${n} < ${min}) ${fail}` : ""}`;
}

/** All of them, whatever the first ones say, since each evaluates something. */
function noted(
  edges: readonly Edge[],
  min: number,
  max: number,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  notes: Notes,
): string {
  const n = context.module.fresh("n");
  const tries = edges.map((edge) => context.writer.attempt(edge, value, known, `${n}++;\n`, context, notes));
  const wrong = [...(min > 0 ? [`${n} < ${min}`] : []), ...(max === Infinity ? [] : [`${n} > ${max}`])];
  return `let ${n} = 0;\n${tries.join("")}${guarded(disjunction(wrong), fail)}`;
}

/** The candidates among which a value of each kind has to choose; `undefined` where kinds tell nothing apart. */
function byKind(
  goal: GoalOf<"some">,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  notes: Notes | undefined,
): string | undefined {
  const classes = new Map<string, { kinds: Kinds; edges: Edge[] }>();
  for (let kind = 1; kind <= anything; kind <<= 1) {
    if ((kind & known) === 0) continue;
    const edges = goal.edges.filter((edge) => (kindsOfEdge(edge, context) & kind) !== 0);
    const key = edges.map((edge) => goal.edges.indexOf(edge)).join();
    const group = classes.get(key);
    if (group) group.kinds |= kind;
    else classes.set(key, { kinds: kind, edges });
  }
  const all = [...classes.values()];
  if (all.length === 1 && all[0]?.edges.length === goal.edges.length) {
    return goal.edges.length === 1 || known === T.object
      ? chosen(all[0].edges, goal, value, known, fail, context, notes)
      : undefined;
  }
  let left = known;
  let text = "";
  const ordered = all.toSorted((a, b) => a.edges.length - b.edges.length).filter(({ edges }) => edges.length > 0);
  for (const [i, { kinds, edges }] of ordered.entries()) {
    const test = isOneOf(value, kinds, left);
    const statements = chosen(edges, goal, value, kinds, fail, context, notes);
    text += `${i > 0 ? "else " : ""}if (${test}) {\n${statements}}\n`;
    left &= ~kinds;
  }
  return left === 0 ? text : `${text}${text === "" ? "" : "else "}{\n${fail}}\n`;
}

/** The candidates of one kind of value. */
function chosen(
  edges: readonly Edge[],
  goal: GoalOf<"some">,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  notes: Notes | undefined,
): string {
  const [only] = edges;
  if (only === undefined) return fail;
  if (edges.length === 1) return context.writer.follow(only, value, known, fail, context, notes);
  const { min, max } = goal.range;
  const switched = known === T.object ? byConstant(edges, value, fail, context, notes) : undefined;
  return switched ?? tried(edges, min, max, value, known, fail, context, notes);
}

/** A jump by the constant that each candidate demands of the same required member; `undefined` where there is none. */
function byConstant(
  edges: readonly Edge[],
  value: string,
  fail: string,
  context: FunctionContext,
  notes: Notes | undefined,
): string | undefined {
  const { plan } = context.module.analysis;
  const demands = edges.map((edge) => (isPlain(edge) ? constantsOf(plan, edge) : new Map<string, readonly string[]>()));
  const [first = new Map<string, readonly string[]>()] = demands;
  const name = [...first.keys()].find((each) => {
    const values = demands.flatMap((demand) => demand.get(each) ?? []);
    return demands.every((demand) => demand.has(each)) && new Set(values).size === values.length;
  });
  if (name === undefined) return undefined;
  const cases = edges.map((edge, i) => ({
    texts: demands[i]?.get(name) ?? [],
    statements: `{\n${context.writer.follow(edge, value, T.object, fail, context, notes)}break;\n}\n`,
  }));
  const member = `h.call(${value}, ${quote(name)}) ? ${value}[${quote(name)}] : undefined`;
  return switchOnText(member, cases, fail, context.module);
}

/** Members that a block requires to be one of a few strings. */
function constantsOf(plan: Plan, { target }: Edge): Map<string, readonly string[]> {
  const { rules } = plan.blocks[target] as Block;
  const required = new Set<string>();
  const constants = new Map<string, readonly string[]>();
  for (const { goal } of rules) {
    if (goal.op === "test")
      for (const pred of goal.pred.op === "and" ? goal.pred.of : [goal.pred])
        if (pred.op === "has") required.add(pred.name);
    if (goal.op !== "members") continue;
    for (const [name, edge] of goal.named) {
      const values = stringsOf(plan, edge);
      if (values) constants.set(name, values);
    }
  }
  return new Map([...constants].filter(([name]) => required.has(name)));
}

const kindsOfEdge = (edge: Edge, { module }: FunctionContext): Kinds =>
  isPlain(edge) ? module.analysis.kinds(edge.target) : anything;
