import { spawn } from "node:child_process";
import { once } from "node:events";

/** A mock cluster of librdkafka, which kcat starts. It keeps messages in memory, with the protocol of Kafka. */
export interface KafkaMock extends AsyncDisposable {
  /** The addresses of the brokers. */
  readonly brokers: readonly string[];
}

/** Starts a cluster. Each topic gets four partitions when it is first used. */
export async function startKafkaMock(): Promise<KafkaMock> {
  const mock = ["-X", "test.mock.num.brokers=2", "-d", "mock"];
  const child = spawn("kcat", ["-b", "ignored", ...mock, "-C", "-t", "unused"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const brokers = await new Promise<string[]>((resolve, reject) => {
    let text = "";
    // It is read to the end: a full pipe would stop the cluster.
    child.stderr.on("data", (chunk: Buffer) => {
      if (text.length < 1 << 16) text += chunk.toString();
      const addresses = /bootstrap\.servers=(\S+)/.exec(text)?.[1];
      if (addresses !== undefined) resolve(addresses.split(","));
    });
    child.once("exit", () => reject(new Error(`kcat did not start a mock cluster: ${text}`)));
  });
  return {
    brokers,
    async [Symbol.asyncDispose]() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    },
  };
}
