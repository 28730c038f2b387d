import type { KV, KvWatchEntry } from "@nats-io/kv";
import { type ArgotOptions, refuseUnknownOptions, requireArgument } from "argot";
import type { CurrentSchema, SchemaSource } from "./schema-source.js";
import { type RefusedSchema, SchemaSet } from "./schema-set.js";

/** Options for {@link watchSchemas}. */
export interface WatchSchemasOptions {
  /** Options of `createArgot` for the schemas of the bucket. */
  readonly argot?: ArgotOptions;
  /** Called with each version that cannot be used. The version before it stays in effect. */
  readonly onRefused?: (schema: RefusedSchema) => void;
  /** Called with the name and version of each schema that takes effect. */
  readonly onAccepted?: (name: string, version: string) => void;
}

/** The schemas of a key-value bucket. */
export interface WatchedSchemas extends SchemaSource, AsyncDisposable {
  /** The versions that cannot be used, and why. */
  readonly refused: readonly RefusedSchema[];
  /** The versions that are in effect, by name. A version is the revision of the key. */
  readonly versions: ReadonlyMap<string, string>;
  /** Stops watching. The schemas stay. */
  readonly stop: () => Promise<void>;
}

/**
 * Reads the schemas of a JetStream key-value bucket, and follows its changes. A key is the name of a schema, its value the schema as
 * JSON. Schemas may refer to one another by `$id`. A new version is compiled beside the old one, and takes effect between two
 * messages. The promise resolves when the bucket has been read.
 */
export async function watchSchemas(
  bucket: Pick<KV, "watch" | "status">,
  options: WatchSchemasOptions = {},
): Promise<WatchedSchemas> {
  const isBucket = typeof (bucket as KV | undefined)?.watch === "function";
  requireArgument(isBucket, "watchSchemas", "a key-value bucket of @nats-io/kv", bucket);
  const names = ["argot", "onRefused", "onAccepted"] satisfies (keyof WatchSchemasOptions)[];
  refuseUnknownOptions("watchSchemas", options, names);
  const { argot = {}, onRefused, onAccepted } = options;
  const set = new SchemaSet(argot);
  const entries = await bucket.watch();
  let isRead = false;
  let initial: Record<string, { version: string; text: string }> = {};
  const take = (documents: typeof initial): void => {
    const before = set.versions;
    set.update(documents);
    for (const [name, version] of set.versions) if (before.get(name) !== version) onAccepted?.(name, version);
    for (const refused of set.refused) if (refused.name in documents) onRefused?.(refused);
  };
  let finish: (() => void) | undefined;
  const read = new Promise<void>((resolve) => (finish = resolve));
  const finishReading = (): void => {
    isRead = true;
    take(initial);
    initial = {};
    finish?.();
  };
  const apply = ({ key, operation, revision, value, isUpdate }: KvWatchEntry): void => {
    if (operation !== "PUT") {
      delete initial[key];
      set.remove(key);
    } else {
      const document = { version: String(revision), text: new TextDecoder().decode(value) };
      if (isRead) take({ [key]: document });
      else initial[key] = document;
    }
    // The last of the initial entries is marked, too.
    if (isUpdate && !isRead) finishReading();
  };
  const following = (async (): Promise<void> => {
    for await (const entry of entries) apply(entry);
  })();
  if ((await bucket.status()).values === 0) finishReading();
  await read;
  const stop = async (): Promise<void> => {
    entries.stop();
    await following;
  };
  return {
    get: (name): CurrentSchema | undefined => set.get(name),
    get refused() {
      return set.refused;
    },
    get versions() {
      return set.versions;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
