import { type Application, type BlockId, type Constraint, JsonType } from "@argot/core/plan";
import type { Kinds } from "../analysis/kinds.js";
import { type Expression, name } from "../code/expression.js";
import { failByReturning, type Statement } from "../code/statement.js";
import { never } from "../code/expression.js";
import type { EvaluatedBitsCode } from "./evaluated-bits.js";
import { fallbackCall, type ModuleContext } from "./module-context.js";

/** A value that code tests. */
export interface Subject {
  /** An expression without effects that is cheap to evaluate: code may contain it several times. */
  readonly value: Expression;
  /** The kinds that the value may have. */
  readonly known: Kinds;
  /** Set if the value is the name of a member: engines compare names without looking at their letters. */
  readonly isName?: true;
}

/** The name of a member, as the value that code tests. */
export const nameSubject = (key: Expression): Subject => ({ value: key, known: JsonType.string, isName: true });

/** The context of statements: the value that they test, and what they do if it is invalid. */
export interface Site extends Subject {
  readonly context: FunctionContext;
  /** Runs if the value is invalid. */
  readonly fail: Statement;
  /** The bits that rules set, if a block that reads the evaluated set applies them. */
  readonly evaluatedBits: EvaluatedBitsCode | undefined;
}

/** Writes applications and constraints. The files for objects, arrays and alternatives call it, and do not import one another. */
export interface Writer {
  /** A condition: an application is valid for a value. */
  holds(application: Application, subject: Subject, context: FunctionContext): Expression;
  /** Statements that fail if an application is invalid; else they set its bits and go on. */
  requireValid(application: Application, site: Site): Statement;
  /** Statements that run `held` and set bits if an application is valid. They go on in either case. */
  attempt(application: Application, held: Statement, site: Site, evaluatedBits: EvaluatedBitsCode): Statement;
  /** Statements for one constraint. */
  constraint(constraint: Constraint, site: Site): Statement;
}

/** What the statements of one function share. */
export interface FunctionContext {
  readonly module: ModuleContext;
  readonly writer: Writer;
  /** The block of the function. */
  readonly id: BlockId;
  readonly resource: number;
  /** Whether the function has a parameter for the depth of calls. */
  readonly recursive: boolean;
  /** Whether the function has a parameter for the scope. */
  readonly scoped: boolean;
  /** The blocks that are being written: that of the function, and those that are being inlined. */
  readonly inProgress: Set<BlockId>;
  /** The number of rules that have been inlined so far. */
  inlined: number;
}

/** The parameters of functions: the value, the dynamic scope, and the depth of calls. */
export const parameters: { readonly value: Expression; readonly scope: Expression; readonly depth: Expression } = {
  value: name("x"),
  scope: name("s"),
  depth: name("d"),
};

/** The failing statement of a verdict. */
export const invalid: Statement = failByReturning(never);

/** A condition: a block is valid for a value according to the loop. */
export const fallbackHolds = (id: BlockId, { value, context }: Pick<Site, "value" | "context">): Expression =>
  fallbackCall(id, value, ...(context.scoped ? [parameters.scope] : []));
