import { JsonType, type TypeSet } from "@argot/core/keyword";
import { typeNames, typesOf } from "@argot/core/internal";
import { requiredTypes, type Rule } from "@argot/core/plan";
import type { Stage } from "./walk.js";

type TypeName = Exclude<keyof typeof JsonType, "any">;

/** Converts a value; `undefined` if it cannot be converted. */
type Conversion = (value: unknown) => unknown;

/** Coerces a value to the types that the rules of a schema require: those of the first rule that requires others than it has. */
export function coercion(rules: readonly Rule[], mode: boolean | "array"): Stage | undefined {
  const typed = rules.flatMap((rule) => {
    const types = mode === false ? undefined : requiredTypes(rule);
    return types === undefined ? [] : [{ types, convert: conversionTo(namesOf(types, rule), mode === "array") }];
  });
  if (typed.length === 0) return undefined;
  return (value, walk) => {
    const has = typesOf(value);
    for (const { types, convert } of typed) {
      if ((types & has) !== 0) continue;
      const converted = convert(value);
      return converted === undefined ? value : walk.change("coerce", value, converted);
    }
    return value;
  };
}

/** The types that a rule requires, in the order of the schema if it is known. */
function namesOf(types: TypeSet, rule: Rule): TypeName[] {
  const names = typeNames(types) as TypeName[];
  const stated = [rule.report?.data["value"] ?? []].flat() as string[];
  const placeOf = (name: string): number => (stated.includes(name) ? stated.indexOf(name) : stated.length);
  return names.sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The conversion of values to one of several types of which they have none, by Ajv's table: to the first type in the list to which a
 * value can be converted.
 *
 * @param withArrays - Whether scalars are converted to arrays of one item, and such arrays to their items.
 */
function conversionTo(types: readonly TypeName[], withArrays: boolean): Conversion {
  const targets = types.filter((type) => type !== "object" && (type !== "array" || withArrays));
  const set = types.reduce<TypeSet>((all, name) => all | JsonType[name], 0);
  const convert = firstOf(targets.map((type) => conversions[type]));
  if (!withArrays || targets.length === 0) return convert;
  return (value) => {
    if (!Array.isArray(value) || value.length !== 1) return convert(value);
    const [item] = value as unknown[];
    return (typesOf(item) & set) === 0 ? convert(item) : item;
  };
}

function firstOf(candidates: readonly Conversion[]): Conversion {
  const [first] = candidates;
  if (first && candidates.length === 1) return first;
  return (value) => {
    for (const convert of candidates) {
      const converted = convert(value);
      if (converted !== undefined) return converted;
    }
    return undefined;
  };
}

/** By the type to convert to. */
const conversions: Readonly<Record<TypeName, Conversion>> = {
  string: (value) =>
    typeof value === "number" || typeof value === "boolean" ? String(value) : value === null ? "" : undefined,
  number: numberOf,
  integer: (value) => {
    const number = numberOf(value);
    return number !== undefined && Number.isInteger(number) ? number : undefined;
  },
  boolean: (value) =>
    value === "false" || value === 0 || value === null ? false : value === "true" || value === 1 ? true : undefined,
  null: (value) => (value === "" || value === 0 || value === false ? null : undefined),
  array: (value) => (value === null || ["string", "number", "boolean"].includes(typeof value) ? [value] : undefined),
  object: () => undefined,
};

function numberOf(value: unknown): number | undefined {
  if (typeof value === "boolean" || value === null) return Number(value);
  if (typeof value !== "string" || value === "") return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
