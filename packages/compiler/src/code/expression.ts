// JavaScript expressions as values. An expression consists of others. It knows its precedence, what it uses, and its negation.
// Only this folder sees its text. Strings of a schema become expressions through `literal` and `member` only, which quote them.
// All other text is one of the names that are listed here.
import type { BlockId } from "@argot/core/plan";
import type { HelperName } from "./helpers.js";
import { access, quote } from "./quote.js";
import type { LeafName, Use, UseTree } from "./uses.js";

/** A predefined name: a global of JavaScript, or a parameter of emitted functions. */
export type PredefinedName =
  | "undefined"
  | "Array"
  | "Number"
  | "RegExp"
  | "Set"
  /** The parameters of functions: the value, the scope, and the depth of calls. */
  | "x"
  | "s"
  | "d"
  /** The scope in which evaluation begins, and the functions that may be targets of dynamic applications. */
  | "S"
  | "F";

/** The name of a property that the emitter may use. */
export type PropertyName =
  | "begin"
  | "call"
  | "charCodeAt"
  | "check"
  | "count"
  | "end"
  | "endsWith"
  | "enter"
  | "get"
  | "has"
  | "includes"
  | "isArray"
  | "isFinite"
  | "isInteger"
  | "isSafeInteger"
  | "length"
  | "next"
  | "scope"
  | "settle"
  | "startsWith"
  | "target"
  | "test"
  | "value"
  | "work";

/** The first letter of a numbered name. It shows readers what the name is for. */
export type Prefix = "c" | "e" | "g" | "i" | "k" | "l" | "m" | "n" | "p" | "t" | "v" | "w";

/** The name of a regular expression in the module around the code. */
export type DeclaredName = `$p${number}`;

type Scalar = string | number | bigint | boolean | null;

/** Precedences of operators. An operand with a lower one is put in parentheses. */
const precedence = {
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
  /** Names, calls, accesses to properties, and everything in brackets. */
  primary: 13,
} as const;

type Relation = ">=" | "<=" | ">" | "<";
type Arithmetic = "|" | "&" | "+" | "%";

/** An expression. */
export class Expression {
  readonly #text: string;
  readonly #precedence: number;
  readonly #uses: UseTree | undefined;
  /** Its negation: the text of one with the same precedence and uses, or the expression that it is the negation of. */
  readonly #negation: string | Expression | undefined;

  constructor(text: string, ownPrecedence: number, uses: UseTree | undefined, negation?: string | Expression) {
    this.#text = text;
    this.#precedence = ownPrecedence;
    this.#uses = uses;
    this.#negation = negation;
  }

  /** For this folder: the text, in parentheses if its precedence is lower than `least`. */
  static textOf(expression: Expression, least = 0): string {
    return expression.#precedence < least ? `(${expression.#text})` : expression.#text;
  }

  /** For this folder. */
  static precedenceOf(expression: Expression): number {
    return expression.#precedence;
  }

  /** For this folder. */
  static usesOf(expression: Expression): UseTree | undefined {
    return expression.#uses;
  }

