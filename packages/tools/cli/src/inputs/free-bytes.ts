import { setImmediate as nextTurn } from "node:timers/promises";

/** Smaller buffers may share memory with others, and are too small to matter. */
const large = 1 << 24;

/**
 * Frees the memory of a large buffer that is not used any more. The engine often frees it too late for the next step,
 * which needs as much memory.
 */
export async function freeBytes({ buffer }: Uint8Array): Promise<void> {
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength < large) return;
  const { MessageChannel } = await import("node:worker_threads");
  // A buffer that is posted to a closing port is freed. The ports close in later turns of the event loop.
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(undefined, [buffer]);
  port1.close();
  port2.close();
  await nextTurn();
  await nextTurn();
}
