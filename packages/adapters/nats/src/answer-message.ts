import { randomUUID } from "node:crypto";
import type { JetStreamManager, JsMsg, PubAck } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Attempts } from "./attempts.js";
import { AnswerMaker, type AnswerMakerOptions, type MadeAnswer } from "./make-answer.js";
import type { Metrics } from "./metrics.js";
import { isStoredAnswer, publishAnswer, retried } from "./publisher.js";

/** The parts that an {@link Answerer} uses. */
export interface AnswererOptions extends Omit<AnswerMakerOptions, "mostAttempts" | "room"> {
  readonly attempts: Attempts;
  readonly metrics: Metrics;
  readonly maxDeliveries: number;
  /** Whether messages that cannot be answered now are given back. */
  readonly isStopped: () => boolean;
  /** Called with the error that a message has, and with `undefined` once it has none. */
  readonly onProblem: (id: string, error: Error | undefined) => void;
}

/** A message that is being answered. */
interface Delivery {
  readonly message: JsMsg;
  /** The id of the answer, equal for all deliveries of the message. */
  readonly id: string;
  /** Distinguishes the answer from those to other deliveries. */
  readonly token: string;
  /** Called with an error after which the operation is tried again. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Answers messages: it validates a message, publishes its answer until the server has stored it, and acknowledges the
 * message. A message that was delivered before is only validated if it has not ended programs too often.
 */
export class Answerer {
  readonly #connection: NatsConnection;
  readonly #manager: JetStreamManager;
  readonly #options: AnswererOptions;
  readonly #maker: AnswerMaker;
  readonly #client: ReturnType<JetStreamManager["jetstream"]>;
  readonly #mostAttempts: number;
  readonly #program = randomUUID().slice(0, 8);
  #answers = 0;

  constructor(connection: NatsConnection, manager: JetStreamManager, options: AnswererOptions) {
    this.#connection = connection;
    this.#manager = manager;
    this.#options = options;
    this.#client = manager.jetstream();
    // The first attempt is not recorded: a program that ended may only have kept the message waiting.
    this.#mostAttempts = Math.max(1, options.maxDeliveries - 1);
    const room = connection.info?.max_payload ?? 1 << 20;
    this.#maker = new AnswerMaker({ ...options, mostAttempts: this.#mostAttempts, room });
  }

  /**
   * Answers a message, or gives it back if it cannot be answered now.
   *
   * @param name - The name of its schema.
   */
  async answer(message: JsMsg, name: string): Promise<void> {
    const { info, seq, redelivered } = message;
    const { metrics, onProblem } = this.#options;
    // A stream that is deleted and created again numbers its messages from the start.
    const id = `${info.stream}:${seq}:${info.timestampNanos}`;
    const token = `${this.#program}-${++this.#answers}`;
    const onFailure = (error: Error): void => {
      onProblem(id, error);
      if (!this.#connection.isClosed()) message.working();
    };
    if (redelivered) metrics.redelivered();
    try {
      await this.#answer({ message, id, token, onFailure }, name);
    } finally {
      onProblem(id, undefined);
    }
  }

  async #answer(delivery: Delivery, name: string): Promise<void> {
    const { message, id, token, onFailure } = delivery;
    const { info, subject, seq, redelivered } = message;
    const { attempts, isStopped, metrics } = this.#options;
    const origin = { stream: info.stream, sequence: seq, subject, deliveries: info.deliveryCount };
    const before = redelivered ? await retried(() => attempts.begin(id, origin.deliveries), isStopped, onFailure) : 0;
    const isTried = before === undefined || before < this.#mostAttempts;
    const made = before === undefined ? undefined : this.#maker.answerTo(message, name, origin, before);
    const stored = made && (await this.#published(made, delivery, isTried));
    if (stored || isTried) await this.#survived(delivery);
    if (!stored) {
      if (!this.#connection.isClosed()) message.nak();
      return;
    }
    message.ack();
    const isOwn = await retried(() => isStoredAnswer(this.#manager, stored, token), isStopped, onFailure);
    if (isOwn) metrics.answered(made.result);
    else metrics.duplicate();
  }

  /** Publishes an answer until the server has stored it. Returns `undefined` if it gives up. */
  #published({ answer, kept }: MadeAnswer, delivery: Delivery, isTried: boolean): Promise<PubAck | undefined> {
    const { id, token, onFailure } = delivery;
    const { isStopped, metrics } = this.#options;
    return retried(
      () => publishAnswer(this.#client, answer, id, token, kept),
      isStopped,
      (error) => {
        metrics.retried();
        onFailure(error);
        if (isTried) void this.#survived(delivery);
      },
    );
  }

  /** An attempt has ended when the server stores or refuses the answer. */
  async #survived({ message, id, onFailure }: Delivery): Promise<void> {
    if (message.redelivered) await this.#options.attempts.end(id).catch(onFailure);
  }
}
