import { isObject, type JsonObject } from "@argot/core/keyword";
import { requireArgument, type ValidationIssue } from "argot";
import { valueIssues, withIssue } from "../api/issue.js";
import type { DocumentPart } from "../document/document-set.js";
import type { AsyncDocument } from "./async-document.js";
import { followed } from "./followed.js";
import { mergedHeaders } from "./merged-headers.js";
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
  /** The issue with its data. Not enumerable. Absent if it is not from a schema. */
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
  /** Its location, references followed. */
  readonly part: DocumentPart;
  readonly #document: AsyncDocument;
  #found: readonly PartSchema[] | undefined;

  constructor(name: string, part: DocumentPart, document: AsyncDocument) {
    this.name = name;
    this.part = part;
    this.description = part.json as JsonObject;
    this.#document = document;
  }

  check(content: AsyncMessageContent): AsyncResult {
    requireArgument(isObject(content), "check", "a message: `{ payload, headers }`", content);
    const { payload, headers = {} } = content;
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
   * The schemas of its parts. That of the headers is merged with those of its traits, and has precedence over them.
   *
   * @throws DocumentError if a reference leads nowhere.
   * @see {@link https://www.asyncapi.com/docs/reference/specification/v3.0.0#traitsMergeMechanism | AsyncAPI 3.0, Traits Merge Mechanism}
   */
  get schemas(): readonly PartSchema[] {
    return (this.#found ??= [
      ...memberOf(this.#document, this.part, "payload").map((part) => this.#schemaOf("payload", part)),
      ...this.#headers().map((part) => this.#schemaOf("headers", part)),
    ]);
  }

  /** The schemas that its schemas are made of, as written. */
  get writtenSchemas(): readonly MessageSchema[] {
    return [...memberOf(this.#document, this.part, "payload"), ...this.#writtenHeaders()].map(
      (part) => new MessageSchema(this.#document, part),
    );
  }

  #schemaOf(part: PartSchema["in"], schema: DocumentPart): PartSchema {
    return { in: part, schema: new MessageSchema(this.#document, schema) };
  }

  #headers(): readonly DocumentPart[] {
    const written = this.#writtenHeaders();
    return written.length < 2 ? written : [mergedHeaders(this.#document, this.part, written)];
  }

  /** The headers of the traits, in their order, and its own. */
  #writtenHeaders(): readonly DocumentPart[] {
    const { traits } = this.description;
    const owners = (Array.isArray(traits) ? (traits as JsonObject[]) : []).map((json, i) =>
      followed(this.#document, { ...this.part, path: [...this.part.path, "traits", String(i)], json }),
    );
    return [...owners, this.part].flatMap((owner) => memberOf(this.#document, owner, "headers"));
  }
}

/**
 * The location of a schema of an object, if it has one. Only references to schemas with a format are followed; others
 * belong to the schema.
 */
function memberOf(document: AsyncDocument, owner: DocumentPart, name: PartSchema["in"]): readonly DocumentPart[] {
  const json = (owner.json as JsonObject)[name];
  if (json === undefined) return [];
  const part = { ...owner, path: [...owner.path, name], json };
  const target = followed(document, part);
  return [isObject(target.json) && Object.hasOwn(target.json, "schemaFormat") ? target : part];
}
