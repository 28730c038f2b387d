import type { DefineCommand } from "../command.js";
import { type ParsedRewriteOptions, rewriteOptionsOf, withRewriteOptions } from "../rewrite/options.js";

/** `argot inline` */
export const defineInline: DefineCommand = (program, { io, streams }) => {
  withRewriteOptions(program.command("inline"))
    .summary("write out what references lead to")
    .description("Writes a schema with what its references lead to in their places. It accepts the same values.")
    .addHelpText("after", notes)
    .action(async (schema: string, options: ParsedRewriteOptions) => {
      const { inline } = await import("./inline.js");
      await inline(schema, rewriteOptionsOf(options), io, streams);
    });
};

// Lines have at most 80 characters.
const notes = `
For readers that do not follow $ref or do not know $defs, such as language
models and generators of forms. A schema that leads back to itself stays under
the definitions, and so do some where the result would be too long. Standard
error lists the references that stay, and says if it is not proven that the
result accepts the same values. Identifiers go, except that of the root.

A title or description beside a reference counts before that of its target.
Other keywords beside it are joined with the target by allOf; up to draft-07
they are ignored, and go.

Exit codes:
  0  the schema is written
  2  the command could not finish: wrong usage, a missing or unreadable file, or
     a schema whose references cannot be written out

Examples:
  argot inline order.schema.json -o order.inline.json
  argot inline tool.schema.yaml --max-characters 20000
`;
