import type { ParameterDescription, TextType } from "@argot/openapi";
import type { ApiDifference, TextReading } from "./api-difference.js";

/** What a parameter is called in a sentence. */
export const parameterName = ({ in: location, name }: ParameterDescription): string =>
  location === "querystring" ? "the query" : `the ${location}${kindOf(location)} ${JSON.stringify(name)}`;

const kindOf = (location: string): string => (location === "header" || location === "cookie" ? "" : " parameter");

/** The texts of a parameter or header in one version that another refuses, and the schemas that decide about others. */
export function* parameterDifferences(
  subject: string,
  sent: ParameterDescription,
  read: ParameterDescription,
  isReadByNew: boolean,
): Generator<ApiDifference> {
  const { schema } = read;
  const of = { part: "parameter", state: "accepted", isInNew: !isReadByNew } as const;
  const locations = { has: sent.location, lacks: read.location };
  const isComposite = sent.types.includes("array") || sent.types.includes("object");
  const notation = notationOf(sent, isComposite);
  if (notation !== notationOf(read, isComposite)) {
    yield { ...of, ...locations, subject: `${subject} in ${notation}` };
    return;
  }
  if (!schema) return;
  if (sent.allowsEmpty && !read.allowsEmpty && !schema.argot.compile(schema.uri)(""))
    yield { ...of, ...locations, subject: `${subject} without a value` };
  const texts = sent.mediaType === undefined ? { texts: readingOf(sent, read) } : {};
  yield {
    subject,
    sent: { schema: sent.schema, location: sent.location },
    read: { schema, location: read.location },
    isReadByNew,
    ...texts,
  };
}

/** How values are written. The style of texts that are neither lists nor objects matters in paths and cookies alone. */
function notationOf({ in: location, mediaType, style, explode }: ParameterDescription, isComposite: boolean): string {
  if (mediaType !== undefined) return `the media type ${mediaType}`;
  if (isComposite) return `the style ${style}${explode ? ", exploded" : ""}`;
  return location === "path" || location === "cookie" ? `the style ${style}` : "plain text";
}

/** Types whose texts could be strings as well. */
const textual: readonly TextType[] = ["null", "boolean", "number"];

function readingOf(sent: ParameterDescription, read: ParameterDescription): TextReading {
  const changed = textual.filter((type) => sent.types.includes(type) !== read.types.includes(type));
  // A text that is no string is read as one by those that lack its type only.
  const isRead = !sent.types.includes("string") && changed.every((type) => read.types.includes(type));
  return {
    sent: sent.valueOf,
    read: read.valueOf,
    doubt:
      changed.length === 0 || isRead
        ? undefined
        : `its texts are read as ${read.types.join(", ")} in one version, and as ${sent.types.join(", ")} in the other`,
  };
}
