import type { Argot } from "argot";

/** A schema of messages. */
export interface MessageSchema {
  /** Its URI, with a JSON Pointer as its fragment. */
  readonly uri: string;
  /** The instance that has it. In bodies, `readOnly` and `writeOnly` mean what they do in the direction of the message. */
  readonly argot: Argot;
}
