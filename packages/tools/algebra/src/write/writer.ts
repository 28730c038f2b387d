import { JsonType, type TypeSet } from "@argot/core/plan";
import { Unanswerable } from "../bounds/unanswerable.js";
import type { Formula, FormulaOf } from "../formula/formula.js";
import type { Formulas } from "../formula/formulas.js";
import type { Place } from "../formula/place.js";
import { splitUnevaluated } from "../formula/split-unevaluated.js";
import { refuseCycles } from "./cycles.js";
import { domainOfFormula, excludedTypes } from "./domains.js";
import { evaluatedBy } from "./evaluated.js";
import { joined } from "./joined.js";
import { requirementOfPlace } from "./requirement-of-place.js";
import { itemRequirements, type MemberRequirements, memberRequirements } from "./requirements.js";
import type { Schema, SchemaObject, Target } from "./targets.js";
import { negated, schemaOfTest } from "./tests.js";

/** Maximum number of conditions that are written out for a dialect that does not know what is evaluated. */
const maxConditions = 8;

/** A formula, and the types of the values that it has to decide. */
interface Part {
  readonly formula: Formula;
  readonly types: TypeSet;
}

/** Writes formulas as schemas. */
export class Writer {
  /** The definitions that references lead to. */
  readonly definitions: Map<string, Schema> = new Map();
  readonly #formulas: Formulas;
  readonly #target: Target;
  readonly #uses: ReadonlyMap<string, number>;
  readonly #references = new Map<string, string>();
  readonly #requirements = new Map<string, Formula>();

  constructor(formulas: Formulas, target: Target, root: Formula) {
    this.#formulas = formulas;
    this.#target = target;
    this.#uses = this.#usesFrom(root);
  }

  /** A schema for the root. */
  writeRoot(root: Formula): Schema {
    if (root.kind !== "schema" || !root.holds) return this.#write(root);
    this.#references.set(root.place.key, "#");
    return this.#write(this.#requirementOf(root.place));
  }

  #requirementOf(place: Place): Formula {
    const known = this.#requirements.get(place.key);
    if (known) return known;
    const made = requirementOfPlace(this.#formulas, place);
    this.#requirements.set(place.key, made);
    return made;
  }

