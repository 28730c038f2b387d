import type { Consumer, ConsumerMessages, JsMsg } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { isMissing } from "./consumer.js";

/** The messages of a consumer. */
export interface MessageSource extends AsyncIterable<JsMsg> {
  /** Takes no more messages. Those that were taken are still yielded. */
  readonly stop: () => void;
}

/** Options for {@link takeMessages}. */
export interface SourceOptions {
  /** Maximum number of messages that are taken at a time. */
  readonly most: number;
  /** Milliseconds after which the server delivers a message again. */
  readonly ackWait: number;
  /** Called when messages cannot be taken, and with `undefined` when they can again. */
  readonly onProblem: (error: Error | undefined) => void;
}

/** Milliseconds: how long the server keeps a request for messages, and the pause after one that failed. */
const [expires, pause] = [10_000, 1000];
/** Milliseconds after which the event loop gets a turn, to send answers and read acknowledgements. */
const longestTurn = 20;

/**
 * Takes messages in batches. From the time that earlier messages took, a batch has as many as can be answered in a
 * quarter of `ackWait`. After a message that was delivered before, messages are taken one at a time until a new one
 * comes, so that few of them wait in a program that ends.
 */
export function takeMessages(
  connection: NatsConnection,
  consumer: Consumer,
  { most, ackWait, onProblem }: SourceOptions,
): MessageSource {
  let isStopped = false;
  let batch: ConsumerMessages | undefined;
  return {
    [Symbol.asyncIterator]: takeAll,
    stop() {
      isStopped = true;
      batch?.stop();
    },
  };

  async function* takeAll(): AsyncGenerator<JsMsg> {
    let size = 1;
    // oxlint-disable-next-line no-unmodified-loop-condition -- `stop` sets it
    while (!isStopped) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other
        batch = await consumer.fetch({ max_messages: size, expires });
        size = yield* takeBatch(batch, size);
        onProblem(undefined);
      } catch (error) {
        if (isMissing(error) || connection.isClosed()) throw error;
        // oxlint-disable-next-line no-await-in-loop -- says whether there still is a consumer
        await consumer.info().catch((reason: unknown) => {
          if (isMissing(reason)) throw reason;
        });
        onProblem(error as Error);
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      if (connection.isClosed()) return;
    }
  }

  /** Yields the messages of a batch. Returns the size of the next one. */
  async function* takeBatch(messages: ConsumerMessages, size: number): AsyncGenerator<JsMsg, number> {
    let [taken, busy, turn, isRepeated] = [0, 0, performance.now(), false];
    for await (const message of messages) {
      const start = performance.now();
      isRepeated = message.redelivered;
      taken += 1;
      yield message;
      const end = performance.now();
      busy += end - start;
      if (end - turn < longestTurn) continue;
      await new Promise((resolve) => setImmediate(resolve));
      turn = performance.now();
    }
    if (isRepeated) return 1;
    if (taken === 0) return size;
    const inTime = Math.floor((taken * ackWait) / 4 / Math.max(busy, 0.001));
    return Math.max(1, Math.min(inTime, size * 2, most));
  }
}
