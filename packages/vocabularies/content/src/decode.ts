import { ownProperties } from "@argot/core/keyword";
import { ContentError } from "./content-error.js";
import { encodingNames, encodingOf } from "./encodings/encodings.js";
import { findMediaType, type MediaTypes, read } from "./media-types/media-type.js";
import { standardMediaTypes } from "./media-types/media-types.js";

/** What a schema says about the content of a string: the annotations of the keywords of the same names. */
export interface ContentAnnotations {
  /** How octets are written in the string; without it, the string is the content as it stands. */
  readonly contentEncoding?: string | undefined;
  /** The media type of the content; without it, the content is octets, or text where nothing is encoded. */
  readonly contentMediaType?: string | undefined;
}

/** How content is read. */
export interface DecodeOptions {
  /** Media types besides JSON, `+json` and text, or instead of them. */
  readonly mediaTypes?: MediaTypes;
  /** Whether texts may deviate from their encoding in ways that leave no doubt; they may not, when not said. */
  readonly lenient?: boolean;
  /** Whether an encoding or media type that nobody knows is an error; the content is left as it is, when not said. */
  readonly refuseUnknown?: boolean;
  /** The most octets that content may have, or characters where nothing is encoded: 2^24, when not said. */
  readonly maxSize?: number;
}

/** What of that is about the media type. */
interface ReadOptions extends Pick<DecodeOptions, "refuseUnknown" | "maxSize"> {
  readonly mediaTypes?: MediaTypes | undefined;
}

/** The most content there may be, when not said. */
export const defaultMaxSize: number = 2 ** 24;

/**
 * Restores the content of a string: the value that its media type states, such as what JSON means; octets where there is no
 * media type that is known; text where nothing is encoded. An encoding that is not known leaves the string as it is.
 *
 * @param value - The string, as it stands in the instance.
 * @param annotations - What the schema says of it.
 * @throws ContentError when the string or its content does not have the form that was announced, or is too large.
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-8 | 2020-12 validation, 8}
 */
export function decode(value: string, annotations: ContentAnnotations, options: DecodeOptions = {}): unknown {
  const { contentEncoding, contentMediaType } = ownProperties(annotations);
  const { mediaTypes, lenient = false, refuseUnknown = false, maxSize = defaultMaxSize } = ownProperties(options);
  const encoding = contentEncoding === undefined ? undefined : encodingOf(contentEncoding);
  if (contentEncoding !== undefined && !encoding) {
    if (refuseUnknown) throw new ContentError("unknown-encoding", unknownEncoding(contentEncoding));
    return value;
  }
  const source = encoding ? encoding.decode(value, lenient) : value;
  return readSource(source, contentMediaType, { mediaTypes, refuseUnknown, maxSize });
}

/** Reads what has been decoded as its media type, where that is known. */
export function readSource(
  source: string | Uint8Array,
  name: string | undefined,
  { mediaTypes, refuseUnknown = false, maxSize = defaultMaxSize }: ReadOptions,
): unknown {
  if (source.length > maxSize)
    throw new ContentError("too-large", `there is content of size ${source.length}, and ${maxSize} is allowed`);
  if (name === undefined) return source;
  const mediaType = findMediaType(name, { ...standardMediaTypes, ...mediaTypes });
  if (mediaType) return read(source, name, mediaType);
  if (refuseUnknown)
    throw new ContentError(
      "unknown-media-type",
      `the media type ${JSON.stringify(name)} is not known; add it to \`mediaTypes\``,
    );
  return source;
}

/** What to say of an encoding that is not known. */
export const unknownEncoding = (name: string): string =>
  `the encoding ${JSON.stringify(name)} is not known; there are ${encodingNames.join(", ")}`;
