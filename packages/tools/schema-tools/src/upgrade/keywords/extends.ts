import type { Rewrite } from "../rewrite.js";

/** `extends` of draft-03 is `allOf` since draft-04, which is always an array and has items. */
export const extendsKeyword: Rewrite = {
  keyword: "extends",
  rewrite(schema, value) {
    if (Array.isArray(value) && value.length === 0) return schema.remove("extends");
    schema.rename("extends", "allOf");
    if (!Array.isArray(value)) schema.wrapInArray("extends");
  },
};
