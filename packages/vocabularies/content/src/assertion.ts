// What the keywords that assert content share: the steps from a string to its content.
import { type Decoding, type ExportedFrom, ownProperties, type KeywordContext } from "@argot/core/keyword";
import { type DecodeOptions, readSource, defaultMaxSize } from "./decode.js";
import { encodingOf } from "./encodings/encodings.js";
import { encodingStep, mediaTypeStep } from "./facets.js";
import { findMediaType, type MediaTypes } from "./media-types/media-type.js";
import { standardMediaTypes } from "./media-types/media-types.js";

/** How content is asserted. */
export interface AssertionOptions extends DecodeOptions {
  /** How many contents may lie in one another: 16, when not said. What lies deeper is not valid. */
  readonly maxNesting?: number;
}

/** The most contents that lie in one another, when not said. */
export const defaultMaxNesting = 16;

/** What `octetsOf` is told. */
export interface OctetsArgument {
  /** How octets are written in the text. */
  readonly contentEncoding: string;
  /** Whether texts may deviate from their encoding in ways that leave no doubt. */
  readonly lenient: boolean;
}

/** What `contentOf` is told. */
export interface ContentArgument {
  /** The media type of the content. */
  readonly contentMediaType: string;
  /** The most octets that content may have, or characters where nothing is encoded. */
  readonly maxSize: number;
  /** Media types besides the standard ones. */
  readonly mediaTypes?: MediaTypes;
}

/**
 * The octets that a text stands for, or `undefined` where it does not have the form of its encoding. For plans and the modules
 * that are made of them; `decode` says what is wrong.
 */
export function octetsOf(
  text: string,
  { contentEncoding, lenient }: OctetsArgument,
): { readonly value: Uint8Array } | undefined {
  const encoding = encodingOf(contentEncoding);
  return encoding && attempted(() => encoding.decode(text, lenient));
}

/**
 * What text or octets mean, or `undefined` where they cannot be read as their media type. For plans and the modules that are
 * made of them; `decode` says what is wrong.
 */
export const contentOf = (
  source: string | Uint8Array,
  argument: ContentArgument,
): { readonly value: unknown } | undefined =>
  attempted(() => readSource(source, argument.contentMediaType, ownProperties(argument)));

function attempted<Value>(read: () => Value): { readonly value: Value } | undefined {
  try {
    return { value: read() };
  } catch {
    return undefined;
  }
}

/** Whether an encoding is one of those that are known. */
export const knowsEncoding = (name: string): boolean => encodingOf(name) !== undefined;

/** Whether a media type is one of those that are known. */
export const knowsMediaType = (name: string, { mediaTypes }: AssertionOptions): boolean =>
  findMediaType(name, { ...standardMediaTypes, ...mediaTypes }) !== undefined;

/** The step from a text to octets, where the encoding is known. */
export function stepOfEncoding(
  contentEncoding: string,
  name: string,
  { lenient = false }: AssertionOptions,
): Decoding | undefined {
  if (!knowsEncoding(contentEncoding)) return undefined;
  return { call: octetsOf, argument: { contentEncoding, lenient }, name, module: exportedHere("octetsOf") };
}

/** The step from text or octets to what they mean, where the media type is known. */
export function stepOfMediaType(
  contentMediaType: string,
  name: string,
  options: AssertionOptions,
): Decoding | undefined {
  if (!knowsMediaType(contentMediaType, options)) return undefined;
  const { maxSize = defaultMaxSize, mediaTypes } = options;
  const argument = { contentMediaType, maxSize, ...(mediaTypes && { mediaTypes }) };
  return { call: contentOf, argument, name, module: exportedHere("contentOf") };
}

/**
 * All steps to the content, where the keywords of the schema object say them and each is known. The keywords share the steps as
 * they were provided, so that each is taken once.
 */
export function stepsIn(reading: KeywordContext<unknown>): readonly Decoding[] | undefined {
  const mediaType = reading.read(mediaTypeStep)?.step;
  const encoding = reading.read(encodingStep);
  if (!mediaType || (encoding && !encoding.step)) return undefined;
  return encoding?.step ? [encoding.step, mediaType] : [mediaType];
}

/** Where modules find a function of this package. */
const exportedHere = (name: string): ExportedFrom => ({ specifier: "@argot/content", name });
