import { type ConstantSets, holds, JsonSet } from "@argot/core/internal";
import { equal } from "@argot/core/json";
import { type Json, JsonType, partsOf, type Predicate, type PredicateOf } from "@argot/core/plan";
import { AllCell, Cell, CountCell, NotCell, type CellQueue } from "./cell.js";
import { type ConstantList, constantListOf, PrefixRange } from "./constant-list.js";
import type { LivePatterns, PatternRun } from "./live-pattern.js";
import { canBecome, numeralRange } from "./numeral.js";
import type { OpenValue, ValueObserver } from "./open-value.js";

/** Makes cells of predicates. */
export class PredicateCells {
  readonly #queue: CellQueue;
  readonly #patterns: LivePatterns;
  readonly #sets: ConstantSets = new Map();
  readonly #lists = new Map<readonly Json[], ConstantList>();

  constructor(queue: CellQueue, patterns: LivePatterns) {
    this.#queue = queue;
    this.#patterns = patterns;
  }

  /** The cell of a predicate. If nothing of the value is read, it looks at it from its first character on. */
  of(predicate: Predicate, value: OpenValue): Cell {
    const make = this.#makers[predicate.op] as (predicate: Predicate, value: OpenValue) => Cell;
    return this.#onceBegun(value, () => make(predicate, value));
  }

  #onceBegun(value: OpenValue, make: () => Cell): Cell {
    if (value.isBegun) return make();
    const cell = new Cell(this.#queue);
    value.beginners.push(() => make().addReader(cell));
    return cell;
  }

