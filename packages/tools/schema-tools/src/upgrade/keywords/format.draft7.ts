import type { Rewrite } from "../rewrite.js";

/** The formats that 2019-09 added. */
const added: ReadonlySet<unknown> = new Set(["duration", "uuid"]);

/** `format` may name what draft-07 does not define. */
export const formatDraft7: Rewrite = {
  keyword: "format",
  rewrite(schema, value) {
    if (added.has(value)) schema.note("format", `the format "${value as string}" is not defined by draft-07`);
  },
};
