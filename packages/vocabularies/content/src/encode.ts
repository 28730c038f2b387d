// In the files for Node, loaded when it is first called, with the part `content`.
import { ownProperties, refuseUnknownOptions } from "@argot/core/internal";
import { ContentError } from "./content-error.js";
import { type ContentAnnotations, unknownEncoding, requireAnnotations } from "./decode.js";
import { encodingOf } from "./encodings/encodings.js";
import { canWrite, findMediaType, type MediaTypes } from "./media-types/media-type.js";
import { standardMediaTypes } from "./media-types/media-types.js";
import { bytesOf } from "./utf8.js";

/** Options of `encode`. */
export interface EncodeOptions {
  /** Media types besides JSON, `+json` and text, or instead of them. */
  readonly mediaTypes?: MediaTypes;
}

/**
 * Writes content as a string from which `decode` restores it: as its media type says, then in the encoding. Text and
 * octets may have an unknown media type or none; octets need an encoding.
 *
 * @param content - A value of the media type, text, or octets.
 * @throws ContentError if the content cannot be written in this way, or the encoding is not known.
 */
export function encode(content: unknown, annotations: ContentAnnotations, options: EncodeOptions = {}): string {
  requireAnnotations("encode", annotations);
  refuseUnknownOptions("encode", options, ["mediaTypes"]);
  const { contentEncoding, contentMediaType } = ownProperties(annotations);
  const { mediaTypes } = ownProperties(options);
  const encoding = contentEncoding === undefined ? undefined : encodingOf(contentEncoding);
  if (contentEncoding !== undefined && !encoding)
    throw new ContentError("unknown-encoding", unknownEncoding(contentEncoding));
  const source = serialized(content, contentMediaType, { ...standardMediaTypes, ...mediaTypes });
  if (encoding) return encoding.encode(typeof source === "string" ? bytesOf(source) : source);
  if (typeof source === "string") return source;
  throw new ContentError("unwritable", "octets need a `contentEncoding`, such as base64, to stand in a string");
}

function serialized(content: unknown, name: string | undefined, table: MediaTypes): string | Uint8Array {
  const mediaType = name === undefined ? undefined : findMediaType(name, table);
  if (mediaType && canWrite(mediaType)) {
    try {
      return mediaType.serialize(content);
    } catch (cause) {
      throw new ContentError("unwritable", `cannot be written as ${name}: ${(cause as Error).message}`, { cause });
    }
  }
  if (typeof content === "string" || content instanceof Uint8Array) return content;
  const missing =
    name === undefined ? "a `contentMediaType`" : `a way to write ${name}: a \`serialize\` in \`mediaTypes\``;
  throw new ContentError("unwritable", `what is neither text nor octets needs ${missing}`);
}
