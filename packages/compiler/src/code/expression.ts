// JavaScript expressions as values. An expression is made of others; it knows how tightly it binds, what it uses, and what denies it.
// Only this folder sees its text. Strings of a schema become expressions by `literal` and `member` alone, which quote them; all
// other text is one of the names that are listed here.
import type { BlockId } from "@argot/core/plan";
import type { HelperName } from "./helpers.js";
import { access, quote } from "./quote.js";
import type { LeafName, Use, UseTree } from "./uses.js";

/** A name that is always there: of the language, or of what a function is given. */
export type GivenName =
  | "undefined"
  | "Array"
  | "Number"
  | "RegExp"
  | "Set"
  /** The value that a function decides about, the scope it is called in, and how deep calls are. */
  | "x"
  | "s"
  | "d"
  /** The failures of a function that explains. */
  | "f"
  /** The scope in which evaluation begins, and the functions that dynamic applications may lead to. */
  | "S"
  | "F"
  /** The functions of blocks, and those that explain them, where each is compiled by itself. */
  | "B"
  | "W";

/** A property whose name is the emitter's. */
export type PropertyName =
  | "application"
  | "block"
  | "call"
  | "check"
  | "count"
  | "endsWith"
  | "enter"
  | "explain"
  | "failedApplications"
  | "failures"
  | "get"
  | "has"
  | "includes"
  | "isArray"
  | "isInteger"
  | "isSafeInteger"
  | "key"
  | "length"
  | "next"
  | "ruleIndex"
  | "run"
  | "scope"
  | "startsWith"
  | "target"
  | "test"
  | "validCount"
  | "value"
  | "work";

/** The first letter of a name that gets a number: it tells readers what the name is for. */
export type Prefix = "a" | "c" | "e" | "g" | "i" | "k" | "l" | "m" | "n" | "p" | "t" | "v" | "w";

/** The name of a regular expression in the module around the code. */
export type SurroundingName = `$p${number}`;

type Scalar = string | number | bigint | boolean | null;

/** How tightly operators bind: an operand that binds less stands in parentheses. */
const tightness = {
  function: 1,
  assign: 2,
  conditional: 3,
  or: 4,
  and: 5,
  "|": 6,
  "&": 7,
  "===": 8,
  "!==": 8,
  ">=": 9,
  "<=": 9,
  ">": 9,
  "<": 9,
  "+": 10,
  "%": 11,
  unary: 12,
  /** Names, calls, what is read of something, and all that stands in brackets of its own. */
  primary: 13,
} as const;

type Relation = ">=" | "<=" | ">" | "<";
type Arithmetic = "|" | "&" | "+" | "%";

/** An expression. */
export class Expression {
  readonly #text: string;
  readonly #tightness: number;
  readonly #uses: UseTree | undefined;
  /** What denies it: the text of another expression that binds as tightly and uses the same, or what it denies itself. */
  readonly #denial: string | Expression | undefined;

  constructor(text: string, tight: number, uses: UseTree | undefined, denial?: string | Expression) {
    this.#text = text;
    this.#tightness = tight;
    this.#uses = uses;
    this.#denial = denial;
  }

  /** For this folder: the text, in parentheses where it binds less than it has to. */
  static textOf(expression: Expression, least = 0): string {
    return expression.#tightness < least ? `(${expression.#text})` : expression.#text;
  }

  /** For this folder. */
  static tightnessOf(expression: Expression): number {
    return expression.#tightness;
  }

  /** For this folder. */
  static usesOf(expression: Expression): UseTree | undefined {
    return expression.#uses;
  }

