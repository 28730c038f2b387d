import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  type Codec,
  createCodec,
  createRegistryClient,
  type RegisteredSchema,
  type SchemaRegistry,
} from "@argot/stream/confluent";
import { startRegistry } from "../servers/registry-server.js";

/**
 * Confluent's own client. It is installed for this proof only: it needs as many packages as this repository, because it contains the
 * clients of several clouds.
 */
const client = "@confluentinc/schemaregistry@1.10.1";

type Headers = Record<string, Uint8Array>;

/** What is used of Confluent's client. */
interface Confluent {
  readonly SerdeType: { readonly VALUE: unknown };
  readonly HeaderSchemaIdSerializer: unknown;
  readonly SchemaRegistryClient: { newClient(config: { baseURLs: string[] }): ConfluentRegistry };
  readonly JsonSerializer: new (
    registry: ConfluentRegistry,
    type: unknown,
    config: object,
  ) => { serialize(topic: string, value: unknown, headers?: Headers): Promise<Buffer> };
  readonly JsonDeserializer: new (
    registry: ConfluentRegistry,
    type: unknown,
    config: object,
  ) => { deserialize(topic: string, bytes: Uint8Array, headers?: Headers): Promise<unknown> };
}

interface ConfluentRegistry {
  register(subject: string, schema: object): Promise<number>;
  getBySubjectAndId(subject: string, id: number): Promise<RegisteredSchema>;
  getByGuid(guid: string): Promise<RegisteredSchema>;
  getSchemaMetadata(subject: string, version: number): Promise<RegisteredSchema>;
  getLatestSchemaMetadata(subject: string): Promise<RegisteredSchema>;
}

/** What one reads of what the other has written. */
export interface Exchange {
  readonly registry: string;
  readonly form: string;
  readonly direction: "Confluent to Argot" | "Argot to Confluent";
  readonly isSame: boolean;
}

const address = { type: "object", properties: { street: { type: "string" } }, required: ["street"] };
const order = {
  title: "Order",
  type: "object",
  properties: { id: { type: "integer" }, to: { $ref: "address.json" } },
  required: ["id", "to"],
};
const value = { id: 7, to: { street: "Große Straße 1" } };
const references = [{ name: "address.json", subject: "address", version: 1 }];

/**
 * Exchanges messages with Confluent's serializer, over its `mock://` registry and over HTTP.
 *
 * @returns `undefined` if its package cannot be installed.
 */
export async function proveInteroperation(log: (exchange: Exchange) => void): Promise<Exchange[] | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), "argot-confluent-"));
  try {
    const confluent = install(folder);
    if (!confluent) return undefined;
    const exchanges: Exchange[] = [];
    const add = (done: Exchange): void => {
      exchanges.push(done);
      log(done);
    };
    const mock = confluent.SchemaRegistryClient.newClient({ baseURLs: ["mock://registry"] });
    await exchange(confluent, mock, adapted(mock), "mock://", add);
    await using server = await startRegistry();
    const http = confluent.SchemaRegistryClient.newClient({ baseURLs: [server.url] });
    await exchange(confluent, http, createRegistryClient(server.url), "HTTP", add);
    return exchanges;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function install(folder: string): Confluent | undefined {
  writeFileSync(path.join(folder, "package.json"), "{}");
  const args = ["install", client, "--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=1"];
  if (spawnSync("npm", args, { cwd: folder, stdio: "ignore", timeout: 300_000 }).status !== 0) return undefined;
  return createRequire(path.join(folder, "package.json"))("@confluentinc/schemaregistry") as Confluent;
}

/** The mock registry as one that a codec asks. It needs the subject of a number. */
const adapted = (registry: ConfluentRegistry): SchemaRegistry => ({
  byId: (id) => registry.getBySubjectAndId("orders-value", id),
  byGuid: (guid) => registry.getByGuid(guid),
  bySubject: (subject, version) =>
    version === "latest" ? registry.getLatestSchemaMetadata(subject) : registry.getSchemaMetadata(subject, version),
});

async function exchange(
  confluent: Confluent,
  theirs: ConfluentRegistry,
  ours: SchemaRegistry,
  registry: string,
  log: (done: Exchange) => void,
): Promise<void> {
  const { SerdeType, JsonSerializer, JsonDeserializer, HeaderSchemaIdSerializer } = confluent;
  await theirs.register("address", { schema: JSON.stringify(address), schemaType: "JSON" });
  await theirs.register("orders-value", { schema: JSON.stringify(order), schemaType: "JSON", references });
  for (const naming of ["id", "header", "guid"] as const) {
    const codec: Codec = createCodec(ours, { naming });
    if (naming !== "guid") {
      const config = {
        useLatestVersion: true,
        ...(naming === "header" && { schemaIdSerializer: HeaderSchemaIdSerializer }),
      };
      const headers: Headers = {};
      const bytes = await new JsonSerializer(theirs, SerdeType.VALUE, config).serialize("orders", value, headers);
      const decoded = await codec.decode(bytes, headers);
      const isSame = decoded.route === "valid" && isDeepStrictEqual(decoded.value, value);
      log({ registry, form: naming, direction: "Confluent to Argot", isSame });
    }
    const encoded = await codec.encode(value, { topic: "orders" });
    const deserializer = new JsonDeserializer(theirs, SerdeType.VALUE, {});
    // As clients of Kafka give them.
    const headers = Object.fromEntries(
      Object.entries(encoded.headers).map(([name, each]) => [name, Buffer.from(each)]),
    );
    const read = await deserializer.deserialize("orders", Buffer.from(encoded.bytes), headers);
    log({ registry, form: naming, direction: "Argot to Confluent", isSame: isDeepStrictEqual(read, value) });
  }
}
