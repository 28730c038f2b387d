// In the files for Node, loaded when it is first called, with the part `content`.
import { isObject } from "@argot/core/keyword";
import { ownProperties, refuseUnknownOptions, requireArgument } from "@argot/core/internal";
import { ContentError } from "./content-error.js";
import { contentProblem } from "./content-problem.js";
import { decodeText } from "./encodings/encoding.js";
import { encodingNames, encodingOf } from "./encodings/encodings.js";
import { findMediaType, type MediaTypes, read } from "./media-types/media-type.js";
import { standardMediaTypes } from "./media-types/media-types.js";

/** The description of the content of a string: the annotations of the keywords with these names. */
export interface ContentAnnotations {
  /** The encoding. Without it, the string is the content. */
  readonly contentEncoding?: string | undefined;
  /** The media type. Without it, the content is octets, or text if there is no encoding. */
  readonly contentMediaType?: string | undefined;
}

/** Options of `decode`. */
export interface DecodeOptions {
  /** Media types besides JSON, `+json` and text, or instead of them. */
  readonly mediaTypes?: MediaTypes;
  /** Whether texts may deviate from their encoding in unambiguous ways. Default: false. */
  readonly lenient?: boolean;
  /** Whether an unknown encoding or media type is an error. Default: false; such content is not decoded. */
  readonly refuseUnknown?: boolean;
  /** Maximum number of octets of the content, or of characters if it has no encoding. Default: 2^24. */
  readonly maxSize?: number;
}

/** The options about media types. */
interface ReadOptions extends Pick<DecodeOptions, "refuseUnknown" | "maxSize"> {
  readonly mediaTypes?: MediaTypes | undefined;
}

/** Default maximum length of content. */
export const defaultMaxSize: number = 2 ** 24;

/**
 * Decodes the content of a string. The result is a value if the media type is known, such as a parsed JSON value; else octets; else,
 * without an encoding, text. A string in an unknown encoding is returned as it is.
 *
 * @param value - The string in the instance.
 * @param annotations - The annotations of the schema for it.
 * @throws ContentError if the string or its content is malformed or too large.
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-8 | 2020-12 validation, 8}
 */
export function decode(value: string, annotations: ContentAnnotations, options: DecodeOptions = {}): unknown {
  requireArgument(typeof value === "string", "decode", "a string to decode", value);
  requireAnnotations("decode", annotations);
  refuseUnknownOptions("decode", options, ["mediaTypes", "lenient", "refuseUnknown", "maxSize"]);
  const { contentEncoding, contentMediaType } = ownProperties(annotations);
  const { mediaTypes, lenient = false, refuseUnknown = false, maxSize = defaultMaxSize } = ownProperties(options);
  const encoding = contentEncoding === undefined ? undefined : encodingOf(contentEncoding);
  if (contentEncoding !== undefined && !encoding) {
    if (refuseUnknown) throw new ContentError("unknown-encoding", unknownEncoding(contentEncoding));
    return value;
  }
  const source = encoding ? decodeText(String(contentEncoding), encoding, value, lenient) : value;
  return readSource(source, contentMediaType, { mediaTypes, refuseUnknown, maxSize });
}

/** Refuses values that do not describe content. */
export const requireAnnotations = (subject: string, annotations: unknown): void =>
  requireArgument(isObject(annotations), subject, 'annotations, such as `{ contentEncoding: "base64" }`', annotations);

/** Reads decoded octets or text as the media type, if it is known. */
export function readSource(
  source: string | Uint8Array,
  name: string | undefined,
  { mediaTypes, refuseUnknown = false, maxSize = defaultMaxSize }: ReadOptions,
): unknown {
  if (source.length > maxSize)
    throw new ContentError("too-large", `there is content of size ${source.length}, and ${maxSize} is allowed`, {
      problem: contentProblem("too-large", { size: source.length, max: maxSize }),
    });
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

/** The message for an unknown encoding. */
export const unknownEncoding = (name: string): string =>
  `the encoding ${JSON.stringify(name)} is not known; there are ${encodingNames().join(", ")}`;
