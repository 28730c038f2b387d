import type { Draft } from "./drafts.js";
import { restricts } from "./new-keywords.js";
import { type SchemaRewriter, unknownName } from "./schema-rewriter.js";

/** Reports keywords that another draft does not have, and gives those that it refuses a name that it allows. */
export function reportLostKeywords(schema: SchemaRewriter, to: Draft): void {
  const { keywords, allowsUnknown } = schema.target;
  const found = new Map(schema.schema.keywords.map((keyword) => [keyword.name, keyword]));
  for (const [name, after] of schema.names) {
    if (after === undefined || keywords.has(after)) continue;
    const keyword = found.get(name);
    if (after === name && keyword && !keyword.problem && restricts(keyword.definition, keyword.json)) {
      schema.block(name, `${to} has no keyword for "${name}"`);
    } else if (allowsUnknown?.(after) === false) {
      schema.setAside(name);
      schema.note(name, `"${name}" is unknown in ${to}, which refuses that, so it becomes "${unknownName(name)}"`);
    } else if (after === name && keyword) schema.note(name, `"${name}" is unknown in ${to}, which ignores it`);
  }
}
