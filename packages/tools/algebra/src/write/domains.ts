import { JsonType, type Predicate, type TypeSet } from "@argot/core/plan";
import type { Formula } from "../formula/formula.js";

/**
 * The types that the schema of a formula is about: it holds for values of all others.
 *
 * @param types - The types of the values that it has to decide.
 */
export function domainOfFormula(formula: Formula, types: TypeSet): TypeSet {
  switch (formula.kind) {
    case "everyMember":
      return JsonType.object;
    case "everyItem":
    case "itemCount":
      return JsonType.array;
    case "unevaluated":
      if (!formula.every) return JsonType.any;
      return formula.evaluated.of === "object" ? JsonType.object : JsonType.array;
    case "test":
      return formula.holds ? domainOfTest(formula.predicate, types) : JsonType.any;
    case "and":
      return formula.of.reduce((sum, each) => sum | domainOfFormula(each, types), 0);
    case "constant":
    case "schema":
    case "content":
    case "someMember":
    case "or":
    case "count":
      return JsonType.any;
  }
}

function domainOfTest(predicate: Predicate, types: TypeSet): TypeSet {
  switch (predicate.op) {
    case "compare":
      return domainOfMeasure[predicate.of];
    case "multiple":
      return JsonType.number | JsonType.integer;
    case "match":
      return JsonType.string;
    case "unique":
      return JsonType.array;
    case "has":
      return types === JsonType.object ? JsonType.object : JsonType.any;
    case "is":
    case "among":
    case "member":
    case "custom":
    case "and":
    case "or":
    case "not":
      return JsonType.any;
  }
}

const domainOfMeasure = {
  self: JsonType.number | JsonType.integer,
  characterCount: JsonType.string,
  itemCount: JsonType.array,
  propertyCount: JsonType.object,
} as const;

/** The types that a formula excludes, if that is all it does. */
export function excludedTypes(formula: Formula): TypeSet | undefined {
  if (formula.kind !== "test" || formula.holds || formula.predicate.op !== "is") return undefined;
  const { types } = formula.predicate;
  // Integers are numbers.
  return (types & JsonType.number) === 0 ? types : types | JsonType.integer;
}
