import type { ResponseDescription } from "@argot/openapi";
import type { ApiDifference, OperationVersion } from "./api-difference.js";
import { contentSchemas, withoutMatch } from "./content-differences.js";
import { parameterDifferences } from "./parameter-differences.js";

/**
 * The responses of one version of an operation that another does not describe, and the schemas that decide about others.
 *
 * @param sent - The version by which responses are sent.
 * @param read - The version by which they are read.
 */
export function* responseDifferences(sent: OperationVersion, read: OperationVersion): Generator<ApiDifference> {
  const others = read.operation.describeResponses();
  for (const [response, counterparts] of counterpartsOf(sent.operation.describeResponses(), others)) {
    const subject = `the response ${response.status}`;
    for (const other of counterparts)
      if (other) yield* oneResponse(subject, response, other, read.isNew);
      else
        yield {
          part: "status",
          subject,
          state: "described",
          isInNew: !read.isNew,
          has: response.location,
          lacks: read.operation.location,
        };
  }
}

/** For each response of one version, those of another that describe the same status codes; `undefined` where none does. */
function counterpartsOf(
  responses: readonly ResponseDescription[],
  others: readonly ResponseDescription[],
): ReadonlyMap<ResponseDescription, ReadonlySet<ResponseDescription | undefined>> {
  const found = new Map<ResponseDescription, Set<ResponseDescription | undefined>>();
  for (let status = 100; status < 600; status++) {
    const response = responseFor(status, responses);
    if (!response) continue;
    const known = found.get(response) ?? new Set();
    found.set(response, known.add(responseFor(status, others)));
  }
  return found;
}

/** The response for a status: its own, that of its range, or the default. */
const responseFor = (status: number, responses: readonly ResponseDescription[]): ResponseDescription | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, "default"]
    .flatMap((name) => responses.find((each) => each.status === name) ?? [])
    .at(0);

function* oneResponse(
  subject: string,
  sent: ResponseDescription,
  read: ResponseDescription,
  isReadByNew: boolean,
): Generator<ApiDifference> {
  const headers = new Map(sent.headers.map((each) => [each.name.toLowerCase(), each]));
  for (const header of read.headers) {
    const own = headers.get(header.name.toLowerCase());
    const name = `the header ${JSON.stringify(header.name)}`;
    if (header.isRequired && !own?.isRequired)
      yield {
        part: "header",
        subject: `${subject} without ${name}`,
        state: "described",
        isInNew: !isReadByNew,
        has: own?.location ?? sent.location,
        lacks: header.location,
      };
    if (own) yield* parameterDifferences(`${name} of ${subject}`, own, header, isReadByNew);
  }
  // Clients ask for the media types that they know, so further ones do no harm.
  for (const { mediaType, location } of withoutMatch(read.content, sent.content))
    yield {
      part: "media-type",
      subject: `${subject} (${mediaType})`,
      state: "described",
      isInNew: isReadByNew,
      has: location,
      lacks: sent.location,
    };
  yield* contentSchemas(subject, { sent: sent.content, read: read.content, isReadByNew });
}
