// JavaScript statements as values. Each knows three facts, computed when it is made: whether it can fail, whether it always fails,
// and whether it declares something.
import { always, and, type Expression, never, not } from "./expression.js";

/** The statement may end with a failing statement. */
const canFailBit = 1;
/** The statement fails for every value. */
const alwaysFailsBit = 2;
/** The statement declares a variable or a label. No other statement is then the same. */
const declaresBit = 4;

/** The facts about a statement, as bits. */
interface Known {
  readonly facts: number;
}

/** A case of a switch, with one or more texts or numbers as labels. */
export interface SwitchCase {
  readonly labels: readonly (string | number)[];
  readonly body: Statement;
}

/** A variable, and its initial value. */
export type Binding = readonly [variable: Expression, value?: Expression];

/** A statement of one line. */
export type Line = Known &
  (
    | { readonly kind: "evaluate" | "return" | "throw"; readonly value: Expression }
    | { readonly kind: "const" | "let"; readonly bindings: readonly Binding[] }
    | { readonly kind: "break"; readonly label: Expression | undefined }
    | { readonly kind: "continue" }
  );

/** `if` and `else`. */
export interface If extends Known {
  readonly kind: "if";
  readonly test: Expression;
  readonly then: Statement;
  readonly otherwise: Statement;
}

/** A statement whose body is in braces. */
export type Block = Known & { readonly body: Statement } & (
    | { readonly kind: "labelled"; readonly label: Expression }
    | { readonly kind: "for in"; readonly key: Expression; readonly of: Expression }
    | {
        readonly kind: "for";
        /** The variable that counts up, and its first value; `undefined` if it has been declared before. */
        readonly index: Expression;
        readonly from: Expression | undefined;
        readonly test: Expression;
      }
    | { readonly kind: "function"; readonly name: Expression; readonly parameters: readonly Expression[] }
  );

export interface Switch extends Known {
  readonly kind: "switch";
  readonly on: Expression;
  readonly cases: readonly SwitchCase[];
  readonly otherwise: Statement;
}

/** `try` and `catch`. */
export interface Try extends Known {
  readonly kind: "try";
  readonly body: Statement;
  /** The variable of the exception. */
  readonly error: Expression;
  readonly handler: Statement;
}

/** A statement. */
export type Statement =
  | (Known & { readonly kind: "empty" })
  | (Known & { readonly kind: "sequence"; readonly of: readonly Statement[] })
  | Line
  | If
  | Block
  | Switch
  | Try
  | (Known & { readonly kind: "commented"; readonly comments: readonly string[]; readonly of: Statement });

export const alwaysFails = ({ facts }: Statement): boolean => (facts & alwaysFailsBit) !== 0;
export const declares = ({ facts }: Statement): boolean => (facts & declaresBit) !== 0;

export const nothing: Statement = { kind: "empty", facts: 0 };
export const isEmpty = (statement: Statement): boolean => statement === nothing;

/** Statements one after another. Those after a statement that always fails are left out. */
export function sequence(statements: readonly Statement[]): Statement {
  const of: Statement[] = [];
  let facts = 0;
  for (const statement of statements) {
    if (statement === nothing) continue;
    of.push(statement);
    facts |= statement.facts;
    if (alwaysFails(statement)) break;
  }
  if (of.length < 2) return of.at(0) ?? nothing;
  return { kind: "sequence", facts: facts & ~alwaysFailsBit, of };
}

/** Failing statements: of the function, and of the statement with a label. */
export const failByReturning = (value: Expression): Statement => ({ kind: "return", facts: failing, value });
export const failByLeaving = (label: Expression): Statement => ({ kind: "break", facts: failing, label });

const failing = canFailBit | alwaysFailsBit;

export const returning = (value: Expression): Statement => ({ kind: "return", facts: 0, value });
export const throwing = (value: Expression): Statement => ({ kind: "throw", facts: 0, value });

