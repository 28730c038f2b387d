import type { Argot, ValidationIssue } from "@argot/core";
import type { SourceEdit } from "@argot/source-text/text";
import type { Flaw } from "@argot/algebra";
import type { IndexedDocument, SchemaIndex } from "../schema-index/index.js";

/** Whether findings of a rule are reported, and whether they are errors. */
export type Severity = "off" | "warn" | "error";

/** A change of a document. */
export type Edit = Extract<SourceEdit, { readonly op: "remove" | "rename" | "replace" | "add-first" }>;

/** Something that a rule has found. */
export interface Fault {
  /** JSON Pointer in the document. */
  readonly pointer: string;
  /** Whether the finding is about the name of the member at the pointer, or its value. */
  readonly part: "name" | "value";
  /** What is wrong, as a clause. */
  readonly message: string;
  /** Changes after which the schema accepts the same values as before. Only if that is certain. */
  readonly fix?: readonly Edit[];
  /** Set if the schema cannot be used, whatever the severity of the rule. */
  readonly fatal?: true;
  /** The issue of the schema as a value of its meta-schema, if this is one. */
  readonly issue?: ValidationIssue;
}

/** The input of a rule. */
export interface RuleContext {
  /** The document to check. */
  readonly document: IndexedDocument;
  /** This document and those that it may refer to. */
  readonly index: SchemaIndex;
  /** Has the dialects and all documents. */
  readonly argot: Argot;
  /** What is proven to be wrong in the document. Locations are JSON Pointers in it, except those in other documents. */
  readonly flaws: () => readonly Flaw[];
  /** Whether an unknown keyword is accepted, by its name, besides those that begin with `x-`. */
  readonly allowsKeyword: (name: string) => boolean;
}

/** A rule of the linter. */
export interface LintRule {
  /** Its name in configurations and reports. */
  readonly code: string;
  /** What it reports, as a sentence without an end. */
  readonly description: string;
  /** The severity if the configuration has none. */
  readonly severity: Severity;
  /** Whether it can offer fixes. */
  readonly fixable: boolean;
  /** Finds what is wrong with a document. */
  check(context: RuleContext): Iterable<Fault>;
}
