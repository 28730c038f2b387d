import { Buffer } from "node:buffer";
import { DefinitionError, ValidationError } from "argot";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCodec, type CodecOptions } from "./codec.js";
import type { RegisteredSchema, SchemaReference, SchemaRegistry } from "./registry-client.js";
import { RegistryError } from "./registry-error.js";
import { recordSubject, topicRecordSubject } from "./subject-name.js";

/** A registry in memory. It counts the requests. */
class Registry implements SchemaRegistry {
  asked = 0;
  readonly #schemas: RegisteredSchema[] = [];
  readonly #subjects = new Map<string, RegisteredSchema[]>();
  register(
    subject: string,
    schema: unknown,
    references: readonly SchemaReference[] = [],
    schemaType: string = "JSON",
  ): number {
    const id = this.#schemas.length + 1;
    const guid = `00000000-0000-0000-0000-${String(id).padStart(12, "0")}`;
    const text = typeof schema === "string" ? schema : JSON.stringify(schema);
    const registered = { schema: text, schemaType, references, id, guid };
    this.#schemas.push(registered);
    this.#subjects.set(subject, [...(this.#subjects.get(subject) ?? []), registered]);
    return id;
  }
  readonly byId = (id: number): Promise<RegisteredSchema> => this.#answer(this.#schemas[id - 1]);
  readonly byGuid = (guid: string): Promise<RegisteredSchema> =>
    this.#answer(this.#schemas.find((each) => each.guid === guid));
  readonly bySubject = (subject: string, version: number | "latest"): Promise<RegisteredSchema> => {
    const versions = this.#subjects.get(subject) ?? [];
    return this.#answer(version === "latest" ? versions.at(-1) : versions[version - 1]);
  };
  async #answer(found: RegisteredSchema | undefined): Promise<RegisteredSchema> {
    this.asked += 1;
    await Promise.resolve();
    if (!found) throw new RegistryError("not-found", "Schema not found", { status: 404 });
    return found;
  }
}

const order = { title: "Order", type: "object", properties: { id: { type: "integer" } }, required: ["id"] };
const framed = (id: number, text: string): Buffer => Buffer.concat([Buffer.from([0, 0, 0, 0, id]), Buffer.from(text)]);

