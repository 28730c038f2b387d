import { JsonType, type JsonObject } from "@argot/core/keyword";
import type { Described, DescribedObject } from "../api/described.js";
import { type IssuePlace, type MessageIssue, messageIssue, schemaIssues } from "../api/issue.js";
import type { CompiledSchema, CompileSchema } from "../api/schema-compiler.js";
import { Malformed } from "../parameters/malformed.js";
import { scalarOf } from "../parameters/scalar.js";
import { isForm, readForm } from "./form.js";
import { essence, isJson, matchingRange } from "./media-types.js";
import { itemsOf } from "./sequential.js";

/** A value that was read and checked. */
export interface CheckedValue {
  readonly value: unknown;
  readonly issues: readonly MessageIssue[];
}

/** One media type of a body. */
interface DescribedContent {
  readonly schema: CompiledSchema | undefined;
  /** The schema of each item of a stream. Since 3.2. */
  readonly itemSchema: CompiledSchema | undefined;
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
    if (isBytes(body) && isJson(mediaType ?? range))
      return { value: body, issues: [messageIssue(place, "must be read as JSON; it is bytes")] };
    const { schema, itemSchema, encodings } = this.#contentOf(range);
    const items = itemSchema ? itemsOf(body, mediaType ?? range) : undefined;
    const value = items ?? (schema ? read(body, mediaType ?? range, schema, encodings) : body);
    if (value instanceof Malformed) return { value: body, issues: [messageIssue(place, value.reason)] };
    const issues =
      schema && !isOpaque(value, mediaType ?? range, schema) ? schemaIssues(place, schema.errorsOf(value)) : [];
    return {
      value,
      issues: itemSchema && Array.isArray(items) ? [...issues, ...itemIssues(items, itemSchema, place)] : issues,
    };
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
    const compiled = (name: string): CompiledSchema | undefined =>
      Object.hasOwn(object.json, name)
        ? this.#compile({ document: object.document, path: [...object.path, name] })
        : undefined;
    const content: DescribedContent = {
      schema: compiled("schema"),
      itemSchema: compiled("itemSchema"),
      encodings: this.#described.encodings(object),
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

const isBytes = (value: unknown): boolean => ArrayBuffer.isView(value) || value instanceof ArrayBuffer;

/** Whether a body is not looked into: bytes, and texts of types that Argot does not read, unless the schema speaks of strings. */
function isOpaque(value: unknown, mediaType: string, { shape }: CompiledSchema): boolean {
  if (isBytes(value)) return true;
  if (typeof value !== "string" || isJson(mediaType) || essence(mediaType) === "text/plain") return false;
  return shape.isTyped && !shape.has(JsonType.string);
}

/** The issues of the first item that is not valid. A stream may have any number of items. */
function itemIssues(items: readonly unknown[], schema: CompiledSchema, place: IssuePlace): readonly MessageIssue[] {
  for (const [i, item] of items.entries()) {
    const errors = schema.errorsOf(item);
    if (errors.length > 0) return schemaIssues(place, errors, `/${i}`);
  }
  return [];
}
