// Where the keywords that describe the content of one string meet.
import { type Facet, single } from "@argot/core/keyword";

/** The encoding of the content of a string. */
export const contentEncodingOf: Facet<string, string | undefined> = single("argot:facet/content-encoding");

/** The media type that the content of a string has. */
export const contentMediaTypeOf: Facet<string, string | undefined> = single("argot:facet/content-media-type");
