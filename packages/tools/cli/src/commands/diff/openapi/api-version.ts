import { type Api, DocumentError, openDocument } from "@argot/openapi";
import type { SourceLocation } from "@argot/source-text/text";
import { defaultRegex, loadEngines, regexEngine } from "../../../schemas/regex.js";
import { descriptionProblem } from "../../openapi/description-problem.js";
import { type LoadedDescription, loadDescription } from "../../openapi/load-description.js";
import type { LocatedSchema } from "../changes.js";
import type { DiffOptions } from "../diff-options.js";
import type { Version } from "../versions.js";

/** A version of an OpenAPI description. */
export interface ApiVersion {
  readonly version: Version;
  readonly description: LoadedDescription;
  readonly api: Api;
  /** Finds where schemas are in the texts of the description. */
  readonly sources: LocatedSchema["sources"];
}

/**
 * Opens a version of a description.
 *
 * @throws Problem if a file cannot be read, or the description is not valid.
 */
export async function openVersion(version: Version, { regex = defaultRegex }: DiffOptions): Promise<ApiVersion> {
  const description = await loadDescription(version.file, version.io);
  await loadEngines();
  return withProblems(description, () => {
    const api = openDocument(description.text, { ...description.options, regex: regexEngine(regex) });
    return { version, description, api, sources: { find: (uri) => sourceLocation(uri, api, description) } };
  });
}

/**
 * Runs a function that reads a description.
 *
 * @throws Problem instead of DocumentError.
 */
export function withProblems<A>(description: LoadedDescription, run: () => A): A {
  try {
    return run();
  } catch (error) {
    if (error instanceof DocumentError) throw descriptionProblem(error, description);
    throw error;
  }
}

function sourceLocation(uri: string, { argot, uri: own }: Api, description: LoadedDescription) {
  const located = argot.locate(uri);
  const { text, options } = description;
  const { document = "", pointer = "" } = located ?? {};
  // A document may have named its own URI: then it is the one of the description.
  const source = document === own ? text : (options.documents[document] ?? text);
  const position = located && source.positionOf(pointer);
  return position && ({ source, pointer, position } satisfies SourceLocation);
}
