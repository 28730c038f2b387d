import { type Json, JsonType, type TypeSet } from "@argot/core/keyword";
import { predicatesOf, typesOf, refuseUnknownOptions, requirePlan } from "@argot/core/internal";
import { pointerOf } from "@argot/core/json";
import {
  type Application,
  type Block,
  type BlockId,
  isNeverValid,
  type Plan,
  requiredTypes,
  type Rule,
  type Targets,
  targetsIn,
  requireArgument,
} from "@argot/core/plan";
import { pascalCase, TypeNames } from "./names.js";
import { commentLines, intersection, type Member, never, print, text, type Type, union, unknown } from "./type.js";

/** Options for {@link declarations}. */
export interface DeclarationOptions {
  /** The name of the type. Default: from the URI of the schema. */
  readonly name?: string;
  /** Names that other types of the same file have. Default: none. */
  readonly taken?: Iterable<string>;
}

/** Maximum number of listed values that become a union. */
const maxValues = 200;

/** Maximum depth of a type. Deeper schemas get types of their own, and deeper values become `unknown`. */
const maxDepth = 50;

/**
 * Writes TypeScript types for a schema: one for the schema, and one for each schema that it refers to.
 *
 * Every valid value has the type. A value of the type need not be valid: types know nothing of lengths, patterns and the like. Where a
 * schema does not say the type of a value, the type is `unknown`.
 *
 * @param plan - The result of `argot.plan(schema)`.
 * @returns The text of a declaration file.
 */
export function declarations(plan: Plan, options: DeclarationOptions = {}): string {
  requirePlan("declarations", plan);
  refuseUnknownOptions("declarations", options, ["name", "taken"] satisfies (keyof DeclarationOptions)[]);
  const { name, taken = [] } = options;
  const isName = name === undefined || typeof name === "string";
  requireArgument(isName, "declarations", "the name of a type, a string, as `name`", name);
  return new Writer(plan, name, taken).write();
}

class Writer {
  readonly #plan: Plan;
  readonly #targetsOf: Targets;
  readonly #names: TypeNames;
  readonly #named = new Map<BlockId, string>();
  readonly #pending: BlockId[] = [];
  /** Depth of the schema whose type is being written, within its declaration. */
  #depth = 0;

  constructor(plan: Plan, name: string | undefined, taken: Iterable<string>) {
    this.#plan = plan;
    this.#targetsOf = targetsIn(plan);
    this.#names = new TypeNames(plan, taken);
    const entry = plan.entry.target;
    const own = name === undefined ? this.#names.nameOf(this.#block(entry)) : this.#names.free(pascalCase(name));
    this.#named.set(entry, own);
    this.#pending.push(entry);
  }

  write(): string {
    const written: string[] = [];
    for (let id = this.#pending.shift(); id !== undefined; id = this.#pending.shift()) {
      const block = this.#block(id);
      const type = this.#typeOfRules(this.#rulesOf(block));
      const name = this.#named.get(id) as string;
      const comment = commentLines(commentOf(block.rules), "");
      const declaration =
        type.kind === "object"
          ? `export interface ${name} ${print(type, "")}`
          : `export type ${name} = ${print(type, "")};`;
      written.push([...comment, declaration].join("\n"));
    }
    return `${written.join("\n\n")}\n`;
  }

