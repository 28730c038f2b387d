import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import { isExtension, type Member, members, type ObjectKind } from "./objects.js";

/** An object in an OpenAPI document. */
export interface LocatedObject {
  readonly kind: ObjectKind;
  readonly json: JsonObject | boolean;
  /** The path from the root of the document. */
  readonly path: readonly string[];
}

/** Whether an object is a reference. A path item may have members beside it. */
export const isReference = (json: Json): json is JsonObject & { readonly $ref: string } =>
  isObject(json) && Object.hasOwn(json, "$ref") && typeof json["$ref"] === "string";

/** Maximum length of a path. Callbacks contain path items, which contain callbacks, so documents may have any depth. */
export const maxPathLength = 200;

/** The objects within an object: those that the table names, and references as they are; up to {@link maxPathLength}. */
export function* walkObjects(root: LocatedObject): Iterable<LocatedObject> {
  const pending = [root];
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    if (next.kind === "schema" || !isObject(next.json) || next.path.length > maxPathLength) continue;
    if (isReference(next.json) && next.kind !== "path-item") continue;
    const inner = [...innerObjects(next)];
    // Reversed, since `pending` is a stack: objects come in the order of the document.
    for (const each of inner.reverse()) pending.push(each);
  }
}

function* innerObjects({ kind, json, path }: LocatedObject): Iterable<LocatedObject> {
  const object = json as JsonObject;
  if (kind === "callbacks") {
    yield* objectsIn({ kind: "path-item", holds: "extensible-map" }, object, path);
    return;
  }
  for (const [name, member] of Object.entries(members[kind])) {
    if (!Object.hasOwn(object, name)) continue;
    yield* objectsIn(member, object[name] as Json, [...path, name]);
  }
}

/** Extensions and values of the wrong type are skipped. */
function* objectsIn({ kind, holds }: Member, json: Json, path: readonly string[]): Iterable<LocatedObject> {
  if (holds === "one") {
    if (isObject(json) || (kind === "schema" && typeof json === "boolean")) yield { kind, json, path };
  } else if (holds === "list" ? Array.isArray(json) : isObject(json)) {
    for (const [name, each] of Object.entries(json as JsonObject)) {
      if (holds === "extensible-map" && isExtension(name)) continue;
      if (isObject(each) || (kind === "schema" && typeof each === "boolean"))
        yield { kind, json: each, path: [...path, name] };
    }
  }
}
