import {
  type BlockId,
  type Claims,
  type Edge,
  type GoalOf,
  type Pattern,
  type Plan,
  type Pred,
  type Rule,
  T,
} from "@argot/core/plan";
import type { FunctionContext, ModuleContext } from "./context.js";
import { byCost, follow, goalStatements } from "./emitter.js";
import { patternCondition } from "./pattern.js";
import { conjunction, guarded, negation, quote } from "./text.js";
import { anything } from "./types.js";

/** What the rules of a block say about the members of an object, gathered. */
interface Members {
  readonly required: Set<string>;
  readonly named: Map<string, Edge[]>;
  readonly patterns: { readonly pattern: Pattern; readonly edge: Edge }[];
  readonly rests: { readonly edge: Edge; readonly except: Claims | null }[];
  readonly names: Edge[];
  readonly sizes: (Pred & { op: "compare" })[];
}

/** With so many members that may be absent, walking through those that are there is the shorter way. */
const manyOptional = 4;
/** From so many names on, a switch looks at the length first. */
const manyNames = 24;

/**
 * Rules about an object, as statements. There are two ways to look at its members: to read each name (fast where the
 * objects have one shape), or to walk through what is there and switch on the name (fast where every object looks
 * different, and needed where unknown names matter).
 */
export function objectRules(
  rules: readonly Rule[],
  id: BlockId,
  value: string,
  fail: string,
  context: FunctionContext,
): string {
  const members: Members = { required: new Set(), named: new Map(), patterns: [], rests: [], names: [], sizes: [] };
  const others = rules.filter((rule) => !gather(rule, members));
  const [before, after] = [
    others.filter(({ goal }) => goal.op === "test"),
    others.filter(({ goal }) => goal.op !== "test"),
  ];
  const text = (group: readonly Rule[]): string =>
    byCost(group)
      .map(({ goal }) => goalStatements(goal, value, T.object, fail, context))
      .join("");
  const own = walksThrough(members, id, context)
    ? walk(members, value, fail, context)
    : read(members, id, value, fail, context);
  return text(before) + own + text(after);
}

/** Which of the two ways is taken: by what was seen, else by how many names may be absent. */
function walksThrough(members: Members, id: BlockId, { module }: FunctionContext): boolean {
  const { required, named, patterns, rests, names } = members;
  const shapes = module.profile?.shapes(id);
  if (patterns.length + names.length > 0) return true;
  if (rests.length > 0) return shapes !== "one" || !isClosed(members, module);
  const optional = [...named.keys()].filter((name) => !required.has(name)).length;
  return shapes === undefined ? optional >= manyOptional : shapes === "many" && optional > 0;
}

/** Whether members are allowed only if they are named: the rest is `false`, and no pattern claims any. */
function isClosed({ rests }: Members, { analysis }: ModuleContext): boolean {
  return rests.every(
    ({ edge, except }) => isNever(edge, analysis.plan) && except !== null && except.patterns.length === 0,
  );
}

const isNever = ({ target, when, dynamic }: Edge, plan: Plan): boolean => {
  const [rule] = plan.blocks[target]?.rules ?? [];
  const never =
    rule?.applies === T.any && rule.goal.op === "test" && rule.goal.pred.op === "or" && rule.goal.pred.of.length === 0;
  return never && !when && dynamic === undefined;
};

/** Takes a rule that speaks of members by name or number; false for any other. */
function gather({ goal }: Rule, members: Members): boolean {
  if (goal.op === "test") {
    const { pred } = goal;
    const names = requiredNames(pred);
    for (const name of names ?? []) members.required.add(name);
    if (pred.op === "compare" && pred.of === "size") members.sizes.push(pred);
    return names !== undefined || (pred.op === "compare" && pred.of === "size");
  }
  if (goal.op === "names") members.names.push(goal.edge);
  else if (goal.op === "members") gatherMembers(goal, members);
  else return false;
  return true;
}

