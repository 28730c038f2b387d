import { blockAt, type BlockId, ownProperties, type Plan, type Profile } from "@argot/core/plan";
import { type Analysis, analyse, analysisToExplain, readersIn } from "../analysis/analysis.js";
import { anything } from "../analysis/kinds.js";
import { deepestCall, scopedTargets } from "../analysis/recursion.js";
import {
  always,
  array,
  arrow,
  assign,
  compare,
  call,
  type Expression,
  fallback,
  literal,
  method,
  name,
  property,
  object,
} from "../code/expression.js";
import { print } from "../code/print.js";
import {
  constants,
  declareFunction,
  evaluate,
  guarded,
  nothing,
  returning,
  sequence,
  type Statement,
} from "../code/statement.js";
import { Uses } from "../code/uses.js";
import { attempt, failingWith, holds } from "./application.js";
import { blockStatements } from "./block.js";
import { constraintStatements } from "./constraint.js";
import { workOf } from "./count-work.js";
import { explainerOf } from "./explanation.js";
import { ModuleContext, noSettings, type Surroundings } from "./module-context.js";
import { type FunctionContext, given, heldByLoop, invalid } from "./site.js";

/** Emitted code: the body of a function that is given the runtime, constants and a way back to the loop. */
export interface Emitted {
  /**
   * Takes `r` (the runtime), `c` (the constants) and `L` (the loop, from a block on), and returns the function. It is made for
   * strict mode.
   */
  readonly source: string;
  /** What the code reads as `c[0]`, `c[1]` and so on: values that text cannot hold. */
  readonly constants: readonly unknown[];
  /** What the code reads of `r`, by name. */
  readonly leaves: readonly string[];
  /** Whether the code reads `L`. */
  readonly usesLoop: boolean;
  /** The blocks that it hands to `L`. */
  readonly leftToLoop: readonly BlockId[];
}

/** How code is written. */
export interface CodeStyle {
  /** Whether lines are indented, for people. Default: false. */
  readonly indent?: boolean | undefined;
  /**
   * Whether the name of each rule stands in a comment before its code. With a plan from `nameRulesByLocation` that is where the
   * keyword stands. Default: false.
   */
  readonly comments?: boolean | undefined;
}

/** Options of `emit`. */
export interface EmitOptions extends CodeStyle {
  /** What is known of the values to come: it guides the choice between ways to the same answer. */
  readonly profile?: Profile | undefined;
  /** What the code finds around it, in a module. */
  readonly surroundings?: Surroundings | undefined;
  /** The blocks to begin with, where it is not the plan's entry: the code then returns their functions, in a list. */
  readonly entries?: readonly BlockId[] | undefined;
}

/** Writes a plan as JavaScript that decides verdicts. The annotations and reports of the plan are not looked at. */
export function emit(plan: Plan, options: EmitOptions = {}): Emitted {
  const { profile, surroundings, entries, indent, comments = false } = ownProperties(options);
  const module = new ModuleContext(analyse(plan), { profile, surroundings, only: undefined, comments });
  const program = new Program(module, indent);
  const { scoped, recursive } = module.analysis;
  const entryOf = (id: BlockId): Expression => {
    const entry = module.functionOf(id);
    const rest = [...(scoped.has(id) ? [scopeAtStart] : []), ...(recursive.has(id) ? [literal(0)] : [])];
    const decide = rest.length === 0 ? entry : arrow([given.value], call(entry, given.value, ...rest));
    return counted(decide, fallback(id), id, module);
  };
  const entry = returning(entries ? array(entries.map(entryOf)) : entryOf(plan.entry.target));
  if (scoped.size === 0) return program.emitted(entry);
  const targets = object([...scopedTargets(plan)].map((id) => [id, module.functionOf(id)]));
  const scope = property(fallback(), "scope");
  return program.emitted(sequence([constants([scopeAtStart, scope]), constants([name("F"), targets]), entry]));
}

/** A function whose work is counted where it can repeat: then the loop takes over. */
function counted(decide: Expression, byLoop: Expression, id: BlockId, module: ModuleContext): Expression {
  if (module.analysis.repeated.size === 0) return decide;
  const shared = module.share("e", decide);
  return arrow([given.value], method(workOf(module), "run", given.value, shared, byLoop, literal(id)));
}

/** The scope before anything is entered. */
const scopeAtStart = name("S");

