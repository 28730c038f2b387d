import { ContentError } from "../content-error.js";
import { contentProblem } from "../content-problem.js";
import { bytesOf, textOf } from "../utf8.js";

/** Decoded content, before it is read as its media type. */
export interface Content {
  /** Its octets. */
  readonly bytes: Uint8Array;
  /**
   * Its text. Octets are read as UTF-8.
   *
   * @throws ContentError if they are not UTF-8.
   */
  readonly text: string;
  /** The parameters of the media type, such as `charset`, by their names in small letters. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** A media type: functions that read and write its content. */
export interface MediaType {
  /** Reads content. If it throws, the content is malformed. */
  parse(content: Content): unknown;
  /**
   * Writes content, as text, which is encoded in UTF-8, or as octets. Without it, only text and octets can be encoded.
   */
  serialize?(value: unknown): string | Uint8Array;
  /** Whether content with these parameters can be read. Default: always. */
  supports?(parameters: ReadonlyMap<string, string>): boolean;
}

/**
 * Media types by name, in small letters: a whole one, such as `"application/json"`, a suffix, such as `"+json"`, or all of one
 * kind, such as `"text/*"`. The first of the three that exists is used.
 */
export type MediaTypes = Readonly<Record<string, MediaType>>;

/** A media type with its name and parameters. */
export interface NamedMediaType extends MediaType {
  readonly parameters: ReadonlyMap<string, string>;
}

const token = "[!#$%&'*+.^_`|~\\w-]+";
const quoted = '"(?:[^"\\\\]|\\\\.)*"';
const form = /* @__PURE__ */ new RegExp(
  `^\\s*(${token})/(${token})((?:\\s*;\\s*${token}=(?:${token}|${quoted}))*)\\s*$`,
  "s",
);
const parameter = /* @__PURE__ */ new RegExp(`;\\s*(${token})=(${token}|${quoted})`, "gs");

/** Finds a media type by its name (RFC 2045, section 5.1); `undefined` if the table has none, or if the name is malformed. */
export function findMediaType(name: string, table: MediaTypes): NamedMediaType | undefined {
  const [, type = "", subtype = "", rest = ""] = form.exec(name.toLowerCase()) ?? [];
  const suffix = subtype.slice(Math.max(0, subtype.lastIndexOf("+")));
  const key = [`${type}/${subtype}`, suffix.startsWith("+") ? suffix : "", `${type}/*`].find((each) =>
    Object.hasOwn(table, each),
  );
  const found = key === undefined ? undefined : table[key];
  if (!found) return undefined;
  const parameters = new Map(
    Array.from(rest.matchAll(parameter), ([, each = "", value = ""]) => [
      each,
      value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/gs, "$1") : value,
    ]),
  );
  if (isGiven(found, "supports") && found.supports?.(parameters) === false) return undefined;
  return Object.assign(Object.create(found) as MediaType, { parameters });
}

/** Whether content of a media type can be written. */
export const canWrite = (mediaType: MediaType): mediaType is MediaType & Required<Pick<MediaType, "serialize">> =>
  isGiven(mediaType, "serialize");

/** Whether a media type has a member, itself or from its class, but not from `Object.prototype`. */
function isGiven(mediaType: MediaType, name: keyof MediaType): boolean {
  const method: unknown = mediaType[name];
  return method !== undefined && method !== (Object.prototype as Partial<MediaType>)[name];
}

/** Content whose text and octets are made when they are first read. */
export class DecodedContent implements Content {
  readonly parameters: ReadonlyMap<string, string>;
  readonly #source: string | Uint8Array;

  constructor(source: string | Uint8Array, parameters: ReadonlyMap<string, string>) {
    this.#source = source;
    this.parameters = parameters;
  }

  get bytes(): Uint8Array {
    return typeof this.#source === "string" ? bytesOf(this.#source) : this.#source;
  }

  get text(): string {
    return typeof this.#source === "string" ? this.#source : textOf(this.#source);
  }
}

/**
 * Reads content.
 *
 * @throws ContentError if it is malformed.
 */
export function read(source: string | Uint8Array, name: string, mediaType: NamedMediaType): unknown {
  try {
    return mediaType.parse(new DecodedContent(source, mediaType.parameters));
  } catch (cause) {
    const reason = (cause as Error).message;
    const problem = contentProblem("malformed", { reason });
    throw new ContentError("malformed-content", `not ${name}: ${reason}`, { problem, cause });
  }
}
