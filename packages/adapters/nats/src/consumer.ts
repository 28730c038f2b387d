import {
  AckPolicy,
  type Consumer,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
} from "@nats-io/jetstream";
import { ConfigurationError } from "./configuration-error.js";
import { covers } from "./subjects.js";

/** A durable pull consumer, and where its answers go. */
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

/**
 * Finds the durable consumer, or creates it.
 *
 * @throws ConfigurationError if there is no such stream, or the consumer cannot be used here.
 */
export async function openConsumer(
  manager: JetStreamManager,
  { stream, consumer, subjects, ackWait, maxInFlight }: ConsumerOptions,
): Promise<Consumer> {
  const client = manager.jetstream();
  try {
    const found = await manager.consumers.info(stream, consumer);
    const { ack_policy, deliver_subject, max_deliver } = found.config;
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
  } catch (error) {
    if (codeOf(error) === JetStreamApiCodes.StreamNotFound)
      throw new ConfigurationError(`There is no stream "${stream}". Create it, or correct the option \`stream\`.`);
    if (codeOf(error) !== JetStreamApiCodes.ConsumerNotFound) throw error;
    await manager.consumers.add(stream, {
      durable_name: consumer,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: ackWait * nanos,
      max_deliver: -1,
      max_ack_pending: Math.max(1000, maxInFlight * 16),
      // Servers before 2.10 have one filter only. Without a filter, messages of other subjects are acknowledged.
      ...(subjects.length === 1 && { filter_subject: subjects[0] as string }),
    });
  }
  return client.consumers.get(stream, consumer);
}

/**
 * Checks that a stream takes the answers under a prefix, and that it is not the stream that they are answers to.
 *
 * @throws ConfigurationError if not.
 */
export async function checkAnswers(
  manager: JetStreamManager,
  { stream, subjects }: Pick<ConsumerOptions, "stream" | "subjects">,
  prefix: string,
  option: string,
): Promise<void> {
  for (const subject of subjects) {
    const answers = `${prefix}.${subject}`;
    // oxlint-disable-next-line no-await-in-loop -- a few, once
    const takers = await streamsFor(manager, answers);
    if (takers.length === 0)
      throw new ConfigurationError(
        `No stream takes the subject "${answers}" of the option \`${option}\`. Create one with the subject "${prefix}.>".`,
      );
    if (takers.includes(stream) && subjects.some((own) => covers(own, answers)))
      throw new ConfigurationError(
        `The answers of the option \`${option}\` go to "${answers}", which the consumer gets again. Choose another prefix.`,
      );
  }
}

async function streamsFor(manager: JetStreamManager, subject: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { config } of manager.streams.list()) {
    if ((config.subjects ?? []).some((pattern) => covers(pattern, subject))) names.push(config.name);
  }
  return names;
}

const codeOf = (error: unknown): number | undefined => (error instanceof JetStreamApiError ? error.code : undefined);
