// The lock of a project, and the cache of locked schemas, for programs that use schemas of hosts without fetching them.
export { cachedDocument, cacheFile, type CacheEnvironment } from "./lock/document-cache.js";
export { integrityOf, type Lock, type LockEntry, lockFileName, readLock } from "./lock/lock-file.js";
