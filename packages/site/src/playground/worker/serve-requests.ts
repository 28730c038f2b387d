import { Engine, type VocabularyLoader } from "./engine.js";
import type { RequestMessage, ResponseMessage } from "./protocol.js";

/** A worker or one end of a channel. */
export interface MessageEnd {
  postMessage(message: ResponseMessage, transfer: Transferable[]): void;
  addEventListener(type: "message", listener: (event: MessageEvent<RequestMessage>) => void): void;
}

/** Answers the requests that arrive at a worker. */
export function serveRequests(end: MessageEnd, loadVocabulary: VocabularyLoader): void {
  const engine = new Engine(loadVocabulary);
  // A worker and a channel have one other end, so there is no origin to name.
  const send = (message: ResponseMessage): void => end.postMessage(message, []);
  end.addEventListener("message", ({ data: { id, name, takes } }) => {
    engine
      .handle(name, takes, () => send({ id, kind: "started" }))
      .then(
        (returns) => send({ id, kind: "done", returns }),
        (error: unknown) => send({ id, kind: "failed", message: String(error) }),
      );
  });
}