  /** The denial of a condition. Numbers may be none, so that `<` does not deny `>=`. */
  static not(condition: Expression): Expression {
    if (condition === always) return never;
    if (condition === never) return always;
    const denial = condition.#denial;
    if (denial instanceof Expression) return denial;
    if (denial !== undefined) return new Expression(denial, condition.#tightness, condition.#uses, condition.#text);
    return new Expression(`!${textOf(condition, tightness.unary)}`, tightness.unary, condition.#uses, condition);
  }
}

const { textOf, tightnessOf, usesOf } = Expression;
export const not: (condition: Expression) => Expression = Expression.not;

const both = (a: UseTree | undefined, b: UseTree | undefined): UseTree | undefined =>
  a === undefined ? b : b === undefined ? a : [a, b];

/** Text that binds as tightly as can be. */
const primary = (text: string, uses?: UseTree): Expression => new Expression(text, tightness.primary, uses);

/** The condition that always holds, and the one that never does. */
export const always: Expression = primary("true");
export const never: Expression = primary("false");

/** A scalar of JSON. */
export const literal = (value: Scalar): Expression =>
  value === true ? always : value === false ? never : primary(quote(value));

export const name = (given: GivenName): Expression => primary(given);
export const variable = (prefix: Prefix, number: number): Expression => primary(`${prefix}${number}`);
export const surrounding = (given: SurroundingName): Expression => primary(given);

/** What is there because the code uses it. */
const used = (text: string, use: Use): Expression => primary(text, use);

export const helper = (given: HelperName): Expression => used(given, { sort: "helper", name: given });
/** The function of a block, and the one that explains it. */
export const blockFunction = (id: BlockId): Expression => used(`b${id}`, { sort: "block", id });
export const explainer = (id: BlockId): Expression => used(`why${id}`, { sort: "explainer", id });
/** The loop, and the block that it is handed. */
export const fallback = (block?: BlockId): Expression => used("L", { sort: "fallback", block });

/** A value that source cannot hold. It is handed to the code where the code uses it. */
export function constant(prefix: Prefix, number: number, value: unknown): Expression {
  const text = `${prefix}${number}`;
  return used(text, { sort: "constant", name: text, value });
}

/** An expression that is evaluated once, before all functions, where some code uses it. */
export function shared(prefix: Prefix, number: number, value: Expression): Expression {
  const text = `${prefix}${number}`;
  return used(text, { sort: "shared", name: text, value: textOf(value), uses: usesOf(value) });
}

export const property = (of: Expression, given: PropertyName): Expression =>
  primary(`${textOf(of, tightness.primary)}.${given}`, usesOf(of));
/** What stands in an object or array under a key that is computed, or a number. */
export const element = (of: Expression, key: Expression): Expression =>
  primary(`${textOf(of, tightness.primary)}[${textOf(key)}]`, both(usesOf(of), usesOf(key)));
/** A member whose name is that of a schema. */
export const member = (of: Expression, key: string): Expression =>
  primary(textOf(of, tightness.primary) + access(key), usesOf(of));

export function call(callee: Expression, ...given: readonly Expression[]): Expression {
  return primary(`${textOf(callee, tightness.primary)}(${listed(given)})`, both(usesOf(callee), usesOfAll(given)));
}

/** A call of a meaning of the runtime. */
export const leaf = (given: LeafName, ...values: readonly Expression[]): Expression =>
  call(used(`r.${given}`, { sort: "leaf", name: given }), ...values);
export const method = (of: Expression, given: PropertyName, ...values: readonly Expression[]): Expression =>
  call(property(of, given), ...values);
export const construct = (callee: Expression, ...given: readonly Expression[]): Expression =>
  primary(`new ${textOf(callee, tightness.primary)}(${listed(given)})`, both(usesOf(callee), usesOfAll(given)));

/** Expressions with commas between them. */
function listed(of: readonly Expression[]): string {
  let text = "";
  for (const each of of) text = text === "" ? textOf(each) : `${text}, ${textOf(each)}`;
  return text;
}

function usesOfAll(of: readonly Expression[]): UseTree | undefined {
  let uses: UseTree | undefined;
  for (const each of of) uses = both(uses, usesOf(each));
  return uses;
}

/** Operators of one tightness stand beside one another from left to right. */
const infix = (left: Expression, operator: Relation | Arithmetic, right: Expression): Expression =>
  new Expression(
    `${textOf(left, tightness[operator])} ${operator} ${textOf(right, tightness[operator] + 1)}`,
    tightness[operator],
    both(usesOf(left), usesOf(right)),
  );

/** How two numbers stand to one another. */
export const compare = (left: Expression, relation: Relation, right: Expression): Expression =>
  infix(left, relation, right);
export const calculate = (left: Expression, operator: Arithmetic, right: Expression): Expression =>
  infix(left, operator, right);

export function equals(left: Expression, right: Expression): Expression {
  const [a, b] = [textOf(left, tightness["==="]), textOf(right, tightness["==="] + 1)];
  return new Expression(`${a} === ${b}`, tightness["==="], both(usesOf(left), usesOf(right)), `${a} !== ${b}`);
}

export const differs = (left: Expression, right: Expression): Expression => not(equals(left, right));

/** A value, or another where it is `null` or `undefined`. */
export const orElse = (value: Expression, other: Expression): Expression =>
  new Expression(
    // Beside `||` and `&&` it needs parentheses on both sides.
    `${textOf(value, tightness["|"])} ?? ${textOf(other, tightness["|"])}`,
    tightness.conditional,
    both(usesOf(value), usesOf(other)),
  );

export const conditional = (test: Expression, then: Expression, otherwise: Expression): Expression =>
  new Expression(
    `${textOf(test, tightness.or)} ? ${textOf(then, tightness.assign)} : ${textOf(otherwise, tightness.assign)}`,
    tightness.conditional,
    both(usesOf(test), both(usesOf(then), usesOf(otherwise))),
  );

const assignment = (to: Expression, operator: "=" | "|=", value: Expression): Expression =>
  new Expression(
    `${textOf(to)} ${operator} ${textOf(value, tightness.assign)}`,
    tightness.assign,
    both(usesOf(to), usesOf(value)),
  );

export const assign = (to: Expression, value: Expression): Expression => assignment(to, "=", value);
export const addBits = (to: Expression, bits: Expression): Expression => assignment(to, "|=", bits);
export const increment = (of: Expression): Expression => primary(`${textOf(of)}++`, usesOf(of));

export const array = (of: readonly Expression[]): Expression => primary(`[${listed(of)}]`, usesOfAll(of));

/** An object whose keys are the emitter's names or numbers. */
export function object(of: readonly (readonly [PropertyName | number, Expression])[]): Expression {
  let text = "";
  let uses: UseTree | undefined;
  for (const [key, value] of of) {
    text += `${text === "" ? "" : ", "}${key}: ${textOf(value, tightness.assign)}`;
    uses = both(uses, usesOf(value));
  }
  return primary(`{ ${text} }`, uses);
}

/** A function of one expression. */
export const arrow = (parameters: readonly Expression[], body: Expression): Expression =>
  new Expression(`(${listed(parameters)}) => ${textOf(body, tightness.assign)}`, tightness.function, usesOf(body));

export const missing: Expression = name("undefined");
export const absent = (value: Expression): Expression => equals(value, missing);
export const present = (value: Expression): Expression => differs(value, missing);

/** What `typeof` says of a value. */
export const typeIs = (value: Expression, type: "string" | "number" | "boolean" | "object"): Expression =>
  equals(new Expression(`typeof ${textOf(value, tightness.unary)}`, tightness.unary, usesOf(value)), literal(type));

/** A conjunction without what always holds; without conditions it holds. */
export const and = (conditions: readonly Expression[]): Expression => joined(conditions, "&&", always, never);

/** A disjunction without what never holds; without conditions it does not hold. */
export const or = (conditions: readonly Expression[]): Expression => joined(conditions, "||", never, always);

function joined(
  conditions: readonly Expression[],
  operator: "&&" | "||",
  neutral: Expression,
  deciding: Expression,
): Expression {
  const tight = operator === "&&" ? tightness.and : tightness.or;
  let joint: Expression | undefined;
  for (const each of conditions) {
    if (each === deciding) return deciding;
    if (each === neutral) continue;
    joint = joint
      ? new Expression(
          `${operandOf(joint, tight)} ${operator} ${operandOf(each, tight)}`,
          tight,
          both(usesOf(joint), usesOf(each)),
        )
      : each;
  }
  return joint ?? neutral;
}

/** Few readers know by heart that `&&` binds more tightly than `||`: parentheses say so. */
const operandOf = (condition: Expression, tight: number): string =>
  textOf(condition, tightnessOf(condition) === tight ? tight : tightness.and + 1);
