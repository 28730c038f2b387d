// The schemas of messages, in the format of AsyncAPI or in the one that they name.
import { encodeFragment, pointerOf } from "@argot/core/json";
import { isObject, type JsonObject } from "@argot/core/keyword";
import type { Dialect, ValidationIssue, Validator } from "argot";
import type { DocumentPart } from "../document/document-set.js";
import { positioned } from "../document/positioned.js";
import { pathOf, walkSchemas } from "../document/walk-schemas.js";
import type { AsyncDocument } from "./async-document.js";
import { dialectOfFormat, dialectOfUri } from "./schema-formats.js";

/** Maximum number of issues of one value. */
const maxErrors = 100;

/** A schema of a message. It is compiled when it is first needed. */
export class MessageSchema {
  readonly #document: AsyncDocument;
  readonly #part: DocumentPart;
  #validator: Validator | undefined;

  /** @param part - The location of the schema, references followed. */
  constructor(document: AsyncDocument, part: DocumentPart) {
    this.#document = document;
    this.#part = part;
  }

  /**
   * The issues of a value.
   *
   * @throws DocumentError if the schema cannot be used, or has a format that Argot does not read.
   */
  errorsOf(value: unknown): readonly ValidationIssue[] {
    return this.validator.validate(value, { maxErrors }).errors;
  }

  /**
   * The schema, compiled.
   *
   * @throws DocumentError if it cannot be used, or has a format that Argot does not read.
   */
  get validator(): Validator {
    return (this.#validator ??= this.#compile());
  }

  /** Whether Argot reads the format of the schema. */
  get isReadable(): boolean {
    return dialectOfFormat(formatOf(this.#part)) !== undefined;
  }

  #compile(): Validator {
    const { documents } = this.#document;
    const format = formatOf(this.#part);
    const { document, path, json } = format === undefined ? this.#part : schemaWithin(this.#part);
    const dialect = dialectOf(this.#part);
    if (!dialect) {
      const at = { document: this.#part.document, path: [...this.#part.path, "schemaFormat"] };
      throw documents.error(
        "unknown-dialect",
        at,
        `schemas in ${format} cannot be read; Argot reads those of JSON Schema, AsyncAPI and OpenAPI`,
      );
    }
    refuseOtherFormats(this.#document, { document, path, json }, dialect);
    const argot = this.#document.argotOf(dialect);
    return positioned(argot, documents, () => argot.compile(`${document.base}#${encodeFragment(pointerOf(path))}`));
  }
}

/**
 * Refuses references within a schema to objects with a format and a schema, which would be read as schemas.
 *
 * @throws DocumentError for the first.
 */
function refuseOtherFormats({ documents }: AsyncDocument, root: DocumentPart, dialect: Dialect): void {
  const seen = new Set<unknown>([root.json]);
  const pending = [root];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const schema of walkSchemas(next.json, next.path, dialect)) {
      const { $ref: reference } = schema.json;
      if (typeof reference !== "string") continue;
      const from = { document: next.document, path: [...pathOf(schema), "$ref"] };
      const target = documents.find(reference, from);
      if (!target || seen.has(target.json)) continue;
      seen.add(target.json);
      if (formatOf(target) !== undefined)
        throw documents.error(
          "other-dialect",
          from,
          `"${reference}" leads to a schema with a format; refer to its "schema"`,
        );
      pending.push(target);
    }
  }
}

/** The dialect of a schema: the one that it names, or else that of its format; `undefined` if Argot does not read the format. */
export function dialectOf(part: DocumentPart): Dialect | undefined {
  const format = formatOf(part);
  const { json } = format === undefined ? part : schemaWithin(part);
  const declared = isObject(json) && typeof json["$schema"] === "string" ? dialectOfUri(json["$schema"]) : undefined;
  return declared ?? dialectOfFormat(format);
}

/** The format that a schema names; `undefined` for those of AsyncAPI. */
export function formatOf({ json }: DocumentPart): string | undefined {
  const isMultiFormat = isObject(json) && Object.hasOwn(json, "schema") && typeof json["schemaFormat"] === "string";
  return isMultiFormat ? (json["schemaFormat"] as string) : undefined;
}

/** The schema in an object with a format. */
export const schemaWithin = (part: DocumentPart): DocumentPart => ({
  ...part,
  path: [...part.path, "schema"],
  json: (part.json as JsonObject)["schema"] as JsonObject,
});
