import { type JetStreamManager, StorageType } from "@nats-io/jetstream";
import { ConfigurationError } from "./configuration-error.js";
import { isMissing } from "./consumer.js";

/**
 * Counts the attempts at a message: how often a program began with it and reported no end. The number of deliveries says less: the
 * server delivers a message again that only waited in a program that ended.
 */
export interface Attempts {
  /** Records that an attempt begins. Returns the number of attempts before it that have no end. */
  readonly begin: (id: string, delivery: number) => Promise<number>;
  /** Records that the program has survived the message. */
  readonly end: (id: string) => Promise<void>;
}

const name = "argot-attempts";

/** Opens the stream for attempts, and creates it if it is missing. All consumers of an account share it. */
export async function openAttempts(manager: JetStreamManager, consumer: string): Promise<Attempts> {
  const client = manager.jetstream();
  const subjectOf = (id: string): string => `${name}.${consumer}.${id}`;
  await create().catch((error: Error) => {
    throw new ConfigurationError(
      `The stream "${name}" cannot be created: ${error.message}. Create it with the subject "${name}.>", or allow the program to.`,
    );
  });
  return {
    async begin(id, delivery) {
      const subject = subjectOf(id);
      // Stored once, however often it is tried.
      await client.publish(subject, "", { msgID: `${consumer}:${id}:${delivery}` }).catch(async (error: unknown) => {
        await create();
        throw error;
      });
      const { state } = await manager.streams.info(name, { subjects_filter: subject });
      return (state.subjects?.[subject] ?? 1) - 1;
    },
    async end(id) {
      await manager.streams.purge(name, { filter: subjectOf(id) });
    },
  };

  async function create(): Promise<void> {
    try {
      await manager.streams.info(name);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await manager.streams.add({ name, subjects: [`${name}.>`], storage: StorageType.File });
    }
  }
}
