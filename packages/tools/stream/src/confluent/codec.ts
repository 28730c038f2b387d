import { createTextValidator } from "../texts/text-validator.js";
import { type TextOptions, textOptionNames } from "../texts/text-options.js";
import type { TextResult } from "../texts/text-result.js";
import {
  type ArgotOptions,
  assertValid,
  createArgot,
  DefinitionError,
  parseJson,
  stringifyJson,
  refuseUnknownOptions,
  requireArgument,
} from "argot";
import { type CompiledSchema, compileRegistered, UnusableSchemaError } from "./compiled-schema.js";
import { LimitedCache } from "./limited-cache.js";
import type { RegisteredSchema, SchemaRegistry } from "./registry-client.js";
import { RegistryError } from "./registry-error.js";
import { type SubjectName, topicSubject } from "./subject-name.js";
import {
  type MessageHeaders,
  type MessagePart,
  prefixFor,
  readFrame,
  type SchemaKey,
  schemaHeaders,
} from "./wire-format.js";

/** Options for {@link createCodec}: those for texts, and these. */
export interface CodecOptions extends TextOptions {
  /** Options of `createArgot`. Schemas without `$schema` are in draft-07, unless `dialect` says otherwise. */
  readonly argot?: ArgotOptions;
  /** The name of the subject whose latest version messages are written with. Default: `topicSubject`. */
  readonly subject?: SubjectName;
  /**
   * Where written messages name their schema: `"id"`, a number before the text; `"guid"`, an identifier before the text; or
   * `"header"`, an identifier in a header. All are read. Default: `"id"`.
   */
  readonly naming?: "id" | "guid" | "header";
  /** Milliseconds after which the latest version of a subject is requested again. Default: 60,000. */
  readonly latestFor?: number;
  /** Maximum number of schemas that are kept. Default: 1000. */
  readonly maxSchemas?: number;
}

const optionNames = ["argot", "subject", "naming", "latestFor", "maxSchemas"] satisfies (keyof CodecOptions)[];

/** A part of a message, as it is read. */
export type Decoded = (TextResult | UnreadablePart) & {
  /** The schema that the message names. */
  readonly schema?: SchemaKey | undefined;
};

/** A part of a message whose schema is not known. */
export interface UnreadablePart {
  /** Distinguishes this result from the others. */
  readonly route: "unreadable";
  /** Why, for programs. */
  readonly code: "no-schema" | "unknown-schema" | "unusable-schema";
  /** Why, in English: a clause. */
  readonly reason: string;
}

/** A part of a message, as it is written. */
export interface Encoded {
  /** The bytes. */
  readonly bytes: Uint8Array;
  /** Headers that the message has to have. */
  readonly headers: Readonly<Record<string, Uint8Array>>;
}

/** The topic and the part that a value is written for. */
export interface EncodeTarget {
  /** The topic. */
  readonly topic: string;
  /** Default: `"value"`. */
  readonly part?: MessagePart;
  /** The title of the schema, for `recordSubject` and `topicRecordSubject`. */
  readonly record?: string;
}

/** Reads and writes parts of messages whose schemas are in a registry. */
export interface Codec {
  /**
   * Reads and validates a part of a message. All bytes have a route.
   *
   * @throws RegistryError if the registry cannot be reached. Try again.
   */
  readonly decode: (bytes: Uint8Array, headers?: MessageHeaders, part?: MessagePart) => Promise<Decoded>;
  /**
   * Validates a value as its reader will see it, and writes it with the latest version of its subject.
   *
   * @throws ValidationError if the value is not valid. `issues` says why.
   * @throws TypeError if there is no JSON text for the value: if it is `undefined`, or contains itself.
   * @throws UnusableSchemaError if the schema cannot be used.
   * @throws RegistryError if the registry gives no schema.
   */
  readonly encode: (value: unknown, target: EncodeTarget) => Promise<Encoded>;
}

