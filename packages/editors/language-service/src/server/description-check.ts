import { parseSource } from "@argot/source-text";
import type { DocumentCheck, DocumentProblem } from "../service/index.js";

/** Maximum number of documents that a description may refer to. */
const maxDocuments = 200;

/**
 * Makes the check of descriptions of APIs, by OpenAPI or AsyncAPI, with the documents that they refer to.
 *
 * @param read - Reads a document; `undefined` if there is none.
 */
export function descriptionCheck(read: (uri: string) => Promise<string | undefined>): DocumentCheck {
  return async (value, uri) => {
    const find = await checkFor(value);
    if (!find) return undefined;
    const documents: Record<string, unknown> = {};
    const sought = new Set<string>();
    for (;;) {
      const problems = find(value, { uri, documents });
      const missing = new Set(problems.flatMap((problem) => problem.missing).filter((each) => !sought.has(each)));
      // oxlint-disable-next-line no-await-in-loop -- which documents are needed is known one after the other
      const found = await Promise.all([...missing].map(async (each) => [each, await readValue(each, read)] as const));
      for (const [each, document] of found) {
        sought.add(each);
        if (document !== undefined) documents[each] = document;
      }
      const isComplete = found.every(([, document]) => document === undefined) || sought.size > maxDocuments;
      if (isComplete)
        return problems.flatMap(({ uri: at, code, reason, pointer }): DocumentProblem[] =>
          at === uri ? [{ code, message: reason, pointer }] : [],
        );
    }
  };
}

/** The check of a document, if it is a description. It is loaded when the first one is opened. */
async function checkFor(value: unknown) {
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  if (names.includes("openapi")) return (await import("@argot/openapi")).problemsOf;
  return names.includes("asyncapi") ? (await import("@argot/openapi/asyncapi")).asyncProblemsOf : undefined;
}

async function readValue(uri: string, read: (uri: string) => Promise<string | undefined>): Promise<unknown> {
  const text = await read(uri);
  if (text === undefined) return undefined;
  try {
    return parseSource(text, { name: uri }).value;
  } catch {
    // Its own errors are shown in it.
    return undefined;
  }
}
