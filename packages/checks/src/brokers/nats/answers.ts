import { DeliverPolicy, type JetStreamManager } from "@nats-io/jetstream";

/** How the answers that are stored compare with the messages. */
export interface AnswerCounts {
  /** Messages without an answer. */
  readonly lost: number;
  /** Answers beyond the first for a message. */
  readonly repeated: number;
  /** Messages whose answer went the wrong way. */
  readonly wrong: number;
  /** Messages that were delivered more than once. */
  readonly redelivered: number;
  /** From the first answer to the last, by the clock of the server. */
  readonly seconds: number;
}

/** Waits until it is so. Errors are those of a server that is down. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 240_000;
  while (Date.now() < end) {
    if (
      await Promise.resolve()
        .then(isSo)
        .catch(() => false)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it was not so within four minutes");
}

/** Number of messages in streams. */
export async function countMessages(manager: JetStreamManager, streams: readonly string[]): Promise<number> {
  const infos = await Promise.all(streams.map((name) => manager.streams.info(name)));
  return infos.reduce((sum, { state }) => sum + state.messages, 0);
}

/** What messages there are. The number of a message in its stream, less one, is its id. */
export interface ExpectedAnswers {
  /** Number of ids. */
  readonly count: number;
  /** Number of messages with each id: the stream may have been created several times. */
  readonly times: number;
  /** The route of a message. */
  readonly isValid: (id: number) => boolean;
}

/** Compares the answers with the messages. */
export async function compareAnswers(
  manager: JetStreamManager,
  valid: string,
  dead: string,
  { count, times, isValid }: ExpectedAnswers,
): Promise<AnswerCounts> {
  const answered = new Map<number, number>();
  let [wrong, redelivered, first, last] = [0, 0, Number.POSITIVE_INFINITY, 0];
  for (const stream of [valid, dead]) {
    const { state } = await manager.streams.info(stream);
    if (state.messages === 0) continue;
    const consumer = await manager
      .jetstream()
      .consumers.get(stream, { deliver_policy: DeliverPolicy.All, headers_only: true });
    for await (const message of await consumer.consume({ max_messages: 5000 })) {
      const id = Number(message.headers?.get("Argot-Sequence")) - 1;
      answered.set(id, (answered.get(id) ?? 0) + 1);
      if (isValid(id) !== (stream === valid)) wrong += 1;
      if (message.headers?.get("Argot-Deliveries") !== "1") redelivered += 1;
      first = Math.min(first, message.time.getTime());
      last = Math.max(last, message.time.getTime());
      if (message.info.pending === 0) break;
    }
  }
  let [lost, repeated] = [0, 0];
  for (let id = 0; id < count; id++) {
    const found = answered.get(id) ?? 0;
    lost += Math.max(0, times - found);
    repeated += Math.max(0, found - times);
  }
  return { lost, repeated, wrong, redelivered, seconds: (last - first) / 1000 };
}
