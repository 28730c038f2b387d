// The shape of values, read from the plan of their schema. A text of a parameter or form has no type: `1` may be a
// number or a string, `a,b` a string or a list.
import { type Json, JsonType, type TypeSet } from "@argot/core/keyword";
import {
  type Application,
  applicationsOf,
  blockAt,
  type Plan,
  rangeOf,
  requiredTypes,
  type Rule,
  type Targets,
  targetsIn,
} from "@argot/core/plan";

/** Maximum number of schemas that are read for one value, and maximum depth of references among them. */
const maxBlocks = 1000;

const typesOfValue = (value: Json): TypeSet =>
  value === null
    ? JsonType.null
    : typeof value === "number" || typeof value === "bigint"
      ? JsonType.number | JsonType.integer
      : Array.isArray(value)
        ? JsonType.array
        : JsonType[typeof value as "boolean" | "string" | "object"];

/** The types of values that a schema allows, and the same of their items and properties. */
export class ValueShape {
  readonly #plan: () => Plan;
  readonly #start: readonly number[] | undefined;
  /** The types of blocks found so far, including those of parts. */
  readonly #known: Map<number, TypeSet>;
  /** By the blocks that are applied to the part, not by names: messages may have any number of these. */
  readonly #parts = new Map<string, ValueShape>();
  /** Number of items that schemas describe by their index. */
  #described: number | undefined;
  #restItem: ValueShape | undefined;
  #found: Plan | undefined;
  #targetsFound: Targets | undefined;
  #rulesFound: readonly Rule[] | undefined;
  #types: TypeSet | undefined;

  /**
   * @param plan - Returns the plan. It is called when the shape is first used.
   * @param start - The blocks that are applied to the value. Default: the entry of the plan.
   * @param known - The types of blocks of the plan, as far as they are known.
   */
  constructor(plan: () => Plan, start?: readonly number[], known: Map<number, TypeSet> = new Map()) {
    this.#plan = plan;
    this.#start = start;
    this.#known = known;
  }

  /** The types that the schema allows. Of several schemas for one value, those with types count. */
  get types(): TypeSet {
    if (this.#types !== undefined) return this.#types;
    const found = this.#starts()
      .map((id) => this.#typesOfBlock(id, 0))
      .filter((types) => types !== JsonType.any);
    return (this.#types = found.length === 0 ? JsonType.any : found.reduce((types, each) => types | each, 0));
  }

  /** Whether the schema says which types its values have. */
  get isTyped(): boolean {
    return this.types !== JsonType.any;
  }

  /** Whether the schema names a type as allowed. */
  has(types: TypeSet): boolean {
    return this.isTyped && (this.types & types) !== 0;
  }

  /** The shape of an item. Items without a schema for their index share one shape. */
  item(index: number): ValueShape {
    this.#described ??= this.#rules().reduce(
      (most, { constraint }) => (constraint.op === "items" ? Math.max(most, constraint.prefix.length) : most),
      0,
    );
    if (index < this.#described) return this.#part(index);
    return (this.#restItem ??= this.#part(index));
  }

  /** The shape of a property. */
  property(name: string): ValueShape {
    return this.#part(name);
  }

  /** The names of the properties that the schema describes. */
  get names(): readonly string[] {
    const names = new Set<string>();
    for (const { constraint } of this.#rules())
      if (constraint.op === "members") for (const name of constraint.named.keys()) names.add(name);
    return [...names];
  }

  get #planOf(): Plan {
    return (this.#found ??= this.#plan());
  }

  /** The schemas that an application can lead to. */
  get #targets(): Targets {
    return (this.#targetsFound ??= targetsIn(this.#planOf));
  }

  #starts(): readonly number[] {
    return this.#start ?? this.#targets(this.#planOf.entry);
  }

  /** At least one of several schemas applies. */
  #typesOf(blocks: readonly number[], depth: number): TypeSet {
    return blocks.reduce((types, id) => types | this.#typesOfBlock(id, depth), 0);
  }

  #typesOfBlock(id: number, depth: number): TypeSet {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    if (depth > maxBlocks) return JsonType.any;
    // A cycle adds nothing.
    this.#known.set(id, JsonType.any);
    let types: TypeSet = JsonType.any;
    for (const rule of blockAt(this.#planOf, id).rules) {
      const { constraint } = rule;
      types &= requiredTypes(rule) ?? JsonType.any;
      if (constraint.op === "test" && constraint.predicate.op === "among" && rule.appliesTo === JsonType.any)
        types &= constraint.predicate.values.reduce((found: TypeSet, value) => found | typesOfValue(value), 0);
      if (constraint.op === "all")
        for (const each of constraint.applications)
          if (!each.when) types &= this.#typesOf(this.#targets(each), depth + 1);
      if (constraint.op === "some" && (rangeOf(constraint)?.min ?? 0) > 0 && constraint.applications.length > 0)
        types &= this.#typesOf(
          constraint.applications.flatMap((each) => this.#targets(each)),
          depth + 1,
        );
    }
    this.#known.set(id, types);
    return types;
  }

  /** The rules of all schemas that are applied to the same value. */
  #rules(): readonly Rule[] {
    return (this.#rulesFound ??= this.#findRules());
  }

  #findRules(): readonly Rule[] {
    const reached = new Set(this.#starts());
    const rules: Rule[] = [];
    // The iteration visits elements that are added during it.
    for (const id of reached) {
      for (const rule of blockAt(this.#planOf, id).rules) {
        rules.push(rule);
        const { op } = rule.constraint;
        if ((op !== "all" && op !== "some" && op !== "branch") || reached.size > maxBlocks) continue;
        for (const each of applicationsOf(rule.constraint))
          for (const target of this.#targets(each)) reached.add(target);
      }
    }
    return rules;
  }

  #part(key: string | number): ValueShape {
    const own: Application[] = [];
    const rest: Application[] = [];
    for (const { constraint } of this.#rules()) {
      if (constraint.op === "members" && typeof key === "string") {
        const named = constraint.named.get(key);
        if (named) own.push(named);
        for (const { pattern, application } of constraint.patterns) if (pattern.test(key)) own.push(application);
        if (constraint.rest) rest.push(constraint.rest);
      } else if (constraint.op === "items" && typeof key === "number" && !constraint.quota) {
        const item = constraint.prefix.at(key);
        if (item) own.push(item);
        else if (constraint.rest) rest.push(constraint.rest);
      }
    }
    // A property without a schema by its name has the schema for the rest.
    const targets = (own.length > 0 ? own : rest).flatMap((each) => this.#targets(each));
    const blocks = targets.join();
    const known = this.#parts.get(blocks);
    if (known) return known;
    const part = new ValueShape(() => this.#planOf, targets, this.#known);
    this.#parts.set(blocks, part);
    return part;
  }
}
