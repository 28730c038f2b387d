import type { JsMsg } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Answerer } from "./answer-message.js";
import { ConfigurationError } from "./configuration-error.js";
import type { MessageSource } from "./message-source.js";

/** The state of a validation, which its parts share. */
export interface RunState {
  current: "running" | "draining" | "stopped";
  /** The error that ends it. */
  failure: Error | undefined;
}

/** The parts that {@link MessageRun} uses. */
export interface MessageRunOptions {
  readonly connection: NatsConnection;
  readonly source: MessageSource;
  readonly answerer: Answerer;
  /** The name of the schema for a subject. */
  readonly nameOf: (subject: string) => string | undefined;
  /** Whether a message stays in its stream when it is acknowledged. */
  readonly isKept: boolean;
  /** Maximum number of messages that are answered at a time. */
  readonly maxInFlight: number;
  readonly state: RunState;
}

/** Answers the messages of a source, several at a time. */
export class MessageRun {
  readonly #options: MessageRunOptions;
  readonly #inFlight = new Set<Promise<void>>();
  #onAnswered: (() => void) | undefined;

  constructor(options: MessageRunOptions) {
    this.#options = options;
  }

  /** Number of messages whose answers are not published yet. */
  get inFlight(): number {
    return this.#inFlight.size;
  }

  /**
   * Answers messages until the source has no more and all answers are stored.
   *
   * @throws the error that ends it.
   */
  async untilEnd(): Promise<void> {
    const { connection, source, state } = this.#options;
    try {
      for await (const message of source) {
        if (state.failure) throw state.failure;
        if (state.current === "running") await this.#add(message);
        else message.nak();
      }
      if (state.failure) throw state.failure;
      if (state.current === "running") throw new Error("The connection was closed.");
    } finally {
      await Promise.all(this.#inFlight);
      // Acknowledgements are sent before the program ends.
      if (!connection.isClosed()) await connection.flush().catch(() => {});
      state.current = "stopped";
    }
  }

  /** Begins to answer a message, and waits until another one may begin. */
  async #add(message: JsMsg): Promise<void> {
    const name = this.#schemaFor(message);
    if (name === undefined) return;
    const done = this.#answer(message, name).finally(() => {
      this.#inFlight.delete(done);
      this.#onAnswered?.();
    });
    this.#inFlight.add(done);
    // A message that was delivered before may end the program, so it is taken alone.
    if (message.redelivered) await done;
    else if (this.#inFlight.size >= this.#options.maxInFlight)
      await new Promise<void>((resolve) => (this.#onAnswered = resolve));
  }

  /**
   * The name of the schema of a message; `undefined` for a message that is acknowledged because it has none.
   *
   * @throws ConfigurationError if it has none, and would be deleted.
   */
  #schemaFor(message: JsMsg): string | undefined {
    const name = this.#options.nameOf(message.subject);
    if (name !== undefined) return name;
    if (this.#options.isKept) {
      message.ack();
      return undefined;
    }
    message.nak();
    throw new ConfigurationError(
      `No pattern of the option \`subjects\` has "${message.subject}", and the stream would delete the message.`,
    );
  }

  async #answer(message: JsMsg, name: string): Promise<void> {
    const { answerer, source, state } = this.#options;
    try {
      await answerer.answer(message, name);
    } catch (error) {
      state.failure = error as Error;
      source.stop();
    }
  }
}
