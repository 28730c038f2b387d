import {
  createTextValidator,
  type TextOptions,
  type TextResult,
  type ValueValidator,
  textOptionNames,
} from "@argot/stream";
import { type JsMsg, jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { Registry } from "prom-client";
import { createArgot, refuseUnknownOptions, requireArgument } from "argot";
import {
  type Answer,
  deadLetter,
  forwarded,
  type MessageOrigin,
  type MessageResult,
  type MessageSchema,
  sizeOf,
  type UnansweredMessage,
} from "./answer.js";
import { ConfigurationError } from "./configuration-error.js";
import { checkAnswers, openConsumer } from "./consumer.js";
import { createMetrics } from "./metrics.js";
import { optionNames, type ValidationOptions } from "./options.js";
import { type KeptHeaders, keptHeaders, publishAnswer, sizeOfKept } from "./publisher.js";
import type { CurrentSchema } from "./schema-source.js";
import { schemaNames } from "./subjects.js";

/** How a validation is. */
export interface Health {
  /** Whether messages are being answered. */
  readonly isHealthy: boolean;
  /** `running`, `draining`, `stopped`, or `disconnected` while the server cannot be reached. */
  readonly state: "running" | "draining" | "stopped" | "disconnected";
  /** Number of messages whose answers are not published yet. */
  readonly inFlight: number;
}

/** A running validation. */
export interface Validation extends AsyncDisposable {
  /** How it is. */
  readonly health: () => Health;
  /** The metrics in the format of Prometheus. */
  readonly metrics: () => Promise<string>;
  /**
   * Takes no more messages, gives those without an answer back to the server, and resolves when all others are acknowledged. For
   * SIGTERM. Messages that are on their way are delivered again after `ackWait`.
   */
  readonly drain: () => Promise<void>;
  /** Resolves when it has ended. Rejected if it ends by an error, such as a consumer that is deleted. */
  readonly ended: Promise<void>;
}

/**
 * Validates the messages of a stream: it forwards the valid ones, sends all others to the dead-letter subject, and acknowledges a
 * message when the server has its answer. An answer has an id made of the stream and the number of the message, so that the server
 * drops it the second time.
 *
 * @throws ConfigurationError if streams, consumer and options do not fit together.
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export async function startValidation(connection: NatsConnection, options: ValidationOptions): Promise<Validation> {
  refuseUnknownOptions("startValidation", options, [...Object.keys(optionNames), ...textOptionNames]);
  const { stream, consumer: durable, subjects, schemas, validTo, deadTo, onProblem, ...others } = options;
  const { maxDeliveries = 5, maxInFlight = 256, ackWait = 30_000, registry = new Registry(), ...textOptions } = others;
  for (const [name, value] of Object.entries({ maxDeliveries, maxInFlight, ackWait }))
    if (!Number.isInteger(value) || value < 1)
      throw new ConfigurationError(`The option \`${name}\` must be a positive integer; it is ${value}.`);

  const isTable = subjects instanceof Object;
  requireArgument(isTable, "startValidation", "an object of schemas by subjects as `subjects`", subjects);
  const nameOf = schemaNames(subjects);
  const validatorOf = textValidators(textOptions);
  requireArgument(connection instanceof Object, "startValidation", "a connection, which `connect` makes", connection);
  const manager = await jetstreamManager(connection);
  const client = jetstream(connection);
  const patterns = Object.keys(subjects);
  const consumer = await openConsumer(manager, { stream, consumer: durable, subjects: patterns, ackWait, maxInFlight });
  await checkAnswers(manager, { stream, subjects: patterns }, validTo, "validTo");
  await checkAnswers(manager, { stream, subjects: patterns }, deadTo, "deadTo");
  const metrics = createMetrics(registry, { stream, consumer: durable }, async () => {
    const info = await consumer.info().catch(() => undefined);
    return info && { undelivered: info.num_pending, unacknowledged: info.num_ack_pending };
  });

  const inFlight = new Set<Promise<void>>();
  let onAnswered: (() => void) | undefined;
  let state: "running" | "draining" | "stopped" = "running";
  let isConnected = true;
  void followConnection();
  const messages = await consumer.consume({ max_messages: maxInFlight, abort_on_missing_resource: true });
  const room = connection.info?.max_payload ?? 1 << 20;

  const ended = run();
  // `health` reports it to those who do not wait for the end.
  ended.catch(() => {});
  const drain = async (): Promise<void> => {
    if (state === "running") state = "draining";
    messages.stop();
    await ended.catch(() => {});
  };
  return { health, metrics: () => registry.metrics(), drain, ended, [Symbol.asyncDispose]: drain };

  function health(): Health {
    return {
      isHealthy: state === "running" && isConnected,
      state: isConnected ? state : "disconnected",
      inFlight: inFlight.size,
    };
  }

  async function followConnection(): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === "disconnect" || type === "close") isConnected = false;
      if (type === "reconnect") isConnected = true;
    }
  }

  async function run(): Promise<void> {
    try {
      for await (const message of messages) {
        if (state !== "running") {
          message.nak();
          continue;
        }
        const done = answerMessage(message).finally(() => {
          inFlight.delete(done);
          onAnswered?.();
        });
        inFlight.add(done);
        if (inFlight.size >= maxInFlight) await new Promise<void>((resolve) => (onAnswered = resolve));
      }
      if (state === "running") throw (await messages.closed()) ?? new Error("The connection was closed.");
    } finally {
      await Promise.all(inFlight);
      // Acknowledgements are sent before the program ends.
      if (!connection.isClosed()) await connection.flush().catch(() => {});
      state = "stopped";
    }
  }

  async function answerMessage(message: JsMsg): Promise<void> {
    const { subject, seq, data } = message;
    const name = nameOf(subject);
    // Without a filter, the consumer gets subjects that are not its own.
    if (name === undefined) return message.ack();
    const deliveries = message.info.deliveryCount;
    if (deliveries > 1) metrics.redelivered();
    const origin: MessageOrigin = { stream, sequence: seq, subject, deliveries };
    const schema = schemas.get(name);
    const start = performance.now();
    const result = resultOf(data, name, schema, deliveries);
    const seconds = (performance.now() - start) / 1000;
    const answer = answerTo(message, origin, schema && { name, version: schema.version }, result);
    const published = await publishAnswer(
      client,
      answer.answer,
      `${stream}:${seq}`,
      answer.kept,
      () => state !== "running" || connection.isClosed(),
      (error) => {
        metrics.retried();
        onProblem?.(error);
        if (!connection.isClosed()) message.working();
      },
    );
    if (!published) return connection.isClosed() ? undefined : message.nak();
    if (published.duplicate) metrics.duplicate();
    metrics.answered(answer.result, seconds);
    message.ack();
  }

  function resultOf(
    data: Uint8Array,
    name: string,
    schema: CurrentSchema | undefined,
    deliveries: number,
  ): MessageResult {
    if (deliveries > maxDeliveries)
      return unanswered("too-many-deliveries", `was delivered ${deliveries} times without an answer`);
    if (!schema) return unanswered("no-schema", `has no schema: there is none with the name "${name}"`);
    try {
      return validatorOf(schema.validator)(data);
    } catch (error) {
      return unanswered("exception", `cannot be validated: ${(error as Error).message}`);
    }
  }

  function answerTo(
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

const unanswered = (code: UnansweredMessage["code"], reason: string): UnansweredMessage => ({
  route: "unanswered",
  code,
  reason,
});

/** Validators of texts by the validators of schemas. Those of replaced schemas are dropped with them. */
function textValidators(options: TextOptions): (validator: ValueValidator) => (bytes: Uint8Array) => TextResult {
  const known = new WeakMap<ValueValidator, (bytes: Uint8Array) => TextResult>();
  // Options that are wrong are reported before the first message.
  createTextValidator(createArgot().compile(true), options);
  return (validator) => {
    let validate = known.get(validator);
    if (!validate) {
      validate = createTextValidator(validator, options);
      known.set(validator, validate);
    }
    return validate;
  };
}
