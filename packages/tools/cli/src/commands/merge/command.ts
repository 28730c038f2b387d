import type { DefineCommand } from "../command.js";
import { type ParsedRewriteOptions, rewriteOptionsOf, withRewriteOptions } from "../rewrite/options.js";

/** `argot merge` */
export const defineMerge: DefineCommand = (program, { io, streams }) => {
  withRewriteOptions(program.command("merge"))
    .summary("merge allOf into the schemas around it")
    .description("Writes a schema without allOf where that has an exact form. It accepts the same values.")
    .addHelpText("after", notes)
    .action(async (schema: string, options: ParsedRewriteOptions) => {
      const { merge } = await import("./merge.js");
      await merge(schema, rewriteOptionsOf(options), io, streams);
    });
};

// Lines have at most 80 characters.
const notes = `
References under allOf, and those with other keywords beside them, are written
out and merged too; others stay. What has no exact form, such as two patterns,
stays under allOf, and standard error says where and why. It also says if it is
not proven that the result accepts the same values. Of two titles,
descriptions or defaults, the outer or the first one stays.

Exit codes:
  0  the schema is written
  2  the command could not finish: wrong usage, a missing or unreadable file, or
     a schema that cannot be written in this form

Examples:
  argot merge order.schema.json -o order.merged.json
  argot merge form.schema.yaml | jq .
`;