  /** The negation of a condition. `<` is not the negation of `>=`, since a number may be `NaN`. */
  static not(condition: Expression): Expression {
    if (condition === always) return never;
    if (condition === never) return always;
    const negation = condition.#negation;
    if (negation instanceof Expression) return negation;
    if (negation !== undefined)
      return new Expression(negation, condition.#precedence, condition.#uses, condition.#text);
    return new Expression(`!${textOf(condition, precedence.unary)}`, precedence.unary, condition.#uses, condition);
  }
}

const textOf = (expression: Expression, least?: number): string => Expression.textOf(expression, least);
const precedenceOf = (expression: Expression): number => Expression.precedenceOf(expression);
const usesOf = (expression: Expression): UseTree | undefined => Expression.usesOf(expression);
export const not = (condition: Expression): Expression => Expression.not(condition);

const both = (a: UseTree | undefined, b: UseTree | undefined): UseTree | undefined =>
  a === undefined ? b : b === undefined ? a : [a, b];

/** An expression that never needs parentheses. */
const primary = /* @__NO_SIDE_EFFECTS__ */ (text: string, uses?: UseTree): Expression =>
  new Expression(text, precedence.primary, uses);

/** The condition that always holds, and the one that never does. */
export const always: Expression = primary("true");
export const never: Expression = primary("false");

/** A scalar of JSON. */
export const literal = /* @__NO_SIDE_EFFECTS__ */ (value: Scalar): Expression =>
  value === true ? always : value === false ? never : primary(quote(value));

export const name = /* @__NO_SIDE_EFFECTS__ */ (predefined: PredefinedName): Expression => primary(predefined);
export const variable = (prefix: Prefix, number: number): Expression => primary(`${prefix}${number}`);
export const declaredName = (declared: DeclaredName): Expression => primary(declared);

/** A name that has to be provided because the code uses it. */
const used = /* @__NO_SIDE_EFFECTS__ */ (text: string, use: Use): Expression => primary(text, use);

export const helper = /* @__NO_SIDE_EFFECTS__ */ (helperName: HelperName): Expression =>
  used(helperName, { sort: "helper", name: helperName });
/** The function of a block. */
export const blockFunction = (id: BlockId): Expression => used(`b${id}`, { sort: "block", id });
/** The loop. `block` is the block that it is called with. */
export const fallback = (block?: BlockId): Expression => used("L", { sort: "fallback", block });

/** A value that cannot be written as text. It is a parameter of code that uses it. */
export function constant(prefix: Prefix, number: number, value: unknown): Expression {
  const text = `${prefix}${number}`;
  return used(text, { sort: "constant", name: text, value });
}

/** A constant with the value of an expression, evaluated once, before all functions, if some code uses it. */
export function shared(prefix: Prefix, number: number, value: Expression): Expression {
  const text = `${prefix}${number}`;
  return used(text, { sort: "shared", name: text, value: textOf(value), uses: usesOf(value) });
}

export const property = (of: Expression, key: PropertyName): Expression =>
  primary(`${textOf(of, precedence.primary)}.${key}`, usesOf(of));
/** The element of an object or array with a computed key or a number. */
export const element = (of: Expression, key: Expression): Expression =>
  primary(`${textOf(of, precedence.primary)}[${textOf(key)}]`, both(usesOf(of), usesOf(key)));
/** The member of an object with a name from a schema. */
export const member = (of: Expression, key: string): Expression =>
  primary(textOf(of, precedence.primary) + access(key), usesOf(of));

export function call(callee: Expression, ...args: readonly Expression[]): Expression {
  return primary(`${textOf(callee, precedence.primary)}(${listed(args)})`, both(usesOf(callee), usesOfAll(args)));
}

/** A call of a function of the runtime. */
export const leaf = (leafName: LeafName, ...args: readonly Expression[]): Expression =>
  call(used(`r.${leafName}`, { sort: "leaf", name: leafName }), ...args);
export const method = (of: Expression, key: PropertyName, ...args: readonly Expression[]): Expression =>
  call(property(of, key), ...args);
export const construct = (callee: Expression, ...args: readonly Expression[]): Expression =>
  primary(`new ${textOf(callee, precedence.primary)}(${listed(args)})`, both(usesOf(callee), usesOfAll(args)));

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

/** Operators with the same precedence associate from left to right. */
const infix = (left: Expression, operator: Relation | Arithmetic, right: Expression): Expression =>
  new Expression(
    `${textOf(left, precedence[operator])} ${operator} ${textOf(right, precedence[operator] + 1)}`,
    precedence[operator],
    both(usesOf(left), usesOf(right)),
  );

/** A comparison of two numbers. */
export const compare = (left: Expression, relation: Relation, right: Expression): Expression =>
  infix(left, relation, right);
export const calculate = (left: Expression, operator: Arithmetic, right: Expression): Expression =>
  infix(left, operator, right);

export function equals(left: Expression, right: Expression): Expression {
  const [a, b] = [textOf(left, precedence["==="]), textOf(right, precedence["==="] + 1)];
  return new Expression(`${a} === ${b}`, precedence["==="], both(usesOf(left), usesOf(right)), `${a} !== ${b}`);
}

export const differs = (left: Expression, right: Expression): Expression => not(equals(left, right));

export const conditional = (test: Expression, then: Expression, otherwise: Expression): Expression =>
  new Expression(
    `${textOf(test, precedence.or)} ? ${textOf(then, precedence.assign)} : ${textOf(otherwise, precedence.assign)}`,
    precedence.conditional,
    both(usesOf(test), both(usesOf(then), usesOf(otherwise))),
  );

const assignment = (to: Expression, operator: "=" | "|=", value: Expression): Expression =>
  new Expression(
    `${textOf(to)} ${operator} ${textOf(value, precedence.assign)}`,
    precedence.assign,
    both(usesOf(to), usesOf(value)),
  );

export const assign = (to: Expression, value: Expression): Expression => assignment(to, "=", value);
export const addBits = (to: Expression, bits: Expression): Expression => assignment(to, "|=", bits);
export const increment = (of: Expression): Expression => primary(`${textOf(of)}++`, usesOf(of));

export const array = (of: readonly Expression[]): Expression => primary(`[${listed(of)}]`, usesOfAll(of));

/** An object whose keys are names of the emitter, or numbers. */
export function object(of: readonly (readonly [PropertyName | number, Expression])[]): Expression {
  let text = "";
  let uses: UseTree | undefined;
  for (const [key, value] of of) {
    text += `${text === "" ? "" : ", "}${key}: ${textOf(value, precedence.assign)}`;
    uses = both(uses, usesOf(value));
  }
  return primary(`{ ${text} }`, uses);
}

export const missing: Expression = name("undefined");
export const absent = (value: Expression): Expression => equals(value, missing);
export const present = (value: Expression): Expression => differs(value, missing);

/** A condition: `typeof` a value is `type`. */
export const typeIs = (value: Expression, type: "string" | "number" | "boolean" | "object"): Expression =>
  equals(new Expression(`typeof ${textOf(value, precedence.unary)}`, precedence.unary, usesOf(value)), literal(type));

/** A conjunction. Conditions that are `true` are left out; without conditions it is `true`. */
export const and = (conditions: readonly Expression[]): Expression => joined(conditions, "&&", always, never);

/** A disjunction. Conditions that are `false` are left out; without conditions it is `false`. */
export const or = (conditions: readonly Expression[]): Expression => joined(conditions, "||", never, always);

function joined(
  conditions: readonly Expression[],
  operator: "&&" | "||",
  neutral: Expression,
  deciding: Expression,
): Expression {
  const own = operator === "&&" ? precedence.and : precedence.or;
  let joint: Expression | undefined;
  for (const each of conditions) {
    if (each === deciding) return deciding;
    if (each === neutral) continue;
    joint = joint
      ? new Expression(
          `${operandOf(joint, own)} ${operator} ${operandOf(each, own)}`,
          own,
          both(usesOf(joint), usesOf(each)),
        )
      : each;
  }
  return joint ?? neutral;
}

/** An `&&` within `||` gets parentheses, although it does not need them: they make the code easier to read. */
const operandOf = (condition: Expression, own: number): string =>
  textOf(condition, precedenceOf(condition) === own ? own : precedence.and + 1);
