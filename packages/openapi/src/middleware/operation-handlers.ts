import { type Api, OperationError } from "../api/api.js";
import type { Operation } from "../api/operation.js";
import { DefinitionError } from "argot";

/** Handlers by the names of operations: `operationId`s, or methods with paths as in `"GET /pets/{id}"`. */
export type OperationHandlers<Handler> = Readonly<Record<string, Handler>>;

/**
 * The handlers by their operations.
 *
 * @throws DefinitionError if a name is that of no operation that requests can have, or two are of one.
 */
export function handlersByOperation<Handler>(
  api: Api,
  handlers: OperationHandlers<Handler> = {},
): ReadonlyMap<Operation, Handler> {
  const found = new Map<Operation, Handler>();
  for (const [name, handler] of Object.entries(handlers)) {
    const operation = operationOf(api, name);
    if (!api.operations.includes(operation)) refuse(`no request to this server is for ${JSON.stringify(name)}.`);
    if (found.has(operation)) refuse(`${operation.method} ${operation.path} has two handlers, by its names.`);
    found.set(operation, handler);
  }
  return found;
}

function operationOf(api: Api, name: string): Operation {
  try {
    return api.operation(name);
  } catch (error) {
    if (error instanceof OperationError) return refuse(error.message);
    throw error;
  }
}

function refuse(reason: string): never {
  throw new DefinitionError(`OpenAPI middleware: \`operations\`: ${reason}`);
}
