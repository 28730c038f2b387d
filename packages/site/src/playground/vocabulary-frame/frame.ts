// The script of the frame. The page sends it the engine and one end of a channel, and it starts the engine in a worker, which the page can
// stop by removing the frame.
import type { FrameMessage } from "./frame-message.js";

/** Tells the page. The frame knows no origin but its own, which is none. */
const tell = (message: FrameMessage): void => parent.postMessage(message, "*");

addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
  tell({ kind: "failed", message: `The policy of the frame forbids to run a vocabulary (${violatedDirective})` });
});
addEventListener("message", ({ source, data, ports: [port] }: MessageEvent<string>) => {
  if (source !== parent || !port) return;
  const url = URL.createObjectURL(new Blob([data], { type: "text/javascript" }));
  const worker = new Worker(url);
  worker.addEventListener("error", ({ message }) =>
    tell({ kind: "failed", message: message || "The engine for vocabularies cannot be started" }),
  );
  worker.postMessage(undefined, [port]);
});
tell({ kind: "loaded" });
