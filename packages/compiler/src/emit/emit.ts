// In the files for Node, loaded when it is first called, with the part `compiler`.
import { blockAt, type BlockId, ownProperties, type Plan, maxCallDepth } from "@argot/core/plan";
import { analyse } from "../analysis/analysis.js";
import { anything } from "../analysis/kinds.js";
import { scopedTargets } from "../analysis/recursion.js";
import {
  always,
  array,
  assign,
  blockFunction,
  compare,
  call,
  type Expression,
  fallback,
  leaf,
  literal,
  method,
  name,
  property,
  object,
} from "../code/expression.js";
import { print } from "../code/print.js";
import {
  caught,
  constants,
  declareFunction,
  evaluate,
  guarded,
  nothing,
  returning,
  sequence,
  type Statement,
  throwing,
} from "../code/statement.js";
import { Uses } from "../code/uses.js";
import { attempt, holdsCode, requireValid } from "./application.js";
import { blockStatements } from "./block.js";
import { constraintStatements } from "./constraint.js";
import { workOf } from "./count-work.js";
import { ModuleContext, type DeclaredNames } from "./module-context.js";
import { type FunctionContext, parameters, fallbackHolds, invalid } from "./site.js";

/** Emitted code: the body of a function with the runtime, constants and the loop as parameters. */
export interface Emitted {
  /**
   * The body of a function with the parameters `r` (the runtime), `c` (the constants) and `L` (the loop, called with a block). It
   * returns the verdict function, and needs strict mode.
   */
  readonly source: string;
  /** The values of `c[0]`, `c[1]` and so on: functions and other values that cannot be written as text. */
  readonly constants: readonly unknown[];
  /** The names of the properties of `r` that the code reads. */
  readonly leaves: readonly string[];
  /** Whether the code reads `L`. */
  readonly usesLoop: boolean;
  /** The blocks that the code calls `L` with. */
  readonly leftToLoop: readonly BlockId[];
}

/** How code is written. */
export interface CodeStyle {
  /** Whether lines are indented, for people. Default: false. */
  readonly indent?: boolean | undefined;
  /**
   * Whether the code of each rule has a comment with the name of the rule. With a plan from `nameRulesByLocation`, that is the
   * location of the keyword. Default: false.
   */
  readonly comments?: boolean | undefined;
}

/** Options of `emit`. */
export interface EmitOptions extends CodeStyle {
  /** The names that the module around the code declares, for code in a module. */
  readonly declaredNames?: DeclaredNames | undefined;
  /** Blocks whose functions the code returns, as an array. Default: the code returns the function of the plan's entry. */
  readonly entries?: readonly BlockId[] | undefined;
}

/** Writes a plan as JavaScript that decides verdicts. It ignores the annotations and reports of the plan. */
export function emit(plan: Plan, options: EmitOptions = {}): Emitted {
  const { declaredNames, entries, indent, comments = false } = ownProperties(options);
  const module = new ModuleContext(analyse(plan), { declaredNames, comments });
  const program = new Program(module, indent);
  const { facts, recursive } = module.analysis;
  const { scoped } = facts;
  const functions: Statement[] = [];
  const entryOf = (id: BlockId): Expression => {
    const entry = blockFunction(id);
    const rest = [...(scoped.has(id) ? [scopeAtStart] : []), ...(recursive.has(id) ? [literal(0)] : [])];
    return guardedEntry(call(entry, parameters.value, ...rest), fallback(id), id, module, functions);
  };
  const returned = returning(entries ? array(entries.map(entryOf)) : entryOf(plan.entry.target));
  const entry = sequence([...functions, returned]);
  if (scoped.size === 0) return program.emitted(entry);
  const targets = object([...scopedTargets(plan)].map((id) => [id, blockFunction(id)]));
  const scope = property(fallback(), "scope");
  return program.emitted(sequence([constants([scopeAtStart, scope]), constants([name("F"), targets]), entry]));
}

/**
 * The function that is called from outside. Exceptions of getters, proxies and custom functions leave it as EvaluationError. If work
 * can repeat, it is counted, and if there is too much, the loop takes over.
 *
 * @param direct - The call of the block's function.
 * @param functions - The declaration of the function is added.
 */
function guardedEntry(
  direct: Expression,
  byLoop: Expression,
  id: BlockId,
  module: ModuleContext,
  functions: Statement[],
): Expression {
  const { value } = parameters;
  const [entry, error] = [module.variable("e"), module.variable("e")];
  const body =
    module.analysis.repeated.size === 0
      ? caught(returning(direct), error, throwing(leaf("asEvaluationError", error, value)))
      : countedRun(direct, byLoop, id, error, module);
  functions.push(declareFunction(entry, [value], body));
  return entry;
}

/** Runs code and counts its work. */
function countedRun(
  direct: Expression,
  byLoop: Expression,
  id: BlockId,
  error: Expression,
  module: ModuleContext,
): Statement {
  const { value } = parameters;
  const work = workOf(module);
  const run = sequence([evaluate(method(work, "begin", value)), returning(method(work, "end", direct))]);
  return caught(run, error, returning(method(work, "settle", error, value, byLoop, literal(id))));
}

/** The scope before any resource is entered. */
const scopeAtStart = name("S");

/** Code together with all functions that it calls. */
class Program {
  readonly #module: ModuleContext;
  readonly #indent: boolean;

  constructor(module: ModuleContext, indent = false) {
    this.#module = module;
    this.#indent = indent;
  }

  /** @param entry - The last statement, which returns the function. */
  emitted(entry: Statement): Emitted {
    const uses = new Uses();
    const end = this.#text(entry, uses);
    const functions: string[] = [];
    // The iteration visits elements that are added during it.
    for (const id of uses.blocks) functions.push(this.#text(functionOf(this.#contextOf(id)), uses));
    const source = [...uses.helpers, ...uses.declarations, ...functions, end].join("\n");
    return {
      source: `${source}\n`,
      constants: uses.constants,
      leaves: [...uses.leaves],
      usesLoop: uses.usesFallback,
      leftToLoop: [...uses.fallbackBlocks],
    };
  }

  #text(code: Statement, uses: Uses): string {
    return print(code, uses, this.#indent);
  }

  #contextOf(id: BlockId): FunctionContext {
    const { analysis } = this.#module;
    return {
      module: this.#module,
      writer: { holds: holdsCode, requireValid, attempt, constraint: constraintStatements },
      id,
      resource: blockAt(analysis.plan, id).resource,
      recursive: analysis.recursive.has(id),
      scoped: analysis.facts.scoped.has(id),
      inProgress: new Set([id]),
      inlined: 0,
    };
  }
}

/** The function that decides whether a block is valid. */
function functionOf(context: FunctionContext): Statement {
  const { id, scoped, recursive, resource } = context;
  const { value, scope, depth } = parameters;
  const site = {
    context,
    value,
    known: anything,
    fail: invalid,
    evaluatedBits: undefined,
  };
  const enter = evaluate(assign(scope, method(scope, "enter", literal(resource))));
  const isTooDeep = compare(depth, ">", literal(maxCallDepth));
  return declareFunction(
    blockFunction(id),
    [value, ...(scoped ? [scope] : []), ...(recursive ? [depth] : [])],
    sequence([
      scoped ? enter : nothing,
      recursive ? guarded(isTooDeep, returning(fallbackHolds(id, site))) : nothing,
      blockStatements(id, site),
      returning(always),
    ]),
  );
}
