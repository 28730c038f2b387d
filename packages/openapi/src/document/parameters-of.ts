import { isObject, type JsonObject } from "@argot/core/keyword";
import type { DocumentPart, DocumentSet } from "./document-set.js";
import { isReference } from "./walk-objects.js";

/** A parameter of an operation or a path item. */
export interface ListedParameter {
  readonly name: string;
  readonly in: string;
  /** Where it is in the list, as it is written there: it may be a reference. */
  readonly at: DocumentPart;
}

/** The parameters that an operation or a path item lists, references followed. Those that lead nowhere are left out. */
export function parametersOf(documents: DocumentSet, owner: DocumentPart): readonly ListedParameter[] {
  const { parameters } = owner.json as JsonObject;
  if (!Array.isArray(parameters)) return [];
  return parameters.flatMap((json: JsonObject, i): ListedParameter[] => {
    const at = { ...owner, path: [...owner.path, "parameters", String(i)], json };
    const found = isReference(json) ? documents.find(json.$ref, { ...at, path: [...at.path, "$ref"] })?.json : json;
    if (!isObject(found)) return [];
    const { name, in: location } = found;
    return typeof name === "string" && typeof location === "string" ? [{ name, in: location, at }] : [];
  });
}
