import { customMessages } from "@argot/core/keyword";
import type { IndexedSchema, SchemaIndex } from "@argot/schema-index";

/** Whether a part of a document is at a pointer, or is within what is there. */
export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** Whether a keyword holds a schema that something may refer to. */
export function isReferredTo(index: SchemaIndex, { resource: { document } }: IndexedSchema, pointer: string): boolean {
  if (document.schemas.some((each) => each.identified && isWithin(each.pointer, pointer))) return true;
  return index.schemas.some(({ keywords }) =>
    keywords.some(({ references }) =>
      references.some(
        ({ target, pointer: from }) =>
          target.kind === "schema" &&
          target.schema.resource.document === document &&
          isWithin(target.schema.pointer, pointer) &&
          !isWithin(from, pointer),
      ),
    ),
  );
}

/** The facets that something outside of the schema object reads: keywords that apply it, or Argot itself. */
export function facetsReadOutside(index: SchemaIndex): ReadonlySet<string> {
  const beneath = index.schemas.flatMap((schema) => index.meaningOf(schema).flatMap((each) => each.readsBeneath));
  return new Set([...beneath, customMessages.id]);
}

/** The text of a list of keywords, such as `"then" or "else"`. */
export const listed = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`);
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}` : (quoted[0] ?? "");
};
