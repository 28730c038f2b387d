import type { JetStreamClient, PubAck } from "@nats-io/jetstream";
import { headers as createHeaders, type MsgHdrs } from "@nats-io/transport-node";
import type { Answer } from "./answer.js";

/** Milliseconds before an answer is published again: the first and the longest pause. */
const [firstPause, longestPause] = [100, 5000];

/**
 * Publishes an answer until the server has it. The server drops an answer that it has already, by its id.
 *
 * @param kept - Headers of the message that it is an answer to.
 * @param isStopped - Whether to give up.
 * @param onRetry - Called before each further try.
 * @returns What the server says; `undefined` if it was given up.
 */
export async function publishAnswer(
  client: JetStreamClient,
  { subject, headers, body }: Answer,
  id: string,
  kept: KeptHeaders,
  isStopped: () => boolean,
  onRetry: (error: Error) => void,
): Promise<PubAck | undefined> {
  const all = headersOf(headers, kept);
  for (let pause = firstPause; !isStopped(); pause = Math.min(pause * 2, longestPause)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await client.publish(subject, body, { msgID: id, headers: all });
    } catch (error) {
      onRetry(error as Error);
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}

/** Names and values of headers. A name may be there several times. */
export type KeptHeaders = readonly (readonly [name: string, value: string])[];

/** The headers of a message that its answer has as well: not those that mean something to the server. */
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
