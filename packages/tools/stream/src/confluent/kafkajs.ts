// For kafkajs.
import { refuseUnknownOptions, requireArgument } from "argot";
import { requireCodec } from "./require-codec.js";
import type { EachMessageHandler, EachMessagePayload, Message } from "kafkajs";
import type { Codec, Decoded, EncodeTarget } from "./codec.js";

/** What to do with messages by route. An exception stops the consumer before the message is committed. */
export interface MessageHandlers {
  /** Called with the value of each valid message. */
  readonly valid: (value: unknown, payload: EachMessagePayload) => void | Promise<void>;
  /** Called with all other messages, such as to send them to a topic of dead letters. */
  readonly failed: (
    result: Exclude<Decoded, { readonly route: "valid" }>,
    payload: EachMessagePayload,
  ) => void | Promise<void>;
  /** Called with each message without a value, which deletes its key in a compacted topic. Default: nothing. */
  readonly deleted?: (payload: EachMessagePayload) => void | Promise<void>;
}

/** Makes the option `eachMessage` of `consumer.run`. */
export function eachMessage(codec: Codec, handlers: MessageHandlers): EachMessageHandler {
  requireCodec("eachMessage", codec);
  refuseUnknownOptions("eachMessage", handlers, ["valid", "failed", "deleted"] satisfies (keyof MessageHandlers)[]);
  const { valid, failed, deleted } = handlers;
  for (const handler of [valid, failed])
    requireArgument(typeof handler === "function", "eachMessage", "the functions `valid` and `failed`", handler);
  return async (payload) => {
    const { value, headers } = payload.message;
    if (value === null) return deleted?.(payload);
    const decoded = await codec.decode(value, headers);
    await (decoded.route === "valid" ? valid(decoded.value, payload) : failed(decoded, payload));
  };
}

/**
 * Makes a message for `producer.send`.
 *
 * @param rest - Other members of the message, such as its key.
 * @throws ValidationError if the value is not valid.
 */
export async function messageFor(
  codec: Codec,
  value: unknown,
  target: EncodeTarget,
  rest: Omit<Message, "value"> = {},
): Promise<Message> {
  requireCodec("messageFor", codec);
  const { bytes, headers } = await codec.encode(value, target);
  return { ...rest, value: bufferOf(bytes), headers: { ...rest.headers, ...buffersOf(headers) } };
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

const buffersOf = (headers: Readonly<Record<string, Uint8Array>>): Record<string, Buffer> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, bufferOf(value)]));
