import type { TransformLimitError } from "@argot/transform";
import {
  type engineMessages,
  flattenIssues,
  type LimitError,
  type Messages,
  toClient,
  type ValidationIssue,
} from "argot";

/** One thing that is wrong with a request, in the form that Fastify, its error formatters and its error handlers expect. */
export interface RequestIssue {
  /** The keyword that fails; `"false schema"` if the whole schema is `false`; `"limits"` if a limit is exceeded. */
  readonly keyword: string;
  /** JSON Pointer of the value in the part of the request; of a missing property, its own. */
  readonly instancePath: string;
  /** `#` and the JSON Pointer of the keyword, through references. */
  readonly schemaPath: string;
  /** `missingProperty`, its name, if a property is missing, and `limit` if the keyword has one. */
  readonly params: Record<string, unknown>;
  /** The end of a sentence about the value. It contains no values of the request, so it may be sent and logged. */
  readonly message: string;
  /**
   * The issue with its data, for error handlers. It contains values of the request. The property is not enumerable: copies and
   * texts of this object lack it. Absent if a limit is exceeded.
   */
  readonly issue?: ValidationIssue;
}

/** The issues of an invalid part of a request, flattened. */
export function requestIssues(errors: readonly ValidationIssue[], messages: Messages | undefined): RequestIssue[] {
  const flat = flattenIssues(errors);
  return toClient(errors, messages).map(({ message }, i) => {
    const issue = flat[i] as ValidationIssue;
    const { keyword = "false schema", instanceLocation, keywordLocation, messageId, path, data } = issue;
    const request: RequestIssue = {
      keyword,
      instancePath: instanceLocation,
      schemaPath: `#${keywordLocation}`,
      params: {
        ...(isMissing(messageId) && { missingProperty: path.at(-1) }),
        ...(typeof data["limit"] === "number" && { limit: data["limit"] }),
      },
      message,
    };
    return Object.defineProperty(request, "issue", { __proto__: null, value: issue } as PropertyDescriptor);
  });
}

const missing: readonly (keyof typeof engineMessages)[] = ["argot:message/missing", "argot:message/missing-value"];
const isMissing = (messageId: string): boolean => missing.some((id) => id === messageId);

/** The issue of a part of a request that exceeds a limit of the instance. */
export const limitIssue = ({ limit, maximum }: LimitError | TransformLimitError): RequestIssue => ({
  keyword: "limits",
  instancePath: "",
  schemaPath: "#",
  params: { [limit]: maximum },
  message: `must not exceed the limit "${limit}" of ${maximum}`,
});
