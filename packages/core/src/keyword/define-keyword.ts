import { ownProperties } from "../json/own-properties.js";
import { isObject, JsonType, type TypeSet } from "../json/types.js";
import type { Constraint } from "../plan/plan.js";
import { custom } from "../plan/ops/custom.js";
import { nothing } from "../plan/ops/nothing.js";
import { test } from "../plan/ops/test-op.js";
import {
  refuseOtherConstraints,
  identityOf,
  refuseOtherPredicates,
  refuseOtherProvisions,
  refuseOtherVariant,
} from "./check-returned-constraints.js";
import { checkKeywordDefinition } from "./check-keyword-definition.js";
import { requireObject } from "./definition-errors.js";
import type { Keyword, KeywordContext } from "./keyword.js";
import type { KeywordDefinition } from "./keyword-definition.js";

/**
 * Defines a keyword.
 *
 * The return values of its functions are checked as well, with the same error. The check runs when a schema with the keyword
 * is compiled for the first time. Later it may run when a value first reaches the schema object.
 *
 * @throws DefinitionError if the definition is wrong.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineKeyword<V, const A extends TypeSet = typeof JsonType.any>(
  given: KeywordDefinition<V, A>,
): Keyword<V> {
  requireObject("A keyword", given);
  const definition = ownProperties(given);
  checkKeywordDefinition(definition);
  const { id, doc, value, appliesTo = JsonType.any, ignoresSiblings = false, annotation, message } = definition;
  const messages = new Map(
    message === undefined ? [] : typeof message === "string" ? [["", message]] : Object.entries(message),
  );
  return {
    id,
    doc,
    value,
    appliesTo,
    ignoresSiblings,
    identifies: definition.identify !== undefined,
    annotation,
    messages,
    identify(parsed) {
      return identityOf(id, definition.identify?.(parsed) ?? {});
    },
    provide(parsed) {
      if (!definition.provide) return [];
      const provisions = listed(definition.provide(parsed));
      refuseOtherProvisions(id, provisions);
      return provisions;
    },
    variant(context, constraint) {
      if (!definition.variant) return "";
      const selected = definition.variant(context, constraint);
      return selected === undefined || messages.has(selected) ? selected : refuseOtherVariant(id, selected, messages);
    },
    lower(context) {
      const constraints = listed(constraintOf(definition, context));
      refuseOtherConstraints(id, constraints);
      return constraints;
    },
  };
}

function constraintOf<V, A extends TypeSet>(
  definition: KeywordDefinition<V, A>,
  context: KeywordContext<V>,
): Constraint | readonly Constraint[] | undefined {
  if (definition.lower) return definition.lower(context);
  if (definition.predicate) {
    const predicate = definition.predicate(context.value, context);
    if (predicate !== undefined) refuseOtherPredicates(definition.id, "predicate", predicate);
    return predicate && test(predicate);
  }
  if (definition.test) {
    // The function is called without `this`.
    const call = definition.test;
    const module = definition.importFrom;
    return test(custom({ call, argument: context.value, name: definition.id, module }));
  }
  return definition.annotation && nothing();
}

const listed = <A extends object>(one: A | readonly A[] | undefined): readonly A[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as A];

/** Whether a value was made by `defineKeyword`. */
export const isKeyword = (value: unknown): value is Keyword =>
  isObject(value) && typeof value["lower"] === "function" && value["messages"] instanceof Map;
