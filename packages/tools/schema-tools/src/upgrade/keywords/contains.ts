import { oncePerIndex } from "../once-per-index.js";
import type { Rewrite } from "../rewrite.js";

/** Since 2020-12, items that match `contains` are evaluated, so `unevaluatedItems` does not apply to them. A negation evaluates nothing. */
export const contains: Rewrite = {
  keyword: "contains",
  rewrite(schema) {
    if (!hasUnevaluatedItems(schema.index)) return;
    const partner = ["minContains", "maxContains", "not"].find((name) => schema.value(name) !== undefined);
    if (partner !== undefined) {
      const reason = `"unevaluatedItems" of 2020-12 leaves out the items that match "contains"`;
      return schema.block("contains", `${reason}, and "contains" cannot be negated twice beside "${partner}"`);
    }
    schema.rename("contains", "not");
    schema.wrapInObject("contains", "contains");
    schema.wrapInObject("contains", "not");
    schema.note(
      "contains",
      '"contains" is negated twice, since "unevaluatedItems" of 2020-12 leaves out the items that match it',
    );
  },
};

/** Whether any schema may see what is evaluated. */
const hasUnevaluatedItems = oncePerIndex((index): boolean =>
  index.schemas.some(({ keywords }) => keywords.some(({ name }) => name === "unevaluatedItems")),
);
