// Facts from the rules of a schema, independent of keywords.
import { type Json, JsonType, type TypeSet } from "@argot/core/keyword";
import { predicatesOf, typesOf } from "@argot/core/internal";
import { applicationsOf, isPlain, type Rule } from "@argot/core/plan";
import type { IndexedKeyword, IndexedSchema, SchemaIndex } from "../schema-index/index.js";
import { classesOf, everyClass } from "./types.js";

/** A rule, with the schema and the keyword that it comes from. */
export interface SourcedRule {
  readonly schema: IndexedSchema;
  readonly keyword: IndexedKeyword;
  readonly rule: Rule;
}

/** The rules of a schema itself. */
export const ownRules = (index: SchemaIndex, schema: IndexedSchema): readonly SourcedRule[] =>
  index.meaningOf(schema).flatMap(({ keyword, rules }) => rules.map((rule) => ({ schema, keyword, rule })));

/**
 * Maximum number of schemas whose rules are combined, which keeps the time in proportion to the size of the document.
 */
const maxTogether = 200;

/**
 * The rules that every valid value of a schema fulfils: its own, and those of schemas that it always applies in place, up to
 * `maxTogether` of them.
 */
export function rulesInForce(index: SchemaIndex, schema: IndexedSchema): readonly SourcedRule[] {
  const rules: SourcedRule[] = [];
  const visited = new Set<IndexedSchema>([schema]);
  // The iteration visits schemas that are added during it.
  for (const each of visited) {
    for (const sourced of ownRules(index, each)) {
      rules.push(sourced);
      const { appliesTo, constraint } = sourced.rule;
      if (constraint.op !== "all" || appliesTo !== JsonType.any) continue;
      for (const application of applicationsOf(constraint)) {
        const target = isPlain(application) ? index.schemas[application.target] : undefined;
        if (target && visited.size < maxTogether) visited.add(target);
      }
    }
  }
  return rules;
}

/** The classes of values that a rule allows, as far as its form shows. */
export function classesAllowed(rule: Rule): TypeSet {
  if (rule.appliesTo !== JsonType.any) return everyClass;
  let classes = everyClass;
  for (const predicate of predicatesOf(rule)) {
    if (predicate.op === "is") classes &= classesOf(predicate.types);
    if (predicate.op === "among")
      classes &= predicate.values.reduce<TypeSet>((union, each) => union | classOf(each), 0);
  }
  return classes;
}

/** The class of a value. An integer has two types and is in one class. */
export function classOf(value: Json): TypeSet {
  const types = typesOf(value);
  return (types & JsonType.integer) !== 0 ? JsonType.integer : types;
}

/** The classes of values that a schema allows, as far as the forms of its rules show. */
export const allowedClasses = (rules: readonly SourcedRule[]): TypeSet =>
  rules.reduce((classes, { rule }) => classes & classesAllowed(rule), everyClass);
