import { isExtension, operationPaths } from "../document/objects.js";
import type { Described, DescribedObject } from "./described.js";
import { DescribedOperation, type Operation } from "./operation.js";
import type { MessageCompilers, SchemaCompiler } from "./schema-compiler.js";

/** The parts that operations use. */
export interface OperationContext {
  readonly described: Described;
  readonly compiler: SchemaCompiler;
}

/**
 * The operations of the path items that an object has by name: those of paths, of webhooks, or of a callback.
 *
 * @param owner - The object with the path items.
 * @param isItem - Whether a member of the object is a path item, by its name.
 * @param compilers - For the schemas of the operations.
 */
export function* operationsIn(
  context: OperationContext,
  owner: DescribedObject | undefined,
  isItem: (name: string) => boolean,
  compilers: MessageCompilers,
): Iterable<Operation> {
  const { described } = context;
  for (const path of Object.keys(owner?.json ?? {})) {
    if (!owner || !isItem(path)) continue;
    const known = new Set<string>();
    // A path item may have members beside its reference. If both have an operation, the one beside the reference
    // counts.
    for (const kind of [undefined, "path-item"] as const) {
      const item = described.at(owner, [path], kind);
      for (const at of operationPaths(item?.json ?? {})) {
        const object = item && described.at(item, at, "operation");
        const method = (at.at(-1) as string).toUpperCase();
        if (!object || known.has(method)) continue;
        known.add(method);
        const callbacks = () => callbacksOf(context, object);
        yield new DescribedOperation({ method, path }, described, compilers, { item, object, callbacks });
      }
    }
  }
}

function callbacksOf(context: OperationContext, operation: DescribedObject): Operation["callbacks"] {
  const { described, compiler } = context;
  return new Map(
    Array.from(described.named(operation, "callbacks", "callbacks"), ([name, callback]) => [
      name,
      [...operationsIn(context, callback, (expression) => !isExtension(expression), compiler.fromServer)],
    ]),
  );
}
