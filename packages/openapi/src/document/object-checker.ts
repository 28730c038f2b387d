import { type Argot, primaryIssue, type Validator } from "argot";
import { type OpenApiVersion, versions } from "../dialects/document-dialect.js";
import type { DocumentPart, DocumentSet } from "./document-set.js";
import { members, type ObjectKind } from "./objects.js";
import { forAuthors, messageForAuthor } from "./published-messages.js";

/** Checks parts of documents that references lead to, against the published schema. Each kind of object is compiled once. */
export class ObjectChecker {
  readonly #documents: DocumentSet;
  readonly #argot: Argot;
  readonly #version: OpenApiVersion;
  readonly #validators = new Map<ObjectKind, Validator>();
  /** The results for parts, by kind and object, since many references may lead to one part. */
  readonly #reasons = new Map<ObjectKind, Map<unknown, string | undefined>>();

  constructor(documents: DocumentSet, argot: Argot, version: OpenApiVersion) {
    this.#documents = documents;
    this.#argot = argot;
    this.#version = version;
  }

  /**
   * Checks that a part is an object of a kind. The components of the document itself were checked with it.
   *
   * @param from - Where the reference is.
   * @throws DocumentError if it is not.
   */
  check(part: DocumentPart, kind: ObjectKind, reference: string, from: Omit<DocumentPart, "json">): void {
    const [first, member = "", ...rest] = part.path;
    const isComponent = part.document === this.#documents.entry && first === "components" && rest.length === 1;
    if (isComponent && Object.hasOwn(members.components, member) && members.components[member]?.kind === kind) return;
    const known = this.#reasons.get(kind) ?? new Map<unknown, string | undefined>();
    this.#reasons.set(kind, known);
    if (!known.has(part.json)) known.set(part.json, this.#reasonOf(part, kind));
    const wrong = known.get(part.json);
    if (wrong === undefined) return;
    const reason = `"${reference}" leads to something that is no ${kind.replace("-", " ")}:${wrong}`;
    throw this.#documents.error("invalid-schema", from, reason);
  }

  #reasonOf(part: DocumentPart, kind: ObjectKind): string | undefined {
    const { valid, errors } = this.#validatorOf(kind).validate(part.json);
    if (valid) return undefined;
    const issue = primaryIssue(forAuthors(errors));
    const where = issue?.instanceLocation ? ` at ${issue.instanceLocation}` : "";
    return `${where} ${issue ? messageForAuthor(issue) : "it is not valid"}`;
  }

  #validatorOf(kind: ObjectKind): Validator {
    const known = this.#validators.get(kind);
    if (known) return known;
    const { published, definition } = versions[this.#version];
    const validator = this.#argot.compile(`${published}#${definition(kind)}`);
    this.#validators.set(kind, validator);
    return validator;
  }
}
