import { ownProperties } from "../json/own-properties.js";
import type { JsonType, TypeSet } from "../json/types.js";
import {
  identityOf,
  refuseOtherConstraints,
  refuseOtherPredicates,
  refuseOtherProvisions,
  refuseOtherVariant,
} from "./check-returned-constraints.js";
import { checkKeywordDefinition } from "./check-keyword-definition.js";
import { requireObject } from "./definition-errors.js";
import type { Keyword } from "./keyword.js";
import type { KeywordDefinition } from "./keyword-definition.js";
import { typedKeyword } from "./typed-keyword.js";

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
  const { id, predicate } = definition;
  const keyword = typedKeyword(
    predicate === undefined
      ? definition
      : {
          ...definition,
          predicate(value: V, context: Parameters<typeof predicate>[1]) {
            const made = predicate(value, context);
            if (made !== undefined) refuseOtherPredicates(id, "predicate", made);
            return made;
          },
        },
  );
  const { provide, variant, lower, messages } = keyword;
  return {
    ...keyword,
    identify: (parsed) => identityOf(id, definition.identify?.(parsed) ?? {}),
    provide(parsed) {
      const provisions = provide(parsed);
      refuseOtherProvisions(id, provisions);
      return provisions;
    },
    variant(context, constraint) {
      const selected = variant(context, constraint);
      const isKnown = selected === undefined || !definition.variant || messages.has(selected);
      return isKnown ? selected : refuseOtherVariant(id, selected, messages);
    },
    lower(context) {
      const constraints = lower(context);
      refuseOtherConstraints(id, constraints);
      return constraints;
    },
  };
}
