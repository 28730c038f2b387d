import type { AnySchema, JSONType } from "../types.js";

/** A schema that Ajv compiles to a function of its own: a document, or a part that others refer to. */
export interface SchemaRoot {
  /** The schema that references without a URI lead into. */
  readonly document: AnySchema;
  /** The identifier of the document. */
  readonly baseId: string;
  /** Whether its function returns a promise. */
  readonly isAsync: boolean;
  /** Whether it is a schema of schemas. */
  readonly isMeta: boolean;
}

/** A schema object to check, and facts about the values that it is applied to. */
export interface SchemaContext {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly root: SchemaRoot;
  /** The path to it, in the form of Ajv's messages. */
  readonly path: string;
  /** The URI that references are resolved against. */
  readonly baseId: string;
  /** The types that values can have. */
  types: readonly JSONType[];
  /**
   * The names of properties that were defined before, by this schema and those around it that apply to the same value. Like Ajv, a
   * schema shares it with those in it, and begins a new one with each part of the value.
   */
  defined: Set<string>;
  /** Whether it need not hold. */
  readonly isAlternative: boolean;
}

/** How a subschema is applied. */
export interface SubschemaMode {
  /** Whether to a part of the value. */
  readonly toPart?: boolean;
  /** Whether it need not hold. */
  readonly isAlternative?: boolean;
  /** The types that its values can have, if that is known. */
  readonly types?: readonly JSONType[];
}

/** The functions that checks of keywords use. */
export interface StrictChecks {
  /** Throws or logs a problem, as an option says. */
  refuse(mode: boolean | "log" | undefined, problem: string): void;
  /** Whether a schema is valid for every value. Unknown keywords in it are refused. */
  isAlwaysValid(schema: unknown): boolean;
  /** Checks a subschema next. */
  visit(at: SchemaContext, schema: unknown, tokens: readonly (string | number)[], mode?: SubschemaMode): void;
  /** Does something after the subschemas that are checked next. */
  next(action: () => void): void;
}
