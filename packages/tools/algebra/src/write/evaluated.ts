import { Unanswerable } from "../bounds/unanswerable.js";
import type { Evaluated, Formula } from "../formula/formula.js";
import type { Formulas } from "../formula/formulas.js";
import { listedNames } from "./requirements.js";
import type { Schema, SchemaObject } from "./targets.js";

/** A schema that holds for all values, and evaluates some of their parts. */
export function evaluatedBy(
  formulas: Formulas,
  evaluated: Evaluated,
  write: (formula: Formula) => Schema,
): SchemaObject {
  return evaluated.of === "object" ? evaluatedMembers(formulas, evaluated) : evaluatedItems(formulas, evaluated, write);
}

const all = (list: readonly string[]): SchemaObject => Object.fromEntries(list.map((each) => [each, true]));

function evaluatedMembers(formulas: Formulas, { names }: Extract<Evaluated, { of: "object" }>): SchemaObject {
  if (names === formulas.true) return { additionalProperties: true };
  const listed = listedNames(names);
  if (!listed) throw new Unanswerable("no keyword evaluates such members");
  return {
    ...(listed.names.length > 0 ? { properties: all(listed.names) } : {}),
    ...(listed.patterns.length > 0 ? { patternProperties: all(listed.patterns) } : {}),
  };
}

function evaluatedItems(
  formulas: Formulas,
  { ranges, items }: Extract<Evaluated, { of: "array" }>,
  write: (formula: Formula) => Schema,
): SchemaObject {
  const contained = items === formulas.false ? {} : { contains: write(items), minContains: 0 };
  let count = 0;
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (from > count) throw new Unanswerable("no keyword evaluates such items");
    if (to === Infinity) return { items: true, ...contained };
    count = Math.max(count, to);
  }
  return { ...(count > 0 ? { prefixItems: Array.from({ length: count }, () => true) } : {}), ...contained };
}
