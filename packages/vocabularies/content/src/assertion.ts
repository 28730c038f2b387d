// In the files for Node, loaded when it is first called, with the part `content`.
// The steps from a string to its content, which the asserting keywords share.
import type { Decoding, ExportedFrom, InnerMessage, KeywordContext } from "@argot/core/keyword";
import { ownProperties } from "@argot/core/internal";
import { ContentError } from "./content-error.js";
import { type DecodeOptions, readSource, defaultMaxSize } from "./decode.js";
import { decodeText } from "./encodings/encoding.js";
import { encodingNames, encodingOf } from "./encodings/encodings.js";
import { encodingStep, mediaTypeStep } from "./facets.js";
import { findMediaType, type MediaTypes } from "./media-types/media-type.js";
import { standardMediaTypes } from "./media-types/media-types.js";

/** Options for asserting content. */
export interface AssertionOptions extends DecodeOptions {
  /** Maximum depth of nested content. Deeper content is invalid. Default: 16. */
  readonly maxNesting?: number;
}

/** The argument of `octetsOf`. */
export interface OctetsArgument {
  /** The encoding of the text. */
  readonly contentEncoding: string;
  /** Whether texts may deviate from their encoding unambiguously. */
  readonly lenient: boolean;
}

/** The argument of `contentOf`. */
export interface ContentArgument {
  /** The media type of the content. */
  readonly contentMediaType: string;
  /** Maximum number of octets of the content, or of characters if it has no encoding. */
  readonly maxSize: number;
  /** Media types besides the standard ones. */
  readonly mediaTypes?: MediaTypes;
}

/**
 * The octets that a text encodes, or `undefined` if it is malformed. For plans and modules.
 *
 * @param explain - Takes what is wrong with the text.
 */
export function octetsOf(
  text: string,
  { contentEncoding, lenient }: OctetsArgument,
  explain?: Explain,
): { readonly value: Uint8Array } | undefined {
  const encoding = encodingOf(contentEncoding);
  if (!encoding) return undefined;
  // A verdict needs no reason.
  const read = explain
    ? () => decodeText(contentEncoding, encoding, text, lenient)
    : () => encoding.decode(text, lenient);
  return attempted(read, explain);
}

/**
 * The content that text or octets represent, or `undefined` if they cannot be read as their media type. For plans and modules.
 *
 * @param explain - Takes what is wrong with them.
 */
export const contentOf = (
  source: string | Uint8Array,
  argument: ContentArgument,
  explain?: Explain,
): { readonly value: unknown } | undefined =>
  attempted(() => readSource(source, argument.contentMediaType, ownProperties(argument)), explain);

/** Receives the reason why there is no content. */
export type Explain = (problem: InnerMessage) => void;

function attempted<Value>(read: () => Value, explain: Explain | undefined): { readonly value: Value } | undefined {
  try {
    return { value: read() };
  } catch (error) {
    if (explain && error instanceof ContentError && error.problem) explain(error.problem);
    return undefined;
  }
}

/** Whether an encoding is known. */
export const knowsEncoding = (name: string): boolean => encodingOf(name) !== undefined;

/** The names of the known encodings, as text. */
export const encodingList = (): string => encodingNames().join(", ");

/** Whether a media type is known. */
export const knowsMediaType = (name: string, { mediaTypes }: AssertionOptions): boolean =>
  findMediaType(name, { ...standardMediaTypes, ...mediaTypes }) !== undefined;

/** The step from a text to octets, if the encoding is known. */
export function stepOfEncoding(
  contentEncoding: string,
  name: string,
  { lenient = false }: AssertionOptions,
): Decoding | undefined {
  if (!knowsEncoding(contentEncoding)) return undefined;
  return { call: octetsOf, argument: { contentEncoding, lenient }, name, module: exportedHere("octetsOf") };
}

/** The step from text or octets to their content, if the media type is known. */
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
 * All steps to the content that the keywords of the schema object describe and that are known. The keywords share the
 * step objects, so that each step runs once.
 */
export function stepsIn(reading: KeywordContext<unknown>): readonly Decoding[] | undefined {
  const mediaType = reading.read(mediaTypeStep)?.step;
  const encoding = reading.read(encodingStep);
  if (!mediaType || (encoding && !encoding.step)) return undefined;
  return encoding?.step ? [encoding.step, mediaType] : [mediaType];
}

/** The export of a function of this package, for modules. */
const exportedHere = (name: string): ExportedFrom => ({ specifier: "@argot/content", name });
