import type { SchemaIndex } from "../../schema-index/index.js";
import { oncePerIndex } from "../once-per-index.js";

/** Whether a reference leads to a schema that is in none of the documents, and may have dynamic references and anchors of its own. */
export const leadsOutside: (index: SchemaIndex) => boolean = oncePerIndex((index) =>
  index.schemas.some(({ keywords }) =>
    keywords.some(({ references }) => references.some(({ target }) => target.kind === "known")),
  ),
);
