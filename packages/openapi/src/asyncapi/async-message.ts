import { isObject, type JsonObject } from "@argot/core/keyword";
import type { ValidationIssue } from "argot";
import { valueIssues, withIssue } from "../api/issue.js";
import type { DocumentPart } from "../document/document-set.js";
import type { AsyncDocument } from "./async-document.js";
import { MessageSchema } from "./message-schema.js";

/** A message, as programs send and receive it. */
export interface AsyncMessageContent {
  /** The payload, parsed. */
  readonly payload?: unknown;
  /** The headers by name. Default: none. */
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** One thing that is wrong with a message. */
export interface AsyncIssue {
  /** The part of the message. */
  readonly in: "payload" | "headers";
  /** JSON Pointer of the value in the part. */
  readonly pointer: string;
  /** The end of a sentence about the value. It contains no values of the message. */
  readonly message: string;
  /** The issue with its data. Not enumerable. Absent if no schema says it. */
  readonly issue?: ValidationIssue;
}

/** The result of checking a message. */
export interface AsyncResult {
  /** Whether nothing is wrong. */
  readonly valid: boolean;
  /** What is wrong; empty if the message is valid. */
  readonly issues: readonly AsyncIssue[];
}

/** A message that a document describes. Its schemas are compiled when they are first needed. */
export interface AsyncMessage {
  /** The name that it has among the messages of its channel. */
  readonly name: string;
  /** The message object of the document. */
  readonly description: JsonObject;
  /**
   * Checks a message.
   *
   * @throws DocumentError if a schema cannot be used, or has a format that Argot does not read, such as Avro.
   * @throws LimitError if a value exceeds a limit.
   */
  check(message: AsyncMessageContent): AsyncResult;
}

/** A schema of one part of a message. */
interface PartSchema {
  readonly in: "payload" | "headers";
  readonly schema: MessageSchema;
}

/** A message as a document describes it. */
export class DescribedMessage implements AsyncMessage {
  readonly name: string;
  readonly description: JsonObject;
  /** Where it is, references followed. */
  readonly part: DocumentPart;
  readonly #document: AsyncDocument;
  #found: readonly PartSchema[] | undefined;

  constructor(name: string, part: DocumentPart, document: AsyncDocument) {
    this.name = name;
    this.part = part;
    this.description = part.json as JsonObject;
    this.#document = document;
  }

  check({ payload, headers = {} }: AsyncMessageContent): AsyncResult {
    const issues: AsyncIssue[] = [];
    for (const { in: part, schema } of this.schemas) {
      const value = part === "payload" ? payload : headers;
      if (value === undefined) issues.push({ in: part, pointer: "", message: "is missing" });
      else
        for (const { message, issue } of valueIssues(schema.errorsOf(value)))
          issues.push(withIssue({ in: part, pointer: "", message }, issue));
    }
    return { valid: issues.length === 0, issues };
  }

  /**
   * The schemas of its parts, those of its traits included.
   *
   * @throws DocumentError if a reference leads nowhere.
   */
  get schemas(): readonly PartSchema[] {
    return (this.#found ??= [...this.#schemasOf(this.part, ["payload", "headers"]), ...this.#schemasOfTraits()]);
  }

  *#schemasOfTraits(): Iterable<PartSchema> {
    const { traits } = this.description;
    if (!Array.isArray(traits)) return;
    for (const [i, json] of (traits as JsonObject[]).entries()) {
      const trait = { ...this.part, path: [...this.part.path, "traits", String(i)], json };
      yield* this.#schemasOf(followed(this.#document, trait), ["headers"]);
    }
  }

  *#schemasOf(owner: DocumentPart, parts: readonly PartSchema["in"][]): Iterable<PartSchema> {
    for (const part of parts) {
      const json = (owner.json as JsonObject)[part];
      if (json === undefined) continue;
      const own = { ...owner, path: [...owner.path, part], json };
      yield { in: part, schema: new MessageSchema(this.#document, formatOwner(this.#document, own)) };
    }
  }
}

/**
 * The part that a reference leads to; the part itself if it is none.
 *
 * @throws DocumentError if it leads nowhere, or back to itself.
 */
export function followed({ documents }: AsyncDocument, part: DocumentPart): DocumentPart {
  const { json, document, path } = part;
  if (!isObject(json) || typeof json["$ref"] !== "string") return part;
  return documents.follow(json["$ref"], { document, path: [...path, "$ref"] });
}

/** Where a schema is, if its reference leads to one with a format. Other references are those of schemas. */
function formatOwner(document: AsyncDocument, part: DocumentPart): DocumentPart {
  const target = followed(document, part);
  return isObject(target.json) && Object.hasOwn(target.json, "schemaFormat") ? target : part;
}
