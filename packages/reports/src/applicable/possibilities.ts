import type { Json } from "@argot/core/plan";
import type { ApplicableSchema } from "./applicable-schema.js";

/** An annotation of a schema, such as a title: the value of a keyword that describes and does not decide. */
export interface SchemaAnnotation {
  /** The keyword as the schema spells it. */
  readonly keyword: string;
  /** The URI of the vocabulary that the keyword belongs to; absent for an unknown keyword. */
  readonly vocabulary?: string;
  /** The URI of the dialect of the schema. */
  readonly dialect?: string;
  /** The value of the keyword. */
  readonly value: Json;
}

/** What a value may be, as far as types and constants tell. */
export interface PossibleValue {
  /** The names of the types of which it may have any value: `"integer"` only if it may not be any number. */
  readonly types: readonly string[];
  /** Single values that schemas name. Each is possible. If there are no types, only these are. */
  readonly values: readonly Json[];
}

/** A property that an object may have. */
export interface PossibleProperty extends PossibleValue {
  /** The name of the property. */
  readonly name: string;
  /** Whether the object must have it, whichever alternatives are chosen. */
  readonly isRequired: boolean;
  /** Whether the object has it. */
  readonly isPresent: boolean;
  /**
   * What the schemas allow that say something about its value, alternatives or not. It is less than what is possible if other alternatives
   * allow any value. Computed when it is read.
   */
  readonly declared: PossibleValue;
  /** The annotations of the schemas that are for the property. */
  readonly annotations: readonly SchemaAnnotation[];
  /** The properties that the value of the property must have if it is an object. Computed when it is read. */
  readonly required: readonly PossibleProperty[];
}

/** What may be at a location of a value. */
export interface Possibilities extends PossibleValue {
  /** The properties that an object there may have, in the order of the schemas. */
  readonly properties: readonly PossibleProperty[];
  /** Regular expressions: schemas are for all properties with a name that one of them matches. */
  readonly patterns: readonly string[];
  /** The schemas that apply to the location, whatever is put there. */
  readonly schemas: readonly ApplicableSchema[];
}

/** Of a location that no schema says anything about. */
export const nothingKnown: Possibilities = { types: [], values: [], properties: [], patterns: [], schemas: [] };
