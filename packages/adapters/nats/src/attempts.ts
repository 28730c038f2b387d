import { type JetStreamManager, StorageType } from "@nats-io/jetstream";
import { ConfigurationError } from "./configuration-error.js";
import { isMissing } from "./consumer.js";

/**
 * Counts the attempts at a message that were begun and not ended. The number of deliveries is higher: the server also
 * delivers a message again that only waited in a program that ended.
 */
export interface Attempts {
  /** Records that an attempt begins. Returns the number of earlier attempts that have not ended. */
  readonly begin: (id: string, delivery: number) => Promise<number>;
  /** Records that the attempt has ended. */
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
      // Retries store it once.
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
