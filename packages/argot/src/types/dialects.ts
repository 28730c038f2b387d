// The facts about a dialect that types of values depend on.
import type { KeywordTypes } from "@argot/core/keyword";
import type { TypedDialects } from "./typed-dialects.js";

/** How schemas of a dialect are read. */
export interface DialectTypes {
  /** The keywords that have an effect on the type, besides `type`. */
  readonly keywords: string;
  /** Whether `const` is a keyword. */
  readonly const: boolean;
  /** Whether keywords beside `$ref` have an effect. */
  readonly refSiblings: boolean;
  /** Whether `prefixItems` is a keyword. */
  readonly prefixItems: boolean;
}

/** Keywords that authors have given types. */
export type CustomName = keyof KeywordTypes<unknown>;

/** Keywords of all dialects that are applied to the same value, and `enum`. */
type CommonNames = "$ref" | "allOf" | "anyOf" | "oneOf" | "enum" | CustomName;

/** The keywords that have an effect on the type, besides `type`, in any dialect. */
export type MarkedName = Draft04["keywords"] | Draft202012["keywords"];

interface Draft04 {
  readonly keywords: CommonNames | "id";
  readonly const: false;
  readonly refSiblings: false;
  readonly prefixItems: false;
}

interface Draft06 {
  readonly keywords: CommonNames | "$id" | "const";
  readonly const: true;
  readonly refSiblings: false;
  readonly prefixItems: false;
}

interface Draft07 {
  // Without `else`, `if` and `then` have no effect on the type.
  readonly keywords: Draft06["keywords"] | "else";
  readonly const: true;
  readonly refSiblings: false;
  readonly prefixItems: false;
}

interface Draft201909 {
  readonly keywords: Draft07["keywords"];
  readonly const: true;
  readonly refSiblings: true;
  readonly prefixItems: false;
}

interface Draft202012 {
  readonly keywords: Draft07["keywords"];
  readonly const: true;
  readonly refSiblings: true;
  readonly prefixItems: true;
}

interface ByName {
  readonly "draft-04": Draft04;
  readonly "draft-06": Draft06;
  readonly "draft-07": Draft07;
  readonly "2019-09": Draft201909;
  readonly "2020-12": Draft202012;
  readonly v1: Draft202012;
}

interface ByUri {
  readonly "http://json-schema.org/draft-04/schema": Draft04;
  readonly "http://json-schema.org/draft-04/schema#": Draft04;
  readonly "http://json-schema.org/draft-06/schema": Draft06;
  readonly "http://json-schema.org/draft-06/schema#": Draft06;
  readonly "http://json-schema.org/draft-07/schema": Draft07;
  readonly "http://json-schema.org/draft-07/schema#": Draft07;
  readonly "https://json-schema.org/draft/2019-09/schema": Draft201909;
  readonly "https://json-schema.org/draft/2020-12/schema": Draft202012;
  readonly "https://json-schema.org/v1": Draft202012;
}

/** The short names and URIs of the dialects whose schemas have types. draft-03 is not one of them. */
export type TypedDialect = keyof ByName | keyof ByUri | keyof TypedDialects;

/** How schemas of the dialect with a short name or URI are read. */
export type TypesOf<Dialect extends TypedDialect> = Dialect extends keyof ByName
  ? ByName[Dialect]
  : Dialect extends keyof ByUri
    ? ByUri[Dialect]
    : Dialect extends keyof TypedDialects
      ? TypedDialects[Dialect] extends keyof ByName
        ? ByName[TypedDialects[Dialect]]
        : never
      : never;
