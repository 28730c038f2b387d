import { unevaluatedItems, unevaluatedProperties } from "@argot/2019-09-unevaluated";
import {
  additionalProperties,
  allOf,
  anyOf,
  contains,
  dependentSchemas,
  items,
  not,
  oneOf,
  patternProperties,
  prefixItems,
  properties,
  propertyNames,
} from "@argot/applicator";
import type { Keyword } from "@argot/core";
import { anchor, comment, defs, dynamicAnchor, dynamicRef, id, ref, schema } from "@argot/core-vocabulary";
import { elseKeyword, ifKeyword, thenKeyword } from "@argot/draft7-conditionals";
import { content } from "./content.js";
import { metadata } from "./metadata.js";
import { validation } from "./validation.js";

/** The keywords of v1, except `format`. */
export const v1Keywords: Readonly<Record<string, Keyword>> = {
  $id: id,
  $schema: schema,
  $anchor: anchor,
  $dynamicAnchor: dynamicAnchor,
  $ref: ref,
  $dynamicRef: dynamicRef,
  $defs: defs,
  $comment: comment,
  ...validation,
  prefixItems,
  items,
  contains,
  properties,
  patternProperties,
  additionalProperties,
  propertyNames,
  dependentSchemas,
  if: ifKeyword,
  then: thenKeyword,
  else: elseKeyword,
  allOf,
  anyOf,
  oneOf,
  not,
  unevaluatedItems,
  unevaluatedProperties,
  ...metadata,
  ...content,
};