function requiredNames(pred: Pred): string[] | undefined {
  if (pred.op === "has") return [pred.name];
  if (pred.op !== "and" || !pred.of.every((part) => part.op === "has")) return undefined;
  return pred.of.map((part) => (part as Pred & { op: "has" }).name);
}

function gatherMembers(goal: GoalOf<"members">, members: Members): void {
  for (const [name, edge] of goal.named) members.named.set(name, [...(members.named.get(name) ?? []), edge]);
  members.patterns.push(...goal.patterns);
  if (goal.rest) members.rests.push({ edge: goal.rest, except: goal.except as Claims | null });
}

/**
 * Reads each name, and where no other is allowed counts what is there. An object that is not plain, or a prototype that
 * has one of the names, is left to the loop.
 */
function read(members: Members, id: BlockId, value: string, fail: string, context: FunctionContext): string {
  const { module } = context;
  const { required, named, sizes, rests } = members;
  const closed = rests.length > 0;
  const allowed = closed
    ? [...new Set(rests.flatMap(({ except }) => [...(except?.names ?? [])]))].filter((name) =>
        rests.every(({ except }) => except?.names.has(name)),
      )
    : [];
  const names = [...new Set([...required, ...named.keys(), ...allowed])];
  const counts = sizes
    .map(({ relation, to }) => guarded(negation(`r.sizeOf(${value}) ${relation} ${quote(to)}`), fail))
    .join("");
  if (names.length === 0 && !closed) return counts;
  const [present, key] = [module.fresh("n"), module.fresh("k")];
  const count = closed ? `${present}--;\n` : "";
  const statements = names
    .map((name) => {
      const member = module.fresh("v");
      const checks = (named.get(name) ?? []).map((edge) => follow(edge, member, anything, fail, context)).join("");
      const counted = allowed.includes(name) ? count : "";
      if (checks + counted === "" && !required.has(name)) return "";
      const at = `${value}${access(name)}`;
      const reads = name in Object.prototype ? `h.call(${value}, ${quote(name)}) ? ${at} : undefined` : at;
      const head = `const ${member} = ${reads};\n`;
      return required.has(name)
        ? `${head}if (${member} === undefined) ${fail}${checks}${counted}`
        : `${head}${guarded(`${member} !== undefined`, checks + counted)}`;
    })
    .join("");
  if (statements === "" && !closed) return counts;
  const prototype = module.fresh("g");
  const unpolluted = names
    .filter((name) => !(name in Object.prototype))
    .map((name) => `O${access(name)} === undefined`);
  const isPlain = conjunction([`(${prototype} === O || ${prototype} === null)`, ...unpolluted]);
  const byLoop = guarded(`!L(${id}, ${value}${context.scoped ? ", s" : ""})`, fail);
  // More than was counted may be a member too many, or only one that is inherited: the loop tells.
  const [start, end] = closed
    ? [`let ${present} = 0;\nfor (const ${key} in ${value}) ${present}++;\n`, `if (${present} !== 0) {\n${byLoop}}\n`]
    : ["", ""];
  return `${counts}const ${prototype} = G(${value});\nif (${isPlain}) {\n${start}${statements}${end}} else {\n${byLoop}}\n`;
}