/** Statements, and what runs after an exception in them. */
export const caught = (body: Statement, error: Expression, handler: Statement): Statement => ({
  kind: "try",
  facts: declaresBit,
  body,
  error,
  handler,
});
export const leave = (label?: Expression): Statement => ({ kind: "break", facts: 0, label });
export const next: Statement = { kind: "continue", facts: 0 };
export const evaluate = (value: Expression): Statement => ({ kind: "evaluate", facts: 0, value });
export const constants = (...bindings: readonly Binding[]): Statement => ({
  kind: "const",
  facts: declaresBit,
  bindings,
});
export const variables = (...bindings: readonly Binding[]): Statement => ({
  kind: "let",
  facts: declaresBit,
  bindings,
});

/** `if (test) then else otherwise`, simplified. */
export function guarded(test: Expression, then: Statement, otherwise: Statement = nothing): Statement {
  if (test === always) return then;
  if (test === never) return otherwise;
  if (then === nothing && otherwise.kind !== "if")
    return otherwise === nothing ? nothing : guarded(not(test), otherwise);
  if (otherwise === nothing && then.kind === "if" && then.otherwise === nothing)
    return { kind: "if", facts: then.facts, test: and([test, then.test]), then: then.then, otherwise };
  const facts = ((then.facts | otherwise.facts) & ~alwaysFailsBit) | (then.facts & otherwise.facts & alwaysFailsBit);
  return { kind: "if", facts, test, then, otherwise };
}

/** A condition, and the statements that run if it holds. */
export interface Branch {
  readonly test: Expression;
  readonly then: Statement;
}

/** A chain of `if` and `else if`. */
export const chain = (branches: readonly Branch[], otherwise: Statement = nothing): Statement =>
  branches.reduceRight<Statement>((others, { test, then }) => guarded(test, then, others), otherwise);

/** The facts of a loop: it does not always fail, since its body may not run. */
const within = (body: Statement): number => (body.facts & ~alwaysFailsBit) | declaresBit;

/** Statements with a label. A failure in them leaves the label, so the whole does not fail. */
export const labelled = (label: Expression, body: Statement): Statement => ({
  kind: "labelled",
  facts: declaresBit,
  label,
  body,
});

/**
 * An attempt, and what runs only if it fails.
 *
 * @param failed - The label that the attempt leaves if it fails.
 * @param passed - The label of the whole.
 */
export function recovering(attempt: Statement, failed: Expression, recovery: Statement, passed: Expression): Statement {
  const whole = labelled(passed, sequence([labelled(failed, sequence([attempt, leave(passed)])), recovery]));
  // A failure of the recovery is one of the whole.
  return { ...whole, facts: whole.facts | (recovery.facts & canFailBit) };
}

export const forIn = (key: Expression, of: Expression, body: Statement): Statement => ({
  kind: "for in",
  facts: within(body),
  key,
  of,
  body,
});

/** A loop that counts up. Without `from` it begins at the current value of the index. */
export const forIndex = (
  index: Expression,
  from: Expression | undefined,
  test: Expression,
  body: Statement,
): Statement => ({ kind: "for", facts: within(body), index, from, test, body });

/** A switch. A case that does not end with a statement that leaves the switch falls through to the next. */
export function switchOn(on: Expression, cases: readonly SwitchCase[], otherwise: Statement): Statement {
  let { facts } = otherwise;
  for (const { body } of cases) facts |= body.facts;
  return { kind: "switch", facts: facts & ~alwaysFailsBit, on, cases, otherwise };
}

export const declareFunction = (name: Expression, parameters: readonly Expression[], body: Statement): Statement => ({
  kind: "function",
  facts: declaresBit,
  name,
  parameters,
  body,
});

/** Statements after comments. Empty statements get none. */
export const commented = (comments: readonly string[], of: Statement): Statement =>
  comments.length === 0 || of === nothing ? of : { kind: "commented", facts: of.facts, comments, of };
