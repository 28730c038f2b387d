import type { JetStreamClient, JetStreamManager, PubAck } from "@nats-io/jetstream";
import { headers as createHeaders, type MsgHdrs } from "@nats-io/transport-node";
import type { Answer } from "./answer.js";

/** Milliseconds before another try: the first and the longest pause. */
const [firstPause, longestPause] = [100, 5000];

/**
 * Repeats an operation until it succeeds.
 *
 * @param isStopped - Whether the next try is the last one.
 * @param onRetry - Called before each further try.
 * @returns The result; `undefined` if it gave up.
 */
export async function retried<T>(
  action: () => Promise<T>,
  isStopped: () => boolean,
  onRetry: (error: Error) => void,
): Promise<T | undefined> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    // The last try shows whether the server has an answer whose publication seemed to fail.
    const isLast = isStopped();
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await action();
    } catch (error) {
      onRetry(error as Error);
      if (isLast) return undefined;
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * Publishes an answer. The server drops an answer that it has already, by its id.
 *
 * @param token - Distinguishes the answer from those to other deliveries of the message.
 * @param kept - Headers of the message that it is an answer to.
 */
export async function publishAnswer(
  client: JetStreamClient,
  { subject, headers, body }: Answer,
  id: string,
  token: string,
  kept: KeptHeaders,
): Promise<PubAck> {
  try {
    return await client.publish(subject, body, {
      msgID: id,
      headers: headersOf({ ...headers, [tokenHeader]: token }, kept),
    });
  } catch (error) {
    // The client says so when nobody takes a subject.
    const { name, message } = error as Error;
    const reason = name === "JetStreamNotEnabled" ? "no stream takes it" : message;
    throw new Error(`The server does not store the answer "${subject}": ${reason}`, { cause: error });
  }
}

/** Whether the answer that the server has is this one, and not that to another delivery of the message. */
export async function isStoredAnswer(
  manager: JetStreamManager,
  { stream, seq, duplicate }: PubAck,
  token: string,
): Promise<boolean> {
  if (!duplicate) return true;
  const stored = await manager.streams.getMessage(stream, { seq });
  return stored?.header.get(tokenHeader) === token;
}

const tokenHeader = "Argot-Answer";

/** Names and values of headers. A name may occur several times. */
export type KeptHeaders = readonly (readonly [name: string, value: string])[];

/** The headers of a message for its answer, without those that have a meaning for the server. */
export function keptHeaders(own: MsgHdrs | undefined): KeptHeaders {
  const kept = (own?.keys() ?? [])
    .filter((name) => !/^nats-/i.test(name))
    .flatMap((name) => (own?.values(name) ?? []).map((value) => [name, value] as const));
  const id = own?.get("Nats-Msg-Id");
  return id ? [...kept, ["Argot-Original-Msg-Id", id]] : kept;
}

/** Number of bytes of headers. */
export const sizeOfKept = (kept: KeptHeaders): number =>
  kept.reduce((size, [name, value]) => size + name.length + new TextEncoder().encode(value).length + 4, 0);

function headersOf(answer: Answer["headers"], kept: KeptHeaders): MsgHdrs {
  const all = createHeaders();
  for (const [name, value] of kept) all.append(name, value);
  for (const [name, value] of Object.entries(answer)) all.set(name, value);
  return all;
}
