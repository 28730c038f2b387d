import { anyOf, oneOf } from "@argot/applicator";
import { type Dialect, type Keyword, replaceKeywords } from "@argot/core";
import { draft202012 } from "@argot/dialects/2020-12";
import { namedAlternatives, ref } from "@argot/openapi-keywords";

/** 2020-12 where alternatives can be named by a `discriminator`: what the dialects of OpenAPI extend. */
export const namingDraft202012: Dialect = replaceKeywords(draft202012, [
  ref,
  namedAlternatives(anyOf),
  namedAlternatives(oneOf),
] as Keyword[]);
