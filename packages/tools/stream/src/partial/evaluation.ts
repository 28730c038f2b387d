import { EvaluationError } from "@argot/core";
import type { Scope } from "@argot/core/internal";
import { type Application, type Block, blockAt, type ConstraintOf, isPlain, JsonType, nowhere } from "@argot/core/plan";
import { AppliedCell, BlockCell } from "./block-cell.js";
import { type Cell, CellQueue, CountCell, NotCell } from "./cell.js";
import { ConstraintCells } from "./constraint-cells.js";
import type { Evaluator } from "./evaluator.js";
import type { OpenValue } from "./open-value.js";
import type { PartialPlan } from "./partial-plan.js";
import { PredicateCells } from "./predicate-cells.js";

/** Evaluates a plan for a value while it is read. */
export class PartialEvaluation implements Evaluator {
  readonly shared: PartialPlan;
  readonly queue: CellQueue = new CellQueue();
  readonly predicates: PredicateCells;
  readonly #constraints: ConstraintCells;
  /** The blocks whose rules are still to be looked at, since the type of their value is known. */
  readonly #toBegin: BlockCell[] = [];
  #settlers: (() => boolean)[] = [];

  constructor(shared: PartialPlan) {
    this.shared = shared;
    this.predicates = new PredicateCells(this.queue, shared.patterns);
    this.#constraints = new ConstraintCells(this);
  }

  /** Applies the schema to the root. */
  start(root: OpenValue): AppliedCell {
    return this.apply(this.shared.plan.entry, root, this.shared.loop.outermost);
  }

  /** Applies a block to a value. Each block is evaluated once for a value and a scope. */
  apply(application: Application, value: OpenValue, outer: Scope): AppliedCell {
    const { when } = application;
    const condition = when && this.predicates.of(when, value);
    return new AppliedCell(this.queue, application, this.#blockCell(application, value, outer), condition);
  }

  /** The type of a value is known. */
  begin(value: OpenValue): void {
    for (const begin of value.beginners.splice(0)) begin();
    this.settle();
  }

  /** A value is read to its end. */
  end(value: OpenValue): void {
    if ((value.types & JsonType.number) !== 0)
      value.types = Number.isInteger(Number(value.value)) ? JsonType.number | JsonType.integer : JsonType.number;
    for (const observer of value.observers) if (!observer.isDone) observer.ends?.();
    value.release();
    this.settle();
    // What depends on what others have evaluated is known last. One of them may wait for another.
    for (let isNew = true; isNew && this.#settlers.length > 0;) {
      const before = this.#settlers.length;
      this.#settlers = this.#settlers.filter((settle) => !settle());
      this.settle();
      isNew = this.#settlers.length < before;
    }
    this.#settlers = [];
  }

  /** Calls a function when everything else about the value that ends is known. It returns whether it has decided. */
  settleLast(settle: () => boolean): void {
    this.#settlers.push(settle);
  }

  /** Whether an application fails for every value. */
  isNever(application: Application): boolean {
    return isPlain(application) && this.shared.never.has(application.target);
  }

  /** The names of members that a constraint does not leave to its rest, in the order of code units. */
  allowedNames(constraint: ConstraintOf<"members">): readonly string[] {
    const { named, except } = constraint;
    let names = this.shared.allowedNames.get(constraint);
    if (!names) {
      const own = Array.from(named).flatMap(([name, application]) => (this.isNever(application) ? [] : [name]));
      const excepted = except === null || except === "evaluated" ? [] : except.names;
      names = [...new Set([...own, ...excepted])].sort();
      this.shared.allowedNames.set(constraint, names);
    }
    return names;
  }

  /** Follows all that is new. */
  settle(): void {
    this.queue.drain();
    for (let cell = this.#toBegin.pop(); cell; cell = this.#toBegin.pop()) {
      this.#beginBlock(cell);
      this.queue.drain();
    }
  }

  #blockCell(application: Application, value: OpenValue, outer: Scope): BlockCell {
    const block = this.#blockOf(application, outer);
    if (!block) return new BlockCell(this.queue, nowhereBlock, outer, value);
    const scope = outer.enter(block.resource);
    const ofBlock = (value.blocks.get(block.id) ?? []) as readonly BlockCell[];
    const known = ofBlock.find((each) => each.scope === scope);
    if (known) return known;
    const cell = new BlockCell(this.queue, block, scope, value);
    value.blocks.set(block.id, [...ofBlock, cell]);
    for (const watcher of value.watchers) cell.addReader(watcher);
    if (this.shared.never.has(block.id)) cell.settle(false);
    else if (value.isBegun) this.#toBegin.push(cell);
    else value.beginners.push(() => this.#toBegin.push(cell));
    return cell;
  }

  /** `undefined` if the application leads nowhere. Whether that matters is known when the whole value is evaluated. */
  #blockOf(application: Application, outer: Scope): Block | undefined {
    try {
      return blockAt(this.shared.plan, outer.target(application));
    } catch (error) {
      if (error instanceof EvaluationError) return undefined;
      throw error;
    }
  }

  #beginBlock(cell: BlockCell): void {
    const { block, of: value } = cell;
    for (const [ruleIndex, rule] of block.rules.entries()) {
      if (rule.constraint.op === "nothing") continue;
      const types = rule.appliesTo & value.types;
      if (rule.appliesTo !== JsonType.any && types === 0) continue;
      const made = this.#constraints.of(rule, ruleIndex, cell);
      cell.rules.push(made);
      cell.addPart(
        rule.appliesTo !== JsonType.any && types === JsonType.integer ? this.#ifInteger(value, made.cell) : made.cell,
      );
      this.queue.drain();
      // More of what fails is not needed.
      if (cell.verdict === false) return;
    }
    cell.close();
  }

  /** For a rule about integers only: a number may be none. */
  #ifInteger(value: OpenValue, cell: Cell): Cell {
    const isOther = new NotCell(this.queue);
    this.predicates.of({ op: "is", types: JsonType.integer }, value).addReader(isOther);
    const either = new CountCell(this.queue, { min: 1, max: Infinity });
    either.addPart(isOther);
    either.addPart(cell);
    either.close();
    return either;
  }
}

/** Stands for the block of an application that leads nowhere. It is never decided. */
const nowhereBlock: Block = { id: nowhere, resource: 0, pointer: "", rules: [] };
