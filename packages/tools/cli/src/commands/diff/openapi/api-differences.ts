import type { Api, DocumentLocation, Operation } from "@argot/openapi";
import type { ApiDifference, OperationVersion } from "./api-difference.js";
import { requestDifferences } from "./request-differences.js";
import { responseDifferences } from "./response-differences.js";

/** Two versions of an API: that of the clients, and that of the service. */
export interface ApiVersions {
  readonly client: Api;
  readonly service: Api;
  /** Whether the service is the new version. */
  readonly isServiceNew: boolean;
}

/** What differs between two versions of an operation. */
export interface OperationDifference {
  /** The method and path as the new version has them, if it has the operation. */
  readonly operation: string;
  readonly difference: ApiDifference;
}

/** Operations that one version calls, and those that the other answers, by what identifies them. */
interface Exchange {
  readonly calls: ReadonlyMap<string, Operation>;
  readonly answers: ReadonlyMap<string, Operation>;
  /** Whether the new version is the one that answers. */
  readonly isAnswerNew: boolean;
  /** Where an operation would be that is not answered. */
  readonly place: DocumentLocation;
}

/**
 * What may go wrong between clients of one version and a service of another: requests that the service refuses, responses that the clients
 * do not know. The service calls webhooks and callbacks, which the clients answer.
 */
export function* apiDifferences({ client, service, isServiceNew }: ApiVersions): Generator<OperationDifference> {
  const pending: Exchange[] = [
    {
      calls: byKey(client.operations, pathKey),
      answers: byKey(service.operations, pathKey),
      isAnswerNew: isServiceNew,
      place: memberOf(service, "paths"),
    },
    {
      calls: byKey(service.webhooks, nameKey),
      answers: byKey(client.webhooks, nameKey),
      isAnswerNew: !isServiceNew,
      place: memberOf(client, "webhooks"),
    },
  ];
  // References may lead from a callback to itself.
  const seen = new Set<string>();
  // The iteration visits elements that are added during it.
  for (const exchange of pending)
    for (const [key, operation] of exchange.calls) {
      const other = exchange.answers.get(key);
      const caller = { operation, isNew: !exchange.isAnswerNew };
      const answerer = other && { operation: other, isNew: exchange.isAnswerNew };
      if (!answerer) {
        yield* named(caller, missing(caller, exchange.place));
        continue;
      }
      const places = [operation, other].map(({ location: { uri, pointer } }) => `${uri}#${pointer}`);
      const pair = JSON.stringify([nameKey(operation), exchange.isAnswerNew, ...places]);
      if (seen.has(pair)) continue;
      seen.add(pair);
      const shown = answerer.isNew ? answerer : caller;
      yield* named(shown, requestDifferences(caller, answerer));
      yield* named(shown, responseDifferences(answerer, caller));
      pending.push({
        calls: callbacksOf(other),
        answers: callbacksOf(operation),
        isAnswerNew: !exchange.isAnswerNew,
        place: operation.location,
      });
    }
}

const memberOf = ({ uri, document }: Api, name: string): DocumentLocation => ({
  uri,
  pointer: Object.hasOwn(document, name) ? `/${name}` : "",
});

const missing = ({ operation, isNew }: OperationVersion, lacks: DocumentLocation): readonly ApiDifference[] => [
  { part: "operation", subject: "the operation", state: "described", isInNew: isNew, has: operation.location, lacks },
];

function* named(
  { operation: { method, path } }: OperationVersion,
  differences: Iterable<ApiDifference>,
): Generator<OperationDifference> {
  for (const difference of differences) yield { operation: `${method} ${path}`, difference };
}

const byKey = (operations: readonly Operation[], keyOf: (operation: Operation) => string) =>
  new Map(operations.map((each) => [keyOf(each), each]));

/** Paths are the same whatever the names of their parameters. */
const pathKey = ({ method, path }: Operation): string => `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`;

const nameKey = ({ method, path }: Operation): string => `${method} ${path}`;

const callbacksOf = ({ callbacks }: Operation): ReadonlyMap<string, Operation> =>
  new Map(
    Array.from(callbacks, ([name, operations]) =>
      operations.map((each): [string, Operation] => [JSON.stringify([name, nameKey(each)]), each]),
    ).flat(),
  );
