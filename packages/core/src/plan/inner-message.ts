/** A part of a message that is a message of its own, so that it can be translated: a datum of the message around it. */
export interface InnerMessage {
  /** Identifies the message in every language. */
  readonly messageId: string;
  /** The message in English. */
  readonly message: string;
  /** What the message speaks of. */
  readonly data: Readonly<Record<string, unknown>>;
}