  #block(id: BlockId): Block {
    return this.#plan.blocks[id] as Block;
  }

  /** The rules of a block and of all schemas within it that it applies in place, but not of those that it refers to. */
  #rulesOf(block: Block): readonly SourcedRule[] {
    const rules: SourcedRule[] = [];
    const visited = new Set([block]);
    // The iteration visits blocks that are added during it.
    for (const source of visited)
      for (const rule of source.rules) {
        const { constraint, appliesTo } = rule;
        const within = (application: Application): boolean => this.#isWithin(source, application);
        if (constraint.op !== "all" || appliesTo !== JsonType.any || !constraint.applications.some(within))
          rules.push({ source, rule });
        else {
          for (const application of constraint.applications.filter(within))
            visited.add(this.#block(application.target));
          const applications = constraint.applications.filter((each) => !within(each));
          rules.push({ source, rule: { ...rule, constraint: { ...constraint, applications } } });
        }
      }
    return rules;
  }

  /** Whether an application leads to a schema within the one that applies it, rather than to one that it refers to. */
  #isWithin(block: Block, { target, keywordPath, dynamic, when }: Application): boolean {
    if (dynamic !== undefined || when !== undefined) return false;
    const other = this.#plan.blocks[target];
    return other?.resource === block.resource && other.pointer === block.pointer + pointerOf(keywordPath);
  }

  /** The type of the values that an application accepts, given the block with the application. */
  #applied(block: Block, application: Application): Type {
    if (application.when) return unknown;
    if (this.#isWithin(block, application) && this.#depth < maxDepth) {
      this.#depth++;
      const type = this.#typeOfRules(this.#rulesOf(this.#block(application.target)));
      this.#depth--;
      return type;
    }
    return union(this.#targetsOf(application).map((id) => this.#reference(id)));
  }

  #reference(id: BlockId): Type {
    const known = this.#named.get(id);
    if (known !== undefined) return text(known);
    const block = this.#plan.blocks[id];
    if (!block) return unknown;
    if (block.rules.length === 0) return unknown;
    if (isNeverValid(block)) return never;
    const name = this.#names.nameOf(block);
    this.#named.set(id, name);
    this.#pending.push(id);
    return text(name);
  }

  #typeOfRules(rules: readonly SourcedRule[]): Type {
    if (rules.some(({ source }) => isNeverValid(source))) return never;
    return intersection([this.#ownType(rules), ...rules.map((rule) => this.#typeOfRule(rule))]);
  }

  /** The type of a rule that applies other schemas to the same value. */
  #typeOfRule({ source, rule: { constraint, appliesTo } }: SourcedRule): Type {
    if (appliesTo !== JsonType.any) return unknown;
    // A dynamic reference in place may lead back to its own type, which an alias cannot.
    const applied = (application: Application): Type =>
      application.dynamic === undefined ? this.#applied(source, application) : unknown;
    switch (constraint.op) {
      case "all":
        return intersection(constraint.applications.map(applied));
      case "some":
        return constraint.range.min > 0 ? union(constraint.applications.map(applied)) : unknown;
      case "branch":
        return constraint.then && constraint.else
          ? union([applied(constraint.then), applied(constraint.else)])
          : unknown;
      default:
        return unknown;
    }
  }

  /** The type by the rules of the schema itself. */
  #ownType(rules: readonly SourcedRule[]): Type {
    const listed = rules.flatMap(({ rule }) => listedValues(rule))[0];
    if (listed && listed.length <= maxValues) return union(listed.map((value) => literal(value)));
    const types = rules.reduce<TypeSet>((all, { rule }) => intersect(all, requiredTypes(rule)), JsonType.any);
    if (types === JsonType.any) return unknown;
    const kinds: Type[] = [];
    if ((types & JsonType.null) !== 0) kinds.push(text("null"));
    if ((types & JsonType.boolean) !== 0) kinds.push(text("boolean"));
    if ((types & (JsonType.number | JsonType.integer)) !== 0) kinds.push(text("number"));
    if ((types & JsonType.string) !== 0) kinds.push(text("string"));
    if ((types & JsonType.array) !== 0) kinds.push(this.#arrayType(rules));
    if ((types & JsonType.object) !== 0) kinds.push(this.#objectType(rules));
    return union(kinds);
  }

  #arrayType(rules: readonly SourcedRule[]): Type {
    let required = 0;
    let prefix: readonly Type[] = [];
    let rest: Type = unknown;
    for (const { source, rule } of rules) {
      for (const each of predicatesOf(rule))
        if (each.op === "compare" && each.of === "itemCount" && each.relation === ">=")
          required = Math.max(required, Number(each.to));
      const { constraint } = rule;
      if (constraint.op !== "items" || constraint.quota) continue;
      if (constraint.prefix.length > prefix.length)
        prefix = constraint.prefix.map((each) => this.#applied(source, each));
      if (constraint.rest && constraint.except === null) rest = this.#applied(source, constraint.rest);
    }
    return { kind: "array", prefix, required, rest };
  }

  #objectType(rules: readonly SourcedRule[]): Type {
    const required = new Set<string>();
    const properties = new Map<string, { readonly types: Type[]; readonly comment: string[] }>();
    const others: Type[] = [];
    let coversAll = false;
    for (const { source, rule } of rules) {
      const { constraint, appliesTo } = rule;
      if ((appliesTo & JsonType.object) !== 0)
        for (const predicate of predicatesOf(rule)) if (predicate.op === "has") required.add(predicate.name);
      if (constraint.op !== "members") continue;
      for (const [name, application] of constraint.named) {
        const property = properties.get(name) ?? { types: [], comment: [] };
        properties.set(name, property);
        property.types.push(this.#applied(source, application));
        // A referenced schema has its comment at its own type.
        if (this.#isWithin(source, application))
          property.comment.push(...commentOf(this.#block(application.target).rules));
      }
      for (const { application } of constraint.patterns) others.push(this.#applied(source, application));
      if (constraint.rest && constraint.except !== "evaluated") {
        coversAll = true;
        others.push(this.#applied(source, constraint.rest));
      }
    }
    const members = Array.from(properties, ([name, { types, comment }]): Member => {
      return { name, type: intersection(types), optional: !required.has(name), comment };
    });
    for (const name of required)
      if (!properties.has(name)) members.push({ name, type: unknown, optional: false, comment: [] });
    // A type of all other properties would have to fit the named ones, so it is only given where there are none.
    const index = members.length > 0 ? undefined : coversAll ? union(others) : unknown;
    return { kind: "object", members, index };
  }
}

/** A rule, and the block that it is from. */
interface SourcedRule {
  readonly source: Block;
  readonly rule: Rule;
}

const intersect = (all: TypeSet, types: TypeSet | undefined): TypeSet =>
  types === undefined ? all : all & withInteger(types);

const withInteger = (types: TypeSet): TypeSet => ((types & JsonType.number) !== 0 ? types | JsonType.integer : types);

/** The values that a rule lists, if every value must be one of them. */
const listedValues = (rule: Rule): readonly (readonly Json[])[] =>
  rule.appliesTo === JsonType.any
    ? predicatesOf(rule).flatMap((predicate) => (predicate.op === "among" ? [predicate.values] : []))
    : [];

function literal(value: Json, depth = 0): Type {
  if (typeof value === "bigint") return text("number");
  if (typeof value === "number") return text(Number.isFinite(value) ? String(value) : "number");
  if (typeof value !== "object" || value === null) return text(JSON.stringify(value));
  if (depth === maxDepth) return unknown;
  const within = (each: Json): Type => literal(each, depth + 1);
  if (typesOf(value) === JsonType.array)
    return { kind: "array", prefix: (value as readonly Json[]).map(within), required: Infinity, rest: never };
  const members = Object.entries(value).map(([name, each]) => ({
    name,
    type: within(each),
    optional: false,
    comment: [],
  }));
  return { kind: "object", members, index: undefined };
}

/** The documentation of a schema: its title and its description, wherever they come from. */
function commentOf(rules: readonly Rule[]): string[] {
  const valueOf = (wanted: string): unknown => {
    const found = rules.find(({ name, annotation }) => name === wanted && annotation?.kind === "value")?.annotation;
    return found?.kind === "value" ? found.value : undefined;
  };
  const texts = [valueOf("title"), valueOf("description")].filter((each) => typeof each === "string" && each !== "");
  return [
    ...(texts as string[]).flatMap((each, i) => (i === 0 ? [each] : ["", each])),
    ...(valueOf("deprecated") === true ? ["@deprecated"] : []),
  ];
}
