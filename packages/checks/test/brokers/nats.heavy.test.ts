// @argot/nats against a real server.
import { once } from "node:events";
import {
  ConfigurationError,
  fixedSchemas,
  serveHealth,
  startValidation,
  type Validation,
  type ValidationOptions,
  watchSchemas,
} from "@argot/nats";
import {
  AckPolicy,
  type ConsumerConfig,
  DiscardPolicy,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
} from "@nats-io/jetstream";
import { Kvm } from "@nats-io/kv";
import { connect, headers, type MsgHdrs, type NatsConnection } from "@nats-io/transport-node";
import { createArgot } from "argot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { countedIn } from "../../src/brokers/nats/programs.js";
import { startProxy } from "../../src/brokers/servers/cuttable-proxy.js";
import { freePort, type NatsServer, startNatsServer } from "../../src/brokers/servers/nats-server.js";
import { howToInstall, isInstalled } from "../../src/brokers/servers/program.js";

const argot = createArgot();
const isOrder = argot.compile({ type: "object", properties: { id: { type: "integer" } }, required: ["id"] });

describe.skipIf(!isInstalled("nats-server"))(`a validation (${howToInstall("nats-server")})`, () => {
  let server: NatsServer;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  beforeAll(async () => {
    server = await startNatsServer();
    connection = await server.connection();
    manager = await jetstreamManager(connection);
  });
  afterAll(async () => {
    await connection.close();
    await server[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    await manager.streams.add({ name: "ORDERS", subjects: ["orders.>"] });
    await manager.streams.add({ name: "VALID", subjects: ["valid.>"] });
    await manager.streams.add({ name: "DEAD", subjects: ["dead.>"] });
  });
  afterEach(async () => {
    for await (const { config } of manager.streams.list()) await manager.streams.delete(config.name);
  });

  const options: ValidationOptions = {
    stream: "ORDERS",
    consumer: "validate",
    subjects: { "orders.>": "order" },
    schemas: fixedSchemas({ order: isOrder }),
    validTo: "valid",
    deadTo: "dead",
  };
  /** Starts a validation that is drained after the test. */
  const start = async (given: ValidationOptions): Promise<Validation> => {
    const validation = await startValidation(connection, given);
    onTestFinished(() => validation.drain());
    return validation;
  };
  const publish = async (data: string | Uint8Array, subject = "orders.eu", given?: MsgHdrs): Promise<void> =>
    void (await jetstream(connection).publish(subject, data, given ? { headers: given } : {}));
  const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
    await expect.poll(isSo, { timeout: 120_000, interval: 20 }).toBe(true);
  };
  const counted = async (validations: readonly Validation[]): Promise<number> => {
    const metrics = await Promise.all(validations.map((validation) => validation.metrics()));
    return metrics.reduce((sum, text) => sum + countedIn(text), 0);
  };
  const count = async (stream: string): Promise<number> => (await manager.streams.info(stream)).state.messages;
  const last = async (stream: string): Promise<{ subject: string; headers: MsgHdrs; text: string }> => {
    const { state } = await manager.streams.info(stream);
    const message = await manager.streams.getMessage(stream, { seq: state.last_seq });
    if (!message) throw new Error(`${stream} is empty`);
    return { subject: message.subject, headers: message.header, text: message.string() };
  };

  test("forwards valid messages, with their headers", async () => {
    await start(options);
    const given = headers();
    given.append("Trace", "a");
    given.append("Trace", "b");
    given.set("Nats-Msg-Id", "mine");
    await publish('{"id": 1.0}', "orders.eu.new", given);
    await until(async () => (await count("VALID")) === 1);
    const { subject, headers: found, text } = await last("VALID");
    expect([subject, text]).toEqual(["valid.orders.eu.new", '{"id": 1.0}']);
    expect(found.values("Trace")).toEqual(["a", "b"]);
    expect(["Argot-Schema", "Argot-Sequence", "Argot-Original-Msg-Id"].map((name) => found.get(name))).toEqual([
      "order@1",
      "1",
      "mine",
    ]);
    expect(found.get("Nats-Msg-Id")).toMatch(/^ORDERS:1:\d+$/);
  });

  test.each([
    [
      '{"id":"x"}',
      "type",
      "/id must be integer, is string",
      { errors: [{ instanceLocation: "/id" }], value: { id: "x" } },
    ],
    ['{"id":', "syntax", "is not JSON: expected a value, found the end of the text, at 1:7", { text: '{"id":' }],
    [
      '{"id":1,"id":2}',
      "duplicate-name",
      'has the name "id" twice in an object, at 1:2 and 1:9',
      { code: "duplicate-name" },
    ],
    [Uint8Array.of(0xff), "encoding", "is not UTF-8", { base64: "/w==" }],
    ["", "syntax", "is not JSON: expected a value, found the end of the text, at 1:1", { text: "" }],
  ] as [string | Uint8Array, string, string, object][])(
    "sends %j to the dead letters: %s",
    async (data, reason, error, body) => {
      await start(options);
      await publish(data);
      await until(async () => (await count("DEAD")) === 1);
      const letter = await last("DEAD");
      expect(letter.subject).toBe("dead.orders.eu");
      expect([letter.headers.get("Argot-Reason"), letter.headers.get("Argot-Error")]).toEqual([reason, error]);
      expect(JSON.parse(letter.text)).toMatchObject({ stream: "ORDERS", sequence: 1, deliveries: 1, ...body });
    },
  );

  test("answers messages that fill the server's limit", async () => {
    await start(options);
    const limit = connection.info?.max_payload ?? 0;
    const filled = (json: string): string => json + " ".repeat(limit - json.length);
    await publish(filled('{"id":1}'));
    await publish(filled('{"id":"x"}'));
    await publish(filled("{"));
    await publish(filled(JSON.stringify({ id: {}, [`x${"y".repeat(500_000)}`]: 1 })));
    await until(async () => (await count("DEAD")) === 4);
    const reasons: (string | undefined)[] = [];
    for (const seq of [1, 2, 3, 4])
      reasons.push((await manager.streams.getMessage("DEAD", { seq }))?.header.get("Argot-Reason"));
    expect(new Set(reasons)).toEqual(new Set(["syntax", "too-large-to-forward", "type"]));
    expect(JSON.parse((await last("DEAD")).text)).toMatchObject({ omittedBytes: expect.any(Number) });
  });

  /** Starts a validation that is cut from the server when it validates a message with one of the numbers, as if it had been killed. */
  const startMortal = async (given: ValidationOptions, poison: readonly number[]): Promise<Validation> => {
    const proxy = await startProxy(Number(new URL(server.url).port));
    const own = await connect({ servers: `nats://127.0.0.1:${proxy.port}`, reconnect: false });
    const mortal = Object.assign(
      (value: unknown) => {
        if (poison.includes((value as { id: number }).id)) proxy.cut();
        return isOrder(value);
      },
      { validate: isOrder.validate },
    );
    const validation = await startValidation(own, { ...given, schemas: fixedSchemas({ order: mortal }) });
    onTestFinished(() => proxy.cut());
    return validation;
  };

  test.each([1, 3])("answers all but the messages that programs end by, with %d deliveries", async (maxDeliveries) => {
    const poison = [10, 11, 60];
    const given = { ...options, maxDeliveries, ackWait: 500 };
    for (let id = 0; id < 100; id++) await publish(JSON.stringify({ id }));
    const over = new AbortController();
    let ended = 0;
    const keepRunning = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const validation = await startMortal(given, poison);
        await Promise.race([validation.ended.catch(() => (ended += 1)), until(() => over.signal.aborted)]);
        if (over.signal.aborted) await validation.drain();
      }
    };
    const running = [keepRunning(), keepRunning()];
    await until(async () => (await count("VALID")) + (await count("DEAD")) === 100);
    over.abort();
    await Promise.all(running);
    expect([await count("VALID"), await count("DEAD")]).toEqual([97, 3]);
    const letters = [1, 2, 3].map(async (seq) => (await manager.streams.getMessage("DEAD", { seq }))?.header);
    for (const letter of await Promise.all(letters)) {
      expect(letter?.get("Argot-Reason")).toBe("too-many-deliveries");
      expect(poison).toContain(Number(letter?.get("Argot-Sequence")) - 1);
    }
    // The first delivery is not recorded, and two of them were in one company.
    expect(ended).toBeGreaterThanOrEqual(poison.length * Math.max(1, maxDeliveries - 1));
  });

  test("validates a message that others only gave back, however often", async () => {
    await manager.consumers.add("ORDERS", {
      durable_name: "validate",
      ack_policy: AckPolicy.Explicit,
      max_deliver: -1,
    });
    await publish('{"id":1}');
    const consumer = await jetstream(connection).consumers.get("ORDERS", "validate");
    for (let i = 0; i < 3; i++) (await consumer.next())?.nak();
    const validation = await start({ ...options, maxDeliveries: 3 });
    await until(async () => (await count("VALID")) === 1);
    expect((await last("VALID")).headers.get("Argot-Deliveries")).toBe("4");
    expect(await validation.metrics()).toMatch(/argot_redelivered_total\{[^}]*\} 1\n/);
    expect(await count("argot-attempts")).toBe(0);
  });

  test("answers the messages of programs that are slow", async () => {
    const slow = Object.assign(
      (value: unknown) => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
        return isOrder(value);
      },
      { validate: isOrder.validate },
    );
    const given = { ...options, schemas: fixedSchemas({ order: slow }), ackWait: 500, maxDeliveries: 2 };
    for (let id = 0; id < 100; id++) await publish(JSON.stringify({ id }));
    const validations = [await start(given), await start(given)];
    await until(
      async () =>
        (await manager.consumers.info("ORDERS", "validate")).num_ack_pending === 0 && (await count("VALID")) === 100,
    );
    expect(await count("DEAD")).toBe(0);
    expect(await counted(validations)).toBe(100);
  });

  test("answers the messages of a stream that was deleted and created again", async () => {
    for (const round of [1, 2]) {
      const validation = await startValidation(connection, options);
      for (let id = 0; id < 20; id++) await publish(JSON.stringify({ id }));
      await until(async () => (await count("VALID")) === round * 20);
      await validation.drain();
      expect(await counted([validation])).toBe(20);
      await manager.streams.delete("ORDERS");
      await manager.streams.add({ name: "ORDERS", subjects: ["orders.>"] });
    }
  });

  describe("on a work queue", () => {
    beforeEach(async () => {
      await manager.streams.delete("ORDERS");
      const subjects = ["orders.>", "invoices.>", "payments.>"];
      await manager.streams.add({ name: "ORDERS", subjects, retention: RetentionPolicy.Workqueue });
    });
    test("leaves the messages of others", async () => {
      await publish("{}", "invoices.eu");
      await publish('{"id":1}');
      await start({ ...options, subjects: { "orders.>": "order", "orders.*.new": "order" } });
      await until(async () => (await count("VALID")) === 1 && (await count("ORDERS")) === 1);
      expect((await manager.streams.getMessage("ORDERS", { seq: 1 }))?.subject).toBe("invoices.eu");
    });
    test("is refused if it would delete the messages of others", async () => {
      const subjects = { "orders.>": "order", "invoices.>": "order" };
      await expect(startValidation(connection, { ...options, subjects })).rejects.toThrow(/would delete/);
      await expect(startValidation(connection, { ...options, subjects })).rejects.toBeInstanceOf(ConfigurationError);
    });
    test("ends before it deletes the messages of others that come later", async () => {
      const subjects = { "orders.>": "order", "invoices.>": "order", "payments.>": "order" };
      const validation = await startValidation(connection, { ...options, subjects });
      await manager.streams.update("ORDERS", { subjects: [...Object.keys(subjects), "refunds.>"] });
      await publish('{"id":1}', "refunds.eu");
      await expect(validation.ended).rejects.toThrow(/"refunds.eu"/);
      expect(validation.health()).toMatchObject({ isHealthy: false, reason: expect.stringContaining("refunds.eu") });
      expect(await count("ORDERS")).toBe(1);
    });
  });

  test.each<[name: string, stream: string, data: string, reason: RegExp]>([
    ["the dead-letter stream", "DEAD", "1", /"dead\.orders\.eu": no stream takes it|No stream takes the subject "dead/],
    [
      "the valid stream",
      "VALID",
      '{"id":1}',
      /"valid\.orders\.eu": no stream takes it|No stream takes the subject "valid/,
    ],
  ])("says that %s is missing", async (_name, stream, data, reason) => {
    const validation = await start(options);
    await manager.streams.delete(stream);
    await publish(data);
    await until(() => !validation.health().isHealthy);
    expect(validation.health()).toMatchObject({ state: "running", reason: expect.stringMatching(reason) });
    await manager.streams.add({ name: stream, subjects: [`${stream.toLowerCase()}.>`] });
    await until(async () => validation.health().isHealthy && (await count(stream)) === 1);
    expect(await counted([validation])).toBe(1);
  });

  test("says that a stream is missing before a message needs it", async () => {
    const validation = await start(options);
    await manager.streams.delete("DEAD");
    await until(() => !validation.health().isHealthy);
    expect(validation.health().reason).toMatch(/No stream takes the subject "dead/);
  });

  test("says that the server is stopped, and counts each message once", async () => {
    const validation = await start({ ...options, ackWait: 1000 });
    for (let id = 0; id < 200; id++) await publish(JSON.stringify({ id }));
    await server.stop();
    await until(() => !validation.health().isHealthy);
    expect(validation.health()).toMatchObject({ state: "disconnected", reason: expect.stringContaining("connection") });
    await server.start();
    await until(async () => validation.health().isHealthy && (await count("VALID")) === 200);
    await until(async () => (await manager.consumers.info("ORDERS", "validate")).num_ack_pending === 0);
    await until(async () => (await counted([validation])) === 200);
    expect(await count("VALID")).toBe(200);
  });

  test("publishes an answer again until the server takes it", async () => {
    await manager.streams.update("VALID", { max_msgs: 1, discard: DiscardPolicy.New });
    const problems: Error[] = [];
    const validation = await start({
      ...options,
      onProblem: (error) => problems.push(error),
    });
    await publish('{"id":1}');
    await publish('{"id":2}');
    await until(() => problems.length >= 2);
    expect(problems[0]?.message).toMatch(/maximum messages exceeded/);
    expect(validation.health()).toMatchObject({ isHealthy: false, reason: problems[0]?.message });
    await manager.streams.update("VALID", { max_msgs: -1 });
    await until(async () => (await count("VALID")) === 2);
    await until(async () => (await manager.consumers.info("ORDERS", "validate")).num_ack_pending === 0);
    expect(await count("DEAD")).toBe(0);
  });

  test("says what an exception of a keyword was", async () => {
    const throwing = Object.assign(
      () => {
        throw new Error("no licence");
      },
      { validate: isOrder.validate },
    );
    await start({
      ...options,
      schemas: fixedSchemas({ order: throwing }),
    });
    await publish("1");
    await until(async () => (await count("DEAD")) === 1);
    expect((await last("DEAD")).headers.get("Argot-Error")).toBe("cannot be validated: no licence");
  });

  test("gives messages without an answer back when it is drained", async () => {
    await manager.streams.update("VALID", { max_msgs: 1, discard: DiscardPolicy.New });
    const validation = await startValidation(connection, { ...options, maxInFlight: 4, ackWait: 2000 });
    for (let id = 0; id < 50; id++) await publish(JSON.stringify({ id }));
    await until(async () => (await count("VALID")) === 1);
    await validation.drain();
    await validation.ended;
    expect(validation.health()).toMatchObject({ isHealthy: false, state: "stopped", inFlight: 0 });
    await manager.streams.update("VALID", { max_msgs: -1 });
    await start(options);
    await until(async () => (await count("VALID")) === 50);
    expect(await count("DEAD")).toBe(0);
  });

  test("serves its health and its metrics", async () => {
    const validation = await start(options);
    await publish('{"id":1}');
    await publish('{"id":"x"}');
    await until(async () => (await count("VALID")) + (await count("DEAD")) === 2);
    const port = await freePort();
    const http = await serveHealth(validation, port, "127.0.0.1");
    const get = async (url: string): Promise<[number, string]> => {
      const response = await fetch(`http://127.0.0.1:${port}${url}`);
      return [response.status, await response.text()];
    };
    const [, metrics] = await get("/metrics");
    for (const line of [
      /argot_messages_total\{stream="ORDERS",consumer="validate",route="valid",reason=""\} 1/,
      /argot_messages_total\{stream="ORDERS",consumer="validate",route="invalid",reason="type"\} 1/,
      /argot_validation_seconds_count\{[^}]*\} 2/,
      /argot_lag_messages\{[^}]*state="undelivered"\} 0/,
    ])
      expect(metrics).toMatch(line);
    expect(await get("/health")).toEqual([200, '{"isHealthy":true,"state":"running","inFlight":0}']);
    await validation.drain();
    expect((await get("/health"))[0]).toBe(503);
    expect((await get("/"))[0]).toBe(404);
    http.close();
    await once(http, "close");
  });

  test("ends with an error when its consumer is deleted", async () => {
    const validation = await startValidation(connection, options);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await manager.consumers.delete("ORDERS", "validate");
    await expect(validation.ended).rejects.toThrow(/consumer/i);
    expect(validation.health().isHealthy).toBe(false);
  });

  describe("is refused", () => {
    const push = { durable_name: "other", ack_policy: AckPolicy.Explicit, deliver_subject: "there" };
    const drops = { durable_name: "other", ack_policy: AckPolicy.Explicit, max_deliver: 3 };
    const none = { durable_name: "other", ack_policy: AckPolicy.None };
    const cases: [
      name: string,
      given: Partial<ValidationOptions>,
      message: RegExp,
      consumer?: Partial<ConsumerConfig>,
    ][] = [
      ["without its stream", { stream: "NONE" }, /There is no stream "NONE"/],
      ["if no stream takes the answers", { deadTo: "lost" }, /No stream takes the subject "lost\.orders\.>"/],
      ["if it would get its own answers", { validTo: "orders" }, /which the consumer gets again/],
      ["with a push consumer", { consumer: "other" }, /is a push consumer/, push],
      ["with a consumer whose messages the server drops", { consumer: "other" }, /max_deliver 3.*dead-letter/, drops],
      ["with a consumer that acknowledges by itself", { consumer: "other" }, /ack policy "none"/, none],
      ["with a wrong size", { maxBytes: 0 }, /maxBytes must be an integer/],
      ["with an unknown option", { maxDeliverie: 1 } as object, /no option "maxDeliverie"/],
      ["with a wrong number", { maxInFlight: 0 }, /`maxInFlight` must be a positive integer/],
      ["without subjects", { subjects: {} }, /must have a pattern/],
    ];
    test.each(cases)("%s", async (_name, given, message, consumer) => {
      if (consumer) await manager.consumers.add("ORDERS", consumer);
      await expect(startValidation(connection, { ...options, ...given })).rejects.toThrow(message);
    });
    test("by a typed error", async () => {
      await expect(startValidation(connection, { ...options, stream: "NONE" })).rejects.toBeInstanceOf(
        ConfigurationError,
      );
    });
  });

  test("takes over schemas of a bucket between messages, and keeps the old one of a broken one", async () => {
    const bucket = await new Kvm(connection).create("schemas");
    const seen: string[] = [];
    await bucket.put("order", JSON.stringify({ required: ["id"] }));
    await using schemas = await watchSchemas(bucket, {
      onAccepted: (name, version) => seen.push(`${name}@${version}`),
      onRefused: ({ name, version, error }) => seen.push(`${name}@${version} refused: ${error.name}`),
    });
    await start({ ...options, schemas });
    const answered = async (data: string, stream: string): Promise<string> => {
      const before = await count(stream);
      await publish(data);
      await until(async () => (await count(stream)) === before + 1);
      return (await last(stream)).headers.get("Argot-Schema");
    };
    expect(await answered('{"id":1}', "VALID")).toBe("order@1");
    await bucket.put("order", JSON.stringify({ required: ["name"] }));
    await until(() => schemas.versions.get("order") === "2");
    expect(await answered('{"id":1}', "DEAD")).toBe("order@2");
    await bucket.put("order", JSON.stringify({ required: "name" }));
    await until(() => schemas.refused.length === 1);
    await bucket.put("order", "{");
    await until(() => seen.length === 4);
    expect(await answered('{"name":1}', "VALID")).toBe("order@2");
    expect(seen).toEqual(["order@1", "order@2", "order@3 refused: SchemaError", "order@4 refused: SyntaxError"]);
    await bucket.delete("order");
    await until(() => schemas.versions.size === 0);
    expect(await answered('{"name":1}', "DEAD")).toBe("");
    expect((await last("DEAD")).headers.get("Argot-Reason")).toBe("no-schema");
  });

  test("reads an empty bucket, and what comes into it", async () => {
    const bucket = await new Kvm(connection).create("empty");
    await using schemas = await watchSchemas(bucket);
    expect(schemas.get("a")).toBeUndefined();
    await bucket.put("a", "true");
    await until(() => schemas.get("a")?.version === "1");
  });
});
