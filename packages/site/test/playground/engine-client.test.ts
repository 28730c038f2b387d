import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineClient } from "../../src/playground/client/engine-client.js";
import { haveSameInput } from "../../src/playground/client/engines.js";
import type { EngineHost } from "../../src/playground/client/engine-host.js";
import { emptyState } from "../../src/playground/state/playground-state.js";
import { engineInput, type RequestMessage } from "../../src/playground/worker/protocol.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Hosts that note what they get, and respond when the test says so. */
class Hosts {
  readonly started: (EngineHost & { readonly received: RequestMessage[]; isStopped: boolean })[] = [];

  readonly start = (): EngineHost => {
    const received: RequestMessage[] = [];
    const host = {
      received,
      isStopped: false,
      onResponse: () => undefined,
      onFailure: () => undefined,
      send: (message: RequestMessage) => void received.push(message),
      stop: () => void (host.isStopped = true),
    };
    this.started.push(host);
    return host;
  };

  get last() {
    const host = this.started.at(-1);
    if (!host) throw new Error("no host was started");
    return host;
  }

  respond(returns: unknown): void {
    const id = this.last.received.at(-1)?.id ?? 0;
    this.last.onResponse({ id, kind: "done", returns });
  }
}

const input = (text: string) => engineInput({ ...emptyState, data: { name: "data.json", text } });
const textOf = (message: RequestMessage | undefined) => (message as RequestMessage<"validate">).takes.data.text;

test("a newer request takes the place of one that waits", async () => {
  const hosts = new Hosts();
  const client = new EngineClient(hosts.start);
  const results = ["1", "2", "3"].map((text) => client.request("validate", "validate", input(text)));
  expect(hosts.last.received.map(textOf)).toEqual(["1"]);
  hosts.respond("first");
  hosts.respond("third");
  expect(hosts.last.received.map(textOf)).toEqual(["1", "3"]);
  expect(await Promise.all(results)).toEqual(["first", undefined, "third"]);
});

test("validation goes first", () => {
  const hosts = new Hosts();
  const client = new EngineClient(hosts.start);
  void client.request("load", "load", undefined);
  void client.request("convert", "convert", { name: "a", text: "" });
  void client.request("validate", "validate", input("1"));
  hosts.respond(true);
  expect(hosts.last.received.map(({ name }) => name)).toEqual(["load", "validate"]);
});

test("an engine that takes too long is replaced, from when the work began", async () => {
  const hosts = new Hosts();
  const client = new EngineClient(hosts.start);
  const slow = client.request("validate", "validate", input("1"));
  const failed = slow.then(String, String);
  vi.advanceTimersByTime(60_000);
  expect(hosts.last.isStopped).toBe(false);
  hosts.last.onResponse({ id: 1, kind: "started" });
  vi.advanceTimersByTime(60_000);
  expect(await failed).toContain("longer than");
  expect(hosts.last.isStopped).toBe(true);
  const next = client.request("validate", "validate", input("2"));
  hosts.respond("second");
  expect(await next).toBe("second");
  expect(hosts.started.length).toBe(2);
});

test("what would stop an engine again is refused, until the input changes", async () => {
  const hosts = new Hosts();
  const client = new EngineClient(hosts.start, haveSameInput);
  const endless = input("1");
  const slow = client.request("validate", "validate", endless).then(String, String);
  const tab = client.request("tab", "tab", { input: { ...endless }, tab: "plan", choice: "" }).then(String, String);
  hosts.last.onResponse({ id: 1, kind: "started" });
  vi.advanceTimersByTime(60_000);
  expect(await slow).toContain("longer than");
  expect(await tab).toContain("longer than");
  await expect(client.request("validate", "validate", { ...endless })).rejects.toThrow("longer than");
  expect(hosts.started.length).toBe(1);
  const next = client.request("validate", "validate", input("2"));
  hosts.respond("second");
  expect([await next, hosts.started.length]).toEqual(["second", 2]);
});

test("a request that fails says why, and the next one is sent", async () => {
  const hosts = new Hosts();
  const client = new EngineClient(hosts.start);
  const first = client.request("validate", "validate", input("1"));
  hosts.last.onResponse({ id: 1, kind: "failed", message: "broken" });
  await expect(first).rejects.toThrow("broken");
  void client.request("validate", "validate", input("2"));
  expect(hosts.last.received.length).toBe(2);
});
