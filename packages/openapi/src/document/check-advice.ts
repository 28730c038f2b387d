// Checks what does not keep a document from being used: examples, defaults, scopes, and variables of servers.
import { isObject } from "@argot/core/keyword";
import { type CheckContext, type Root, rootOf } from "./check-context.js";
import { checkSamples, keyOf, type Sample, samplesBeside, samplesInSchemas } from "./check-examples.js";
import { checkScopes } from "./check-security.js";
import { checkServers } from "./check-servers.js";
import type { DocumentError } from "./document-error.js";
import { type LocatedObject, walkObjects } from "./walk-objects.js";

/**
 * Reports examples and defaults that are not valid, scopes that are not declared, and variables of servers that are not described or
 * have a wrong default, in a document without errors and in the parts of others that it refers to.
 */
export function* checkAdvice(context: CheckContext): Iterable<DocumentError> {
  const samples = new Map<string, Sample>();
  for (const root of [rootOf(context), ...context.reached.values()])
    for (const object of walkObjects(root as LocatedObject)) {
      const at = { document: root.document, path: object.path, json: object.json };
      for (const sample of samplesOf(context, object, root)) samples.set(keyOf(sample), sample);
      if (!isObject(object.json)) continue;
      if (object.kind === "openapi" || object.kind === "operation") yield* checkScopes(context, at);
      if (object.kind === "openapi" || object.kind === "operation" || object.kind === "path-item")
        yield* checkServers(context, at);
    }
  yield* checkSamples(context, [...samples.values()]);
}

const samplesOf = (context: CheckContext, object: LocatedObject, { document }: Root): Iterable<Sample> =>
  object.kind === "schema" ? samplesInSchemas(context, object, document) : samplesBeside(context, object, document);
