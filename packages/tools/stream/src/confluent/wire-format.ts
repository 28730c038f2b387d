/** The number of a schema in a registry, or its identifier in all registries. */
export type SchemaKey = { readonly id: number } | { readonly guid: string };

/** Which part of a message of Kafka a text is. */
export type MessagePart = "key" | "value";

/** Headers of a message: an object as kafkajs has it, or a map as `@platformatic/kafka` has it. */
export type MessageHeaders =
  | Readonly<Record<string, HeaderValue | readonly HeaderValue[] | undefined>>
  | ReadonlyMap<string | Uint8Array, HeaderValue>;

/** The value of a header. */
export type HeaderValue = string | Uint8Array;

/** The header that has the schema, for each part. */
export const schemaHeaders: Readonly<Record<MessagePart, string>> = {
  key: "__key_schema_id",
  value: "__value_schema_id",
};

/** Bytes that name their schema. */
export interface Framed {
  readonly schema: SchemaKey;
  readonly payload: Uint8Array;
}

const [magicId, magicGuid] = [0, 1];
const [idLength, guidLength] = [4, 16];

/**
 * Reads which schema a part of a message has: from its header, else from its first bytes (0 and a number, or 1 and an identifier).
 * `undefined` if it has none.
 */
export function readFrame(
  bytes: Uint8Array,
  headers: MessageHeaders | undefined,
  part: MessagePart,
): Framed | undefined {
  const header = headers && headerOf(headers, schemaHeaders[part]);
  if (header) {
    const found = prefixOf(typeof header === "string" ? new TextEncoder().encode(header) : header);
    return found && { schema: found.schema, payload: bytes };
  }
  return prefixOf(bytes);
}

function prefixOf(bytes: Uint8Array): Framed | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === magicId && bytes.length > idLength)
    return { schema: { id: view.getInt32(1) }, payload: bytes.subarray(1 + idLength) };
  if (bytes[0] === magicGuid && bytes.length > guidLength)
    return { schema: { guid: guidText(bytes.subarray(1, 1 + guidLength)) }, payload: bytes.subarray(1 + guidLength) };
  return undefined;
}

/** The prefix that names a schema. */
export function prefixFor(schema: SchemaKey): Uint8Array {
  if ("id" in schema) {
    const prefix = new Uint8Array(1 + idLength);
    new DataView(prefix.buffer).setInt32(1, schema.id);
    return prefix;
  }
  const digits = schema.guid.replaceAll("-", "");
  return Uint8Array.from([magicGuid, ...(digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))]);
}

const guidText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** The last header with a name. */
function headerOf(headers: MessageHeaders, name: string): HeaderValue | undefined {
  if (headers instanceof Map) {
    let found: HeaderValue | undefined;
    for (const [key, value] of headers as ReadonlyMap<string | Uint8Array, HeaderValue>)
      if ((typeof key === "string" ? key : new TextDecoder().decode(key)) === name) found = value;
    return found;
  }
  const value = Object.hasOwn(headers, name)
    ? (headers as Record<string, HeaderValue | readonly HeaderValue[]>)[name]
    : undefined;
  return Array.isArray(value) ? (value as readonly HeaderValue[]).at(-1) : (value as HeaderValue | undefined);
}
