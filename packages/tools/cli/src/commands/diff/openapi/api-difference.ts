import type { DocumentLocation, MessageSchema, Operation } from "@argot/openapi";

/** The parts of a description that a difference may be about. */
export type ApiPart = "operation" | "parameter" | "body" | "media-type" | "status" | "header";

/** An operation in one of two versions. */
export interface OperationVersion {
  readonly operation: Operation;
  /** Whether it is that of the new version. */
  readonly isNew: boolean;
}

/** Something that one version has or accepts, and the other does not. */
export interface PartDifference {
  readonly part: ApiPart;
  /** What it is about, such as `the query parameter "limit"`. */
  readonly subject: string;
  /** What it is in the version that has it, such as `accepted`. */
  readonly state: string;
  /** Whether the new version is the one that has it. */
  readonly isInNew: boolean;
  /** Where it is in the version that has it. */
  readonly has: DocumentLocation;
  /** What is nearest to it in the other version. */
  readonly lacks: DocumentLocation;
}

/** A schema of a part of messages, or the place where one would be. */
export interface PlacedSchema {
  readonly schema: MessageSchema | undefined;
  readonly location: DocumentLocation;
}

/** A part of messages that both versions have. Values of the one version must be valid in the other. */
export interface SchemaPair {
  readonly subject: string;
  /** The version whose values are sent. */
  readonly sent: PlacedSchema;
  /** The version by which they are read. It has a schema. */
  readonly read: PlacedSchema & { readonly schema: MessageSchema };
  /** Whether the new version is the one that reads. */
  readonly isReadByNew: boolean;
  /** How values are written as texts, if they are. */
  readonly texts?: TextReading;
}

/** The readings of a text in two versions, as far as it is neither a list nor an object. */
export interface TextReading {
  readonly sent: (text: string) => unknown;
  readonly read: (text: string) => unknown;
  /** Why texts may have other values in the version that reads them; `undefined` if they have the same. */
  readonly doubt: string | undefined;
}

/** What differs between two versions of an operation, or may differ. */
export type ApiDifference = PartDifference | SchemaPair;
