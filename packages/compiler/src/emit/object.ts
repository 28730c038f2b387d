import { type BlockId, type Application, type Rule, JsonType } from "@argot/core/plan";
import { byCost } from "../analysis/cost.js";
import { decideByNames } from "../analysis/decide-by-names.js";
import { anything } from "../analysis/kinds.js";
import { expectedNames, gather, isClaimed, type Members, noMembers, walks } from "../analysis/members.js";
import { fallbackCall, type FunctionContext, type ModuleContext } from "./context.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import { patternCondition } from "./pattern.js";
import { type Case, switchOnText } from "./switch.js";
import { conjunction, guarded, negation, quote } from "./text.js";

/** Of so many members it is asked first whether any is there. */
const fewRead = 4;

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
  evaluatedBits?: EvaluatedBits,
): string {
  const members = noMembers();
  const shape = context.module.profile?.shape(id);
  const ungathered = rules.filter((rule) => !gather(rule, members));
  const expected = expectedNames(members, shape);
  const { plan } = context.module.analysis;
  // What names alone decide is decided where they are known, and asked elsewhere only.
  const answers = new Map(
    expected ? ungathered.map((rule) => [rule, decideByNames(rule, expected, plan)] as const) : [],
  );
  const settled = ungathered.filter((rule) => answers.get(rule) !== undefined);
  const others = ungathered.filter((rule) => !settled.includes(rule));
  const [before, after] = [
    others.filter(({ constraint }) => constraint.op === "test"),
    others.filter(({ constraint }) => constraint.op !== "test"),
  ];
  const text = (group: readonly Rule[]): string =>
    byCost(group)
      .map(({ constraint }) =>
        context.writer.constraint(constraint, value, JsonType.object, fail, context, evaluatedBits),
      )
      .join("");
  const general = (): string =>
    text(settled) +
    (walks(members, shape)
      ? walk(members, value, fail, context, evaluatedBits)
      : read(members, id, value, fail, context));
  const fails = settled.some((rule) => answers.get(rule) === false);
  const own = expected ? expect(expected, fails, members, value, fail, context, evaluatedBits, general) : general();
  // What reads notes stands behind what makes them.
  return members.rests.some(({ except }) => except === "evaluated")
    ? text(before) + text(after) + own
    : text(before) + own + text(after);
}

/**
 * Objects that have just the members that all had so far: what is demanded of each is known beforehand, whatever rule
 * it comes from, and nothing is asked about names that are not there. All others take the general way.
 *
 * @param fails - Whether some rule that only asks which names there are fails of these.
 */
function expect(
  shape: readonly string[],
  fails: boolean,
  members: Members,
  value: string,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
  general: () => string,
): string {
  const { module } = context;
  const [prototype, count, key] = [module.fresh("g"), module.fresh("n"), module.fresh("k")];
  const found = shape.map((name) => ({ name, member: module.fresh("v") }));
  const names = members.names.flatMap((application) =>
    shape.map((name) => context.writer.holds(application, quote(name), JsonType.string, context)),
  );
  const checks = found
    .map(({ name, member }) => caseStatements(name, members, member, fail, context, evaluatedBits))
    .join("");
  const sizes = members.sizes.map(({ relation, to }) => `${shape.length} ${relation} ${quote(to)}`);
  const requirements = [...sizes, ...names].filter((requirement) => requirement !== "true");
  const isPlain = conjunction([
    `(${prototype} === O || ${prototype} === null)`,
    ...shape.map((name) => `O${access(name)} === undefined`),
  ]);
  const reads = found.map(({ name, member }) => `${member} = ${value}${access(name)}`).join(", ");
  const same = [isPlain, ...found.map(({ member }) => `${member} !== undefined`)].join(" && ");
  return [
    found.length === 0 ? "" : `const ${reads};\n`,
    `const ${prototype} = G(${value});\nlet ${count} = -1;\n`,
    `if (${same}) {\n${count} = 0;\nfor (const ${key} in ${value}) ${count}++;\n}\n`,
    `if (${count} === ${shape.length}) {\n`,
    fails ? fail : `${requirements.map((requirement) => guarded(negation(requirement), fail)).join("")}${checks}`,
    `} else {\n${general()}}\n`,
  ].join("");
}

/**
 * Reads each name. An object that is not plain, or a prototype that has one of the names, is left to the loop; in a
 * module, what was read and is not the object's own is forgotten again.
 */
