import type { BodyDescription, DocumentLocation, RequestDescription } from "@argot/openapi";
import type { ApiDifference, OperationVersion, PartDifference } from "./api-difference.js";
import { contentSchemas, withoutMatch } from "./content-differences.js";
import { parameterDifferences, parameterName } from "./parameter-differences.js";

/**
 * The requests of one version of an operation that another refuses, and the schemas that decide about others.
 *
 * @param sent - The version by which requests are sent.
 * @param read - The version by which they are read.
 */
export function* requestDifferences(sent: OperationVersion, read: OperationVersion): Generator<ApiDifference> {
  const requests = { sent: sent.operation.describeRequest(), read: read.operation.describeRequest() };
  yield* parametersOf(sent, read, requests);
  const { location } = read.operation;
  yield* bodyDifferences(requests.sent.body, requests.read.body, sent.operation.location, location, read.isNew);
}

function* parametersOf(
  sent: OperationVersion,
  read: OperationVersion,
  requests: Readonly<Record<"sent" | "read", RequestDescription>>,
): Generator<ApiDifference> {
  const own = keyed(sent, requests.sent);
  const others = keyed(read, requests.read);
  const of = { part: "parameter", state: "accepted", isInNew: !read.isNew } as const;
  for (const [key, parameter] of own) {
    const other = others.get(key);
    const subject = parameterName(parameter);
    if (other) yield* parameterDifferences(subject, parameter, other, read.isNew);
    // Headers and cookies that are not described are ignored.
    else if (parameter.in === "querystring" || (parameter.in === "query" && !requests.read.allowsQuery(parameter.name)))
      yield { ...of, subject, has: parameter.location, lacks: read.operation.location };
  }
  for (const [key, parameter] of others) {
    const known = own.get(key);
    if (!parameter.isRequired || known?.isRequired) continue;
    const has = known?.location ?? sent.operation.location;
    yield { ...of, subject: `a request without ${parameterName(parameter)}`, has, lacks: parameter.location };
  }
}

/** The parameters by what identifies them. Those of paths are known by their positions: their names may differ. */
function keyed({ operation }: OperationVersion, { parameters }: RequestDescription) {
  const names = Array.from(operation.path.matchAll(/\{([^{}]*)\}/g), ([, name]) => name);
  return new Map(
    parameters.map((each) => {
      const position = each.in === "path" ? names.indexOf(each.name) : -1;
      const name = each.in === "header" ? each.name.toLowerCase() : each.name;
      return [JSON.stringify([each.in, position === -1 ? name : position]), each];
    }),
  );
}

function* bodyDifferences(
  sent: BodyDescription | undefined,
  read: BodyDescription | undefined,
  sentAt: DocumentLocation,
  readAt: DocumentLocation,
  isReadByNew: boolean,
): Generator<ApiDifference> {
  const of = { isInNew: !isReadByNew, has: sent?.location ?? sentAt, lacks: read?.location ?? readAt };
  if (read?.isRequired && !sent?.isRequired)
    yield { ...of, part: "body", subject: "a request without a body", state: "accepted" };
  if (!sent) return;
  if (!read) {
    yield { ...of, part: "body", subject: "the request body", state: "described" };
    return;
  }
  if (read.content.length === 0) return;
  for (const { mediaType, location } of withoutMatch(sent.content, read.content))
    yield {
      ...of,
      part: "media-type",
      subject: `the request body (${mediaType})`,
      state: "accepted",
      has: location,
    } satisfies PartDifference;
  yield* contentSchemas("the request body", { sent: sent.content, read: read.content, isReadByNew });
}
