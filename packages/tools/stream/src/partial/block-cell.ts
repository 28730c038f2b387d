import type { Application, Block, Rule } from "@argot/core/plan";
import type { Scope } from "@argot/core/internal";
import { AllCell, Cell, type CellQueue } from "./cell.js";
import type { OpenValue } from "./open-value.js";

/** A block that is applied to a value: it holds if all of its rules do. */
export class BlockCell extends AllCell {
  readonly block: Block;
  readonly scope: Scope;
  readonly of: OpenValue;
  /** Its rules that apply to the type of the value, once that is known. */
  readonly rules: RuleCell[] = [];

  constructor(queue: CellQueue, block: Block, scope: Scope, of: OpenValue) {
    super(queue);
    this.block = block;
    this.scope = scope;
    this.of = of;
  }
}

/** A rule of a block, with what is known of its constraint. */
export interface RuleCell {
  readonly rule: Rule;
  readonly ruleIndex: number;
  readonly cell: Cell;
  /** The applications to the same value, and those to parts of it that failed. */
  readonly applied: readonly AppliedCell[];
}

/** An application: it holds if its block does, or if its condition does not. */
export class AppliedCell extends Cell {
  readonly application: Application;
  readonly block: BlockCell;
  readonly condition: Cell | undefined;

  constructor(queue: CellQueue, application: Application, block: BlockCell, condition: Cell | undefined) {
    super(queue);
    this.application = application;
    this.block = block;
    this.condition = condition;
    condition?.addReader(this);
    block.addReader(this);
  }

  override follow(): void {
    if (this.condition?.verdict === false || this.block.verdict) this.settle(true);
    else if (this.condition?.verdict !== undefined || !this.condition) {
      if (this.block.verdict === false) this.settle(false);
    }
  }
}

/** A condition that decides which of two applications must hold. One that is absent always holds. */
export class BranchCell extends Cell {
  readonly #condition: AppliedCell;
  readonly #then: AppliedCell | undefined;
  readonly #else: AppliedCell | undefined;

  constructor(
    queue: CellQueue,
    condition: AppliedCell,
    then: AppliedCell | undefined,
    otherwise: AppliedCell | undefined,
  ) {
    super(queue);
    this.#condition = condition;
    this.#then = then;
    this.#else = otherwise;
    for (const each of [condition, then, otherwise]) each?.addReader(this);
    this.follow();
  }

  override follow(): void {
    const then = this.#then ? this.#then.verdict : true;
    const otherwise = this.#else ? this.#else.verdict : true;
    const { verdict } = this.#condition;
    const decided = verdict === undefined ? (then === otherwise ? then : undefined) : verdict ? then : otherwise;
    if (decided !== undefined) this.settle(decided);
  }
}