  readonly #makers: { readonly [Op in Predicate["op"]]: (predicate: PredicateOf<Op>, value: OpenValue) => Cell } = {
    is: ({ types }, value) => {
      if ((value.types & types) === 0) return this.#decided(false);
      // A number may be an integer until it ends.
      const isOpen = (value.types & JsonType.number) !== 0 && (types & JsonType.number) === 0;
      return isOpen ? this.#atEnd({ op: "is", types }, value) : this.#decided(true);
    },
    compare: (predicate, value) => {
      if ((value.types & domains[predicate.of]) === 0) return this.#decided(false);
      const sets = this.#sets;
      const cell =
        predicate.of === "self"
          ? new NumberCell(this.#queue, predicate, value, sets)
          : new CountedCell(this.#queue, predicate, value, sets);
      value.observe(cell);
      return cell;
    },
    multiple: (predicate, value) => this.#atEnd(predicate, value),
    match: (predicate, value) => {
      const run = this.#patterns.begin(predicate.pattern);
      const cell = run ? new MatchCell(this.#queue, predicate, value, run, this.#sets) : undefined;
      if (!cell) return this.#atEnd(predicate, value);
      value.observe(cell);
      return cell;
    },
    among: ({ values }, value) => {
      let list = this.#lists.get(values);
      if (!list) this.#lists.set(values, (list = constantListOf(values)));
      return this.#amongst(list, value);
    },
    has: ({ name }, value) => this.#ofMember(name, value, (cell) => cell.settle(true)),
    member: ({ name, of }, value) => this.#ofMember(name, value, (cell, part) => this.of(of, part).addReader(cell)),
    unique: (_predicate, value) => {
      if ((value.types & JsonType.array) === 0) return this.#decided(false);
      const cell = new UniqueCell(this.#queue);
      value.observe(cell);
      return cell;
    },
    custom: (predicate, value) => (predicate.testAt ? new Cell(this.#queue) : this.#atEnd(predicate, value)),
    and: (predicate, value) => this.#ofParts(predicate, value, new AllCell(this.#queue), false),
    or: (predicate, value) =>
      this.#ofParts(predicate, value, new CountCell(this.#queue, { min: 1, max: Infinity }), true),
    not: ({ of }, value) => {
      const cell = new NotCell(this.#queue);
      this.of(of, value).addReader(cell);
      return cell;
    },
  };

  /**
   * A composite predicate. Its parts are tested in their order, and one that decides spares the rest: functions are called with values
   * only that the parts before them let through.
   */
  #ofParts(predicate: PredicateOf<"and" | "or">, value: OpenValue, cell: AllCell | CountCell, decisive: boolean): Cell {
    let isOpen = false;
    for (const each of predicate.of) {
      if (isOpen && callsFunction(each)) return this.#atEnd(predicate, value);
      const part = this.of(each, value);
      if (part.verdict === decisive) return part;
      isOpen ||= part.verdict === undefined;
      cell.addPart(part);
    }
    cell.close();
    return cell;
  }

  #decided(verdict: boolean): Cell {
    const cell = new Cell(this.#queue);
    cell.settle(verdict);
    return cell;
  }

  /** For predicates that need the whole value. */
  #atEnd(predicate: Predicate, value: OpenValue): Cell {
    const cell = new EndCell(this.#queue, predicate, value, this.#sets);
    value.observe(cell);
    return cell;
  }

  #ofMember(name: string, value: OpenValue, begin: (cell: Cell, part: OpenValue) => void): Cell {
    if ((value.types & JsonType.object) === 0) return this.#decided(false);
    const cell = new MemberCell(this.#queue, name, begin);
    value.observe(cell);
    return cell;
  }

  #amongst(list: ConstantList, value: OpenValue): Cell {
    if (value.types === JsonType.string) {
      if (list.strings.length === 0) return this.#decided(false);
      const cell = new ConstantStringCell(this.#queue, list.strings, value);
      value.observe(cell);
      return cell;
    }
    if ((value.types & JsonType.number) !== 0) {
      const cell = new ConstantNumberCell(this.#queue, list.numbers, value);
      value.observe(cell);
      return cell;
    }
    const constants = value.types === JsonType.array ? list.arrays : list.objects;
    if (value.types !== JsonType.array && value.types !== JsonType.object)
      return this.#decided(list.literals.has(value.value));
    const cell = new ConstantPartsCell(this.#queue, constants, value, (values, part) =>
      this.#onceBegun(part, () => this.#amongst(constantListOf(values), part)),
    );
    value.observe(cell);
    return cell;
  }
}

const callsFunction = (predicate: Predicate): boolean =>
  predicate.op === "custom" || partsOf(predicate).some(callsFunction);

const domains = {
  self: JsonType.number,
  characterCount: JsonType.string,
  itemCount: JsonType.array,
  propertyCount: JsonType.object,
} as const;

/** A cell that looks at a value while it is read. */
abstract class ObservingCell extends Cell implements ValueObserver {
  get isDone(): boolean {
    return this.verdict !== undefined;
  }
}

/** A predicate that is tested when the value ends. */
class EndCell<P extends Predicate = Predicate> extends ObservingCell {
  protected readonly predicate: P;
  protected readonly value: OpenValue;
  readonly #sets: ConstantSets;

  constructor(queue: CellQueue, predicate: P, value: OpenValue, sets: ConstantSets) {
    super(queue);
    this.predicate = predicate;
    this.value = value;
    this.#sets = sets;
  }

  ends(): void {
    if (this.isDone) return;
    const { types } = this.value;
    const isApplicable = this.predicate.op !== "multiple" || (types & JsonType.number) !== 0;
    this.settle(isApplicable && holds(this.predicate, this.value.value, this.#sets));
  }
}

/** A comparison of a number. */
class NumberCell extends EndCell<PredicateOf<"compare">> {
  digits(text: string): void {
    const { min, max } = numeralRange(text);
    const { relation, to } = this.predicate;
    const [low, high] = [min, max].map((bound) => isRelated(bound, relation, to)) as [boolean, boolean];
    // A relation that holds or fails for both ends of an interval does so in between.
    if (low === high) this.settle(low);
  }
}

function isRelated(value: number, relation: PredicateOf<"compare">["relation"], to: number | bigint): boolean {
  if (relation === ">=") return value >= to;
  if (relation === "<=") return value <= to;
  return relation === ">" ? value > to : value < to;
}

/** A comparison of a number of characters, items or properties. It grows while the value is read. */
class CountedCell extends EndCell<PredicateOf<"compare">> {
  #count = 0;
  #isAfterHigh = false;

  constructor(...all: ConstructorParameters<typeof EndCell<PredicateOf<"compare">>>) {
    super(...all);
    if (!this.isDone) this.#decide();
  }

  unit(code: number): void {
    if (this.predicate.of !== "characterCount") return;
    const isLow = code >= 0xdc_00 && code <= 0xdf_ff;
    if (!(this.#isAfterHigh && isLow)) this.#count++;
    this.#isAfterHigh = code >= 0xd8_00 && code <= 0xdb_ff;
    this.#decide();
  }

  nameBegins(): void {
    this.#countPart();
  }

  partBegins(part: OpenValue): void {
    if (typeof part.key === "number") this.#countPart();
  }

  #countPart(): void {
    this.#count++;
    this.#decide();
  }

  #decide(): void {
    const { relation, to } = this.predicate;
    const isRelatedNow = isRelated(this.#count, relation, to);
    if (isRelatedNow === relation.startsWith(">")) this.settle(isRelatedNow);
  }
}

/** A pattern that must match. */
class MatchCell extends EndCell<PredicateOf<"match">> {
  readonly #run: PatternRun;

  constructor(
    queue: CellQueue,
    predicate: PredicateOf<"match">,
    value: OpenValue,
    run: PatternRun,
    sets: ConstantSets,
  ) {
    super(queue, predicate, value, sets);
    this.#run = run;
  }

  unit(code: number): void {
    const verdict = this.#run.next(code);
    if (verdict !== undefined) this.settle(verdict);
  }
}

/** A string that must be one of some. */
class ConstantStringCell extends ObservingCell {
  readonly #range: PrefixRange;
  readonly #constants: readonly string[];
  readonly #value: OpenValue;

  constructor(queue: CellQueue, constants: readonly string[], value: OpenValue) {
    super(queue);
    this.#constants = constants;
    this.#range = new PrefixRange(constants);
    this.#value = value;
  }

  unit(code: number): void {
    this.#range.next(code);
    if (this.#range.isEmpty) this.settle(false);
  }

  ends(): void {
    // The constant that is as long as what is read comes first.
    this.settle(this.#constants.at(this.#range.start) === this.#value.value && !this.#range.isEmpty);
  }
}

/** A number that must be one of some. */
class ConstantNumberCell extends ObservingCell {
  #constants: readonly (number | bigint)[];
  readonly #value: OpenValue;

  constructor(queue: CellQueue, constants: readonly (number | bigint)[], value: OpenValue) {
    super(queue);
    this.#constants = constants;
    this.#value = value;
    if (constants.length === 0) this.settle(false);
  }

  digits(text: string): void {
    const range = numeralRange(text);
    this.#constants = this.#constants.filter((constant) => canBecome(range, constant));
    if (this.#constants.length === 0) this.settle(false);
  }

  ends(): void {
    this.settle(this.#constants.some((constant) => equal(constant, this.#value.value)));
  }
}

/** An array or object that must be one of some. */
class ConstantPartsCell extends ObservingCell {
  #constants: readonly Readonly<Record<string | number, Json>>[];
  readonly #value: OpenValue;
  readonly #among: (values: readonly Json[], part: OpenValue) => Cell;

  constructor(
    queue: CellQueue,
    constants: readonly object[],
    value: OpenValue,
    among: (values: readonly Json[], part: OpenValue) => Cell,
  ) {
    super(queue);
    this.#constants = constants as readonly Readonly<Record<string | number, Json>>[];
    this.#value = value;
    this.#among = among;
    if (constants.length === 0) this.settle(false);
  }

  partBegins(part: OpenValue): void {
    const { key = "" } = part;
    this.#keep((constant) => Object.hasOwn(constant, key));
    if (this.isDone) return;
    this.#among(
      this.#constants.flatMap((constant) => [constant[key] as Json]),
      part,
    ).addReader(this);
  }

  /** A part is one of those that the constants have, or is none of them. */
  override follow(part: Cell): void {
    if (part.verdict === false) this.settle(false);
  }

  partEnds({ key = "", value }: OpenValue): void {
    this.#keep((constant) => equal(constant[key], value));
  }

  ends(): void {
    const { partCount } = this.#value;
    this.settle(this.#constants.some((constant) => Object.keys(constant).length === partCount));
  }

  #keep(isKept: (constant: Readonly<Record<string | number, Json>>) => boolean): void {
    this.#constants = this.#constants.filter(isKept);
    if (this.#constants.length === 0) this.settle(false);
  }
}

/** A member that must be there. */
class MemberCell extends ObservingCell {
  readonly #name: string;
  readonly #begin: (cell: Cell, part: OpenValue) => void;
  #isThere = false;

  constructor(queue: CellQueue, name: string, begin: (cell: Cell, part: OpenValue) => void) {
    super(queue);
    this.#name = name;
    this.#begin = begin;
  }

  partBegins(part: OpenValue): void {
    if (part.key !== this.#name) return;
    this.#isThere = true;
    this.#begin(this, part);
  }

  ends(): void {
    if (!this.#isThere) this.settle(false);
  }
}

/** Items that must differ. */
class UniqueCell extends ObservingCell {
  readonly #items = new JsonSet();

  partEnds({ value }: OpenValue): void {
    if (!this.#items.add(value)) this.settle(false);
  }

  ends(): void {
    this.settle(true);
  }
}
