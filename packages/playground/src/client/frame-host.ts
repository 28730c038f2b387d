import type { ResponseMessage } from "../worker/protocol.js";
import type { FrameMessage } from "../vocabulary-frame/frame-message.js";
import { element } from "../view/element.js";
import type { EngineHost } from "./engine-host.js";

/** Maximum time until the engine in the frame is there, in milliseconds. */
const maxMilliseconds = 20_000;

/** The text of the engine for the frame. The frame cannot load it: it has no origin. */
let engineText: Promise<string> | undefined;

async function loadEngineText(): Promise<string> {
  const response = await fetch(new URL("./vocabulary-engine.js", document.baseURI));
  if (!response.ok) throw new Error(`The engine for vocabularies cannot be loaded: ${response.status}`);
  return response.text();
}

/**
 * Starts an engine in a sandboxed frame without an origin: its code reaches neither the page nor what the site has stored, and the policy of
 * the frame forbids it to send anything.
 */
export function frameHost(): EngineHost {
  const frame = element("iframe", {
    sandbox: "allow-scripts",
    src: "./vocabulary-frame.html",
    title: "Runs the vocabulary",
    "aria-hidden": "true",
    tabindex: "-1",
    hidden: true,
  });
  const { port1, port2 } = new MessageChannel();
  const host: EngineHost = {
    onResponse: () => undefined,
    onFailure: () => undefined,
    send: (message) => port1.postMessage(message),
    stop: () => {
      clearTimeout(timer);
      removeEventListener("message", onMessage);
      port1.close();
      frame.remove();
    },
  };
  const timer = setTimeout(
    () => host.onFailure("The frame for vocabularies cannot be loaded. It needs a connection."),
    maxMilliseconds,
  );
  const start = async (): Promise<void> => {
    try {
      const text = await (engineText ??= loadEngineText());
      // The frame has no origin that could be named.
      frame.contentWindow?.postMessage(text, "*", [port2]);
    } catch (error) {
      engineText = undefined;
      host.onFailure((error as Error).message);
    }
  };
  const onMessage = ({ source, data }: MessageEvent<FrameMessage>): void => {
    if (source !== frame.contentWindow) return;
    clearTimeout(timer);
    if (data.kind === "loaded") void start();
    else host.onFailure(data.message);
  };
  addEventListener("message", onMessage);
  port1.addEventListener("message", ({ data }: MessageEvent<ResponseMessage>) => host.onResponse(data));
  port1.start();
  document.body.append(frame);
  return host;
}
