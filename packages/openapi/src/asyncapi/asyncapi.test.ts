import { parseSource } from "@argot/source-text";
import { describe, expect, test } from "vitest";
import { asyncProblemsOf, DocumentError, openAsyncApi, OperationError } from "../asyncapi.js";

const info = { title: "Orders", version: "1" };
const document = {
  asyncapi: "3.0.0",
  info,
  channels: {
    orders: {
      address: "orders.{region}",
      messages: {
        placed: { $ref: "#/components/messages/placed" },
        cancelled: { payload: { type: "object", required: ["reason"] } },
      },
    },
    replies: { address: null, messages: { reply: { payload: { type: "string" } } } },
    avro: {
      messages: {
        event: {
          payload: { schemaFormat: "application/vnd.apache.avro;version=1.9.0", schema: { type: "record", name: "A" } },
        },
      },
    },
  },
  operations: {
    sendOrder: {
      action: "send",
      channel: { $ref: "#/channels/orders" },
      messages: [{ $ref: "#/channels/orders/messages/placed" }],
      reply: { channel: { $ref: "#/channels/replies" } },
    },
    receiveAny: { action: "receive", channel: { $ref: "#/channels/orders" } },
  },
  components: {
    messageTraits: { traced: { headers: { type: "object", required: ["trace"] } } },
    messages: {
      placed: {
        headers: { type: "object", properties: { tenant: { type: "integer" } } },
        payload: { $ref: "#/components/schemas/order" },
        traits: [{ $ref: "#/components/messageTraits/traced" }],
        examples: [{ headers: { trace: "t" }, payload: { id: 1 } }],
      },
    },
    schemas: {
      order: {
        $schema: "http://json-schema.org/draft-07/schema#",
        type: "object",
        properties: { id: { type: "integer" }, next: { $ref: "#/components/schemas/order" } },
        required: ["id"],
        discriminator: "kind",
      },
    },
  },
};
const api = openAsyncApi(document);
const shown = (issues: readonly { in: string; pointer: string; message: string }[]): readonly string[] =>
  issues.map(({ in: part, pointer, message }) => `${part} ${pointer} ${message}`);

