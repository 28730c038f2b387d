import type { SchemaErrorCode, Dialect } from "@argot/core";
import type { Identity, Json, Keyword, ShapeProblem } from "@argot/core/keyword";
import type { Rule } from "@argot/core/plan";

/** A JSON document, and the URI that it is known by. */
export interface NamedDocument {
  /** The value: a schema. It must not change while the index is used. */
  readonly value: unknown;
  /** The URI that the document is retrieved from. Relative identifiers and references in it are resolved against it. */
  readonly uri: string;
}

/** A document with its schemas. */
export interface IndexedDocument {
  /** The URI that it was given, resolved and normalised. */
  readonly uri: string;
  /** The value of the document. */
  readonly root: Json;
  /** The resources in it. That of the root comes first. */
  readonly resources: readonly IndexedResource[];
  /** The schemas in it, objects and booleans, each before those within it. */
  readonly schemas: readonly IndexedSchema[];
  /** The faults of dialects and identifiers. */
  readonly faults: readonly IndexFault[];
}

/** A fault of a dialect or an identifier. */
export interface IndexFault {
  /** The kind of fault. `compile` throws an error with the same code for it. */
  readonly code: Extract<
    SchemaErrorCode,
    "unknown-dialect" | "unknown-vocabulary" | "duplicate-identifier" | "invalid-uri" | "invalid-schema"
  >;
  /** JSON Pointer in the document. */
  readonly pointer: string;
  /** What is wrong, as a clause. */
  readonly reason: string;
}

/** A schema resource: what a base URI identifies. */
export interface IndexedResource {
  /** The base URI, absolute and without a fragment. */
  readonly uri: string;
  /** The document that it is in. */
  readonly document: IndexedDocument;
  /** JSON Pointer of its root schema in the document. */
  readonly pointer: string;
  /** The resource that it is embedded in; `undefined` for that of the root of the document. */
  readonly enclosing: IndexedResource | undefined;
  /** The dialect in force. */
  readonly dialect: Dialect;
  /** The URI in `$schema`; `undefined` if there is none. */
  readonly declaredDialect: string | undefined;
  /** Whether a keyword of the root schema gives it an identifier. */
  readonly identified: boolean;
  /** The schemas that anchors name. */
  readonly anchors: ReadonlyMap<string, IndexedSchema>;
  /** The schemas that dynamic anchors name. */
  readonly dynamicAnchors: ReadonlyMap<string, IndexedSchema>;
}

/** A schema: an object or a boolean. */
export interface IndexedSchema {
  /** Its index in {@link SchemaIndex.schemas}. It is also the target of applications of the schema in rules. */
  readonly id: number;
  /** The resource that it belongs to. */
  readonly resource: IndexedResource;
  /** JSON Pointer in the document. */
  readonly pointer: string;
  /** The schema itself. */
  readonly json: Json;
  /** The schema around it, and the keyword of that schema that holds it. `undefined` for a root, and for one that only references lead to. */
  readonly parent: { readonly schema: IndexedSchema; readonly keyword: string } | undefined;
  /** The keywords in force, in the order of the dialect. */
  readonly keywords: readonly IndexedKeyword[];
  /** The keywords of the dialect that are not in force, because another ignores its siblings. */
  readonly ignored: readonly string[];
  /** The members that are not keywords of the dialect. */
  readonly unknown: readonly string[];
  /** Whether the schema has an identifier or an anchor of its own. */
  readonly identified: boolean;
}

/** A keyword in a schema object. */
export interface IndexedKeyword {
  /** Its name in the dialect. */
  readonly name: string;
  /** Its definition. */
  readonly definition: Keyword;
  /** Its value. */
  readonly json: Json;
  /** JSON Pointer of the value in the document. */
  readonly pointer: string;
  /** Why the value does not have the form that the keyword requires. Such a keyword has no parts, and no meaning here. */
  readonly problem: ShapeProblem | undefined;
  /** The identifiers that it gives to its schema; `undefined` if it gives none, or its value has the wrong form. */
  readonly identity: Identity | undefined;
  /** The references in the value. */
  readonly references: readonly IndexedReference[];
  /** The regular expressions in the value. */
  readonly patterns: readonly IndexedPattern[];
  /** The schemas in the value. */
  readonly subschemas: readonly IndexedSchema[];
}

/** A reference to a schema. */
export interface IndexedReference {
  /** The text in the schema; for a dynamic anchor without a URI, its name. */
  readonly text: string;
  /** JSON Pointer in the document. */
  readonly pointer: string;
  /** How the target is found: by the URI alone, by the dynamic scope if the URI leads to a dynamic anchor, or by the scope alone. */
  readonly kind: "static" | "dynamic" | "anchor";
  /** The absolute URI; `undefined` for a dynamic anchor without a URI. */
  readonly uri: string | undefined;
  /** What it leads to. */
  readonly target: ReferenceTarget;
}

/** What a reference leads to. */
export type ReferenceTarget =
  /** A schema of the index. For dynamic references, the schema that is applied if the dynamic scope has no other. */
  | { readonly kind: "schema"; readonly schema: IndexedSchema }
  /** A schema of the Argot instance, such as the meta-schema of a dialect. */
  | { readonly kind: "known" }
  /** A schema that only the dynamic scope can find. */
  | { readonly kind: "scope" }
  /** Nothing. */
  | {
      readonly kind: "nothing";
      /** Why, as a clause. */
      readonly reason: string;
      /** Whether the whole document is missing. */
      readonly missesDocument: boolean;
    };

/** A regular expression in a schema. */
export interface IndexedPattern {
  /** The expression. */
  readonly source: string;
  /** JSON Pointer in the document: of the expression, or of the member that it names. */
  readonly pointer: string;
  /** Whether it is the name of a member. */
  readonly isName: boolean;
  /** `"u"`, or `""` if it is valid without Unicode mode only. */
  readonly flags: string;
  /** Why it cannot be compiled. */
  readonly problem: string | undefined;
}

/** The meaning of a keyword in a schema object, as rules whose applications have ids of schemas as targets. */
export interface KeywordMeaning {
  /** The keyword. */
  readonly keyword: IndexedKeyword;
  /** Its rules. Empty if it places no constraint. */
  readonly rules: readonly Rule[];
  /** The ids of the facets that it provides to. */
  readonly provides: readonly string[];
  /** The ids of the facets of this schema object that it reads. */
  readonly reads: readonly string[];
  /** The ids of the facets of applied schemas that it reads. */
  readonly readsBeneath: readonly string[];
}
