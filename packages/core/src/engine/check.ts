import { SchemaError } from "../errors/schema-error.js";
import { tokensOf } from "../json/pointer.js";
import { isObject, type Json, type JsonObject } from "../json/types.js";
import type { Dialect } from "../keyword/dialect.js";
import { lower } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { traceOfFailures } from "../loop/trace.js";
import { issuesOf } from "../output/errors.js";
import { leadingIssue } from "../output/leading.js";
import type { Registry } from "../registry/registry.js";
import type { SchemaDocument, SchemaResource } from "../registry/resource.js";

/** Checks documents against the meta-schemas of their dialects, each document and each meta-schema once. */
export class SchemaChecker {
  readonly #registry: Registry;
  readonly #loops = new Map<Dialect, Loop>();
  readonly #checked = new WeakSet<SchemaDocument>();

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /**
   * @throws SchemaError for the first thing that is wrong.
   */
  check(document: SchemaDocument): void {
    if (document.trusted || this.#checked.has(document)) return;
    // Before the check itself: a meta-schema may be described by itself.
    this.#checked.add(document);
    for (const resource of document.resources.values()) {
      if (enclosingDialect(resource) !== resource.dialect) this.#checkResource(resource);
    }
  }

  #checkResource(resource: SchemaResource): void {
    // Without a meta-schema the shapes of the keywords are all there is to hold a schema to.
    if (resource.dialect.metaSchema === undefined) return;
    const loop = this.#loopOf(resource.dialect);
    const schema = withoutOtherDialects(resource);
    if (loop.evaluate(schema)) return;
    const trace = traceOfFailures();
    loop.evaluate(schema, trace);
    const issue = leadingIssue(issuesOf(loop.plan, trace));
    const pointer = issue?.instanceLocation ?? "";
    const at = { uri: resource.uri, pointer, keyword: keywordAt(resource, pointer) };
    throw new SchemaError("invalid-schema", at, `${issue?.message ?? "does not hold"} (${resource.dialect.uri})`);
  }

  #loopOf(dialect: Dialect): Loop {
    const known = this.#loops.get(dialect);
    if (known) return known;
    const { place } = this.#registry.resolve(dialect.uri, { uri: dialect.uri, pointer: "" });
    const loop = new Loop(lower(this.#registry, place, (document) => this.check(document)));
    this.#loops.set(dialect, loop);
    return loop;
  }
}

/** The dialect of the resource around this one; `undefined` for the document's own. */
function enclosingDialect(resource: SchemaResource): Dialect | undefined {
  let innermost: SchemaResource | undefined;
  for (const other of resource.document.resources.values()) {
    const encloses = other !== resource && resource.documentPointer.startsWith(`${other.documentPointer}/`);
    if (encloses && other.documentPointer.length >= (innermost?.documentPointer.length ?? 0)) innermost = other;
  }
  return innermost?.dialect;
}

/** A resource as its meta-schema should see it: what speaks another dialect is checked by that one's meta-schema. */
function withoutOtherDialects(resource: SchemaResource): Json {
  const { dialect, document } = resource;
  const foreign = [...document.resources.values()].filter(
    (other) => other.dialect !== dialect && other.documentPointer.startsWith(`${resource.documentPointer}/`),
  );
  let root = resource.root;
  for (const { documentPointer } of foreign) {
    const path = tokensOf(documentPointer.slice(resource.documentPointer.length)) ?? [];
    root = replaced(root, path);
  }
  return root;
}

/** A copy in which an empty schema stands at a path; what lies beside the path is shared. */
function replaced(json: Json, path: readonly string[]): Json {
  const [token, ...rest] = path;
  if (token === undefined) return {};
  if (Array.isArray(json))
    return (json as Json[]).map((item, i) => (String(i) === token ? replaced(item, rest) : item));
  const object = json as JsonObject;
  // Already replaced further up.
  if (!isObject(object) || !Object.hasOwn(object, token)) return json;
  return { ...object, [token]: replaced(object[token] as Json, rest) };
}

/** The keyword whose value a pointer leads into: the name after the innermost schema on the way. */
function keywordAt(resource: SchemaResource, pointer: string): string | undefined {
  let schema: Json = resource.root;
  let path = tokensOf(pointer) ?? [];
  for (;;) {
    const [name, ...rest] = path;
    if (name === undefined || !isObject(schema)) return undefined;
    const value = schema[name] as Json;
    const inner = resource.dialect.keywords
      .get(name)
      ?.keyword.value.places(value)
      .find((place) => place.length < rest.length && place.every((token, i) => token === rest[i]));
    if (!inner) return name;
    schema = inner.reduce<Json>((json, token) => (json as JsonObject)[token] as Json, value);
    path = rest.slice(inner.length);
  }
}
