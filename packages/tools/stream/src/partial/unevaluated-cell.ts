import type { ConstraintOf } from "@argot/core/plan";
import type { AppliedCell, BlockCell, RuleCell } from "./block-cell.js";
import { AllCell, Cell } from "./cell.js";
import type { Evaluator } from "./evaluator.js";
import type { OpenValue, ValueObserver } from "./open-value.js";
import { applicationAt, applicationsByName, ItemCountCell } from "./part-cells.js";

/** Members or items that nothing else evaluates. What others evaluate depends on which of them hold. */
export class UnevaluatedCell extends AllCell implements ValueObserver {
  /** The applications that failed. */
  readonly applied: AppliedCell[] = [];
  readonly #evaluation: Evaluator;
  readonly #constraint: ConstraintOf<"members" | "items">;
  readonly #block: BlockCell;
  /** The parts that their schema refuses, unless others evaluate them. */
  readonly #refused = new Map<OpenValue, AppliedCell>();

  constructor(evaluation: Evaluator, constraint: ConstraintOf<"members" | "items">, block: BlockCell) {
    super(evaluation.queue);
    this.#evaluation = evaluation;
    this.#constraint = constraint;
    this.#block = block;
  }

  get isDone(): boolean {
    return this.verdict !== undefined;
  }

  partBegins(part: OpenValue): void {
    const constraint = this.#constraint;
    const { scope } = this.#block;
    const own =
      constraint.op === "members"
        ? applicationsByName(constraint, String(part.key))
        : Number(part.key) < constraint.prefix.length
          ? [applicationAt(constraint, Number(part.key))].filter((application) => application !== undefined)
          : [];
    for (const application of own) this.addPart(this.#evaluation.apply(application, part, scope));
    if (own.length > 0 || !constraint.rest) return;
    if (constraint.op === "items" && Number(part.key) < constraint.from) return;
    const applied = this.#evaluation.apply(constraint.rest, part, scope);
    applied.addReader(new Watcher(this.queue, ({ verdict }) => verdict === false && this.#refuse(part, applied)));
  }

  partEnds(part: OpenValue): void {
    this.#look(part);
  }

  ends(): void {
    this.#evaluation.settleLast(() => {
      this.#lookAtAll();
      for (const part of this.#refused.keys())
        if (!isEvaluated(this.#block, this, part, true)) return this.verdict !== undefined;
      this.close();
      return true;
    });
  }

  override follow(part: Cell): void {
    if (part.verdict === false) this.applied.push(part as AppliedCell);
    super.follow(part);
  }

  #refuse(part: OpenValue, applied: AppliedCell): void {
    if (this.isDone) return;
    if (this.#refused.size === 0) this.#block.of.watch(new Watcher(this.queue, () => this.#lookAtAll()));
    this.#refused.set(part, applied);
    this.#look(part);
  }

  /** After each block that is decided: a value has as many as its schema, whatever its size. */
  #lookAtAll(): void {
    for (const part of this.#refused.keys()) this.#look(part);
  }

  /** Decides if nothing can evaluate a refused part any more. */
  #look(part: OpenValue): void {
    const applied = this.#refused.get(part);
    if (!applied || this.isDone || isEvaluated(this.#block, this, part, false)) return;
    this.applied.push(applied);
    this.settle(false);
  }
}

/** Calls a function for each verdict of other cells. */
class Watcher extends Cell {
  readonly #look: (cell: Cell) => void;

  constructor(queue: ConstructorParameters<typeof Cell>[0], look: (cell: Cell) => void) {
    super(queue);
    this.#look = look;
  }

  override follow(cell: Cell): void {
    this.#look(cell);
  }
}

/**
 * Whether the rules of a block evaluate a part, apart from one of them.
 *
 * @param isCertain - Whether they do whatever follows, rather than may.
 */
function isEvaluated(outer: BlockCell, apart: Cell, part: OpenValue, isCertain: boolean): boolean {
  const found = new Set([outer]);
  // The iteration visits elements that are added during it.
  for (const { rules } of found) {
    for (const rule of rules) {
      // A rule reads what those before it evaluate.
      if (rule.cell === apart) break;
      if (declares(rule, part, isCertain)) return true;
      for (const { block } of adopted(rule, isCertain)) found.add(block);
    }
  }
  return false;
}

const allows = (verdict: boolean | undefined, wanted: boolean, isCertain: boolean): boolean =>
  isCertain ? verdict === wanted : verdict !== !wanted;

/** Whether a rule applies something to a part, so that the part is evaluated if the rule holds. */
function declares({ rule: { constraint }, cell }: RuleCell, part: OpenValue, isCertain: boolean): boolean {
  if (constraint.op === "members" && typeof part.key === "string") {
    const { rest, except } = constraint;
    if (applicationsByName(constraint, part.key).length > 0) return true;
    if (!rest || except === null || except === "evaluated") return rest !== undefined;
    return !except.names.has(part.key) && !except.patterns.some((pattern) => pattern.test(String(part.key)));
  }
  if (constraint.op !== "items" || typeof part.key !== "number" || constraint.keepsUnevaluated) return false;
  if (!constraint.quota) return applicationAt(constraint, part.key) !== undefined;
  // Where items are counted, those that hold are evaluated.
  if (!(cell instanceof ItemCountCell)) return !isCertain;
  const applied = cell.ofItems.get(part);
  // What looks at an item first has no verdict of those that look at it next.
  return applied ? allows(applied.verdict, true, isCertain) : !isCertain && !part.isComplete;
}

/** The applications to the value itself whose evaluated parts a rule adopts: those that hold. */
function adopted({ rule: { constraint }, applied }: RuleCell, isCertain: boolean): readonly AppliedCell[] {
  if (constraint.op !== "all" && constraint.op !== "some" && constraint.op !== "branch") return [];
  // What a value must not match evaluates nothing.
  if (constraint.op === "some" && constraint.range.max <= 0) return [];
  const condition = constraint.op === "branch" ? applied.at(0)?.verdict : undefined;
  return applied.filter(({ application, block, condition: when }) => {
    if (!allows(block.verdict, true, isCertain) || (when && !allows(when.verdict, true, isCertain))) return false;
    if (constraint.op !== "branch" || application === constraint.if) return true;
    return allows(condition, application === constraint.then, isCertain);
  });
}
