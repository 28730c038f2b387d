import type { EngineHost } from "./engine-host.js";
import type { RequestMessage, RequestName, Requests, ResponseMessage } from "../worker/protocol.js";

/** Maximum time of one request after its code is loaded, in milliseconds. A pattern can take exponential time. */
const maxMilliseconds = 4000;

/** What a request is for. A newer request of the same purpose takes the place of an older one that has not begun. */
export type Purpose =
  | "validate"
  | "complete"
  | "hover"
  | "load"
  | "convert"
  | "format"
  | "measure"
  | "patterns"
  | "tab"
  | `lint ${string}`
  | `fix ${string}`;

/** The engine stopped, because a request took too long. */
export class EngineTimeoutError extends Error {
  override readonly name = "EngineTimeoutError";
}

/** A request, by its name. */
export interface EngineRequest {
  readonly name: RequestName;
  readonly takes: unknown;
}

interface Waiting extends EngineRequest {
  readonly purpose: Purpose;
  readonly resolve: (returns: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Sends requests to an engine, one at a time: what waits can still be replaced by something newer. Validation goes first. An engine that
 * does not answer is replaced by a new one.
 */
export class EngineClient {
  readonly #createHost: () => EngineHost;
  readonly #repeats: (stopped: EngineRequest, next: EngineRequest) => boolean;
  readonly #waiting = new Map<Purpose, Waiting>();
  #host: EngineHost | undefined;
  #current: { readonly id: number; readonly request: Waiting } | undefined;
  /** The last request that took too long. */
  #stopped: { readonly request: EngineRequest; readonly error: Error } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  /**
   * @param createHost - Starts an engine. It is called at the first request, and after an engine had to be stopped.
   * @param repeats - Whether a request would take too long because another one has. It is refused then. Default: none would.
   */
  constructor(
    createHost: () => EngineHost,
    repeats: (stopped: EngineRequest, next: EngineRequest) => boolean = () => false,
  ) {
    this.#createHost = createHost;
    this.#repeats = repeats;
  }

  /**
   * Sends a request.
   *
   * @returns `undefined` if a newer request of the same purpose has taken its place.
   * @throws EngineTimeoutError if it takes too long, or would.
   */
  request<Name extends RequestName>(
    purpose: Purpose,
    name: Name,
    takes: Requests[Name]["takes"],
  ): Promise<Requests[Name]["returns"] | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.get(purpose)?.resolve(undefined);
      this.#waiting.set(purpose, { purpose, name, takes, resolve, reject });
      this.#next();
    });
  }

  /** Stops the engine. Requests that wait get nothing. */
  stop(): void {
    this.#stopHost();
    this.#current?.request.resolve(undefined);
    this.#current = undefined;
    for (const { resolve } of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }

  #next(): void {
    if (this.#current) return;
    const request = this.#waiting.get("validate") ?? this.#waiting.values().next().value;
    if (!request) return;
    this.#waiting.delete(request.purpose);
    if (this.#stopped && this.#repeats(this.#stopped.request, request)) {
      request.reject(this.#stopped.error);
      return this.#next();
    }
    this.#host ??= this.#startHost();
    this.#lastId += 1;
    this.#current = { id: this.#lastId, request };
    this.#host.send({ id: this.#lastId, name: request.name, takes: request.takes } as RequestMessage);
  }

  #startHost(): EngineHost {
    const host = this.#createHost();
    host.onResponse = (response) => this.#receive(response);
    host.onFailure = (message) => this.#fail(new Error(message));
    return host;
  }

  #receive(response: ResponseMessage): void {
    if (response.id !== this.#current?.id) return;
    clearTimeout(this.#timer);
    if (response.kind === "started") {
      this.#timer = setTimeout(() => this.#timeOut(), maxMilliseconds);
      return;
    }
    const { request } = this.#current;
    this.#current = undefined;
    if (response.kind === "done") request.resolve(response.returns);
    else request.reject(new Error(response.message));
    this.#next();
  }

  #timeOut(): void {
    const error = new EngineTimeoutError(`It took longer than ${maxMilliseconds / 1000} seconds and was stopped.`);
    if (this.#current) this.#stopped = { request: this.#current.request, error };
    this.#fail(error);
  }

  /** The engine has failed: the next request gets a new one. */
  #fail(error: Error): void {
    this.#stopHost();
    const failed = this.#current?.request;
    this.#current = undefined;
    failed?.reject(error);
    this.#next();
  }

  #stopHost(): void {
    clearTimeout(this.#timer);
    this.#host?.stop();
    this.#host = undefined;
  }
}
