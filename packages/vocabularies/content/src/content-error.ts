import { ownProperties } from "@argot/core/keyword";

/**
 * What can be wrong with content:
 *
 * - `malformed-encoding`: a text does not have the form that its encoding prescribes,
 * - `malformed-content`: what was decoded does not have the form that its media type prescribes,
 * - `unwritable`: a value cannot be written in the encoding or as the media type,
 * - `too-large`: there is more of it than was allowed,
 * - `unknown-encoding`, `unknown-media-type`: nobody knows how to read it, and that was not to be passed over.
 */
export type ContentErrorCode =
  | "malformed-encoding"
  | "malformed-content"
  | "unwritable"
  | "too-large"
  | "unknown-encoding"
  | "unknown-media-type";

/** Content that cannot be decoded or encoded. */
export class ContentError extends Error {
  /** The text `ContentError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "ContentError";
  /** What kind of problem it is. */
  readonly code: ContentErrorCode;
  /** Where in the encoded text, counted in UTF-16 code units from 0; only for `malformed-encoding`. */
  readonly position: number | undefined;

  constructor(code: ContentErrorCode, message: string, details: { position?: number; cause?: unknown } = {}) {
    const { position, cause } = ownProperties(details);
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.position = position;
  }
}
