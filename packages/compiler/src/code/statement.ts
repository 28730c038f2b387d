// JavaScript statements as values. Each knows from the start what is asked of it: whether it can fail, whether it does nothing else.
import { always, and, type Expression, never, not } from "./expression.js";

/** It may end in the failure that was given for what stands in it. */
const canFailBit = 1;
/** It fails at once, whatever the value. */
const alwaysFailsBit = 2;
/** It declares a variable or a label: then no other statement is the same. */
const declaresBit = 4;

/** What is known of a statement, as bits. */
interface Known {
  readonly facts: number;
}

/** A case of a switch, for the texts or numbers that lead to it. */
export interface SwitchCase {
  readonly labels: readonly (string | number)[];
  readonly body: Statement;
}

/** A variable, with what it begins with. */
export type Binding = readonly [variable: Expression, value?: Expression];

/** What stands in one line. */
export type Line = Known &
  (
    | { readonly kind: "evaluate" | "return"; readonly value: Expression }
    | { readonly kind: "const" | "let"; readonly bindings: readonly Binding[] }
    | { readonly kind: "break"; readonly label: Expression | undefined }
    | { readonly kind: "continue" }
  );

/** Statements under a condition, and others where it does not hold. */
export interface If extends Known {
  readonly kind: "if";
  readonly test: Expression;
  readonly then: Statement;
  readonly otherwise: Statement;
}

/** Statements in braces. */
export type Block = Known & { readonly body: Statement } & (
    | { readonly kind: "labelled"; readonly label: Expression }
    | { readonly kind: "for in"; readonly key: Expression; readonly of: Expression }
    | {
        readonly kind: "for";
        /** The variable that is counted up, and where it begins; `undefined` where it has been declared. */
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

/** A statement. */
export type Statement =
  | (Known & { readonly kind: "empty" })
  | (Known & { readonly kind: "sequence"; readonly of: readonly Statement[] })
  | Line
  | If
  | Block
  | Switch
  | (Known & { readonly kind: "commented"; readonly comments: readonly string[]; readonly of: Statement });

export const canFail = ({ facts }: Statement): boolean => (facts & canFailBit) !== 0;
export const alwaysFails = ({ facts }: Statement): boolean => (facts & alwaysFailsBit) !== 0;
export const declares = ({ facts }: Statement): boolean => (facts & declaresBit) !== 0;

export const nothing: Statement = { kind: "empty", facts: 0 };
export const isEmpty = (statement: Statement): boolean => statement === nothing;

/** One after another; what follows a failure is left out. */
export function sequence(statements: readonly Statement[]): Statement {
  const of: Statement[] = [];
  let facts = 0;
  for (const statement of statements) {
    if (statement === nothing) continue;
    of.push(statement);
    facts |= statement.facts;
    if (alwaysFails(statement)) break;
  }
  if (of.length < 2) return of[0] ?? nothing;
  return { kind: "sequence", facts: facts & ~alwaysFailsBit, of };
}

/** The failure of what a function decides, and of what stands under a label. */
export const failByReturning = (value: Expression): Statement => ({ kind: "return", facts: failing, value });
export const failByLeaving = (label: Expression): Statement => ({ kind: "break", facts: failing, label });

const failing = canFailBit | alwaysFailsBit;

export const returning = (value: Expression): Statement => ({ kind: "return", facts: 0, value });
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

/** Statements under a condition, with others where it does not hold. */
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

/** Statements under a condition. */
export interface Branch {
  readonly test: Expression;
  readonly then: Statement;
}

/** The statements of the first condition that holds, else others. */
export const chain = (branches: readonly Branch[], otherwise: Statement = nothing): Statement =>
  branches.reduceRight<Statement>((others, { test, then }) => guarded(test, then, others), otherwise);

/** What may not be reached does not always fail. */
const within = (body: Statement): number => (body.facts & ~alwaysFailsBit) | declaresBit;

/** Statements that a failure within them leaves: they do not fail themselves. */
export const labelled = (label: Expression, body: Statement): Statement => ({
  kind: "labelled",
  facts: declaresBit,
  label,
  body,
});

export const forIn = (key: Expression, of: Expression, body: Statement): Statement => ({
  kind: "for in",
  facts: within(body),
  key,
  of,
  body,
});

/** A loop that counts up; without `from` it begins where the index stands. */
export const forIndex = (
  index: Expression,
  from: Expression | undefined,
  test: Expression,
  body: Statement,
): Statement => ({ kind: "for", facts: within(body), index, from, test, body });

/** A switch. A case that should not go on to the next ends with what leaves it. */
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

/** Statements with comments before them, where there are any. */
export const commented = (comments: readonly string[], of: Statement): Statement =>
  comments.length === 0 || of === nothing ? of : { kind: "commented", facts: of.facts, comments, of };
