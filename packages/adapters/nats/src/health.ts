import type { NatsConnection } from "@nats-io/transport-node";

/** The state of a validation. */
export interface Health {
  /** Whether messages are being answered. */
  readonly isHealthy: boolean;
  /** `running`, `draining`, `stopped`, or `disconnected` while the server cannot be reached. */
  readonly state: "running" | "draining" | "stopped" | "disconnected";
  /** Number of messages whose answers are not published yet. */
  readonly inFlight: number;
  /** The reason why messages are not being answered. */
  readonly reason?: string;
}

/** Collects the errors that keep messages from being answered. */
export interface Problems {
  /** Whether the server is connected. */
  readonly isConnected: () => boolean;
  /** The current error; `undefined` if there is none. */
  readonly reason: () => string | undefined;
  /** Reports the error of a source, or with `undefined` that it has none. */
  readonly report: (where: string, error: Error | undefined) => void;
  /** Stops the checks. */
  readonly stop: () => void;
}

/** Milliseconds between two checks. A check ends within the time limit of a request, five seconds unless the client has another. */
const checkPause = 5000;

/**
 * Watches the connection, the streams and the consumer.
 *
 * @param check - Rejected if a message could not be answered now.
 */
export function watchProblems(connection: NatsConnection, check: () => Promise<unknown>): Problems {
  const found = new Map<string, Error>();
  const report = (where: string, error: Error | undefined): void => {
    if (error) found.set(where, error);
    else found.delete(where);
  };
  let [isConnected, isStopped] = [true, false];
  let timer: NodeJS.Timeout | undefined;
  void follow();
  plan();
  return {
    isConnected: () => isConnected,
    reason: () => (isConnected ? found.values().next().value?.message : "The connection to the server is lost."),
    report,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function follow(): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === "disconnect" || type === "close") isConnected = false;
      if (type === "reconnect") isConnected = true;
    }
  }

  function plan(): void {
    if (isStopped) return;
    const then = (error?: Error): void => {
      report("check", error);
      plan();
    };
    timer = setTimeout(() => void check().then(() => then(), then), checkPause).unref();
  }
}
