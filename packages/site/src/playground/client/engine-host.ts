import type { RequestMessage, ResponseMessage } from "../worker/protocol.js";

/** Where an engine runs. */
export interface EngineHost {
  /** Called with each response. */
  onResponse: (response: ResponseMessage) => void;
  /** Called if the engine cannot run. */
  onFailure: (message: string) => void;
  send(message: RequestMessage): void;
  stop(): void;
}

/** Starts an engine in a worker of the page. */
export function workerHost(): EngineHost {
  const worker = new Worker(new URL("../worker/engine.worker.ts", import.meta.url), { type: "module" });
  const host: EngineHost = {
    onResponse: () => undefined,
    onFailure: () => undefined,
    send: (message) => worker.postMessage(message, []),
    stop: () => worker.terminate(),
  };
  worker.addEventListener("message", ({ data }: MessageEvent<ResponseMessage>) => host.onResponse(data));
  worker.addEventListener("error", ({ message }) => host.onFailure(message || "The worker could not be started"));
  return host;
}