  /** How often each schema is applied. */
  #usesFrom(root: Formula): ReadonlyMap<string, number> {
    const uses = new Map<string, number>();
    const followed = new Set<string>();
    const reached = [root];
    // The iteration visits elements that are added during it.
    for (const formula of reached) {
      if (formula.kind === "schema") {
        refuseCycles(formula, (place) => this.#requirementOf(place), followed);
        const { key } = formula.place;
        const count = uses.get(key) ?? 0;
        uses.set(key, count + 1);
        if (count === 0) reached.push(this.#requirementOf(formula.place));
      } else reached.push(...partsOf(formula));
    }
    return uses;
  }

  #write(formula: Formula, types: TypeSet = JsonType.any): Schema {
    const formulas = this.#formulas;
    switch (formula.kind) {
      case "constant":
        return formula.holds;
      case "schema": {
        const schema = this.#schemaAt(formula.place);
        return formula.holds ? schema : negated(schema);
      }
      case "test": {
        const { predicate, holds } = formula;
        const isMember = predicate.op === "has" && types === JsonType.object;
        const schema = isMember ? { required: [predicate.name] } : schemaOfTest(predicate);
        return holds ? schema : negated(schema);
      }
      case "content":
        throw new Unanswerable("no schema requires content that can be decoded");
      case "and":
      case "everyMember":
      case "everyItem":
        return this.#writeAll(this.#partsOfAll({ formula, types }));
      case "or":
        return this.#writeAlternatives(formula, types);
      case "count":
        return this.#writeCount(formula, types);
      case "someMember": {
        if (formula.value === formulas.true && formula.names.kind === "test") {
          const { predicate, holds } = formula.names;
          if (predicate.op === "among" && holds && predicate.values.length === 1)
            return { type: "object", required: [predicate.values[0] as string] };
        }
        return { type: "object", not: this.#write(formulas.not(formula)) };
      }
      case "itemCount":
        return this.#writeItemCount(formula);
      case "unevaluated":
        return this.#writeUnevaluated(formula);
    }
  }

  #schemaAt(place: Place): Schema {
    const known = this.#references.get(place.key);
    if (known !== undefined) return { $ref: known };
    const requirement = this.#requirementOf(place);
    if (this.#isWrittenHere(place) || requirement.kind === "constant") return this.#write(requirement);
    const last = place.block.pointer.split("/").at(-1) ?? "";
    const stem = /^[A-Za-z]\w*$/.test(last) ? last : "schema";
    let name = stem;
    for (let i = 2; this.definitions.has(name); i++) name = `${stem}${i}`;
    const reference = `#/${this.#target.definitions}/${name}`;
    this.#references.set(place.key, reference);
    // In their order: the definitions that this one refers to come after it.
    this.definitions.set(name, true);
    this.definitions.set(name, this.#write(requirement));
    return { $ref: reference };
  }

  /** What must hold, without schemas that are applied here only, and without types that a part is about anyway. */
  #partsOfAll({ formula, types }: Part): readonly Part[] {
    if (formula.kind === "and") return formula.of.flatMap((each) => this.#partsOfAll({ formula: each, types }));
    if (formula.kind === "schema" && formula.holds && this.#isWrittenHere(formula.place))
      return this.#partsOfAll({ formula: this.#requirementOf(formula.place), types });
    if (formula.kind === "or") {
      const guarded = this.#guarded(formula);
      if (guarded?.isImplied && guarded.others.length === 1)
        return guarded.others.flatMap((each) => this.#partsOfAll({ formula: each, types: guarded.types }));
    }
    return [{ formula, types }];
  }

  #isWrittenHere(place: Place): boolean {
    return this.#uses.get(place.key) === 1 && !this.#references.has(place.key);
  }

  /** The types that alternatives are about, if one excludes all others, and whether the schema of some other holds for those. */
  #guarded({ of }: FormulaOf<"or">): { types: TypeSet; others: readonly Formula[]; isImplied: boolean } | undefined {
    const guard = of.find((each) => excludedTypes(each) !== undefined);
    const types = guard && excludedTypes(guard);
    if (types === undefined) return undefined;
    const others = of.filter((each) => each !== guard);
    return { types, others, isImplied: others.some((each) => (domainOfFormula(each, types) & ~types) === 0) };
  }

  #writeAlternatives(formula: FormulaOf<"or">, types: TypeSet): Schema {
    const guarded = this.#guarded(formula);
    if (!guarded) return anyOf(formula.of.map((each) => this.#write(each, types)));
    const others = guarded.others.map((each) => this.#write(each, guarded.types));
    if (guarded.isImplied) return anyOf(others);
    return anyOf([negated(schemaOfTest({ op: "is", types: guarded.types })), ...others]);
  }

  #writeAll(parts: readonly Part[]): Schema {
    const every = parts.map(({ formula }) => formula);
    const members = every.filter((each) => each.kind === "everyMember");
    const items = every.filter((each) => each.kind === "everyItem");
    const others = parts.filter(({ formula: { kind } }) => kind !== "everyMember" && kind !== "everyItem");
    const schemas = others.map(({ formula, types }) => this.#write(formula, types));
    if (members.length > 0)
      schemas.push(...memberRequirements(this.#formulas, members).map((each) => this.#writeMembers(each)));
    if (items.length > 0) {
      const { first, others: rest } = itemRequirements(this.#formulas, items);
      const written = first.map((each) => this.#write(each));
      schemas.push(this.#target.items(written, this.#write(rest)));
    }
    return joined(schemas, this.#target);
  }

  #writeMembers({ named, matching, others, names }: MemberRequirements): Schema {
    const schemas = (of: ReadonlyMap<string, Formula>): SchemaObject =>
      Object.fromEntries(Array.from(of, ([key, each]) => [key, this.#write(each)]));
    return {
      ...(named.size > 0 ? { properties: schemas(named) } : {}),
      ...(matching.size > 0 ? { patternProperties: schemas(matching) } : {}),
      ...(others ? { additionalProperties: this.#write(others) } : {}),
      ...(names.length > 0 ? { propertyNames: this.#write(this.#formulas.and(names)) } : {}),
    };
  }

  #writeCount({ of, min, max }: FormulaOf<"count">, types: TypeSet): Schema {
    const written = of.map((each) => this.#write(each, types));
    const [some, one] = [anyOf(written), { oneOf: written }];
    if (min === 1 && max === 1) return one;
    if (min === 0 && max === 1) return { anyOf: [negated(some), one] };
    if (min === 2 && max >= of.length) return { allOf: [some, { not: one }] };
    throw new Unanswerable("no keyword counts alternatives in this way");
  }

  #writeItemCount(formula: FormulaOf<"itemCount">): Schema {
    const { from, to, value, min, max } = formula;
    if (from === 0 && to === Infinity) {
      const schema = this.#target.contains(this.#write(value), min, max);
      if (schema) return schema;
    }
    if (min !== 1 || max < to - from) throw new Unanswerable("no keyword counts items in this way");
    const none = this.#write(this.#formulas.everyItem(from, to, this.#formulas.not(value)));
    return { not: joined([{ type: "array" }, none], this.#target) };
  }

  #writeUnevaluated(formula: FormulaOf<"unevaluated">): Schema {
    const { unevaluated } = this.#target;
    if (!unevaluated) {
      if (formula.under.length > maxConditions) throw new Unanswerable("what is evaluated depends on many conditions");
      return this.#write(splitUnevaluated(this.#formulas, formula));
    }
    const { every, value, evaluated, under } = formula;
    const type = evaluated.of;
    if (!every) return { type, not: this.#write(this.#formulas.not(formula)) };
    const write = (each: Formula): Schema => this.#write(each);
    const conditions = under.map((each) => {
      const [condition, then] = [write(each.condition), evaluatedBy(this.#formulas, each.evaluated, write)];
      // A schema that is denied evaluates nothing.
      return condition === true ? then : { if: { not: negated(condition) }, then };
    });
    return {
      ...evaluatedBy(this.#formulas, evaluated, write),
      ...(conditions.length > 0 ? { allOf: conditions } : {}),
      [unevaluated[type]]: this.#write(value),
    };
  }
}

function anyOf(schemas: readonly Schema[]): Schema {
  if (schemas.includes(true)) return true;
  const [first = false, ...others] = schemas.filter((each) => each !== false);
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

/** The formulas that a formula consists of. */
function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case "and":
    case "or":
    case "count":
      return formula.of;
    case "everyMember":
    case "someMember":
      return [formula.names, formula.value];
    case "everyItem":
    case "itemCount":
      return [formula.value];
    case "unevaluated":
      return [
        formula.value,
        ...[formula.evaluated, ...formula.under.map(({ evaluated }) => evaluated)].flatMap((each) =>
          each.of === "array" ? [each.items] : [],
        ),
        ...formula.under.map(({ condition }) => condition),
      ];
    case "constant":
    case "schema":
    case "test":
    case "content":
      return [];
  }
}
