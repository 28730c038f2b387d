import type { InnerMessage } from "@argot/core/keyword";
import { identified, isInstance, ownProperties } from "@argot/core/internal";

/**
 * Problems of content:
 *
 * - `malformed-encoding`: a text is malformed in its encoding,
 * - `malformed-content`: the decoded text or octets are malformed in their media type,
 * - `unwritable`: a value cannot be written in the encoding or as the media type,
 * - `too-large`: the content is larger than allowed,
 * - `unknown-encoding`, `unknown-media-type`: it is unknown, and the option `refuseUnknown` is set.
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
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, ContentError, "ContentError", error);
  }

  /** The text `ContentError`. It identifies the error where `instanceof` cannot, as across realms. */
  override readonly name: "ContentError" = identified(this, "ContentError");
  /** The kind of the problem. */
  readonly code: ContentErrorCode;
  /** The index in the encoded text, in UTF-16 code units. Only for `malformed-encoding`. */
  readonly position: number | undefined;
  /** What is wrong, as a message that can be translated. Only if it is the string that is wrong. */
  readonly problem: InnerMessage | undefined;

  constructor(
    code: ContentErrorCode,
    message: string,
    details: { position?: number | undefined; problem?: InnerMessage; cause?: unknown } = {},
  ) {
    const { position, problem, cause } = ownProperties(details);
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.position = position;
    this.problem = problem;
  }
}
