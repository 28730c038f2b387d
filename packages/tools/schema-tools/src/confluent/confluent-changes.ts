import { anonymousBase, refuseUnknownOptions } from "@argot/core/json";
import { areCompatible } from "./change.js";
import { type ConfluentChangeType, isCompatibleType } from "./change-type.js";
import { changesBetween } from "./comparison.js";
import { readModel } from "./read-model.js";
import { Documents, type ResolveDocument, type SchemaPart } from "./schema-document.js";

/** A change as the registry names it. */
export interface ConfluentChange {
  /** The kind of change. */
  readonly type: ConfluentChangeType;
  /** Where, in the terms of the registry: `#/properties/price/minimum`. Names are not escaped. */
  readonly path: string;
  /** Whether a new schema with this change is compatible with the old one. */
  readonly isCompatible: boolean;
}

/** What the registry says of a change of a schema. */
export interface ConfluentChanges {
  /** All changes, compatible ones included. Of more than 1000, only some: those that are not compatible first. */
  readonly changes: readonly ConfluentChange[];
  /** Whether all changes are compatible. */
  readonly isCompatible: boolean;
}

/** The surroundings of a version of a schema. */
export interface ConfluentVersion {
  /** Where the schema is: its references are relative to this URI. Default: they are not relative to any. */
  readonly uri?: string | undefined;
  /** Finds other documents that the schema refers to, by their URIs. Default: there are none. */
  readonly resolve?: ResolveDocument | undefined;
}

/** Options of {@link confluentChanges}. */
export interface ConfluentOptions {
  /** Those of the old version. */
  readonly before?: ConfluentVersion | undefined;
  /** Those of the new version. */
  readonly after?: ConfluentVersion | undefined;
}

/**
 * What Confluent's Schema Registry finds when a JSON Schema is replaced by another one under `BACKWARD`: for `FORWARD` the
 * schemas change places, and `FULL` is both. The registry compares the texts of schemas, keyword by keyword, so it refuses
 * changes that refuse no value, and takes some that do.
 *
 * @throws ConfluentError if the registry does not read one of them, a reference leads to nothing, or they are too large.
 */
export function confluentChanges(before: unknown, after: unknown, options: ConfluentOptions = {}): ConfluentChanges {
  refuseUnknownOptions("confluentChanges", options, ["before", "after"]);
  const found = changesBetween(rootOf(before, options.before), rootOf(after, options.after));
  return {
    changes: found.map(({ type, path }) => ({ type, path: `#/${path}`, isCompatible: isCompatibleType(type) })),
    isCompatible: areCompatible(found),
  };
}

const rootOf = (
  schema: unknown,
  { uri = anonymousBase, resolve = () => undefined }: ConfluentVersion = {},
): SchemaPart => new Documents(resolve, readModel).add(schema, uri).root;