describe("messages", () => {
  test.each([
    [{ payload: { id: 1 }, headers: { trace: "a" } }, []],
    [
      { payload: { id: "a", next: {} }, headers: { tenant: "b" } },
      [
        "headers /tenant must be integer, is string",
        "payload /id must be integer, is string",
        "payload /next/id is missing",
        "headers /trace is missing",
      ],
    ],
    [{}, ["payload  is missing", "headers /trace is missing"]],
  ])("%j of an operation have the issues %j", (message, issues) => {
    expect(shown(api.operation("sendOrder").check(message).issues).toSorted()).toEqual([...issues].toSorted());
  });

  test("of an operation are those that it lists, or all of its channel", () => {
    const { messages, replies, channel, action } = api.operation("sendOrder");
    expect([[...messages.keys()], [...replies.keys()], channel.address, action]).toEqual([
      ["placed"],
      ["reply"],
      "orders.{region}",
      "send",
    ]);
    const any = api.operation("receiveAny");
    expect(any.check({ payload: { reason: "" } }).valid).toBe(true);
    expect(shown(any.check({ payload: {} }).issues)).toEqual([
      "payload  must be one of the messages placed, cancelled",
    ]);
    expect(any.channel).toBe(api.channel("orders"));
    expect(() => api.operation("sendOrders")).toThrow(OperationError);
    expect(() => api.channel("order")).toThrow('did you mean "orders"?');
    expect(() => api.channel("__proto__")).toThrow(OperationError);
  });

  test("in a format that is not read are refused by its name", () => {
    const event = api.channel("avro").messages.get("event");
    expect(() => event?.check({ payload: {} })).toThrow(
      "schemas in application/vnd.apache.avro;version=1.9.0 cannot be read",
    );
  });

  test.each([
    ["application/schema+json;version=draft-07", { items: [{ type: "null" }] }, [null], [1]],
    ["application/schema+yaml; version=draft-04", { minimum: 1, exclusiveMinimum: true }, 2, 1],
    ["application/schema+json;version=2020-12", { prefixItems: [{ type: "null" }] }, [null], [1]],
    ["application/schema+json;version=draft-2020-12", { $dynamicRef: "#/components/schemas/text" }, "a", 1],
    ["application/vnd.oai.openapi+json;version=3.0.3", { type: "string", nullable: true }, null, 1],
    ["application/vnd.oai.openapi;version=3.1.0", { type: ["string", "null"] }, null, 1],
    ["application/vnd.aai.asyncapi;version=3.0.0", { items: [{ type: "null" }] }, [null], [1]],
    [
      undefined,
      { $schema: "https://json-schema.org/draft/2020-12/schema", prefixItems: [{ type: "null" }] },
      [null],
      [1],
    ],
  ])("in the format %s are read as it says", (schemaFormat, schema, good, bad) => {
    const opened = openAsyncApi({
      asyncapi: "3.1.0",
      info,
      channels: { a: { messages: { m: { payload: schemaFormat ? { schemaFormat, schema } : schema } } } },
      components: { schemas: { text: { type: "string" } } },
    });
    const message = opened.channel("a").messages.get("m");
    expect([message?.check({ payload: good }).valid, message?.check({ payload: bad }).valid]).toEqual([true, false]);
  });

  test("may be described in other documents", () => {
    const documents = {
      "order.json": { type: "object", properties: { id: { $ref: "#/$defs/id" } }, $defs: { id: { type: "integer" } } },
    };
    const opened = openAsyncApi(
      { asyncapi: "3.0.0", info, channels: { a: { messages: { m: { payload: { $ref: "order.json" } } } } } },
      { documents },
    );
    expect(
      shown(
        opened
          .channel("a")
          .messages.get("m")
          ?.check({ payload: { id: "x" } }).issues ?? [],
      ),
    ).toEqual(["payload /id must be integer, is string"]);
  });
});

describe("the headers of a message and its traits", () => {
  const integer = { type: "integer" };
  const text = { type: "string" };
  const list = { properties: { next: { $ref: "#/components/schemas/list" }, at: integer } };
  const inDraft04 = (schema: object): object => ({
    schemaFormat: "application/schema+json;version=draft-04",
    schema,
  });
  test.each<
    [what: string, message: object, traits: readonly object[], good: readonly object[], bad: readonly object[]]
  >([
    ["are those of the trait", {}, [{ headers: { required: ["a"] } }], [{ a: 1 }], [{}]],
    [
      "have all properties",
      { headers: { properties: { a: integer } } },
      [{ headers: { properties: { b: text } } }, { headers: { properties: { c: text } } }],
      [{ a: 1, b: "", c: "" }],
      [{ a: "" }, { b: 1 }, { c: 1 }],
    ],
    [
      "are those of the message where both say something",
      { headers: { required: ["a"], properties: { a: integer } } },
      [{ headers: { required: ["b"], properties: { a: { type: "string", minimum: 5 } } } }],
      [{ a: 5 }],
      [{ a: "" }, { a: 4 }, { b: 1 }],
    ],
    [
      "are those of a later trait rather than an earlier one",
      {},
      [{ headers: { properties: { a: integer } } }, { headers: { properties: { a: text } } }],
      [{ a: "" }],
      [{ a: 1 }],
    ],
    [
      "follow references where they meet, and keep them where they do not",
      { headers: { $ref: "#/components/schemas/sized" } },
      [{ headers: { properties: { size: { minimum: 3 }, other: { $ref: "#/components/schemas/size" } } } }],
      [{ size: 3, other: 1 }],
      [{ size: 2 }, { size: "a" }, { other: "a" }],
    ],
    [
      "may be recursive",
      { headers: list },
      [{ headers: { $ref: "#/components/schemas/list" } }],
      [{ next: { next: { at: 1 } } }],
      [{ next: { next: { at: "" } } }],
    ],
    ["are false if the message says so", { headers: false }, [{ headers: { required: ["a"] } }], [], [{}, { a: 1 }]],
    ["need not be false if a trait says so", { headers: { required: ["a"] } }, [{ headers: false }], [{ a: 1 }], [{}]],
    [
      "may have formats",
      { headers: inDraft04({ properties: { a: { minimum: 1, exclusiveMinimum: true } } }) },
      [{ headers: inDraft04({ properties: { a: { maximum: 3 }, const: text } }) }],
      [{ a: 2, const: "" }],
      [{ a: 1 }, { a: 4 }, { const: 1 }],
    ],
    [
      "may be equal to null",
      { headers: { properties: { a: { const: null } } } },
      [{ headers: { properties: { a: { const: 1 } } } }],
      [{ a: null }],
      [{ a: 1 }],
    ],
    [
      "may have identifiers",
      { headers: { $id: "https://example.com/headers", properties: { a: integer } } },
      [{ headers: { $id: "https://example.com/headers", properties: { b: text } } }],
      [{ a: 1, b: "" }],
      [{ a: "" }, { b: 1 }],
    ],
  ])("%s", (_, message, traits, good, bad) => {
    const opened = openAsyncApi({
      asyncapi: "3.0.0",
      info,
      channels: { c: { messages: { m: { ...message, traits } } } },
      components: {
        schemas: { list, size: integer, sized: { properties: { size: { $ref: "#/components/schemas/size" } } } },
      },
    });
    const described = opened.channel("c").messages.get("m");
    const verdicts = (all: readonly object[]) =>
      all.map((headers) => described?.check({ headers: { ...headers } }).valid);
    expect([verdicts(good), verdicts(bad)]).toEqual([good.map(() => true), bad.map(() => false)]);
  });
});

