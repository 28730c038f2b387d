import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, type NatsConnection } from "@nats-io/transport-node";

/** A `nats-server` with JetStream on this machine, and a folder for its files. */
export interface NatsServer extends AsyncDisposable {
  readonly url: string;
  /** Ends the process at once. */
  readonly stop: () => Promise<void>;
  /** Starts it again with the same files. */
  readonly start: () => Promise<void>;
  /** A connection that reconnects without end. */
  readonly connection: () => Promise<NatsConnection>;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}

/** Starts a server. */
export async function startNatsServer(...args: readonly string[]): Promise<NatsServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "argot-nats-"));
  const port = await freePort();
  const url = `nats://127.0.0.1:${port}`;
  let child = await launch();

  async function launch(): Promise<ChildProcess> {
    const fresh = spawn("nats-server", ["-js", "-sd", folder, "-a", "127.0.0.1", "-p", String(port), ...args], {
      stdio: "ignore",
    });
    for (let tries = 0; tries < 100; tries++) {
      try {
        const connection = await connect({ servers: url, reconnect: false, timeout: 1000 });
        await connection.close();
        return fresh;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    throw new Error("nats-server does not start");
  }
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }
  return {
    url,
    stop,
    async start() {
      child = await launch();
    },
    connection: () => connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 100 }),
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
