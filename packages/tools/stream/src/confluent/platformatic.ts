// For @platformatic/kafka.
import { requireArgument } from "argot";
import { requireCodec } from "./require-codec.js";
import type { Message, MessageToProduce } from "@platformatic/kafka";
import type { Codec, Decoded, EncodeTarget } from "./codec.js";

/** A message without deserializers. */
export type BytesMessage = Message;

/** A message, and the result of decoding it. */
export interface DecodedMessage {
  /** The message with its bytes. */
  readonly message: BytesMessage;
  /** The result of decoding its value; `undefined` for a message without a value, which deletes its key in a compacted topic. */
  readonly result: Decoded | undefined;
}

/**
 * Reads the messages of a consumer, in their order: `decodeMessages(codec, await consumer.consume(...))`. The consumer
 * has no deserializers. Commit a message when you are done with it: `message.commit()`.
 */
export async function* decodeMessages(
  codec: Codec,
  messages: AsyncIterable<BytesMessage>,
): AsyncGenerator<DecodedMessage> {
  requireCodec("decodeMessages", codec);
  const areMessages = typeof messages?.[Symbol.asyncIterator] === "function";
  requireArgument(areMessages, "decodeMessages", "a stream of messages, which `consumer.consume` returns", messages);
  for await (const message of messages) {
    const { headers } = message;
    const value = message.value as Buffer | null | undefined;
    // A message without a value has null, which the type does not say.
    const isDeleted = value === null || value === undefined;
    yield { message, result: isDeleted ? undefined : await codec.decode(value, headers) };
  }
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
  rest: Omit<MessageToProduce, "value" | "topic" | "headers"> = {},
): Promise<MessageToProduce> {
  requireCodec("messageFor", codec);
  const { bytes, headers } = await codec.encode(value, target);
  const named = Object.entries(headers).map(([name, each]) => [Buffer.from(name), Buffer.from(each)] as const);
  return { ...rest, topic: target.topic, value: Buffer.from(bytes), headers: new Map(named) };
}