describe("a document", () => {
  const of = (more: object): object => ({ asyncapi: "3.0.0", info, ...more });
  const channel = (message: object): object => of({ channels: { a: { messages: { m: message } } } });
  test.each([
    [null, 'unknown-dialect : must have the property "asyncapi" with a version'],
    [{ asyncapi: "2.6.0" }, 'unknown-dialect /asyncapi: must be a version such as "3.0.0", is "2.6.0"'],
    [{ asyncapi: "3.0.0" }, 'invalid-schema : must have property "info"'],
    [of({ channel: {} }), 'invalid-schema /channel: is not a known property; did you mean "channels"?'],
    [
      of({ operations: { o: { action: "sent", channel: { $ref: "#/channels/a" } } } }),
      "invalid-schema /operations/o/action: must be one of",
    ],
    [channel({ payload: { type: "strin" } }), "invalid-schema /channels/a/messages/m/payload"],
    [channel({ $ref: "#/components/messages/none" }), "unresolvable-reference /channels/a/messages/m/$ref: "],
    [
      channel({ payload: { $ref: "#/components/schemas/none" } }),
      "unresolvable-reference /channels/a/messages/m/payload/$ref: ",
    ],
    [
      channel({ payload: { properties: { b: { $ref: "#/none" } } } }),
      "unresolvable-reference /channels/a/messages/m/payload/properties/b/$ref: ",
    ],
    [
      { ...channel({ $ref: "#/info" }) },
      "invalid-schema /channels/a/messages/m/$ref: leads to something that is no message: at /version is not a known property",
    ],
    [
      {
        ...channel({ payload: { properties: { b: { $ref: "#/components/schemas/x" } } } }),
        components: { schemas: { x: { schemaFormat: "application/schema+json;version=2020-12", schema: {} } } },
      },
      'other-dialect /channels/a/messages/m/payload/properties/b/$ref: "#/components/schemas/x" leads to a schema with a format',
    ],
    [channel({ payload: { pattern: "(" } }), "invalid-pattern /channels/a/messages/m/payload/pattern: "],
    [
      channel({ payload: { schemaFormat: "application/schema+json;version=2020-12", schema: { type: "strin" } } }),
      "invalid-keyword-value /channels/a/messages/m/payload/schema/type: ",
    ],
    [
      channel({ payload: { type: "object", required: ["b"] }, examples: [{ payload: { b: 1 } }, { payload: {} }] }),
      'invalid-schema /channels/a/messages/m/examples/1/payload: the example must have property "b"',
    ],
    [
      channel({
        headers: { type: "object", properties: { a: { type: "integer" } } },
        examples: [{ headers: { a: "x" } }],
      }),
      "invalid-schema /channels/a/messages/m/examples/0/headers/a: the example must be integer, is string",
    ],
    [
      of({
        channels: { a: {}, b: { messages: { m: {} } } },
        operations: {
          o: { action: "send", channel: { $ref: "#/channels/a" }, messages: [{ $ref: "#/channels/b/messages/m" }] },
        },
      }),
      'unresolvable-reference /operations/o/messages/0: the channel "a" has no such message',
    ],
    [
      of({ servers: { s: { host: "a", protocol: "mqtt", security: [{ $ref: "#/components/securitySchemes/key" }] } } }),
      'unresolvable-reference /servers/s/security/0/$ref: "#/components/securitySchemes/key" leads nowhere',
    ],
    [
      of({ components: { operationTraits: { t: { security: [{ $ref: "#/info" }] } } } }),
      "invalid-schema /components/operationTraits/t/security/0/$ref: leads to something that is no security scheme: ",
    ],
    [
      of({
        channels: { a: {} },
        operations: {
          o: { action: "send", channel: { $ref: "#/channels/a" }, traits: [{ security: [{ $ref: "#/none" }] }] },
        },
      }),
      'unresolvable-reference /operations/o/traits/0/security/0/$ref: "#/none" leads nowhere',
    ],
    [
      of({ components: { securitySchemes: { a: { $ref: "#/components/securitySchemes/b" } } } }),
      "unresolvable-reference /components/securitySchemes/a/$ref: ",
    ],
    [
      {
        ...channel({ headers: {}, traits: [{ headers: { pattern: "(" } }] }),
      },
      "invalid-pattern /channels/a/messages/m/traits/0/headers/pattern: ",
    ],
    [
      of({ operations: { o: { action: "send", channel: { $ref: "#/channels/none" } } } }),
      "unresolvable-reference /operations/o/channel/$ref: ",
    ],
  ])("%# that is faulty has an error with a location", (faulty, expected) => {
    const [first] = asyncProblemsOf(faulty).map(({ code, pointer, reason }) => `${code} ${pointer}: ${reason}`);
    expect(first?.slice(0, expected.length)).toBe(expected);
    expect(() => openAsyncApi(faulty)).toThrow(DocumentError);
  });

  test("may have security schemes, and references to them", () => {
    const security = [{ $ref: "#/components/securitySchemes/key" }, { type: "userPassword" }];
    const securitySchemes = {
      key: { type: "apiKey", in: "user" },
      other: { $ref: "#/components/securitySchemes/key" },
    };
    const servers = { s: { host: "a", protocol: "mqtt", security } };
    expect(asyncProblemsOf(of({ servers, components: { securitySchemes } }))).toEqual([]);
  });

  test("has positions in its text", () => {
    const text =
      "asyncapi: 3.0.0\ninfo: { title: a, version: b }\nchannels:\n  a:\n    messages:\n      m: { payload: { $ref: '#/none' } }\n";
    const [problem] = asyncProblemsOf(parseSource(text, { name: "api.yaml" }));
    expect(problem?.message).toMatch(/^api\.yaml:6:29: /);
  });

  test("has options that are checked", () => {
    expect(() => openAsyncApi(document, { format: "assert" } as object)).toThrow(
      '`openAsyncApi` has no option "format"; did you mean "formats"?',
    );
  });

  test("that is right has no problems", () => {
    expect(asyncProblemsOf(document)).toEqual([]);
  });
});
