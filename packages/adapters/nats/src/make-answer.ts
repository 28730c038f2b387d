import type { JsMsg } from "@nats-io/jetstream";
import {
  type Answer,
  deadLetter,
  forwarded,
  type MessageOrigin,
  type MessageResult,
  type MessageSchema,
  sizeOf,
} from "./answer.js";
import { type Evaluate, unanswered } from "./evaluate.js";
import type { Metrics } from "./metrics.js";
import type { ValidationOptions } from "./options.js";
import { type KeptHeaders, keptHeaders, sizeOfKept } from "./publisher.js";

/** The parts that an {@link AnswerMaker} uses. */
export interface AnswerMakerOptions extends Pick<ValidationOptions, "schemas" | "validTo" | "deadTo"> {
  readonly evaluate: Evaluate;
  readonly metrics: Pick<Metrics, "validated">;
  /** Number of attempts after which a message is not validated. */
  readonly mostAttempts: number;
  /** Maximum number of bytes of an answer. */
  readonly room: number;
}

/** An answer, with the headers that it has of its message. */
export interface MadeAnswer {
  readonly answer: Answer;
  readonly kept: KeptHeaders;
  readonly result: MessageResult;
}

/** Maximum number of bytes of the message's headers in a dead letter. */
const mostHeaders = 1 << 14;

/** Makes the answers to messages: it validates the messages, and limits the size of the answers. */
export class AnswerMaker {
  readonly #options: AnswerMakerOptions;

  constructor(options: AnswerMakerOptions) {
    this.#options = options;
  }

  /**
   * @param name - The name of the schema.
   * @param attemptsBefore - Number of attempts at the message that have no end.
   */
  answerTo(message: JsMsg, name: string, origin: MessageOrigin, attemptsBefore: number): MadeAnswer {
    const { schemas, evaluate, metrics, mostAttempts } = this.#options;
    const found = schemas.get(name);
    const schema = found && { name, version: found.version };
    if (attemptsBefore >= mostAttempts) {
      const reason = `ended the program each time in ${attemptsBefore} attempts`;
      return this.#fit(message, origin, schema, unanswered("too-many-deliveries", reason));
    }
    const start = performance.now();
    const result = evaluate(message.data, name, found);
    metrics.validated((performance.now() - start) / 1000);
    return this.#fit(message, origin, schema, result);
  }

  #fit(
    { data, headers }: JsMsg,
    origin: MessageOrigin,
    schema: MessageSchema | undefined,
    result: MessageResult,
  ): MadeAnswer {
    const { validTo, deadTo, room } = this.#options;
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
    // A dead letter omits the headers of its message if they are too large.
    const own = size <= mostHeaders ? kept : [];
    const failed = { origin, schema, result: failure, data };
    return { answer: deadLetter(deadTo, failed, room - Math.min(size, mostHeaders)), kept: own, result: failure };
  }
}
