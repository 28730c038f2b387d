import { ownProperties } from "../json/own-properties.js";
import { isObject, JsonType, type TypeSet } from "../json/types.js";
import { custom } from "../plan/ops/custom.js";
import { nothing } from "../plan/ops/nothing.js";
import { test } from "../plan/ops/test-op.js";
import type { Constraint } from "../plan/plan.js";
import type { Keyword, KeywordContext } from "./keyword.js";
import type { KeywordDefinition } from "./keyword-definition.js";

/**
 * Makes a keyword of a definition that TypeScript has checked. Bundles with such keywords have no code that checks definitions, as those
 * with {@link defineKeyword} have. A definition of another form leads to exceptions of JavaScript.
 */
/* @__NO_SIDE_EFFECTS__ */
export function typedKeyword<V, const A extends TypeSet = typeof JsonType.any>(
  given: KeywordDefinition<V, A>,
): Keyword<V> {
  const definition = ownProperties(given);
  const { id, doc, value, appliesTo = JsonType.any, ignoresSiblings = false, annotation, message } = definition;
  return {
    id,
    doc,
    value,
    appliesTo,
    ignoresSiblings,
    identifies: definition.identify !== undefined,
    annotation,
    knownValues: definition.knownValues && new Map(Object.entries(definition.knownValues)),
    instances: definition.instances,
    outdated: definition.outdated,
    messages: new Map(
      message === undefined ? [] : typeof message === "string" ? [["", message]] : Object.entries(message),
    ),
    hint: (json) => definition.hint?.(json),
    identify: (parsed) => ownProperties(definition.identify?.(parsed) ?? {}),
    provide: (parsed) => listed(definition.provide?.(parsed)),
    variant: (context, constraint) => (definition.variant ? definition.variant(context, constraint) : ""),
    lower: (context) => listed(constraintOf(definition, context)),
  };
}

function constraintOf<V, A extends TypeSet>(
  definition: KeywordDefinition<V, A>,
  context: KeywordContext<V>,
): Constraint | readonly Constraint[] | undefined {
  if (definition.lower) return definition.lower(context);
  if (definition.predicate) {
    const predicate = definition.predicate(context.value, context);
    return predicate && test(predicate);
  }
  if (definition.test) {
    // The function is called without `this`.
    const call = definition.test;
    return test(custom({ call, argument: context.value, name: definition.id, module: definition.importFrom }));
  }
  return definition.annotation && nothing();
}

const listed = <A extends object>(one: A | readonly A[] | undefined): readonly A[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as A];

/** Whether a value is a keyword. */
export const isKeyword = (value: unknown): value is Keyword =>
  isObject(value) && typeof value["lower"] === "function" && value["messages"] instanceof Map;
