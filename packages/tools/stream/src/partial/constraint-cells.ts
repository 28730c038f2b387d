import type { Application, Constraint, ConstraintOf, Rule } from "@argot/core/plan";
import { type AppliedCell, type BlockCell, BranchCell, type RuleCell } from "./block-cell.js";
import { AllCell, Cell, CountCell } from "./cell.js";
import type { Evaluator } from "./evaluator.js";
import type { ValueObserver } from "./open-value.js";
import { ItemCountCell, ItemsCell, MembersCell, NamesCell } from "./part-cells.js";
import { UnevaluatedCell } from "./unevaluated-cell.js";

type Made = Pick<RuleCell, "cell" | "applied">;

/** Makes cells of constraints. */
export class ConstraintCells {
  readonly #evaluation: Evaluator;

  constructor(evaluation: Evaluator) {
    this.#evaluation = evaluation;
  }

  /** The cell of a rule of a block. The block is applied to a value of which the first character is read. */
  of(rule: Rule, ruleIndex: number, block: BlockCell): RuleCell {
    const make = this.#makers[rule.constraint.op] as (constraint: Constraint, block: BlockCell) => Made;
    return { rule, ruleIndex, ...make(rule.constraint, block) };
  }

  readonly #makers: { readonly [Op in Constraint["op"]]: (constraint: ConstraintOf<Op>, block: BlockCell) => Made } = {
    test: ({ predicate }, { of }) => ({ cell: this.#evaluation.predicates.of(predicate, of), applied: [] }),
    all: ({ applications }, block) => this.#counted(new AllCell(this.#evaluation.queue), applications, block),
    some: ({ applications, range }, block) =>
      this.#counted(new CountCell(this.#evaluation.queue, range), applications, block),
    branch: (constraint, block) => {
      const [condition, then, otherwise] = [constraint.if, constraint.then, constraint.else].map(
        (application) => application && this.#applyInPlace(application, block),
      );
      const cell = new BranchCell(this.#evaluation.queue, condition as AppliedCell, then, otherwise);
      return { cell, applied: [condition, then, otherwise].filter((applied) => applied !== undefined) };
    },
    members: (constraint, block) =>
      this.#observed(
        constraint.except === "evaluated"
          ? new UnevaluatedCell(this.#evaluation, constraint, block)
          : new MembersCell(this.#evaluation, constraint, block),
        block,
      ),
    names: (constraint, block) => this.#observed(new NamesCell(this.#evaluation, constraint, block), block),
    items: (constraint, block) => {
      const isUnevaluated = constraint.except === "evaluated";
      if (!constraint.quota)
        return this.#observed(
          isUnevaluated
            ? new UnevaluatedCell(this.#evaluation, constraint, block)
            : new ItemsCell(this.#evaluation, constraint, block),
          block,
        );
      return isUnevaluated
        ? this.#atEnd(block)
        : this.#observed(new ItemCountCell(this.#evaluation, constraint, constraint.quota, block), block);
    },
    decoded: (_constraint, block) => this.#atEnd(block),
    nothing: () => ({ cell: new AllCell(this.#evaluation.queue), applied: [] }),
  };

  #applyInPlace(application: Application, { of, scope }: BlockCell): AppliedCell {
    return this.#evaluation.apply(application, of, scope);
  }

  #counted(cell: AllCell | CountCell, applications: readonly Application[], block: BlockCell): Made {
    const applied = applications.map((application) => this.#applyInPlace(application, block));
    for (const each of applied) cell.addPart(each);
    cell.close();
    return { cell, applied };
  }

  #observed(cell: Cell & ValueObserver & Pick<RuleCell, "applied">, { of }: BlockCell): Made {
    of.observe(cell);
    return { cell, applied: cell.applied };
  }

  #atEnd(block: BlockCell): Made {
    const cell = new BlockEndCell(this.#evaluation, block);
    block.of.observe(cell);
    return { cell, applied: [] };
  }
}

/** For constraints that need the whole value: their block is evaluated when it ends. */
class BlockEndCell extends Cell implements ValueObserver {
  readonly #evaluation: Evaluator;
  readonly #block: BlockCell;

  constructor(evaluation: Evaluator, block: BlockCell) {
    super(evaluation.queue);
    this.#evaluation = evaluation;
    this.#block = block;
  }

  get isDone(): boolean {
    return this.verdict !== undefined;
  }

  ends(): void {
    const { block, scope, of } = this.#block;
    this.settle(this.#evaluation.shared.loop.evaluateFrom(block.id, of.value, scope));
  }
}
