import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { AllowedHosts } from "./allowed-hosts.js";
import { FetchError, type FetchedDocument, fetchDocument, type FetchLimits } from "./fetch-document.js";
import { integrityOf, type Lock, type LockEntry, lockFileName, readLock } from "./lock-file.js";
import { SchemaCache } from "./schema-cache.js";

/**
 * Which documents of hosts a run may use:
 * - `offline`: those of the lock that the cache has;
 * - `fetch`: those of the lock; without a lock, all of the allowed hosts;
 * - `lock`: all of the allowed hosts. Those of the lock stay as they are;
 * - `update`: all of the allowed hosts, as they are today.
 */
export type RemoteAccess = "offline" | "fetch" | "lock" | "update";

/** How a run may get documents of hosts. */
export interface RemoteOptions {
  readonly access: RemoteAccess;
  /** The hosts on the command line. They add to those of the project. */
  readonly hosts: readonly string[];
  /** The documents that the run has used, by their URIs. Threads of a run share them. */
  readonly used: Map<string, RemoteDocument>;
  readonly limits?: FetchLimits;
}

/** A document of a host. */
export interface RemoteDocument extends LockEntry {
  readonly uri: string;
  readonly bytes: Uint8Array;
}

/** The configuration for documents of hosts. */
export interface RemoteProject {
  /** The folder with the lock. */
  readonly folder: string;
  /** The hosts that the configuration allows. */
  readonly remoteHosts: readonly string[];
}

/** Maximum number of documents of hosts in a run. */
const maxDocuments = 1000;
/** Maximum number of requests at the same time. */
const maxRequests = 8;

/**
 * The documents of hosts with these URIs, from the cache or from their hosts. If nothing may be fetched, unavailable
 * ones are left out.
 *
 * @throws Problem if a document is locked or allowed and cannot be had.
 */
export async function remoteDocuments(
  uris: readonly string[],
  { access, hosts, used, limits }: RemoteOptions,
  { folder, remoteHosts }: RemoteProject,
  { env }: Pick<Io, "env">,
): Promise<readonly RemoteDocument[]> {
  const lock = access === "update" ? undefined : await readLock(folder);
  if (access === "offline" && !lock) return [];
  const allowed = new AllowedHosts([...remoteHosts, ...hosts]);
  const source: Source = { access, lock, cache: new SchemaCache(env), allowed, limits };
  const wanted = uris.filter((uri) => !used.has(uri));
  if (used.size + wanted.length > maxDocuments)
    throw new Problem(`the schemas refer to more than ${maxDocuments} documents of hosts`, "give them with --ref");
  const failures: Failure[] = [];
  for (let i = 0; i < wanted.length; i += maxRequests) {
    // oxlint-disable-next-line no-await-in-loop -- some at a time
    await Promise.all(
      wanted.slice(i, i + maxRequests).map(async (uri) => {
        try {
          const found = await documentOf(uri, source);
          if (found) used.set(uri, found);
        } catch (error) {
          if (!(error instanceof FetchError)) throw error;
          failures.push({ uri, error });
        }
      }),
    );
  }
  if (failures.length > 0) throw failureProblem(failures);
  return uris.flatMap((uri) => used.get(uri) ?? []);
}

/** The sources of documents. */
interface Source {
  readonly access: RemoteAccess;
  readonly lock: Lock | undefined;
  readonly cache: SchemaCache;
  readonly allowed: AllowedHosts;
  readonly limits: FetchLimits | undefined;
}

async function documentOf(uri: string, source: Source): Promise<RemoteDocument | undefined> {
  const { access, lock, cache, allowed, limits } = source;
  const entry = lock?.get(uri);
  if (entry) return lockedDocument(uri, entry, source);
  if (access === "offline") return undefined;
  if (access === "fetch" && lock) throw new FetchError(`${lockFileName} does not have it`, "run argot schemas lock");
  const document = described(uri, await fetchDocument(uri, allowed, limits));
  if (access !== "fetch") await cache.write(document.integrity, document.bytes);
  return document;
}

async function lockedDocument(
  uri: string,
  entry: LockEntry,
  { access, cache, allowed, limits }: Source,
): Promise<RemoteDocument> {
  const known = await cache.read(entry.integrity);
  if (known) return { uri, bytes: known, ...entry };
  if (access === "offline")
    throw new FetchError(`${lockFileName} has it, and the cache does not`, "run argot schemas fetch");
  const { bytes } = await fetchDocument(uri, allowed, limits);
  const integrity = integrityOf(bytes);
  if (integrity !== entry.integrity)
    throw new FetchError(
      `it is not the one of ${lockFileName}: ${integrity} instead of ${entry.integrity}`,
      "look at what has changed, and run argot schemas lock --update",
    );
  await cache.write(integrity, bytes);
  return { uri, bytes, ...entry };
}

const described = (uri: string, { bytes, format }: FetchedDocument): RemoteDocument => ({
  uri,
  bytes,
  format,
  integrity: integrityOf(bytes),
  size: bytes.length,
});

interface Failure {
  readonly uri: string;
  readonly error: FetchError;
}

/** Reports all failures together, so that they can be corrected together. */
function failureProblem(failures: readonly Failure[]): Problem {
  const [first, ...others] = failures.toSorted((a, b) => (a.uri < b.uri ? -1 : 1)) as [Failure, ...Failure[]];
  const { uri, error } = first;
  if (others.length === 0) return new Problem(`${uri} cannot be used (${error.message})`, error.advice);
  const advice = [...new Set(failures.map((each) => each.error.advice))];
  const happened = `${failures.length} schemas of hosts cannot be used`;
  return new Problem(happened, advice.length === 1 ? error.advice : "see the reasons", {
    lines: [first, ...others].flatMap((each): [string, string][] => [
      [each.uri, advice.length === 1 ? each.error.message : `${each.error.message}: ${each.error.advice}`],
    ]),
  });
}
