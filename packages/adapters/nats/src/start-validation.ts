import { type TextOptions, textOptionNames } from "@argot/stream";
import { type JetStreamManager, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { refuseUnknownOptions, requireArgument } from "argot";
import { Registry } from "prom-client";
import { Answerer } from "./answer-message.js";
import { MessageRun, type RunState } from "./answer-messages.js";
import { openAttempts } from "./attempts.js";
import { ConfigurationError } from "./configuration-error.js";
import { checkAnswers, type OpenConsumer, openConsumer } from "./consumer.js";
import { createEvaluate, type Evaluate } from "./evaluate.js";
import { type Health, type Problems, watchProblems } from "./health.js";
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
   * Takes no more messages, gives those without an answer back to the server, and resolves when all others are
   * acknowledged. For SIGTERM. Messages in transit are delivered again after `ackWait`.
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
  const checked = checkedOptions(options);
  requireArgument(connection instanceof Object, "startValidation", "a connection, which `connect` makes", connection);
  const { registry, consumer: durable, maxInFlight, onProblem } = checked;
  const manager = await jetstreamManager(connection);
  const { opened, checkStreams } = await openStreams(manager, checked);
  const { consumer, isKept } = opened;
  const attempts = await openAttempts(manager, durable);
  const metrics = createMetrics(registry, { stream: checked.stream, consumer: durable }, async () => {
    const info = await consumer.info().catch(() => undefined);
    return info && { undelivered: info.num_pending, unacknowledged: info.num_ack_pending };
  });

  const state: RunState = { current: "running", failure: undefined };
  const problems = watchProblems(connection, () => Promise.all([consumer.info(), checkStreams()]));
  const report = (where: string, error: Error | undefined): void => {
    problems.report(where, error);
    if (error) onProblem?.(error);
  };
  const source = takeMessages(connection, consumer, {
    most: Math.min(maxInFlight, opened.maxBatch),
    ackWait: opened.ackWait,
    onProblem: (error) => report("messages", error),
  });
  const answerer = new Answerer(connection, manager, {
    ...checked,
    attempts,
    metrics,
    isStopped: () => state.current !== "running" || connection.isClosed(),
    onProblem: report,
  });
  const run = new MessageRun({ ...checked, connection, source, answerer, isKept, state });
  const ended = run.untilEnd().finally(() => problems.stop());
  // `health` reports the error as well, for programs that do not await the end.
  ended.catch((error: Error) => (state.failure = error));
  const drain = async (): Promise<void> => {
    if (state.current === "running") state.current = "draining";
    source.stop();
    await ended.catch(() => {});
  };
  const health = (): Health => healthOf(state, problems, run.inFlight);
  return { health, metrics: () => registry.metrics(), drain, ended, [Symbol.asyncDispose]: drain };
}

/** Options with their defaults, and the objects that they configure. */
interface CheckedOptions extends Required<Omit<ValidationOptions, "onProblem" | keyof TextOptions>> {
  readonly onProblem: ValidationOptions["onProblem"];
  /** The name of the schema for a subject. */
  readonly nameOf: (subject: string) => string | undefined;
  readonly evaluate: Evaluate;
}

function checkedOptions(options: ValidationOptions): CheckedOptions {
  refuseUnknownOptions("startValidation", options, [...Object.keys(optionNames), ...textOptionNames]);
  const { stream, consumer, subjects, schemas, validTo, deadTo, onProblem, ...others } = options;
  const { maxDeliveries = 5, maxInFlight = 256, ackWait = 30_000, registry = new Registry(), ...textOptions } = others;
  const counts = { maxDeliveries, maxInFlight, ackWait };
  for (const [name, value] of Object.entries(counts))
    if (!Number.isInteger(value) || value < 1)
      throw new ConfigurationError(`The option \`${name}\` must be a positive integer; it is ${value}.`);
  const isTable = subjects instanceof Object;
  requireArgument(isTable, "startValidation", "an object of schemas by subjects as `subjects`", subjects);
  const nameOf = schemaNames(subjects);
  const evaluate = createEvaluate(textOptions);
  return { stream, consumer, subjects, schemas, validTo, deadTo, onProblem, registry, ...counts, nameOf, evaluate };
}

/** Opens the consumer, and checks the streams for the answers. */
async function openStreams(
  manager: JetStreamManager,
  { stream, consumer, subjects, ackWait, maxInFlight, validTo, deadTo }: CheckedOptions,
): Promise<{ readonly opened: OpenConsumer; readonly checkStreams: () => Promise<void> }> {
  const own = { stream, consumer, subjects: Object.keys(subjects), ackWait, maxInFlight };
  const opened = await openConsumer(manager, own);
  const checkStreams = async (): Promise<void> => {
    await checkAnswers(manager, own, validTo, "validTo");
    await checkAnswers(manager, own, deadTo, "deadTo");
  };
  await checkStreams();
  return { opened, checkStreams };
}

function healthOf({ current, failure }: RunState, problems: Problems, inFlight: number): Health {
  const reason = failure?.message ?? problems.reason();
  return {
    isHealthy: current === "running" && reason === undefined,
    state: problems.isConnected() ? current : "disconnected",
    inFlight,
    ...(reason !== undefined && { reason }),
  };
}
