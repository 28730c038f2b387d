import { pointerOf, tokensOf } from "@argot/core/json";
import type { IndexedDocument, IndexedSchema, SchemaIndex } from "../schema-index/index.js";
import { draftOf } from "./drafts.js";
import type { DraftRemark } from "./draft-remark.js";
import type { Step } from "./steps.js";

/**
 * Parts of keywords that references read as schemas although they are none, such as `#/const` or `#/properties`. Writing them in
 * another draft would change what the keyword says.
 */
export function misreadParts(
  document: IndexedDocument,
  index: SchemaIndex,
  steps: readonly Step[],
): readonly DraftRemark[] {
  return document.schemas.flatMap((schema): DraftRemark[] => {
    const { parent, pointer, resource } = schema;
    const draft = draftOf(resource.dialect.uri);
    if (parent || pointer === "" || !steps.some(({ from }) => from === draft)) return [];
    const keyword = keywordAround(schema, index);
    if (keyword === undefined) return [];
    const message = `a reference reads a part of "${keyword}" as a schema, so writing it in another draft would change "${keyword}"`;
    return [{ kind: "blocks", uri: document.uri, pointer, keyword, message }];
  });
}

/** The keyword in force that a schema, which only references lead to, is in. */
function keywordAround({ pointer, resource }: IndexedSchema, index: SchemaIndex): string | undefined {
  const tokens = tokensOf(pointer) ?? [];
  for (let length = tokens.length - 1; length >= 0; length--) {
    const around = index.schemaAt(resource.document, pointerOf(tokens.slice(0, length)));
    if (around) return around.keywords.find(({ name }) => name === tokens[length])?.name;
  }
  return undefined;
}
