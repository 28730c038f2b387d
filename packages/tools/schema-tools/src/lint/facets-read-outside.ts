import { customMessages } from "@argot/core/keyword";
import type { SchemaIndex } from "../schema-index/index.js";

/** The facets that are read outside of the schema object: by keywords that apply it, or by Argot itself. */
export function facetsReadOutside(index: SchemaIndex): ReadonlySet<string> {
  const beneath = index.schemas.flatMap((schema) => index.meaningOf(schema).flatMap((each) => each.readsBeneath));
  return new Set([...beneath, customMessages.id]);
}
