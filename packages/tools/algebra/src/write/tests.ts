import { typeNames } from "@argot/core/internal";
import type { Predicate } from "@argot/core/plan";
import { Unanswerable } from "../bounds/unanswerable.js";
import type { Schema, SchemaObject } from "./targets.js";

/** A schema that holds where a predicate does. One about values of one type holds for all others. */
export function schemaOfTest(predicate: Predicate): Schema {
  switch (predicate.op) {
    case "is": {
      const names = typeNames(predicate.types);
      if (names.length === 0) return false;
      return { type: names.length === 1 ? (names[0] as string) : names };
    }
    case "compare":
      return schemaOfComparison(predicate);
    case "multiple":
      return { multipleOf: predicate.of };
    case "match":
      return { pattern: predicate.pattern.source };
    case "among":
      return predicate.values.length === 1 ? { const: predicate.values[0] as never } : { enum: [...predicate.values] };
    case "has":
      return { type: "object", required: [predicate.name] };
    case "member": {
      const properties = Object.fromEntries([[predicate.name, schemaOfTest(predicate.of)]]);
      return { type: "object", properties, required: [predicate.name] };
    }
    case "unique":
      return { uniqueItems: true };
    case "custom":
      throw new Unanswerable(`no schema says what the function "${predicate.test.name}" accepts`);
    case "and":
      return { allOf: predicate.of.map(schemaOfTest) };
    case "or":
      return predicate.of.length === 0 ? false : { anyOf: predicate.of.map(schemaOfTest) };
    case "not":
      return { not: schemaOfTest(predicate.of) };
  }
}

const boundsOf = {
  characterCount: { type: "string", least: "minLength", most: "maxLength" },
  itemCount: { type: "array", least: "minItems", most: "maxItems" },
  propertyCount: { type: "object", least: "minProperties", most: "maxProperties" },
} as const;

function schemaOfComparison({ of, relation, to }: Extract<Predicate, { op: "compare" }>): Schema {
  if (of === "self") return { [limitOf[relation]]: to };
  // A count is a whole number, and a keyword's value as well.
  const { type, least, most } = boundsOf[of];
  const bound = Number(to);
  switch (relation) {
    case ">=":
    case ">": {
      const min = relation === ">=" ? Math.ceil(bound) : Math.floor(bound) + 1;
      return min <= 0 ? true : { [least]: min };
    }
    case "<=":
    case "<": {
      const max = relation === "<=" ? Math.floor(bound) : Math.ceil(bound) - 1;
      return max < 0 ? { not: { type } } : { [most]: max };
    }
  }
}

const limitOf = { ">=": "minimum", ">": "exclusiveMinimum", "<=": "maximum", "<": "exclusiveMaximum" } as const;

/** The opposite of a schema. */
export function negated(schema: Schema): Schema {
  if (typeof schema === "boolean") return !schema;
  const [name, ...others] = Object.keys(schema);
  return name === "not" && others.length === 0 ? (schema["not"] as SchemaObject) : { not: schema };
}