function read(members: Members, id: BlockId, value: string, fail: string, context: FunctionContext): string {
  const { module } = context;
  const { required, named, sizes } = members;
  const names = [...new Set([...required, ...named.keys()])];
  const counts = sizes
    .map(({ relation, to }) => guarded(negation(`r.countProperties(${value}) ${relation} ${quote(to)}`), fail))
    .join("");
  // All reads come first: once a member was read an optimising engine knows the shape, and with it the prototype.
  const reads: string[] = [];
  const found: string[] = [];
  const reread: string[] = [];
  const statements = names
    .map((name) => {
      const member = module.fresh("v");
      const checks = (named.get(name) ?? [])
        .map((application) => context.writer.follow(application, member, anything, fail, context))
        .join("");
      if (checks === "" && !required.has(name)) return "";
      const at = `${value}${access(name)}`;
      if (!(name in Object.prototype)) reread.push(`if (!h.call(${value}, ${quote(name)})) ${member} = undefined;`);
      found.push(member);
      reads.push(
        `${member} = ${name in Object.prototype ? `h.call(${value}, ${quote(name)}) ? ${at} : undefined` : at}`,
      );
      return required.has(name)
        ? `if (${member} === undefined) ${fail}${checks}`
        : guarded(`${member} !== undefined`, checks);
    })
    .join("");
  if (statements === "") return counts;
  const prototype = module.fresh("g");
  const unpolluted = names
    .filter((name) => !(name in Object.prototype))
    .map((name) => `O${access(name)} === undefined`);
  const isPlain = conjunction([`((${prototype} = G(${value})) === O || ${prototype} === null)`, ...unpolluted]);
  // What is absent is nobody's: then it does not matter what could have been inherited.
  const absent = found.length <= fewRead ? conjunction(found.map((member) => `${member} === undefined`)) : "false";
  if (module.surroundings) {
    const own = reread.map((each) => `${each}\n`).join("");
    const isInherited = conjunction([negation(absent), negation(isPlain)]);
    return `${counts}let ${reads.join(", ")}, ${prototype};\n${guarded(isInherited, own)}${statements}`;
  }
  const byLoop = guarded(`!${fallbackCall(id, value, context)}`, fail);
  const settled = absent === "false" ? isPlain : `${absent} || ${isPlain}`;
  return `${counts}const ${reads.join(", ")};\nlet ${prototype};\nif (${settled}) {\n${statements}} else {\n${byLoop}}\n`;
}

const access = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${quote(name)}]`);

/** Walks through the members that are there, counting those that must be. */
function walk(
  members: Members,
  value: string,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  const { module } = context;
  const { required, named, patterns, rests, sizes } = members;
  const [key, member, seen, total] = [module.fresh("k"), module.fresh("v"), module.fresh("n"), module.fresh("n")];
  const claimed = rests.flatMap(({ except }) => [
    ...(except === "evaluated" ? (evaluatedBits?.names ?? []) : (except?.names ?? [])),
  ]);
  const names = new Set([...named.keys(), ...required, ...claimed]);
  const perName = new Map<string, string[]>();
  for (const name of names) {
    const code = caseStatements(name, members, member, fail, context, evaluatedBits);
    const statements = `${required.has(name) ? `${seen}++;\n` : ""}${code}`;
    if (!perName.get(statements)?.push(name)) perName.set(statements, [name]);
  }
  const fallback = unknownStatements(patterns, rests, key, member, fail, context, evaluatedBits);
  const cases = Array.from(perName).flatMap(([statements, texts]) =>
    statements === "" && fallback === "" ? [] : [{ statements: `{\n${statements}continue;\n}\n`, texts }],
  );
  const everyName = members.names
    .map((application) => context.writer.follow(application, key, JsonType.string, fail, context))
    .join("");
  const count = sizes.length > 0 ? `${total}++;\n` : "";
  const body = `${count}${everyName}${switchOnName(cases, key, module)}${fallback}`;
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
  evaluatedBits: EvaluatedBits | undefined,
): string {
  const on = (application: Application): string => context.writer.follow(application, member, anything, fail, context);
  const applications = [
    ...(members.named.get(name) ?? []),
    ...members.patterns.filter(({ pattern }) => pattern.test(name)).map(({ application }) => application),
  ];
  const rests = members.rests.map(({ application, except }) =>
    guarded(
      except === "evaluated" ? (evaluatedBits?.leavesName(name) ?? "true") : String(!isClaimed(name, except)),
      on(application),
    ),
  );
  return [...applications.map(on), ...rests].join("");
}

/** What is demanded of a member whose name no rule spells out. */
function unknownStatements(
  patterns: Members["patterns"],
  rests: Members["rests"],
  key: string,
  member: string,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  const matched = patterns.map(({ pattern, application }) =>
    guarded(
      patternCondition(pattern, key, context.module),
      context.writer.follow(application, member, anything, fail, context),
    ),
  );
  const rest = rests.map(({ application, except }) => {
    const parts = except === "evaluated" ? null : except;
    const free = (parts?.patterns ?? []).map((pattern) => negation(patternCondition(pattern, key, context.module)));
    const left = except === "evaluated" && evaluatedBits ? evaluatedBits.leavesUnknown(key) : conjunction(free);
    return guarded(left, context.writer.follow(application, member, anything, fail, context));
  });
  return [...matched, ...rest].join("");
}

/** From so many names on, a switch looks at the length first; from so many that a switch has a table, that is no help. */
const [manyNames, mostNames] = [24, 512];

function switchOnName(cases: readonly Case[], key: string, module: ModuleContext): string {
  const count = cases.reduce((sum, { texts }) => sum + texts.length, 0);
  if (count === 0) return "";
  if (count < manyNames || count > mostNames) return switchOnText(key, cases, "", module);
  const lengths = [...new Set(cases.flatMap(({ texts }) => texts.map((name) => name.length)))].toSorted(
    (a, b) => a - b,
  );
  const arms = lengths.map((length) => {
    const those = cases.map(({ statements, texts }) => ({
      statements,
      texts: texts.filter((name) => name.length === length),
    }));
    const found = those.filter(({ texts }) => texts.length > 0);
    return `case ${length}:\n${switchOnText(key, found, "", module)}break;\n`;
  });
  return `switch (${key}.length) {\n${arms.join("")}}\n`;
}
