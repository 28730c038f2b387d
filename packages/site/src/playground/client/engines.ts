import type { EngineInput } from "../worker/protocol.js";
import { EngineClient, type EngineRequest } from "./engine-client.js";
import { type EngineHost, workerHost } from "./engine-host.js";
import { frameHost } from "./frame-host.js";

/** Whether requests are for the same input. A vocabulary that never ends stops each engine that runs it: one is enough. */
export function haveSameInput(one: EngineRequest, other: EngineRequest): boolean {
  const [first, second] = [inputOf(one), inputOf(other)];
  return (
    first !== undefined &&
    second !== undefined &&
    Object.entries(first).every(([name, value]) => second[name] === value)
  );
}

function inputOf({ name, takes }: EngineRequest): Readonly<Record<string, unknown>> | undefined {
  const input = name === "validate" ? takes : (takes as { readonly input?: unknown } | undefined)?.input;
  return input as Readonly<Record<string, unknown>> | undefined;
}

/** The engine of the page; and one in a sandboxed frame for inputs with a vocabulary, which is code of the visitor. */
export class Engines {
  /** Runs no code of the visitor. */
  readonly plain: EngineClient;
  readonly #sandboxed = new EngineClient(frameHost, haveSameInput);

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
