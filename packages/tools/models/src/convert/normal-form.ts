import { encodeFragment } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import { merge } from "@argot/schema-tools/merge";
import { type IndexedDocument, SchemaIndex } from "@argot/schema-tools/schema-index";
import { upgrade } from "@argot/schema-tools/upgrade";
import { type Argot, type Dialect, dialectUris } from "argot";
import { ProfileError } from "../profiles/profile-error.js";
import { mapSubschemas } from "./map-subschemas.js";
import { silentNames } from "./silent-names.js";

/** A schema in 2020-12 whose conjunctions are merged as far as possible. */
export interface NormalForm {
  /** The root, without definitions. Each schema object has its location in the given schema as `$comment`. */
  readonly root: Json;
  /** The definitions by the references that lead to them. */
  readonly definitions: ReadonlyMap<string, Json>;
  /** The dialect: 2020-12. */
  readonly dialect: Dialect;
}

/** Keywords that place no constraint and stay where they are. */
export const annotationNames: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  ...silentNames,
]);

const uri = "urn:argot:schema";

/** Rounds of merging and distributing. A round makes work for the next where alternatives are within alternatives. */
const maxRounds = 4;

/**
 * The normal form of a schema.
 *
 * @param distributes - Whether the keywords beside alternatives become parts of each of them.
 */
export function normalForm(schema: unknown, argot: Argot, distributes: boolean): NormalForm {
  const dialect = argot.dialect(dialectUris["2020-12"]);
  const upgraded = upgrade([{ uri, value: schema }], { argot });
  const blocking = upgraded.remarks.find(({ kind }) => kind === "blocks");
  if (blocking)
    throw new ProfileError("not-convertible", blocking.pointer, `The schema cannot be converted: ${blocking.message}.`);
  const [document] = upgraded.documents;
  const [given] = new SchemaIndex([{ uri, value: schema }], argot).documents;
  let value = document && given ? located(document.value as Json, given, document.pointerOf) : (schema as Json);
  for (let round = 0; round < maxRounds; round++) {
    const merged = merge(new SchemaIndex([{ uri, value }], argot), uri).schema;
    const distributed = distributes ? distribute(merged, dialect) : merged;
    value = distributed;
    if (distributed === merged) break;
  }
  return split(value, dialect);
}

/** A schema with the locations of its schema objects in the given document as comments. */
function located(value: Json, given: IndexedDocument, pointerOf: (pointer: string) => string): Json {
  const locations = new Map(given.schemas.map(({ pointer }) => [pointerOf(pointer), pointer]));
  const mark = (part: Json, pointer: string): Json => {
    if (Array.isArray(part)) return part.map((each: Json, i) => mark(each, `${pointer}/${i}`));
    if (!isObject(part)) return part;
    const entries = Object.entries(part).map(([name, each]): [string, Json] => [
      name,
      mark(each, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
    ]);
    const location = locations.get(pointer);
    return Object.fromEntries(location === undefined ? entries : [...entries, ["$comment", location]]);
  };
  return mark(value, "");
}

/** A schema in which nothing but annotations is beside alternatives. The same object if that is so already. */
function distribute(schema: Json, dialect: Dialect): Json {
  if (!isObject(schema)) return schema;
  let changed = false;
  const within = mapSubschemas(schema, dialect, (each) => {
    const result = distribute(each, dialect);
    changed ||= result !== each;
    return result;
  });
  const current = changed ? within : schema;
  const union = ["anyOf", "oneOf"].find((name) => Array.isArray(current[name]));
  if (union === undefined) return current;
  const branches = current[union] as readonly Json[];
  const beside = Object.entries(current).filter(([name]) => name !== union && !annotationNames.has(name));
  if (beside.length === 0 || branches.every((each) => onlyRequires(each))) return current;
  const annotations = Object.entries(current).filter(([name]) => annotationNames.has(name));
  // These see what the alternatives evaluate, so they must be beside them.
  const readers = beside.filter(([name]) => readsSiblings.has(name));
  const base = Object.fromEntries(beside.filter(([name]) => !readsSiblings.has(name)));
  const isBare = Object.keys(base).length === 0;
  if (isBare && readers.length === 0) return current;
  return Object.fromEntries([
    ...annotations,
    [
      union,
      branches.map((each): Json => ({
        ...(isObject(each) && typeof each["$comment"] === "string" && { $comment: each["$comment"] }),
        allOf: isBare ? [each] : [base, each],
        ...Object.fromEntries(readers),
      })),
    ],
  ]);
}

const readsSiblings: ReadonlySet<string> = new Set(["unevaluatedProperties", "unevaluatedItems"]);

/** Whether an alternative only says which properties there are: as an alternative of its own it would repeat the schema around it. */
export const onlyRequires = (branch: Json): boolean =>
  isObject(branch) &&
  Object.entries(branch).every(
    ([name, value]) =>
      name === "required" || annotationNames.has(name) || (name === "not" && isObject(value) && onlyRequires(value)),
  );

/** Splits a document into its root and its definitions. A root that is referred to becomes a definition. */
function split(schema: Json, dialect: Dialect): NormalForm {
  if (!isObject(schema)) return { root: schema, definitions: new Map(), dialect };
  const { $defs = {}, $schema: _schema, $id: _id, ...root } = schema;
  const named = isObject($defs) ? $defs : {};
  let rootKey = "root";
  for (let i = 2; Object.hasOwn(named, rootKey); i++) rootKey = `root-${i}`;
  let refersToRoot = false;
  const redirect = (each: Json): Json => {
    if (!isObject(each)) return each;
    const within = mapSubschemas(each, dialect, redirect);
    if (within["$ref"] !== "#") return within;
    refersToRoot = true;
    return { ...within, $ref: referenceTo(rootKey) };
  };
  const redirected = redirect(root);
  const definitions = new Map(Object.entries(named).map(([key, each]) => [referenceTo(key), redirect(each)]));
  if (!refersToRoot) return { root: redirected, definitions, dialect };
  definitions.set(referenceTo(rootKey), redirected);
  return { root: { $ref: referenceTo(rootKey), ...pickComment(root) }, definitions, dialect };
}

const pickComment = ({ $comment }: JsonObject): JsonObject => ($comment === undefined ? {} : { $comment });

/** The reference to a definition by its key. */
export const referenceTo = (key: string): string =>
  `#${encodeFragment(`/$defs/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`)}`;

/** The definitions as a value of `$defs`. */
export const definitionsOf = (definitions: ReadonlyMap<string, Json>): JsonObject =>
  Object.fromEntries(Array.from(definitions, ([reference, schema]) => [keyOf(reference), schema]));

/** The key of the definition that a reference leads to. */
const keyOf = (reference: string): string =>
  decodeURIComponent(reference.slice("#/$defs/".length)).replaceAll("~1", "/").replaceAll("~0", "~");

/** A value without the comments that say where its schemas were. */
export function withoutComments(value: Json): Json {
  if (Array.isArray(value)) return value.map((each: Json) => withoutComments(each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (name === "$comment" ? [] : [[name, withoutComments(each)]])),
  );
}
