import { customMessages } from "@argot/core/keyword";
import type { SchemaIndex } from "../schema-index/index.js";

/** The facets that something outside of the schema object reads: keywords that apply it, or Argot itself. */
export function facetsReadOutside(index: SchemaIndex): ReadonlySet<string> {
  const beneath = index.schemas.flatMap((schema) => index.meaningOf(schema).flatMap((each) => each.readsBeneath));
  return new Set([...beneath, customMessages.id]);
}
