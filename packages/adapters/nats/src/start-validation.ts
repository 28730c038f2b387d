import { textOptionNames } from "@argot/stream";
import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { refuseUnknownOptions, requireArgument } from "argot";
import { Registry } from "prom-client";
import { createAnswerer } from "./answer-message.js";
import { openAttempts } from "./attempts.js";
import { ConfigurationError } from "./configuration-error.js";
import { checkAnswers, openConsumer } from "./consumer.js";
import { createEvaluate } from "./evaluate.js";
import { type Health, watchProblems } from "./health.js";
import { takeMessages } from "./message-source.js";
import { createMetrics } from "./metrics.js";
import { optionNames, type ValidationOptions } from "./options.js";
import { schemaNames } from "./subjects.js";

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
 * message when the server has its answer. An answer has an id made of the stream, the number and the time of the message, so that the
 * server drops it the second time.
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
  const evaluate = createEvaluate(textOptions);
  requireArgument(connection instanceof Object, "startValidation", "a connection, which `connect` makes", connection);

  const manager = await jetstreamManager(connection);
  const own = { stream, consumer: durable, subjects: Object.keys(subjects), ackWait, maxInFlight };
  const opened = await openConsumer(manager, own);
  const { consumer } = opened;
  const checkStreams = async (): Promise<void> => {
    await checkAnswers(manager, own, validTo, "validTo");
    await checkAnswers(manager, own, deadTo, "deadTo");
  };
  await checkStreams();
  const attempts = await openAttempts(manager, durable);
  const metrics = createMetrics(registry, { stream, consumer: durable }, async () => {
    const info = await consumer.info().catch(() => undefined);
    return info && { undelivered: info.num_pending, unacknowledged: info.num_ack_pending };
  });

  const inFlight = new Set<Promise<void>>();
  let onAnswered: (() => void) | undefined;
  let state: "running" | "draining" | "stopped" = "running";
  let failure: Error | undefined;
  const problems = watchProblems(connection, () => Promise.all([consumer.info(), checkStreams()]));
  const source = takeMessages(connection, consumer, {
    most: Math.min(maxInFlight, opened.maxBatch),
    ackWait: opened.ackWait,
    onProblem(error) {
      problems.report("messages", error);
      if (error) onProblem?.(error);
    },
  });
  const answerMessage = createAnswerer(connection, manager, {
    schemas,
    evaluate,
    attempts,
    metrics,
    validTo,
    deadTo,
    maxDeliveries,
    isStopped: () => state !== "running" || connection.isClosed(),
    onProblem(id, error) {
      problems.report(id, error);
      if (error) onProblem?.(error);
    },
  });

  const ended = run();
  // `health` reports it to those who do not wait for the end.
  ended.catch((error: Error) => (failure = error));
  const drain = async (): Promise<void> => {
    if (state === "running") state = "draining";
    source.stop();
    await ended.catch(() => {});
  };
  return { health, metrics: () => registry.metrics(), drain, ended, [Symbol.asyncDispose]: drain };

  function health(): Health {
    const isConnected = problems.isConnected();
    const reason = failure?.message ?? problems.reason();
    return {
      isHealthy: state === "running" && reason === undefined,
      state: isConnected ? state : "disconnected",
      inFlight: inFlight.size,
      ...(reason !== undefined && { reason }),
    };
  }

  async function run(): Promise<void> {
    try {
      for await (const message of source) {
        if (failure) throw failure;
        if (state !== "running") {
          message.nak();
          continue;
        }
        const name = nameOf(message.subject);
        if (name === undefined) {
          if (opened.isKept) {
            message.ack();
            continue;
          }
          message.nak();
          throw new ConfigurationError(
            `No pattern of the option \`subjects\` has "${message.subject}", and the stream would delete the message.`,
          );
        }
        const done = answerMessage(message, name)
          .catch((error: Error) => {
            failure = error;
            source.stop();
          })
          .finally(() => {
            inFlight.delete(done);
            onAnswered?.();
          });
        inFlight.add(done);
        // What was delivered before may end the program: it is taken alone.
        if (message.redelivered) await done;
        else if (inFlight.size >= maxInFlight) await new Promise<void>((resolve) => (onAnswered = resolve));
      }
      if (failure) throw failure;
      if (state === "running") throw new Error("The connection was closed.");
    } finally {
      await Promise.all(inFlight);
      // Acknowledgements are sent before the program ends.
      if (!connection.isClosed()) await connection.flush().catch(() => {});
      problems.stop();
      state = "stopped";
    }
  }
}
