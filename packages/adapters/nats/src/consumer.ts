import {
  AckPolicy,
  type Consumer,
  type ConsumerConfig,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  type StreamConfig,
} from "@nats-io/jetstream";
import { ConfigurationError } from "./configuration-error.js";
import { covers } from "./subjects.js";

/** A durable pull consumer, and the prefixes of its answers. */
export interface ConsumerOptions {
  readonly stream: string;
  readonly consumer: string;
  /** Patterns of the subjects that it gets. */
  readonly subjects: readonly string[];
  /** Milliseconds. */
  readonly ackWait: number;
  readonly maxInFlight: number;
}

/** Nanoseconds of a millisecond. */
const nanos = 1_000_000;

/** A consumer that is ready. */
export interface OpenConsumer {
  readonly consumer: Consumer;
  /** Milliseconds after which the server delivers a message again. */
  readonly ackWait: number;
  /** Maximum number of messages in a request. */
  readonly maxBatch: number;
  /** Whether a message stays in its stream when it is acknowledged. */
  readonly isKept: boolean;
}

/**
 * Finds the durable consumer, or creates it.
 *
 * @throws ConfigurationError if there is no such stream, or the consumer cannot be used here.
 */
export async function openConsumer(manager: JetStreamManager, options: ConsumerOptions): Promise<OpenConsumer> {
  const { stream, consumer: name, subjects } = options;
  try {
    const { config } = await manager.streams.info(stream);
    const found = await findConsumer(manager, options);
    const isKept = config.retention === RetentionPolicy.Limits;
    if (!isKept) {
      const filters = filtersOf(found) ?? config.subjects ?? [];
      const other = filters.find((filter) => !subjects.some((pattern) => covers(pattern, filter)));
      if (other !== undefined)
        throw new ConfigurationError(
          `The consumer "${name}" gets messages of "${other}" that no pattern of the option \`subjects\` has. The stream "${stream}" ` +
            `has the retention "${config.retention}" and would delete them. Add a pattern, or create the consumer with a filter.`,
        );
    }
    const { ack_wait = 30_000 * nanos, backoff = [], max_batch = 0 } = found;
    const ackWait = Math.min(ack_wait, ...backoff) / nanos;
    const consumer = await manager.jetstream().consumers.get(stream, name);
    return { consumer, ackWait, maxBatch: max_batch > 0 ? max_batch : Infinity, isKept };
  } catch (error) {
    if (codeOf(error) !== JetStreamApiCodes.StreamNotFound) throw error;
    throw new ConfigurationError(`There is no stream "${stream}". Create it, or correct the option \`stream\`.`);
  }
}

/** The configuration of the consumer, which is created if it is missing. */
async function findConsumer(
  manager: JetStreamManager,
  { stream, consumer, subjects, ackWait, maxInFlight }: ConsumerOptions,
): Promise<ConsumerConfig> {
  try {
    const { config } = await manager.consumers.info(stream, consumer);
    refuseUnusable(consumer, config);
    return config;
  } catch (error) {
    if (codeOf(error) !== JetStreamApiCodes.ConsumerNotFound) throw error;
  }
  // Servers before 2.10 have one filter only. Messages of other subjects are acknowledged if their stream keeps them.
  const filter = subjects.find((wide) => subjects.every((narrow) => covers(wide, narrow)));
  const { config } = await manager.consumers.add(stream, {
    durable_name: consumer,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: ackWait * nanos,
    max_deliver: -1,
    max_ack_pending: Math.max(1000, maxInFlight * 16),
    ...(filter !== undefined && { filter_subject: filter }),
  });
  return config;
}

function refuseUnusable(consumer: string, { ack_policy, deliver_subject, max_deliver }: ConsumerConfig): void {
  if (deliver_subject !== undefined)
    throw new ConfigurationError(`The consumer "${consumer}" is a push consumer. Name another one, or delete it.`);
  if (ack_policy !== AckPolicy.Explicit)
    throw new ConfigurationError(
      `The consumer "${consumer}" has the ack policy "${ack_policy}"; it must be "explicit".`,
    );
  if (max_deliver !== undefined && max_deliver > 0)
    throw new ConfigurationError(
      `The consumer "${consumer}" has max_deliver ${max_deliver}: the server drops messages after so many deliveries. ` +
        "Set it to -1; the option `maxDeliveries` sends them to the dead-letter subject instead.",
    );
}

function filtersOf({ filter_subject, filter_subjects }: ConsumerConfig): readonly string[] | undefined {
  if (filter_subjects?.length) return filter_subjects;
  return filter_subject ? [filter_subject] : undefined;
}

/**
 * Checks that a stream stores the answers under a prefix, and that it is not the stream of the messages.
 *
 * @throws ConfigurationError if not.
 */
export async function checkAnswers(
  manager: JetStreamManager,
  { stream, subjects }: Pick<ConsumerOptions, "stream" | "subjects">,
  prefix: string,
  option: string,
): Promise<void> {
  const takers: StreamConfig[] = [];
  for await (const { config } of manager.streams.list(`${prefix}.>`)) takers.push(config);
  for (const subject of subjects) {
    const answers = `${prefix}.${subject}`;
    const names = takers
      .filter((taker) => taker.subjects?.some((pattern) => covers(pattern, answers)))
      .map(({ name }) => name);
    if (names.length === 0)
      throw new ConfigurationError(
        `No stream takes the subject "${answers}" of the option \`${option}\`. Create one with the subject "${prefix}.>".`,
      );
    if (names.includes(stream) && subjects.some((own) => covers(own, answers)))
      throw new ConfigurationError(
        `The answers of the option \`${option}\` go to "${answers}", which the consumer gets again. Choose another prefix.`,
      );
  }
}

/** Whether an error says that there is no such stream or consumer. */
export function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === JetStreamApiCodes.StreamNotFound || code === JetStreamApiCodes.ConsumerNotFound;
}

const codeOf = (error: unknown): number | undefined => (error instanceof JetStreamApiError ? error.code : undefined);
