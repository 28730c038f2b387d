import type { Rewrite } from "../rewrite.js";

/** A boolean up to draft-04 says whether the bound itself is excluded. Since draft-06 the keyword has the bound. */
const exclusive = (keyword: string, bound: string): Rewrite => ({
  keyword,
  rewrite(schema, value) {
    schema.remove(keyword);
    // Without a bound it has no effect.
    if (value === true && schema.value(bound) !== undefined) schema.rename(bound, keyword);
  },
});

/** `exclusiveMinimum` up to draft-04. */
export const exclusiveMinimum: Rewrite = exclusive("exclusiveMinimum", "minimum");

/** `exclusiveMaximum` up to draft-04. */
export const exclusiveMaximum: Rewrite = exclusive("exclusiveMaximum", "maximum");
