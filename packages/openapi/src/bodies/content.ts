import { JsonType, type JsonObject } from "@argot/core/keyword";
import type { Described, DescribedObject } from "../api/described.js";
import { type IssuePlace, type MessageIssue, messageIssue, schemaIssues } from "../api/issue.js";
import type { CompiledSchema, CompileSchema } from "../api/schema-compiler.js";
import type { Budget } from "../parameters/budget.js";
import { Malformed } from "../parameters/malformed.js";
import { scalarOf } from "../parameters/scalar.js";
import { type FormContent, isForm, readForm } from "./form.js";
import { essence, isJson, isPlainText, matchingRange } from "./media-types.js";
import { isSequential, itemsOf } from "./sequential.js";

/** A value that was read and checked. */
export interface CheckedValue {
  readonly value: unknown;
  readonly issues: readonly MessageIssue[];
  /** The value with defaults, if it is valid. `Malformed` if that takes too much work. */
  readonly withDefaults: () => unknown;
}

const unchanged = (value: unknown, ...issues: readonly MessageIssue[]): CheckedValue => ({
  value,
  issues,
  withDefaults: () => value,
});

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

  /** Whether there is none. */
  get isEmpty(): boolean {
    return this.#objects.size === 0;
  }

  /**
   * Reads and checks a body.
   *
   * @param mediaType - That of the header; `undefined` if there is none, which is allowed if only one is described.
   * @throws DocumentError if the schema cannot be used.
   */
  check(content: FormContent, mediaType: string | undefined, place: IssuePlace, budget: Budget): CheckedValue {
    const { body } = content;
    if (this.isEmpty) return unchanged(body);
    const range = this.#rangeOf(mediaType);
    if (range === undefined) return unchanged(body, this.#mediaTypeIssue());
    const { schema, itemSchema, encodings } = this.#contentOf(range);
    const type = mediaType ?? range;
    const refusal = unreadable(body, type, itemSchema !== undefined && isSequential(type));
    if (refusal !== undefined) return unchanged(body, messageIssue(place, refusal));
    const read = budget.read(() => {
      const items = itemSchema ? itemsOf(body, type, budget) : undefined;
      if (items) return items instanceof Malformed ? items : { value: items, checked: items, items };
      if (schema && isForm(type)) return readForm(content, schema.shape, encodings, budget);
      const value = schema ? readText(body, type, schema, budget) : body;
      return value instanceof Malformed ? value : { value, checked: value };
    });
    if (read instanceof Malformed) return unchanged(body, messageIssue(place, read.reason));
    const { value, checked } = read;
    const whole = schema && !isOpaque(checked, type, schema) ? schema : undefined;
    const issues = whole ? schemaIssues(place, whole.errorsOf(checked)) : [];
    const filled = () => (whole ? whole.fillDefaults(value) : value);
    if (!itemSchema || !("items" in read)) return { value, issues, withDefaults: filled };
    return {
      value,
      issues: [...issues, ...itemIssues(read.items, itemSchema, place)],
      withDefaults: () => {
        const all = filled();
        if (!Array.isArray(all)) return all;
        const items = all.map((item) => itemSchema.fillDefaults(item));
        return items.find((item) => item instanceof Malformed) ?? items;
      },
    };
  }

  /**
   * The issue if a required body is missing.
   *
   * @param isUnread - Whether there is a body that no parser has read, because of its media type.
   */
  missing(mediaType: string | undefined, place: IssuePlace, isUnread: boolean): MessageIssue {
    const isOther = mediaType === undefined ? isUnread : this.#rangeOf(mediaType) === undefined;
    if (isOther && !this.isEmpty) return this.#mediaTypeIssue();
    return messageIssue(place, isUnread ? "cannot be read" : "is missing");
  }

  #rangeOf(mediaType: string | undefined): string | undefined {
    const ranges = [...this.#objects.keys()];
    if (mediaType !== undefined) return matchingRange(ranges, mediaType);
    return ranges.length === 1 ? ranges.at(0) : undefined;
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

/** The value of a body other than a form. The schema decides what some texts mean; all else is as it was parsed. */
function readText(body: unknown, mediaType: string, { shape }: CompiledSchema, budget: Budget): unknown {
  const isScalarText =
    essence(mediaType).startsWith("text/") && typeof body === "string" && !shape.has(JsonType.string);
  return isScalarText ? scalarOf(body, shape, budget) : body;
}

const isBytes = (value: unknown): boolean => ArrayBuffer.isView(value) || value instanceof ArrayBuffer;

/** Why a body does not have the form that schemas of its media type describe; `undefined` if it may have it. */
function unreadable(body: unknown, mediaType: string, isStream: boolean): string | undefined {
  if (isStream && typeof body !== "string" && !Array.isArray(body))
    return "must be read as text or a list of its items";
  if (!isBytes(body)) return undefined;
  if (isJson(mediaType)) return "must be read as JSON; it is bytes";
  return isPlainText(mediaType) ? "must be read as text; it is bytes" : undefined;
}

/**
 * Whether a body is not checked: bytes, and texts of types that Argot does not read, unless the schema is about
 * strings.
 */
function isOpaque(value: unknown, mediaType: string, { shape }: CompiledSchema): boolean {
  if (isBytes(value)) return true;
  if (typeof value !== "string" || isJson(mediaType) || isPlainText(mediaType)) return false;
  return shape.isTyped && !shape.has(JsonType.string);
}

/** The issues of the first invalid item only, since a stream may have any number of items. */
function itemIssues(items: readonly unknown[], schema: CompiledSchema, place: IssuePlace): readonly MessageIssue[] {
  for (const [i, item] of items.entries()) {
    const errors = schema.errorsOf(item);
    if (errors.length > 0) return schemaIssues(place, errors, `/${i}`);
  }
  return [];
}
