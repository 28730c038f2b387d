import { JsonType, type JsonObject } from "@argot/core/keyword";
import type { Described, DescribedObject } from "../api/described.js";
import { type IssuePlace, type MessageIssue, messageIssue, schemaIssues } from "../api/issue.js";
import type { CompiledSchema, CompileSchema } from "../api/schema-compiler.js";
import { Malformed } from "../parameters/malformed.js";
import { scalarOf } from "../parameters/scalar.js";
import { isForm, readForm } from "./form.js";
import { essence, matchingRange } from "./media-types.js";

/** A value that was read and checked. */
export interface CheckedValue {
  readonly value: unknown;
  readonly issues: readonly MessageIssue[];
}

/** One media type of a body. */
interface DescribedContent {
  readonly schema: CompiledSchema | undefined;
  readonly encodings: ReadonlyMap<string, JsonObject>;
}

/** The content of bodies by media type. Schemas are compiled when they are first needed. */
export class Content {
  readonly #described: Described;
  readonly #compile: CompileSchema;
  readonly #objects: ReadonlyMap<string, DescribedObject>;
  readonly #contents = new Map<string, DescribedContent>();

  /** @param owner - The object with `content`. */
  constructor(described: Described, compile: CompileSchema, owner: DescribedObject) {
    this.#described = described;
    this.#compile = compile;
    this.#objects = new Map(described.named(owner, "content", "media-type"));
  }

  /**
   * Reads and checks a body.
   *
   * @param mediaType - Of the header; `undefined` if there is none, which is right if only one is described.
   * @throws DocumentError if the schema cannot be used.
   */
  check(body: unknown, mediaType: string | undefined, place: IssuePlace): CheckedValue {
    if (this.#objects.size === 0) return { value: body, issues: [] };
    const range = this.#rangeOf(mediaType);
    if (range === undefined) return { value: body, issues: [this.#mediaTypeIssue()] };
    const { schema, encodings } = this.#contentOf(range);
    if (!schema) return { value: body, issues: [] };
    const value = read(body, mediaType ?? range, schema, encodings);
    if (value instanceof Malformed) return { value: body, issues: [messageIssue(place, value.reason)] };
    // Bytes are what their media type says, and no JSON.
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return { value, issues: [] };
    const { valid, errors } = schema.validator.validate(value);
    return { value, issues: valid ? [] : schemaIssues(place, errors) };
  }

  /** What is wrong if there is no body and there must be one. A body of another media type may be there, and not have been parsed. */
  missing(mediaType: string | undefined, place: IssuePlace): MessageIssue {
    const isOther = mediaType !== undefined && this.#objects.size > 0 && this.#rangeOf(mediaType) === undefined;
    return isOther ? this.#mediaTypeIssue() : messageIssue(place, "is missing");
  }

  #rangeOf(mediaType: string | undefined): string | undefined {
    const ranges = [...this.#objects.keys()];
    if (mediaType !== undefined) return matchingRange(ranges, mediaType);
    return ranges.length === 1 ? ranges[0] : undefined;
  }

  #mediaTypeIssue(): MessageIssue {
    const ranges = [...this.#objects.keys()];
    const message = `must be ${ranges.length === 1 ? "" : "one of "}${ranges.join(", ")}`;
    return messageIssue({ in: "header", name: "content-type" }, message);
  }

  #contentOf(range: string): DescribedContent {
    const known = this.#contents.get(range);
    if (known) return known;
    const object = this.#objects.get(range) as DescribedObject;
    const hasSchema = Object.hasOwn(object.json, "schema");
    const content: DescribedContent = {
      schema: hasSchema ? this.#compile({ document: object.document, path: [...object.path, "schema"] }) : undefined,
      encodings: new Map(
        Array.from(this.#described.named(object, "encoding", "encoding"), ([name, { json }]) => [name, json]),
      ),
    };
    this.#contents.set(range, content);
    return content;
  }
}

/** The value of a body: forms and texts are read, all else is as it was parsed. */
function read(
  body: unknown,
  mediaType: string,
  { shape }: CompiledSchema,
  encodings: ReadonlyMap<string, JsonObject>,
): unknown {
  if (isForm(mediaType)) return readForm(body, shape, encodings);
  const isScalarText =
    essence(mediaType).startsWith("text/") && typeof body === "string" && !shape.has(JsonType.string);
  return isScalarText ? scalarOf(body, shape) : body;
}
