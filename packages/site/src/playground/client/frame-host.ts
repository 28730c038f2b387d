import type { ResponseMessage } from "../worker/protocol.js";
import type { FrameMessage } from "../vocabulary-frame/frame-message.js";
import { element } from "../view/element.js";
import type { EngineHost } from "./engine-host.js";

/** Maximum time until the engine in the frame is there, in milliseconds. */
const maxMilliseconds = 20_000;

/** Time after a document is loaded in the frame in which its script begins, in milliseconds. */
const graceMilliseconds = 1000;

/** The texts that were loaded, by their names. */
const texts = new Map<string, string>();

async function loadText(name: string): Promise<string> {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const response = await fetch(new URL(name, document.baseURI));
  if (!response.ok) throw new Error(`${name} cannot be loaded: ${response.status}`);
  const text = await response.text();
  texts.set(name, text);
  return text;
}

/** The document of the frame as one text. */
async function frameText(): Promise<string> {
  const [page, script] = await Promise.all([loadText("vocabulary-frame.html"), loadText("vocabulary-frame.js")]);
  return page.replace(/<script.*<\/script>/, () => `<script>${script}</script>`);
}

/**
 * Starts an engine in a sandboxed frame without an origin: its code reaches neither the page nor what the site has stored, and the policy of
 * the frame forbids it to send anything. The document of the frame has its own policy if it is loaded as a file. Without a connection it
 * is made of text, and has the policy of the page as well: a strict one forbids to run vocabularies then.
 */
export function frameHost(): EngineHost {
  const attributes = { title: "Runs the vocabulary", "aria-hidden": "true", tabindex: "-1", hidden: true };
  const frame = element("iframe", { sandbox: "allow-scripts", src: "./vocabulary-frame.html", ...attributes });
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
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
  const fail = (): void => host.onFailure("The frame for vocabularies cannot be loaded. It needs a connection.");
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    try {
      await step();
    } catch (error) {
      host.onFailure((error as Error).message);
    }
  };
  const start = async (): Promise<void> => {
    const text = await loadText("vocabulary-engine.js");
    // The frame has no origin that could be named.
    frame.contentWindow?.postMessage(text, "*", [port2]);
  };
  const loadAsText = async (): Promise<void> => {
    if (frame.srcdoc !== "") fail();
    else frame.srcdoc = await frameText();
  };
  const onMessage = ({ source, data }: MessageEvent<FrameMessage>): void => {
    if (source !== frame.contentWindow) return;
    clearTimeout(timer);
    frame.removeEventListener("load", onLoad);
    if (data.kind === "loaded") void attempt(start);
    else host.onFailure(data.message);
  };
  // A document that is there says so itself. Another one is that of the browser, which says that there is no connection.
  const onLoad = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(loadAsText), graceMilliseconds);
  };
  timer = setTimeout(fail, maxMilliseconds);
  addEventListener("message", onMessage);
  frame.addEventListener("load", onLoad);
  port1.addEventListener("message", ({ data }: MessageEvent<ResponseMessage>) => host.onResponse(data));
  port1.start();
  document.body.append(frame);
  return host;
}
