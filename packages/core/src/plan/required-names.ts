import type { Predicate } from "./plan.js";

/** The members without which a predicate holds for no object, as far as its form shows. */
export function requiredNames(predicate: Predicate): readonly string[] {
  switch (predicate.op) {
    case "has":
    case "member":
      return [predicate.name];
    case "and":
      return predicate.of.flatMap(requiredNames);
    case "is":
    case "compare":
    case "multiple":
    case "match":
    case "among":
    case "unique":
    case "custom":
    case "or":
    case "not":
      return [];
  }
}
