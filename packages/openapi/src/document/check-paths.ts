// Checks templated paths and their parameters.
import { valueAt } from "@argot/core/json";
import { isObject, type JsonObject } from "@argot/core/keyword";
import type { DocumentError } from "./document-error.js";
import type { DocumentPart, DocumentSet } from "./document-set.js";
import { methods, operationPaths } from "./objects.js";
import { parametersOf } from "./parameters-of.js";
import { isReference } from "./walk-objects.js";

/** A parameter in a templated path. */
const parameter = /\{([^{}]*)\}/g;

/**
 * Maximum length of a templated path: servers refuse longer ones, and the location of every part of it contains the
 * path.
 */
const maxTemplateLength = 8000;

/** The errors of the paths of a document. */
export function* checkPaths(documents: DocumentSet): Iterable<DocumentError> {
  const { paths } = documents.entry.value as JsonObject;
  if (!isObject(paths)) return;
  yield* collidingPaths(documents, paths);
  for (const [template, json] of Object.entries(paths)) {
    if (!template.startsWith("/") || !isObject(json)) continue;
    if (template.length > maxTemplateLength) {
      const reason = `has more than ${maxTemplateLength} characters`;
      yield documents.error("invalid-schema", { document: documents.entry, path: ["paths", template] }, reason);
      continue;
    }
    const names = new Set(Array.from(template.matchAll(parameter), ([, name]) => name as string));
    const [brace] = /[{}]/.exec(template.replace(parameter, "")) ?? [];
    if (brace !== undefined)
      yield documents.error(
        "invalid-schema",
        { document: documents.entry, path: ["paths", template] },
        `has a "${brace}" that belongs to no parameter such as "{id}"`,
      );
    const part = { document: documents.entry, path: ["paths", template], json };
    for (const item of pathItemsAt(documents, part)) yield* checkPathParameters(documents, item, names);
  }
}

/**
 * Reports templated paths that differ only in the names of their parameters, and have a method in common or no methods.
 * Those with different methods can be distinguished, and GitHub's description has some.
 */
function* collidingPaths(documents: DocumentSet, paths: JsonObject): Iterable<DocumentError> {
  const known = new Map<string, string>();
  for (const [template, item] of Object.entries(paths)) {
    if (!template.startsWith("/")) continue;
    const shape = template.replace(parameter, "{}");
    const present = isObject(item) ? Object.keys(item).filter((name) => methods.includes(name)) : [];
    const keys = (present.length > 0 ? present : ["", ...methods]).map((method) => `${method} ${shape}`);
    const other = keys
      .map((key) => known.get(key) ?? (present.length > 0 ? known.get(` ${shape}`) : undefined))
      .find((each) => each !== undefined);
    for (const key of keys) if (!known.has(key)) known.set(key, template);
    if (other !== undefined)
      yield documents.error(
        "duplicate-identifier",
        { document: documents.entry, path: ["paths", template] },
        `matches the same paths as ${JSON.stringify(other)}`,
      );
  }
}

/** A path item, and the one that it refers to, if it does: it may have members beside its reference. */
function* pathItemsAt(documents: DocumentSet, part: DocumentPart): Iterable<DocumentPart> {
  yield part;
  if (!isReference(part.json)) return;
  const referred = documents.find(part.json.$ref, { ...part, path: [...part.path, "$ref"] });
  if (referred && isObject(referred.json)) yield referred;
}

/** Reports parameters of a path that its operations do not declare, and declared ones that the path does not have. */
function* checkPathParameters(
  documents: DocumentSet,
  item: DocumentPart,
  names: ReadonlySet<string>,
): Iterable<DocumentError> {
  const shared = pathParameters(documents, item);
  yield* unknownParameters(documents, shared, names);
  for (const operation of operationsOf(item)) {
    const own = pathParameters(documents, operation);
    yield* unknownParameters(documents, own, names);
    const declared = new Set([...shared, ...own].map(({ name }) => name));
    const missing = [...names].filter((name) => !declared.has(name)).map((name) => JSON.stringify(name));
    // Makes one error for all of them, since the pointer of each would contain the whole path.
    if (missing.length > 0)
      yield documents.error(
        "invalid-schema",
        operation,
        `must declare the path parameter${missing.length === 1 ? "" : "s"} ${missing.join(", ")}`,
      );
  }
}

const pathParameters = (documents: DocumentSet, owner: DocumentPart) =>
  parametersOf(documents, owner).filter((each) => each.in === "path");

function* operationsOf(item: DocumentPart): Iterable<DocumentPart> {
  for (const path of operationPaths(item.json as JsonObject)) {
    const json = valueAt(item.json, path);
    if (isObject(json)) yield { ...item, path: [...item.path, ...path], json: json as JsonObject };
  }
}

function* unknownParameters(
  documents: DocumentSet,
  parameters: ReturnType<typeof parametersOf>,
  names: ReadonlySet<string>,
): Iterable<DocumentError> {
  for (const { name, at } of parameters)
    if (!names.has(name))
      yield documents.error("invalid-schema", at, `the path has no parameter ${JSON.stringify(name)}`);
}
