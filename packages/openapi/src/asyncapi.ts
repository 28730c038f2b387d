// The entry point for AsyncAPI documents.
import { type AsyncApi, DescribedAsyncApi } from "./asyncapi/async-api.js";
import { AsyncDocument, type AsyncOptions } from "./asyncapi/async-document.js";
import { checkAsyncDocument } from "./asyncapi/check-async-document.js";
import { DocumentError } from "./document/document-error.js";

export { OperationError } from "./api/api.js";
export type { AsyncApi, AsyncChannel, AsyncOperation } from "./asyncapi/async-api.js";
export type { AsyncOptions } from "./asyncapi/async-document.js";
export type { AsyncIssue, AsyncMessage, AsyncMessageContent, AsyncResult } from "./asyncapi/async-message.js";
export { asyncApi3 } from "./asyncapi/asyncapi-3.js";
export {
  DocumentError,
  type DocumentLocation,
  type PositionedText,
  type PositionSpan,
} from "./document/document-error.js";

/**
 * Opens an AsyncAPI 3 document. It is checked: against the published schema, without bindings, and for references, schemas and examples
 * of messages that are wrong.
 *
 * @param document - A value, or a text with positions, such as `parseSource` of `@argot/source-text` returns.
 * @throws DocumentError for the first thing that is wrong.
 */
export function openAsyncApi(document: unknown, options: AsyncOptions = {}): AsyncApi {
  const opened = new AsyncDocument(document, options);
  for (const problem of checkAsyncDocument(opened)) throw problem;
  return new DescribedAsyncApi(opened);
}

/**
 * Reports everything that is wrong with an AsyncAPI 3 document.
 *
 * @param document - A value, or a text with positions, such as `parseSource` of `@argot/source-text` returns.
 */
export function asyncProblemsOf(document: unknown, options: AsyncOptions = {}): readonly DocumentError[] {
  try {
    return [...checkAsyncDocument(new AsyncDocument(document, options))];
  } catch (error) {
    if (error instanceof DocumentError) return [error];
    throw error;
  }
}
