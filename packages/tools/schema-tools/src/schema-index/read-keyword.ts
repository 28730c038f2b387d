import { appendToken } from "@argot/core/json";
import type { Application, ParseContext, Pattern } from "@argot/core/keyword";
import { applicationTo, nowhere } from "@argot/core/plan";
import { compilePattern } from "@argot/core/internal";
import type { MutableKeyword, MutableSchema } from "./index-document.js";
import type { IndexedReference, ReferenceTarget } from "./model.js";

/** Resolves references of schemas. */
export interface Resolver {
  resolve(
    reference: string,
    from: MutableSchema,
  ): { readonly uri: string; readonly target: ReferenceTarget; readonly dynamicAnchor: string | undefined };
}

/** Records the references and patterns that a keyword's shape requests while it parses the value. */
export class RecordingContext implements ParseContext {
  readonly #schema: MutableSchema;
  readonly #keyword: MutableKeyword;
  readonly #resolver: Resolver;
  readonly #path: readonly string[];
  readonly #pointer: string;

  constructor(
    schema: MutableSchema,
    keyword: MutableKeyword,
    resolver: Resolver,
    path: readonly string[] = [keyword.name],
    pointer: string = keyword.pointer,
  ) {
    this.#schema = schema;
    this.#keyword = keyword;
    this.#resolver = resolver;
    this.#path = path;
    this.#pointer = pointer;
  }

  get baseUri(): string {
    return this.#schema.resource.uri;
  }

  subschema(): Application {
    const child = this.#schema.resource.document.byPointer.get(this.#pointer);
    return applicationTo(child?.id ?? nowhere, this.#path);
  }

  reference(uriReference: string): Application {
    const { uri, target } = this.#resolver.resolve(uriReference, this.#schema);
    return this.#referTo({ text: uriReference, kind: "static", uri, target }, undefined);
  }

  dynamicReference(uriReference: string): Application {
    const { uri, target, dynamicAnchor } = this.#resolver.resolve(uriReference, this.#schema);
    return this.#referTo({ text: uriReference, kind: "dynamic", uri, target }, dynamicAnchor);
  }

  dynamicAnchor(name: string): Application {
    const own = this.#schema.resource.dynamicAnchors.get(name);
    const target: ReferenceTarget = own ? { kind: "schema", schema: own } : { kind: "scope" };
    return this.#referTo({ text: name, kind: "anchor", uri: undefined, target }, name);
  }

  #referTo(reference: Omit<IndexedReference, "pointer">, dynamic: string | undefined): Application {
    this.#keyword.references.push({ ...reference, pointer: this.#pointer });
    const { target } = reference;
    return { ...applicationTo(target.kind === "schema" ? target.schema.id : nowhere, this.#path), dynamic };
  }

  pattern(source: string): Pattern {
    // Expressions are values, or the names of members.
    const isName = this.#path.at(-1) === source && this.#path.length > 1;
    const at = { source, pointer: this.#pointer, isName };
    try {
      const pattern = compilePattern(source);
      this.#keyword.patterns.push({ ...at, flags: pattern.flags, problem: undefined });
      return pattern;
    } catch (error) {
      this.#keyword.patterns.push({ ...at, flags: "u", problem: (error as Error).message });
      return { source, flags: "u", foreign: undefined, test: () => false };
    }
  }

  child(token: string): ParseContext {
    return new RecordingContext(
      this.#schema,
      this.#keyword,
      this.#resolver,
      [...this.#path, token],
      appendToken(this.#pointer, token),
    );
  }
}
