import { setImmediate as nextTurn } from "node:timers/promises";

/** Buffers with fewer bytes may be a part of one that others use, and are too small to matter. */
const large = 1 << 24;

/**
 * Frees the memory of a large buffer that nothing uses any more. Else the engine decides when: often too late for what comes next,
 * which needs as much memory again.
 */
export async function freeBytes({ buffer }: Uint8Array): Promise<void> {
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength < large) return;
  const { MessageChannel } = await import("node:worker_threads");
  // What is posted to a port that closes is gone. The ports close in the turns after this.
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(undefined, [buffer]);
  port1.close();
  port2.close();
  await nextTurn();
  await nextTurn();
}
