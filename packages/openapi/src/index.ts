export { type Api, OperationError, type RouteOptions } from "./api/api.js";
export type { MessageHeaders, URLSearchParamsLike } from "./api/message-texts.js";
export type {
  BodyDescription,
  ContentDescription,
  ParameterDescription,
  RequestDescription,
  ResponseDescription,
  TextType,
} from "./api/message-descriptions.js";
export type { MessageSchema } from "./api/message-schema.js";
export type { MessageIssue, MessagePart } from "./api/issue.js";
export type {
  Operation,
  OperationRoute,
  RequestMessage,
  RequestResult,
  RequestValues,
  ResponseMessage,
  ResponseResult,
} from "./api/operation.js";
export type { OperationName, RequestValuesOf } from "./api/request-values-of.js";
export { matchingRange } from "./bodies/media-types.js";
export type { FormFile } from "./bodies/form.js";
export { decodePath, type RoutedPath } from "./api/router.js";
export type { SecurityAlternative, SecurityRequirement } from "./api/security.js";
export type { Direction } from "./api/direction-views.js";
export type { ParameterLocation } from "./parameters/style.js";
export type { OpenApiVersion } from "./dialects/document-dialect.js";
export { openApi30 } from "./dialects/openapi-3.0.js";
export { openApi31, openApi31Vocabulary } from "./dialects/openapi-3.1.js";
export { openApi32, openApi32Vocabulary } from "./dialects/openapi-3.2.js";
export {
  DocumentError,
  type DocumentLocation,
  type PositionedText,
  type PositionSpan,
} from "./document/document-error.js";
export type { OpenOptions } from "./document/options.js";
export { loadDocument, openDocument, problemsOf } from "./open-document.js";