/**
 * Writes one block of a plan without dynamic applications. The code returns its function, and finds those of other blocks in a
 * table `B`, by the number of the block. They are given the value and, where recursion is counted, its depth.
 */
export function emitBlock(analysis: Analysis, id: BlockId, profile?: Profile): Emitted {
  const module = new ModuleContext(analysis, { ...noSettings, profile, only: id });
  return new Program(module).emitted(returning(module.functionOf(id)));
}

/**
 * Writes a plan as JavaScript that finds what fails, as the loop would: a tree of what a value fails, `undefined` for a
 * valid one. Reports and annotations stay in the plan; the tree says by numbers which rules it speaks of.
 *
 * @param plan - Without dynamic applications: emitted explanations know no scope.
 */
export function emitExplanation(plan: Plan, style: CodeStyle = {}): Emitted {
  const { indent, comments = false } = ownProperties(style);
  const module = new ModuleContext(analysisToExplain(plan), { ...noSettings, comments });
  const { target } = plan.entry;
  const rest = module.analysis.recursive.has(target) ? [literal(0)] : [];
  const entry = arrow([given.value], call(module.explainerOf(target), given.value, ...rest));
  const byLoop = property(fallback(target), "explain");
  return new Program(module, indent, plan).emitted(returning(counted(entry, byLoop, target, module)));
}

/**
 * Writes what finds which rules of one block fail. The code returns its function; it finds those of other blocks in the tables `B`
 * (verdicts) and `W` (explanations), by the number of the block. They are given the value and, where recursion is counted, its
 * depth.
 *
 * @param analysis - What `analysisToExplain` says of the plan.
 */
export function emitBlockExplanation(plan: Plan, analysis: Analysis, id: BlockId): Emitted {
  const module = new ModuleContext(analysis, { ...noSettings, only: id });
  return new Program(module, false, plan).emitted(returning(module.explainerOf(id)));
}

/** Code with all functions that it calls. */
class Program {
  readonly #module: ModuleContext;
  readonly #indent: boolean;
  readonly #explained: Plan;

  /** @param explained - The plan as it was before its analysis, which tells which rules read what has been evaluated. */
  constructor(module: ModuleContext, indent = false, explained: Plan = module.analysis.plan) {
    this.#module = module;
    this.#indent = indent;
    this.#explained = explained;
  }

  /** @param entry - What ends the code and returns its function. */
  emitted(entry: Statement): Emitted {
    const uses = new Uses();
    const text = (code: Statement): string => print(code, uses, this.#indent);
    const end = text(entry);
    const functions: string[] = [];
    // These sets iterate over what is added to them on the way.
    for (const id of uses.explainers) functions.push(text(explainerOf(this.#contextOf(id), this.#readersIn(id))));
    for (const id of uses.blocks) functions.push(text(functionOf(this.#contextOf(id))));
    const source = [...uses.helpers, ...uses.declarations, ...functions, end].join("\n");
    return {
      source: `${source}\n`,
      constants: uses.constants,
      leaves: [...uses.leaves],
      usesLoop: uses.usesFallback,
      leftToLoop: [...uses.fallbackBlocks],
    };
  }

  #readersIn(id: BlockId): ReadonlySet<number> {
    return readersIn(blockAt(this.#explained, id));
  }

  #contextOf(id: BlockId): FunctionContext {
    const { analysis } = this.#module;
    return {
      module: this.#module,
      writer: { holds, attempt, constraint: constraintStatements },
      id,
      resource: blockAt(analysis.plan, id).resource,
      recursive: analysis.recursive.has(id),
      scoped: analysis.scoped.has(id),
      open: new Set([id]),
      inlined: 0,
    };
  }
}

/** The function that decides whether a block holds. */
function functionOf(context: FunctionContext): Statement {
  const { id, module, scoped, recursive, resource } = context;
  const { value, scope, depth } = given;
  const site = {
    context,
    value,
    known: anything,
    key: undefined,
    sink: failingWith(invalid),
    evaluatedBits: undefined,
  };
  const enter = evaluate(assign(scope, method(scope, "enter", literal(resource))));
  const isTooDeep = compare(depth, ">", literal(deepestCall));
  return declareFunction(
    module.functionOf(id),
    [value, ...(scoped ? [scope] : []), ...(recursive ? [depth] : [])],
    sequence([
      scoped ? enter : nothing,
      recursive ? guarded(isTooDeep, returning(heldByLoop(id, site))) : nothing,
      blockStatements(id, site),
      returning(always),
    ]),
  );
}