const access = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${quote(name)}]`);

/** Walks through the members that are there, counting those that must be. */
function walk(members: Members, value: string, fail: string, context: FunctionContext): string {
  const { module } = context;
  const { required, named, patterns, rests, sizes } = members;
  const [key, member, seen, total] = [module.fresh("k"), module.fresh("v"), module.fresh("n"), module.fresh("n")];
  const claimed = rests.flatMap(({ except }) => [...(except?.names ?? [])]);
  const names = new Set([...named.keys(), ...required, ...claimed]);
  const perName = new Map<string, string[]>();
  for (const name of names) {
    const code = caseStatements(name, members, member, fail, context);
    const statements = `${required.has(name) ? `${seen}++;\n` : ""}${code}`;
    perName.set(statements, [...(perName.get(statements) ?? []), name]);
  }
  const fallback = unknownStatements(patterns, rests, key, member, fail, context);
  const cases = Array.from(perName, ([statements, each]) => ({ statements, names: each })).filter(
    ({ statements }) => statements !== "" || fallback !== "",
  );
  const everyName = members.names.map((edge) => follow(edge, key, T.string, fail, context)).join("");
  const count = sizes.length > 0 ? `${total}++;\n` : "";
  const body = `${count}${everyName}${switchText(cases, key)}${fallback}`;
  if (body === "") return "";
  const start = [required.size > 0 ? `let ${seen} = 0;\n` : "", sizes.length > 0 ? `let ${total} = 0;\n` : ""].join("");
  const end = [
    required.size > 0 ? `if (${seen} !== ${required.size}) ${fail}` : "",
    ...sizes.map(({ relation, to }) => guarded(negation(`${total} ${relation} ${quote(to)}`), fail)),
  ].join("");
  return `${start}for (const ${key} in ${value}) {\nif (!h.call(${value}, ${key})) continue;\nconst ${member} = ${value}[${key}];\nif (${member} === undefined) continue;\n${body}}\n${end}`;
}

/** What is demanded of a member whose name is known: which patterns match it is known, too. */
function caseStatements(
  name: string,
  members: Members,
  member: string,
  fail: string,
  context: FunctionContext,
): string {
  const edges = [
    ...(members.named.get(name) ?? []),
    ...members.patterns.filter(({ pattern }) => pattern.test(name)).map(({ edge }) => edge),
    ...members.rests.filter(({ except }) => !isClaimed(name, except)).map(({ edge }) => edge),
  ];
  return edges.map((edge) => follow(edge, member, anything, fail, context)).join("");
}

const isClaimed = (name: string, except: Claims | null): boolean =>
  except !== null && (except.names.has(name) || except.patterns.some((pattern) => pattern.test(name)));

/** What is demanded of a member whose name no rule spells out. */
function unknownStatements(
  patterns: Members["patterns"],
  rests: Members["rests"],
  key: string,
  member: string,
  fail: string,
  context: FunctionContext,
): string {
  const matched = patterns.map(({ pattern, edge }) =>
    guarded(patternCondition(pattern, key, context.module), follow(edge, member, anything, fail, context)),
  );
  const rest = rests.map(({ edge, except }) => {
    const free = (except?.patterns ?? []).map((pattern) => negation(patternCondition(pattern, key, context.module)));
    return guarded(conjunction(free), follow(edge, member, anything, fail, context));
  });
  return [...matched, ...rest].join("");
}

interface Case {
  readonly statements: string;
  readonly names: readonly string[];
}

function switchText(cases: readonly Case[], key: string): string {
  const count = cases.reduce((sum, { names }) => sum + names.length, 0);
  if (count === 0) return "";
  if (count < manyNames) return oneSwitch(cases, key);
  const lengths = [...new Set(cases.flatMap(({ names }) => names.map((name) => name.length)))].toSorted(
    (a, b) => a - b,
  );
  const arms = lengths.map((length) => {
    const those = cases.map(({ statements, names }) => ({
      statements,
      names: names.filter((name) => name.length === length),
    }));
    return `case ${length}:\n${oneSwitch(
      those.filter(({ names }) => names.length > 0),
      key,
    )}break;\n`;
  });
  return `switch (${key}.length) {\n${arms.join("")}}\n`;
}

function oneSwitch(cases: readonly Case[], key: string): string {
  const arms = cases.map(({ statements, names }) => {
    const labels = names.map((name) => `case ${quote(name)}:\n`).join("");
    return `${labels}{\n${statements}continue;\n}\n`;
  });
  return `switch (${key}) {\n${arms.join("")}}\n`;
}
