// Sets of types as disjoint classes: `number` is the numbers with a fractional part, `integer` those without.
import { JsonType, type TypeSet } from "@argot/core/keyword";
import { typeNames } from "@argot/core/internal";

/** Every class of values. */
export const everyClass: TypeSet = JsonType.any;

/** The classes of values that have one of the types: an integer is a number. */
export const classesOf = (types: TypeSet): TypeSet =>
  (types & JsonType.number) !== 0 ? types | JsonType.integer : types;

/** The names of classes, such as `string or null`. */
export function namesOf(classes: TypeSet): string {
  const names = typeNames(classes);
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : (names[0] ?? "nothing");
}