describe("a codec", () => {
  test("reads what it writes, in each form", async () => {
    const roundTrip = async (naming: "id" | "guid" | "header"): Promise<void> => {
      const registry = new Registry();
      registry.register("orders-value", order);
      const codec = createCodec(registry, { naming });
      const { bytes, headers } = await codec.encode({ id: 12345678901234567890n }, { topic: "orders" });
      expect(await codec.decode(bytes, headers)).toMatchObject({
        route: "valid",
        value: { id: 12345678901234567890n },
      });
      expect(Object.keys(headers)).toEqual(naming === "header" ? ["__value_schema_id"] : []);
    };
    await Promise.all([roundTrip("id"), roundTrip("guid"), roundTrip("header")]);
  });
  test("does not write what is not valid", async () => {
    const registry = new Registry();
    registry.register("orders-value", order);
    await expect(createCodec(registry).encode({ id: "x" }, { topic: "orders" })).rejects.toThrow(ValidationError);
    // What JSON has no text for would be gone, or something else, when it is read.
    for (const id of [() => 1, Number.NaN, new Date(0), undefined])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(createCodec(registry).encode({ id }, { topic: "orders" })).rejects.toThrow(ValidationError);
    await expect(createCodec(registry).encode(undefined, { topic: "orders" })).rejects.toThrow("no JSON text");
    await expect(createCodec(registry).encode({}, { topic: "none" })).rejects.toMatchObject({ code: "not-found" });
  });
  test("gives all other messages the route that they have", async () => {
    const registry = new Registry();
    registry.register("a-value", order);
    registry.register("b-value", { type: "nonsense" });
    registry.register("c-value", "syntax = 'proto3'", [], "PROTOBUF");
    registry.register("d-value", "{");
    const codec = createCodec(registry, { maxBytes: 100 });
    const routeOf = async (bytes: Uint8Array): Promise<unknown> => {
      const result = await codec.decode(bytes);
      return "code" in result ? result.code : result.route;
    };
    expect(await routeOf(framed(1, '{"id":"x"}'))).toBe("invalid");
    expect(await routeOf(framed(1, '{"id":'))).toBe("syntax");
    expect(await routeOf(framed(1, ""))).toBe("syntax");
    expect(await routeOf(framed(1, " ".repeat(101)))).toBe("too-large");
    expect(await routeOf(framed(2, "{}"))).toBe("unusable-schema");
    expect(await routeOf(framed(3, "{}"))).toBe("unusable-schema");
    expect(await routeOf(framed(4, "{}"))).toBe("unusable-schema");
    expect(await routeOf(framed(99, "{}"))).toBe("unknown-schema");
    expect(await routeOf(Buffer.from('{"id":1}'))).toBe("no-schema");
    expect(await routeOf(Buffer.alloc(0))).toBe("no-schema");
  });
  test("throws what the registry throws while it cannot be asked, and asks again", async () => {
    let isDown = true;
    const registry = new Registry();
    registry.register("a-value", order);
    const byId = (id: number): Promise<RegisteredSchema> =>
      isDown ? Promise.reject(new RegistryError("unavailable", "down")) : registry.byId(id);
    const codec = createCodec({ byId, byGuid: registry.byGuid, bySubject: registry.bySubject });
    await expect(codec.decode(framed(1, '{"id":1}'))).rejects.toMatchObject({ code: "unavailable" });
    isDown = false;
    expect(await codec.decode(framed(1, '{"id":1}'))).toMatchObject({ route: "valid" });
  });
  test("asks once for each schema, also if many messages wait for it", async () => {
    const registry = new Registry();
    registry.register("a-value", order);
    const codec = createCodec(registry);
    await Promise.all(Array.from({ length: 50 }, () => codec.decode(framed(1, '{"id":1}'))));
    await codec.decode(framed(1, '{"id":2}'));
    expect(registry.asked).toBe(1);
    await codec.encode({ id: 1 }, { topic: "a" });
    await codec.encode({ id: 1 }, { topic: "a" });
    expect(registry.asked).toBe(2);
  });
  test("keeps no more schemas than it may", async () => {
    const registry = new Registry();
    for (const subject of ["a", "b", "c"]) registry.register(subject, order);
    const codec = createCodec(registry, { maxSchemas: 2 });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const id of [1, 2, 1, 3, 1]) await codec.decode(framed(id, "{}"));
    expect(registry.asked).toBe(3);
    await codec.decode(framed(2, "{}"));
    expect(registry.asked).toBe(4);
  });
  test("takes over a new version of a subject after the time", async () => {
    const registry = new Registry();
    registry.register("a-value", true);
    const codec = createCodec(registry, { latestFor: 1 });
    expect((await codec.encode(1, { topic: "a" })).bytes[4]).toBe(1);
    registry.register("a-value", true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await codec.encode(1, { topic: "a" })).bytes[4]).toBe(2);
  });

  const street = { type: "object", required: ["street"] };
  const cases: [name: string, schemas: [string, object, SchemaReference[]][]][] = [
    [
      "by a name",
      [
        ["address", street, []],
        ["a-value", { $ref: "address.json" }, [{ name: "address.json", subject: "address", version: 1 }]],
      ],
    ],
    [
      "by a name relative to an identifier",
      [
        ["address", street, []],
        [
          "a-value",
          { $id: "https://example.com/x/order", $ref: "address" },
          [{ name: "address", subject: "address", version: 1 }],
        ],
      ],
    ],
    [
      "by a URI, with a fragment",
      [
        ["address", { $id: "https://example.com/address", definitions: { street } }, []],
        [
          "a-value",
          { $ref: "https://example.com/address#/definitions/street" },
          [{ name: "https://example.com/address", subject: "address", version: 1 }],
        ],
      ],
    ],
    [
      "through another schema",
      [
        ["address", street, []],
        ["person", { $ref: "address.json" }, [{ name: "address.json", subject: "address", version: 1 }]],
        ["a-value", { allOf: [{ $ref: "person.json" }] }, [{ name: "person.json", subject: "person", version: 1 }]],
      ],
    ],
  ];
  test.each(cases)("follows references %s", async (_name, schemas) => {
    const registry = new Registry();
    for (const each of schemas) registry.register(...each);
    const codec = createCodec(registry);
    await codec.encode({ street: "x" }, { topic: "a" });
    await expect(codec.encode({}, { topic: "a" })).rejects.toThrow(ValidationError);
  });
  test("follows references that lead in a circle", async () => {
    const registry = new Registry();
    const refer = (name: string): SchemaReference[] => [{ name, subject: name, version: 1 }];
    registry.register("tree", { items: { $ref: "leaf" } }, refer("leaf"));
    registry.register("leaf", { type: "array", items: { $ref: "tree" } }, refer("tree"));
    expect(await createCodec(registry).decode(framed(1, "[[[]]]"))).toMatchObject({ route: "valid" });
    expect(await createCodec(registry).decode(framed(1, "[1]"))).toMatchObject({ route: "invalid" });
  });
  test("names subjects by topic, record, or both", async () => {
    const registry = new Registry();
    for (const subject of ["orders-key", "Order", "orders-Order"]) registry.register(subject, order);
    const idWith = async (options: CodecOptions, target: object): Promise<number | undefined> =>
      (await createCodec(registry, options).encode({ id: 1 }, { topic: "orders", ...target })).bytes[4];
    expect(await idWith({}, { part: "key" })).toBe(1);
    expect(await idWith({ subject: recordSubject }, { record: "Order" })).toBe(2);
    expect(await idWith({ subject: topicRecordSubject }, { record: "Order" })).toBe(3);
    await expect(idWith({ subject: recordSubject }, {})).rejects.toThrow(DefinitionError);
  });
  test.each([
    { naming: "ids" },
    { maxByte: 1 },
    { maxBytes: 0 },
    { argot: { dialect: "draft-08" } },
    { latestFor: "1m" },
    { maxSchemas: -1 },
  ])("refuses %j", (options) => {
    expect(() => createCodec(new Registry(), options as CodecOptions)).toThrow(DefinitionError);
  });
});

test("bytes have a route, whatever they are", async () => {
  const registry = new Registry();
  registry.register("a-value", order);
  const codec = createCodec(registry);
  const bytes = fc.oneof(
    fc.uint8Array(),
    fc
      .tuple(fc.constantFrom(0, 1, 2), fc.integer({ min: 0, max: 2 }), fc.oneof(fc.json(), fc.string()))
      .map(([magic, id, text]) => Buffer.concat([Buffer.from([magic, 0, 0, 0, id]), Buffer.from(text)])),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (each) => {
      expect(["valid", "invalid", "broken", "unreadable"]).toContain((await codec.decode(each)).route);
    }),
    { numRuns: 60 },
  );
});
