import type { BlockId, Constraint, Plan } from "./plan.js";
import { applicationsOf, findBlock, inPlace, outermostTarget, type Targets, targetsIn } from "./walk.js";

/** A member's name, or the index of an item. */
type PartKey = string | number;

/** Maximum number of answers that are kept. */
const maxKeptBlocks = 1_000_000;

/** Which blocks declare a part, of those that were looked at. */
interface Declaring {
  readonly blocks: Set<BlockId>;
  /** The number of blocks that were looked at. */
  seen: number;
}

/**
 * Which parts of a value schemas declare: they apply something to them, themselves or by the schemas that they apply to the same
 * value, whether they hold for the value or not. Each block is looked at once for a part, however schemas nest.
 */
export class Declarations {
  readonly #plan: Plan;
  readonly #targetsOf: Targets;
  /** The blocks that were reached. Those that a block applies are reached together with it. */
  readonly #reached = new Set<BlockId>();
  readonly #order: BlockId[] = [];
  readonly #below = new Map<BlockId, readonly BlockId[]>();
  readonly #above = new Map<BlockId, BlockId[]>();
  readonly #targets = new Map<Constraint, readonly BlockId[]>();
  readonly #names = new Set<string>();
  #hasPatterns = false;
  #longestPrefix = 0;
  readonly #declaring = new Map<PartKey | undefined, Declaring>();
  #kept = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#targetsOf = targetsIn(plan);
  }

  /** Whether what a constraint applies to the value itself declares a part of it. */
  has(constraint: Constraint, key: PartKey): boolean {
    let targets = this.#targets.get(constraint);
    if (!targets) {
      targets = this.#targetsInPlace(constraint);
      this.#targets.set(constraint, targets);
      this.#reach(targets);
    }
    const { blocks } = this.#of(key);
    return targets.some((target) => blocks.has(target));
  }

  #reach(targets: readonly BlockId[]): void {
    const from = this.#order.length;
    const add = (id: BlockId): void => {
      if (this.#reached.has(id)) return;
      this.#reached.add(id);
      this.#order.push(id);
    };
    for (const target of targets) add(target);
    for (let i = from; i < this.#order.length; i++) {
      const id = this.#order[i] as BlockId;
      const rules = findBlock(this.#plan, id)?.rules ?? [];
      const below = rules.flatMap(({ constraint }) => this.#targetsInPlace(constraint));
      this.#below.set(id, below);
      for (const each of below) {
        add(each);
        const above = this.#above.get(each) ?? [];
        above.push(id);
        this.#above.set(each, above);
      }
      for (const { constraint } of rules) {
        if (constraint.op === "members") {
          for (const name of constraint.named.keys()) this.#names.add(name);
          if (constraint.patterns.length > 0) this.#hasPatterns = true;
        } else if (constraint.op === "items")
          this.#longestPrefix = Math.max(this.#longestPrefix, constraint.prefix.length);
      }
    }
  }

  /** The blocks that declare a part. Parts that no schema mentions by itself have the same ones. */
  #of(key: PartKey): Declaring {
    const kind =
      typeof key === "number"
        ? Math.min(key, this.#longestPrefix)
        : this.#hasPatterns || this.#names.has(key)
          ? key
          : undefined;
    if (this.#kept > maxKeptBlocks) {
      this.#declaring.clear();
      this.#kept = 0;
    }
    const declaring = this.#declaring.get(kind) ?? { blocks: new Set(), seen: 0 };
    this.#declaring.set(kind, declaring);
    const before = declaring.blocks.size;
    for (; declaring.seen < this.#order.length; declaring.seen++) {
      const id = this.#order[declaring.seen] as BlockId;
      const declares =
        this.#below.get(id)?.some((each) => declaring.blocks.has(each)) || this.#declaresItself(id, kind ?? key);
      if (declares) this.#addWithAbove(id, declaring.blocks);
    }
    this.#kept += 1 + declaring.blocks.size - before;
    return declaring;
  }

  #addWithAbove(id: BlockId, declaring: Set<BlockId>): void {
    const added = [id];
    for (let next = added.pop(); next !== undefined; next = added.pop()) {
      if (declaring.has(next)) continue;
      declaring.add(next);
      for (const above of this.#above.get(next) ?? []) added.push(above);
    }
  }

  #declaresItself(id: BlockId, key: PartKey): boolean {
    for (const { constraint } of findBlock(this.#plan, id)?.rules ?? []) {
      if (typeof key === "number") {
        if (constraint.op !== "items" || constraint.keepsUnevaluated) continue;
        if (constraint.rest || key < constraint.prefix.length) return true;
      } else if (constraint.op === "members") {
        const { rest, named, patterns } = constraint;
        if (rest || named.has(key) || patterns.some(({ pattern }) => pattern.test(key))) return true;
      }
    }
    return false;
  }
  /** The blocks that a constraint applies to the value itself. What a value must not match declares nothing. */
  #targetsInPlace(constraint: Constraint): readonly BlockId[] {
    if (!inPlace(constraint) || (constraint.op === "some" && constraint.range.max <= 0)) return [];
    return applicationsOf(constraint).flatMap(
      (application) => outermostTarget(this.#plan, application) ?? this.#targetsOf(application),
    );
  }
}
