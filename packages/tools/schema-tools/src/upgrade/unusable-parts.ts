import type { SchemaIndex } from "../schema-index/index.js";
import { draftNames, draftOf } from "./drafts.js";
import type { DraftRemark } from "./draft-remark.js";

/** What keeps documents from being read as schemas of a draft. */
export function unusableParts({ documents }: SchemaIndex): readonly DraftRemark[] {
  return documents.flatMap(({ uri, faults, resources }) => [
    ...faults.map(({ pointer, reason }) => blocking(uri, pointer, reason)),
    ...resources
      .filter(({ dialect }) => draftOf(dialect.uri) === undefined)
      .map(({ pointer, dialect }) =>
        blocking(uri, pointer, `the dialect ${dialect.uri} is none of ${draftNames.join(", ")}`),
      ),
  ]);
}

const blocking = (uri: string, pointer: string, message: string): DraftRemark => ({
  kind: "blocks",
  uri,
  pointer,
  keyword: "$schema",
  message,
});
