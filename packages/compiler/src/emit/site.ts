import type { Application, BlockId, Constraint } from "@argot/core/plan";
import type { Kinds } from "../analysis/kinds.js";
import { type Expression, name } from "../code/expression.js";
import { failByReturning, type Statement } from "../code/statement.js";
import { never } from "../code/expression.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import { fallbackCall, type ModuleContext } from "./module-context.js";

/** A value that code speaks of. */
export interface Subject {
  /** It may be written several times: evaluating it has no effect, and costs little. */
  readonly value: Expression;
  /** What it can be. */
  readonly known: Kinds;
}

/** Where code stands: the value it decides about, and what comes of the decision. */
export interface Site extends Subject {
  readonly context: FunctionContext;
  /** The name or index under which the value stands in the one around it; `undefined` for the same value, a name, or content. */
  readonly key: Expression | undefined;
  readonly sink: Sink;
  /** Where it is kept what rules evaluate, for those that a reader of it has applied. */
  readonly evaluatedBits: EvaluatedBits | undefined;
}

/** What becomes of a value that is not valid: a verdict ends with the first failure, an explanation gathers them and goes on. */
export interface Sink {
  /** What runs where a rule does not hold of the value itself. */
  readonly fail: Statement;
  /** Applies a block to the value, which has to hold. */
  demand(application: Application, site: Site): Statement;
}

/**
 * Writes what stands in other blocks. The files for objects, arrays and alternatives call it for the parts they find,
 * and know nothing of one another.
 */
export interface Writer {
  /** The block of an application holds of a value. */
  holds(application: Application, subject: Subject, context: FunctionContext): Expression;
  /** Statements that run `held` where the block of an application holds, keeping what it has evaluated, and go on in any case. */
  attempt(application: Application, held: Statement, site: Site, evaluatedBits: EvaluatedBits): Statement;
  /** Statements for one constraint. */
  constraint(constraint: Constraint, site: Site): Statement;
}

/** What the code of one function shares. */
export interface FunctionContext {
  readonly module: ModuleContext;
  readonly writer: Writer;
  /** The block that the function was begun for. */
  readonly id: BlockId;
  readonly resource: number;
  /** Whether it counts how deep it is, and knows the scope. */
  readonly recursive: boolean;
  readonly scoped: boolean;
  /** Blocks being inlined right now, the function's own first. */
  readonly open: Set<BlockId>;
  /** How much has been inlined so far: rules. */
  inlined: number;
}

/** What a function is given: the value, the dynamic scope, and how deep calls are. */
export const given: { readonly value: Expression; readonly scope: Expression; readonly depth: Expression } = {
  value: name("x"),
  scope: name("s"),
  depth: name("d"),
};

/** The failure of a verdict. */
export const invalid: Statement = failByReturning(never);

/** The loop says that a block holds of a value. */
export const heldByLoop = (id: BlockId, { value, context }: Pick<Site, "value" | "context">): Expression =>
  fallbackCall(id, value, ...(context.scoped ? [given.scope] : []));
