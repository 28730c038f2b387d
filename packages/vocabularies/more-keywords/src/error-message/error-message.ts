import {
  typedKeyword,
  oneOfShapes,
  isObject,
  type Json,
  type Keyword,
  mapOf,
  type Shape,
  string,
  type CustomMessages,
  customMessages,
} from "@argot/core/keyword";

/** The value of `errorMessage`: a text for the whole schema, or texts by keyword, some of them by property. */
export type ErrorMessage = string | ReadonlyMap<string, string | ReadonlyMap<string, string>>;

const isText = (json: Json): boolean => !isObject(json);

const byProperty = mapOf(string, "messages by property");
const byKeyword = mapOf(oneOfShapes(isText, string, byProperty), "messages by keyword");
const texts: Shape<ErrorMessage> = oneOfShapes<string, Exclude<ErrorMessage, string>>(isText, string, byKeyword);

const id = "https://github.com/argot-schema/argot/keyword/errorMessage";

/**
 * `errorMessage`: messages of the schema's author. A string is the message for the schema as a whole. An object has messages for
 * its keywords, by name; for `properties`, `required` and other keywords with names of properties, an object with messages by
 * property.
 */
export const errorMessage: Keyword<ErrorMessage> = typedKeyword({
  id,
  value: texts,
  provide: (value) => customMessages.of({ id, ...wordingOf(value) }),
});

function wordingOf(value: ErrorMessage): Omit<CustomMessages, "id"> {
  if (typeof value === "string") return { schema: value };
  const keywords = new Map<string, string>();
  const properties = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, said] of value) {
    if (typeof said === "string") keywords.set(name, said);
    else properties.set(name, said);
  }
  return { keywords, properties };
}
