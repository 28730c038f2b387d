import type { Keyword, ReadDocument } from "@argot/core";
import type { Argot as ReportingArgot, Validator } from "@argot/reports";
import type { FromSchema } from "./types/from-schema.js";

/**
 * A set of schema documents and dialects. Instances share no state.
 *
 * @typeParam Default - The dialect of schemas without `$schema`, if it is known: a short name or a URI.
 */
export interface Argot<Default extends string = string> extends ReportingArgot {
  /**
   * Compiles a schema. Other schemas cannot refer to a schema that is given as a value. The type of valid values follows from the schema
   * if it is a literal: see {@link FromSchema}. Otherwise it is `unknown`.
   *
   * @typeParam _Second - Is not used. With two parameters, `compile<User>(schema)` is the other form.
   * @param schema - An object or a boolean, or the URI of an added schema. A fragment of the URI selects a part of it.
   * @throws LimitError if the schema is larger than `limits.schemaSize`.
   * @throws SchemaError if the schema, or one that it refers to, cannot be used.
   * @throws DefinitionError if a function of a keyword returns something that it must not.
   * @throws DisposedError after `dispose`.
   */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as said above
  compile<const Schema, _Second>(schema: Schema): Validator<FromSchema<Schema, Default>>;
  /**
   * Compiles a schema to a validator of a type of yours, as in `compile<User>(schema)`. The type is not checked against
   * the schema. All else is as in the other form.
   */
  compile<Value>(schema: unknown): Validator<Value>;
  /**
   * Compiles a schema with the documents that it refers to, which `read` gets. Argot itself fetches nothing. The type of valid values
   * is as for `compile`. All else is as in core.
   *
   * @typeParam _Second - As for `compile`.
   */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as said above
  load<const Schema, _Second>(schema: Schema, read: ReadDocument): Promise<Validator<FromSchema<Schema, Default>>>;
  /** Does the same for a validator of a type of yours. */
  load<Value>(schema: unknown, read: ReadDocument): Promise<Validator<Value>>;
  /**
   * Returns an instance with the same documents in which keywords have another meaning: each of `keywords` replaces the
   * one with the same `id`, in every dialect. All else is as in core.
   */
  withKeywords(keywords: readonly Keyword[]): Argot<Default>;
}
