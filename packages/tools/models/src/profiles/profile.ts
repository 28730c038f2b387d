import type { JsonObject } from "argot";
import type { MeasureName } from "../check/measures.js";
import type { ShapeName } from "../check/shapes.js";

/** Where a row of a profile comes from. */
export interface ProfileSource {
  /** The URL of the page that says it. */
  readonly source: string;
  /** The day on which the page is known to have said so, as `2026-11-27`. */
  readonly date: string;
}

/** A keyword that a provider accepts. */
export interface KeywordRow extends ProfileSource {
  /**
   * The values of the keyword that are accepted, as a schema. `{ "$ref": "#/$defs/schema" }` in it stands for a schema of the profile.
   * Default: every value.
   */
  readonly value?: JsonObject;
}

/** What a provider does with a keyword without a row: it refuses the schema, does not read the keyword, or accepts it. */
export interface OtherKeywordsRow extends ProfileSource {
  /** What it does. */
  readonly treatment: "refused" | "ignored" | "accepted";
}

/** A form that a provider requires of schemas. */
export interface ShapeRow extends ProfileSource {
  /** The name of the form. */
  readonly shape: ShapeName;
}

/** A maximum of a provider. */
export interface LimitRow extends ProfileSource {
  /** What is counted. */
  readonly measure: MeasureName;
  /** The largest count that is accepted. */
  readonly maximum: number;
}

/** The part of JSON Schema that a provider of language models accepts. It is JSON, so it can be kept in a file. */
export interface Profile {
  /** The name in reports and on the command line: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The name of the provider and its feature, as the subject of messages. */
  readonly title: string;
  /** The keywords that are accepted, by name. */
  readonly keywords: Readonly<Record<string, KeywordRow>>;
  /** What becomes of all other keywords. */
  readonly otherKeywords: OtherKeywordsRow;
  /** The forms that are required. */
  readonly shapes: readonly ShapeRow[];
  /** The maxima. */
  readonly limits: readonly LimitRow[];
}
