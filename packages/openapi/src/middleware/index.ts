export type { Credentials } from "../api/credentials.js";
export type { CheckedRequest } from "./gate.js";
export type { InvalidResponse, MiddlewareOptions, ResponseOptions } from "./options.js";
export type { OperationHandlers } from "./operation-handlers.js";
export {
  type ProblemDetails,
  problemDetails,
  type ProblemIssue,
  problemOfError,
  problemType,
} from "./problem-details.js";
export type { SecurityCheck, SecurityHandler, SecurityOption } from "./security.js";
