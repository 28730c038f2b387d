import type { Scope } from "@argot/core/internal";
import type { Application, ConstraintOf, Range } from "@argot/core/plan";
import { AppliedCell, type BlockCell } from "./block-cell.js";
import { AllCell, Cell, CountCell } from "./cell.js";
import { PrefixRange } from "./constant-list.js";
import type { Evaluator } from "./evaluator.js";
import type { PatternRun } from "./live-pattern.js";
import type { OpenValue, ValueObserver } from "./open-value.js";

/** A cell of applications to parts of a value, which all must hold. */
abstract class PartsCell extends AllCell implements ValueObserver {
  /** The applications that failed. */
  readonly applied: AppliedCell[] = [];
  protected readonly evaluation: Evaluator;
  protected readonly of: OpenValue;
  readonly #scope: Scope;

  constructor(evaluation: Evaluator, { of, scope }: BlockCell) {
    super(evaluation.queue);
    this.evaluation = evaluation;
    this.of = of;
    this.#scope = scope;
  }

  get isDone(): boolean {
    return this.verdict !== undefined;
  }

  override follow(part: Cell): void {
    if (part.verdict === false && part instanceof AppliedCell) this.applied.push(part);
    super.follow(part);
  }

  ends(): void {
    this.close();
  }

  protected applyTo(part: OpenValue, application: Application | undefined): void {
    if (application) this.addPart(this.evaluation.apply(application, part, this.#scope));
  }
}

type Members = ConstraintOf<"members">;

/** The applications of a member by its name and by patterns. */
export const applicationsByName = ({ named, patterns }: Members, name: string): readonly Application[] => {
  const byName = named.get(name);
  const matching = patterns.filter(({ pattern }) => pattern.test(name)).map(({ application }) => application);
  return byName ? [byName, ...matching] : matching;
};

/** Members by name, by patterns, and the rest. */
export class MembersCell extends PartsCell {
  readonly #constraint: Members;

  constructor(evaluation: Evaluator, constraint: Members, block: BlockCell) {
    super(evaluation, block);
    this.#constraint = constraint;
  }

  nameBegins(name: OpenValue): void {
    const { rest } = this.#constraint;
    if (!rest || !this.evaluation.isNever(rest)) return;
    const cell = new AllowedNameCell(this.evaluation, this.#constraint, this.of);
    cell.addReader(this);
    name.observe(cell);
  }

  partBegins(part: OpenValue): void {
    const name = String(part.key);
    for (const application of applicationsByName(this.#constraint, name)) this.applyTo(part, application);
    if (!this.#isExcepted(name)) this.applyTo(part, this.#constraint.rest);
  }

  #isExcepted(name: string): boolean {
    const { except } = this.#constraint;
    if (except === null || except === "evaluated") return false;
    return except.names.has(name) || except.patterns.some((pattern) => pattern.test(name));
  }
}

/** Whether a name can still become one that is allowed, where all others are refused. It never holds: the member decides. */
class AllowedNameCell extends Cell implements ValueObserver {
  readonly #names: PrefixRange;
  readonly #sorted: readonly string[];
  readonly #object: Readonly<Record<string, unknown>>;
  /** The patterns that may still match. */
  #runs: readonly PatternRun[];
  /** Whether the name is allowed whatever follows, or nothing is known before it ends. */
  #mayBeAny = false;

  constructor(evaluation: Evaluator, constraint: Members, of: OpenValue) {
    super(evaluation.queue);
    const { patterns, except } = constraint;
    this.#sorted = evaluation.allowedNames(constraint);
    this.#names = new PrefixRange(this.#sorted);
    this.#object = of.value as Readonly<Record<string, unknown>>;
    const allowed = except === null || except === "evaluated" ? [] : except.patterns;
    const runs = [...patterns.map(({ pattern }) => pattern), ...allowed].map((pattern) =>
      evaluation.shared.patterns.begin(pattern),
    );
    this.#runs = runs.filter((run) => run !== undefined);
    this.#mayBeAny = this.#runs.length < runs.length;
    this.#decide();
  }

  get isDone(): boolean {
    return this.verdict !== undefined || this.#mayBeAny;
  }

  unit(code: number): void {
    this.#names.next(code);
    this.#runs = this.#runs.filter((run) => {
      const verdict = run.next(code);
      if (verdict) this.#mayBeAny = true;
      return verdict === undefined;
    });
    this.#decide();
  }

  #decide(): void {
    if (this.#mayBeAny || this.#runs.length > 0) return;
    for (let i = this.#names.start; i < this.#names.end; i++)
      if (!Object.hasOwn(this.#object, this.#sorted[i] ?? "")) return;
    this.settle(false);
  }
}

/** The names of an object. */
export class NamesCell extends PartsCell {
  readonly #application: Application;

  constructor(evaluation: Evaluator, { application }: ConstraintOf<"names">, block: BlockCell) {
    super(evaluation, block);
    this.#application = application;
  }

  nameBegins(name: OpenValue): void {
    this.applyTo(name, this.#application);
  }
}

/** The application of an item. */
export const applicationAt = (
  { prefix, rest, from }: Pick<ConstraintOf<"items">, "prefix" | "rest" | "from">,
  index: number,
): Application | undefined => (index < prefix.length ? prefix[index] : index < from ? undefined : rest);

/** Items by position, and the rest. */
export class ItemsCell extends PartsCell {
  readonly #constraint: ConstraintOf<"items">;

  constructor(evaluation: Evaluator, constraint: ConstraintOf<"items">, block: BlockCell) {
    super(evaluation, block);
    this.#constraint = constraint;
  }

  partBegins(part: OpenValue): void {
    this.applyTo(part, applicationAt(this.#constraint, Number(part.key)));
  }
}

/** Items of which a number must hold. */
export class ItemCountCell extends CountCell implements ValueObserver {
  /** The applications that failed. */
  readonly applied: AppliedCell[] = [];
  /** The application of each item, if it matters which of them hold. */
  readonly ofItems: Map<OpenValue, AppliedCell> = new Map();
  readonly #evaluation: Evaluator;
  readonly #constraint: ConstraintOf<"items">;
  readonly #scope: Scope;
  #hasEnded = false;

  constructor(evaluation: Evaluator, constraint: ConstraintOf<"items">, quota: Range, { scope }: BlockCell) {
    super(evaluation.queue, quota);
    this.#evaluation = evaluation;
    this.#constraint = constraint;
    this.#scope = scope;
  }

  get isDone(): boolean {
    return this.#hasEnded || (this.verdict !== undefined && !this.#evaluation.shared.readsEvaluatedItems);
  }

  override follow(part: Cell): void {
    if (part.verdict === false && part instanceof AppliedCell) this.applied.push(part);
    super.follow(part);
  }

  partBegins(part: OpenValue): void {
    const application = applicationAt(this.#constraint, Number(part.key));
    if (!application) return;
    const applied = this.#evaluation.apply(application, part, this.#scope);
    if (this.#evaluation.shared.readsEvaluatedItems) this.ofItems.set(part, applied);
    this.addPart(applied);
  }

  ends(): void {
    this.#hasEnded = true;
    this.close();
  }
}
