import { randomUUID } from "node:crypto";
import type { JetStreamManager, JsMsg } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  type Answer,
  deadLetter,
  forwarded,
  type MessageOrigin,
  type MessageResult,
  type MessageSchema,
  sizeOf,
} from "./answer.js";
import type { Attempts } from "./attempts.js";
import { type Evaluate, unanswered } from "./evaluate.js";
import type { Metrics } from "./metrics.js";
import type { ValidationOptions } from "./options.js";
import { isStoredAnswer, type KeptHeaders, keptHeaders, publishAnswer, retried, sizeOfKept } from "./publisher.js";

/** What {@link createAnswerer} needs. */
export interface AnswererOptions extends Pick<ValidationOptions, "schemas" | "validTo" | "deadTo"> {
  readonly evaluate: Evaluate;
  readonly attempts: Attempts;
  readonly metrics: Metrics;
  readonly maxDeliveries: number;
  /** Whether messages are given back that cannot be answered now. */
  readonly isStopped: () => boolean;
  /** Called with what fails for a message, and with `undefined` when nothing does any more. */
  readonly onProblem: (id: string, error: Error | undefined) => void;
}

/**
 * Makes what answers messages: it validates a message, publishes its answer until the server has it, and acknowledges the message. A
 * message that was delivered before is only validated if programs have not ended by it too often.
 */
export function createAnswerer(
  connection: NatsConnection,
  manager: JetStreamManager,
  options: AnswererOptions,
): (message: JsMsg, name: string) => Promise<void> {
  const { schemas, evaluate, attempts, metrics, validTo, deadTo, isStopped, onProblem } = options;
  // The first attempt is not recorded, and others may only have waited in the program that ended.
  const mostAttempts = Math.max(1, options.maxDeliveries - 1);
  const client = manager.jetstream();
  const program = randomUUID().slice(0, 8);
  let answers = 0;
  const room = connection.info?.max_payload ?? 1 << 20;

  return async (message, name) => {
    const { info, subject, seq, redelivered } = message;
    const origin = { stream: info.stream, sequence: seq, subject, deliveries: info.deliveryCount };
    // A stream that is deleted and created again numbers its messages from the start.
    const id = `${info.stream}:${seq}:${info.timestampNanos}`;
    const token = `${program}-${++answers}`;
    const onFailure = (error: Error): void => {
      onProblem(id, error);
      if (!connection.isClosed()) message.working();
    };
    // The program has survived the message when the server takes its answer, or refuses it.
    const survived = async (): Promise<void> => {
      if (redelivered) await attempts.end(id).catch(onFailure);
    };
    if (redelivered) metrics.redelivered();
    try {
      const before = redelivered ? await retried(() => attempts.begin(id, origin.deliveries), isStopped, onFailure) : 0;
      const isTried = before === undefined || before < mostAttempts;
      const answered = before === undefined ? undefined : answerTo(message, name, origin, before);
      const stored =
        answered &&
        (await retried(
          () => publishAnswer(client, answered.answer, id, token, answered.kept),
          isStopped,
          (error) => {
            metrics.retried();
            onFailure(error);
            if (isTried) void survived();
          },
        ));
      if (stored || isTried) await survived();
      if (!stored) return giveBack(message);
      message.ack();
      const isOwn = await retried(() => isStoredAnswer(manager, stored, token), isStopped, onFailure);
      if (isOwn) metrics.answered(answered.result);
      else metrics.duplicate();
    } finally {
      onProblem(id, undefined);
    }
  };

  function giveBack(message: JsMsg): void {
    if (!connection.isClosed()) message.nak();
  }

  function answerTo(
    message: JsMsg,
    name: string,
    origin: MessageOrigin,
    attemptsBefore: number,
  ): { readonly answer: Answer; readonly kept: KeptHeaders; readonly result: MessageResult } {
    const found = schemas.get(name);
    const schema = found && { name, version: found.version };
    if (attemptsBefore >= mostAttempts) {
      const reason = `ended the program each time in ${attemptsBefore} attempts`;
      return fit(message, origin, schema, unanswered("too-many-deliveries", reason));
    }
    const start = performance.now();
    const result = evaluate(message.data, name, found);
    metrics.validated((performance.now() - start) / 1000);
    return fit(message, origin, schema, result);
  }

  function fit(
    { data, headers }: JsMsg,
    origin: MessageOrigin,
    schema: MessageSchema | undefined,
    result: MessageResult,
  ): { readonly answer: Answer; readonly kept: KeptHeaders; readonly result: MessageResult } {
    const kept = keptHeaders(headers);
    const size = sizeOfKept(kept);
    if (result.route === "valid" && schema) {
      const answer = forwarded(validTo, origin, schema, data);
      if (sizeOf(answer) + size <= room) return { answer, kept, result };
    }
    const failure =
      result.route === "valid"
        ? unanswered("too-large-to-forward", `is larger than ${room} bytes with its headers`)
        : result;
    // A dead letter says what is wrong, whatever the headers of the message are.
    const own = size <= mostHeaders ? kept : [];
    const answer = deadLetter(deadTo, origin, schema, failure, data, room - Math.min(size, mostHeaders));
    return { answer, kept: own, result: failure };
  }
}

/** Maximum number of bytes of headers that a dead letter has of its message. */
const mostHeaders = 1 << 14;
