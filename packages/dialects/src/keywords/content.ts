import { contentEncoding, contentMediaType, contentSchema } from "@argot/content";
import type { Keyword } from "@argot/core";

/** The content vocabulary, which has not changed since 2019-09. */
export const content: Readonly<Record<string, Keyword>> = { contentEncoding, contentMediaType, contentSchema };
