import type { Application, Keyword } from "@argot/core/keyword";
import { ownProperties, refuseUnknownOptions } from "@argot/core/internal";
import type { AssertionOptions } from "./assertion.js";
import { assertionOptionNames } from "./assertion-option-names.js";
import { assertedContentEncoding } from "./content-encoding.asserted.js";
import { assertedContentMediaType } from "./content-media-type.asserted.js";
import { assertedContentSchema } from "./content-schema.asserted.js";

/** The keywords of content, by the names that dialects give them. */
export interface ContentKeywords extends Readonly<Record<string, Keyword>> {
  /** The encoding of the content in the string. */
  readonly contentEncoding: Keyword<string>;
  /** The media type of the content. */
  readonly contentMediaType: Keyword<string>;
  /** The schema of the content. */
  readonly contentSchema: Keyword<Application>;
}

/**
 * The keywords of content as assertions: a string decodes, what it decodes to can be read as its media type, and what
 * was read is valid against its schema. They have the ids of the annotating keywords, and annotate as well, so that
 * they can replace these: in a vocabulary, or by `replaceKeywords` in a dialect.
 *
 * An instance location that leads through a string leads into its content.
 */
export function contentAssertion(options: AssertionOptions = {}): ContentKeywords {
  refuseUnknownOptions("contentAssertion", options, assertionOptionNames);
  const given = ownProperties(options);
  return {
    contentEncoding: assertedContentEncoding(given),
    contentMediaType: assertedContentMediaType(given),
    contentSchema: assertedContentSchema(given),
  };
}
