// What the keywords that assert content share.
import type { ExportedFrom, HostFunction, Reading } from "@argot/core/keyword";
import { type ContentAnnotations, decode, type DecodeOptions, usualMaxSize } from "./decode.js";
import { encodingOf } from "./encodings/encodings.js";
import { contentEncodingOf } from "./facets.js";
import { findMediaType, type MediaTypes } from "./media-types/media-type.js";
import { standardMediaTypes } from "./media-types/media-types.js";

/** How content is asserted. */
export interface AssertionOptions extends DecodeOptions {
  /** How many contents may lie in one another: 16, when not said. What lies deeper is not valid. */
  readonly maxNesting?: number;
}

/** The most contents that lie in one another, when not said. */
export const usualMaxNesting = 16;

/** What `isEncoded` and `contentOf` are told; JSON, unless there are media types of one's own. */
export interface ContentArgument extends ContentAnnotations {
  /** Whether texts may deviate from their encoding in ways that leave no doubt. */
  readonly lenient: boolean;
  /** The most octets that content may have, or characters where nothing is encoded. */
  readonly maxSize: number;
  /** Media types besides the standard ones. */
  readonly mediaTypes?: MediaTypes;
}

/**
 * Whether a text has the form of an encoding. For plans and the modules that are made of them; `decode` says what is wrong.
 */
export function isEncoded(text: string, { contentEncoding, lenient }: ContentArgument): boolean {
  try {
    encodingOf(contentEncoding as string)?.decode(text, lenient);
    return true;
  } catch {
    return false;
  }
}

/**
 * The content of a text, or `undefined` where there is none that can be read. For plans and the modules that are made of them;
 * `decode` says what is wrong.
 */
export function contentOf(text: string, argument: ContentArgument): { readonly value: unknown } | undefined {
  try {
    return { value: decode(text, argument, argument) };
  } catch {
    return undefined;
  }
}

/** Whether an encoding is one of those that are known. */
export const knowsEncoding = (name: string): boolean => encodingOf(name) !== undefined;

/** Whether a media type is one of those that are known. */
export const knowsMediaType = (name: string, { mediaTypes }: AssertionOptions): boolean =>
  findMediaType(name, { ...standardMediaTypes, ...mediaTypes }) !== undefined;

/** What a host function is told of the schema object in which a keyword stands. */
export const argumentOf = (
  { contentEncoding, contentMediaType }: ContentAnnotations,
  { lenient = false, maxSize = usualMaxSize, mediaTypes }: AssertionOptions,
): ContentArgument => ({
  ...(contentEncoding !== undefined && { contentEncoding }),
  ...(contentMediaType !== undefined && { contentMediaType }),
  lenient,
  maxSize,
  ...(mediaTypes && { mediaTypes }),
});

/** How to find the content, where its encoding and its media type are known. */
export function decoderOf(
  contentMediaType: string,
  reading: Reading<unknown>,
  name: string,
  options: AssertionOptions,
): HostFunction<{ readonly value: unknown } | undefined> | undefined {
  const contentEncoding = reading.read(contentEncodingOf);
  if (!knowsMediaType(contentMediaType, options)) return undefined;
  if (contentEncoding !== undefined && !knowsEncoding(contentEncoding)) return undefined;
  const argument = argumentOf({ contentEncoding, contentMediaType }, options);
  return { call: contentOf, argument, name, module: exportedHere("contentOf") };
}

/** Where modules find a function of this package. */
export const exportedHere = (name: string): ExportedFrom => ({ specifier: "@argot/content", name });