/**
 * Makes a codec. Schemas are read from the registry once, and compiled once.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function createCodec(registry: SchemaRegistry, options: CodecOptions = {}): Codec {
  const isRegistry = registry instanceof Object;
  requireArgument(isRegistry, "createCodec", "a registry, which `createRegistryClient` makes", registry);
  refuseUnknownOptions("createCodec", options, [...optionNames, ...textOptionNames]);
  const {
    argot = {},
    subject = topicSubject,
    naming = "id",
    latestFor = 60_000,
    maxSchemas = 1000,
    ...texts
  } = options;
  if (!["id", "guid", "header"].includes(naming))
    throw new DefinitionError(`createCodec: naming must be "id", "guid" or "header"; it is ${JSON.stringify(naming)}.`);
  for (const [name, count] of Object.entries({ latestFor, maxSchemas }))
    if (typeof count !== "number" || !(count >= 0))
      throw new DefinitionError(`createCodec: ${name} must be a non-negative number; it is ${JSON.stringify(count)}.`);
  // Options that are wrong are reported before the first message.
  createTextValidator(createArgot(argot).compile(true), texts);
  const compile = (registered: RegisteredSchema): Promise<CompiledSchema> =>
    compileRegistered(registered, registry, argot, texts);
  const schemas = new LimitedCache<CompiledSchema>(maxSchemas);
  const latest = new LimitedCache<CompiledSchema>(maxSchemas, latestFor);
  return {
    decode: decoder((key) =>
      schemas.get(JSON.stringify(key), async () =>
        compile(await ("id" in key ? registry.byId(key.id) : registry.byGuid(key.guid))),
      ),
    ),
    encode: encoder(
      (name) => latest.get(name, async () => compile(await registry.bySubject(name, "latest"))),
      subject,
      naming,
    ),
  };
}

/** Reads parts of messages, with schemas by the keys in them. */
const decoder =
  (byKey: (key: SchemaKey) => Promise<CompiledSchema>): Codec["decode"] =>
  async (bytes, headers, part = "value") => {
    requireArgument(bytes instanceof Uint8Array, "decode", "the bytes of a message, a Uint8Array", bytes);
    const framed = readFrame(bytes, headers, part);
    if (!framed)
      return unreadable("no-schema", "names no schema: it begins with neither 0 and a number nor 1 and an identifier");
    const { schema, payload } = framed;
    try {
      return { ...(await byKey(schema)).validate(payload), schema };
    } catch (error) {
      if (error instanceof RegistryError && error.code === "not-found")
        return {
          ...unreadable("unknown-schema", `names a schema that the registry does not have: ${error.message}`),
          schema,
        };
      if (error instanceof UnusableSchemaError) return { ...unreadable("unusable-schema", error.message), schema };
      throw error;
    }
  };

/** Writes parts of messages, with the latest schemas of subjects. */
const encoder =
  (latestOf: (subject: string) => Promise<CompiledSchema>, subject: SubjectName, naming: Naming): Codec["encode"] =>
  async (value, target) => {
    const isTarget = typeof (target as EncodeTarget | undefined)?.topic === "string";
    requireArgument(isTarget, "encode", 'the topic of the message, as in `{ topic: "orders" }`', target);
    const { topic, part = "value", record } = target;
    const name = subject(topic, part, record);
    const { validator, registered } = await latestOf(name);
    // The value as its reader will see it: JSON has no functions, and dates become text.
    const written = stringifyJson(value);
    assertValid(validator, parseJson(written));
    const text = new TextEncoder().encode(written);
    const prefix = prefixFor(keyFor(registered, naming, name));
    if (naming === "header") return { bytes: text, headers: { [schemaHeaders[part]]: prefix } };
    const bytes = new Uint8Array(prefix.length + text.length);
    bytes.set(prefix);
    bytes.set(text, prefix.length);
    return { bytes, headers: {} };
  };

type Naming = NonNullable<CodecOptions["naming"]>;

const unreadable = (code: UnreadablePart["code"], reason: string): UnreadablePart => ({
  route: "unreadable",
  code,
  reason,
});

function keyFor({ id, guid }: RegisteredSchema, naming: Naming, subject: string): SchemaKey {
  const key = naming === "id" ? id !== undefined && { id } : guid !== undefined && { guid };
  if (key) return key;
  const missing = naming === "id" ? "number" : "identifier";
  throw new RegistryError("bad-answer", `the registry gave no ${missing} for the latest version of ${subject}`);
}
