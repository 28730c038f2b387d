import type { EngineInput } from "../worker/protocol.js";
import { EngineClient } from "./engine-client.js";
import { type EngineHost, workerHost } from "./engine-host.js";
import { frameHost } from "./frame-host.js";

/** The engine of the page; and one in a sandboxed frame for inputs with a vocabulary, which is code of the visitor. */
export class Engines {
  /** Runs no code of the visitor. */
  readonly plain: EngineClient;
  readonly #sandboxed = new EngineClient(frameHost);

  /** @param started - An engine that has been started already, to be used first. */
  constructor(started: EngineHost) {
    let first: EngineHost | undefined = started;
    this.plain = new EngineClient(() => {
      const host = first ?? workerHost();
      first = undefined;
      return host;
    });
  }

  /** The engine for an input. */
  for({ vocabulary }: Pick<EngineInput, "vocabulary">): EngineClient {
    if (vocabulary.trim() !== "") return this.#sandboxed;
    this.#sandboxed.stop();
    return this.plain;
  }
}
