import type { Rewrite } from "../rewrite.js";

/** Regular expressions that are valid outside of Unicode mode only. V1 refuses them. */
const inUnicodeMode = (keyword: string): Rewrite => ({
  keyword,
  rewrite(schema) {
    const { patterns = [] } = schema.schema.keywords.find(({ name }) => name === keyword) ?? {};
    const first = patterns.find(({ flags }) => flags !== "u");
    if (first)
      schema.block(
        keyword,
        `${JSON.stringify(first.source)} is no regular expression in Unicode mode, which v1 requires`,
      );
  },
});

export const patternV1: Rewrite = inUnicodeMode("pattern");
export const patternPropertiesV1: Rewrite = inUnicodeMode("patternProperties");
