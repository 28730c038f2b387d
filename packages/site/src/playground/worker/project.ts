import { canBeSchema } from "@argot/core/json";
import {
  type Argot,
  type ArgotOptions,
  createArgot,
  dialectUris,
  docsUrl,
  SchemaError,
  type Validator,
  type Vocabulary,
} from "argot/loop";
import { addVocabularies } from "argot/loop";
import { SchemaSources, SourceError, spanOfSchemaError, type SourceText } from "@argot/source-text/text";
import { documentUri, type NamedText } from "../state/playground-state.js";
import type { EngineInput, Extent, Problem } from "./protocol.js";
import { readText } from "./read-text.js";

/** What decides how schemas are understood, beside their texts. */
export type ProjectInput = Omit<EngineInput, "data">;

/** The schema documents of a state, read and compiled. */
export interface Project {
  readonly argot: Argot;
  readonly sources: SchemaSources;
  /** The schema of the data; `undefined` if there are problems. */
  readonly validator: Validator | undefined;
  readonly problems: readonly Problem[];
}

/** The options for Argot instances. Each instance needs new ones only if these change. */
export function argotOptions(
  { dialect, formats, content, strict }: Pick<ProjectInput, "dialect" | "formats" | "content" | "strict">,
  vocabularies: readonly Vocabulary[],
): ArgotOptions {
  const base = { dialect, strict, ...(formats === "assert" && { formats }), contentKeywords: content };
  if (vocabularies.length === 0) return base;
  const plain = createArgot(base);
  const extended = Object.entries(dialectUris).flatMap(([name, uri]) => {
    try {
      return [addVocabularies(plain.dialect(uri), vocabularies)];
    } catch (error) {
      // A name that another dialect has already is no problem of this one.
      if (name === dialect) throw error;
      return [];
    }
  });
  return { ...base, dialects: extended };
}

/** Reads and compiles the schemas. What is wrong with them is among the problems. */
export function openProject(input: ProjectInput, vocabularies: readonly Vocabulary[]): Project {
  const argot = createArgot(argotOptions(input, vocabularies));
  const sources = new SchemaSources(argot);
  const problems: Problem[] = [];
  for (const document of input.schemas) {
    const problem = problemIn(sources, () => addSchema(sources, document));
    if (problem) problems.push(problem);
  }
  let validator: Validator | undefined;
  if (problems.length === 0) {
    const problem = problemIn(sources, () => void (validator = argot.compile(documentUri(input.schemas[0]))));
    if (problem) problems.push(problem);
  }
  return { argot, sources, validator, problems };
}

/** Adds a document to the schemas. Says what is wrong if it is no schema. */
function addSchema(sources: SchemaSources, document: NamedText): Problem | undefined {
  const text = schemaText(document);
  const { value } = text;
  if (canBeSchema(value)) {
    sources.add(text, documentUri(document));
    return undefined;
  }
  const span = text.positionOf("")?.value;
  const docs = docsUrl("not-json");
  return {
    message: "A schema must be an object or a boolean",
    of: "schema",
    ...(span && { at: extentOf(document.name, span) }),
    ...(docs !== undefined && { docs }),
  };
}

/** The text of a schema. One that is still empty allows everything. */
const schemaText = (document: NamedText): SourceText =>
  readText(document.text.trim() === "" ? { ...document, text: "true", name: document.name } : document);

/** Runs a step, and says what is wrong if it fails. */
function problemIn(sources: SchemaSources, step: () => Problem | undefined): Problem | undefined {
  try {
    return step();
  } catch (error) {
    return problemOf(error, sources, "schema");
  }
}

/** What an error says about the documents. An error of another kind is a bug and is thrown again. */
export function problemOf(error: unknown, sources: SchemaSources | undefined, of: Problem["of"]): Problem {
  if (error instanceof SourceError) {
    const { source, span, reason } = error;
    return { message: capitalized(reason), of, at: extentOf(source, span) };
  }
  if (error instanceof SchemaError) {
    const found = sources?.find(`${error.uri}#${error.pointer}`);
    const at = found && extentOf(found.source.name, spanOfSchemaError(error, found));
    const docs = docsUrl(error.code);
    return { message: capitalized(error.reason), of, ...(at && { at }), ...(docs !== undefined && { docs }) };
  }
  if (error instanceof Error) return { message: capitalized(error.message), of };
  throw error;
}

/** A span as an extent. */
export const extentOf = (
  document: string,
  {
    start,
    end,
  }: {
    readonly start: { readonly offset: number; readonly line: number; readonly column: number };
    readonly end: { readonly offset: number };
  },
): Extent => ({ document, from: start.offset, to: end.offset, line: start.line, column: start.column });

/** A sentence from a clause. */
export const capitalized = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase());
