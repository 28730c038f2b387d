import { didYouMean } from "@argot/core/json";
import type { JsonObject } from "@argot/core/keyword";
import { tokensOf } from "@argot/core/json";
import type { Argot, Validator } from "argot";
import type { OpenApiVersion } from "../dialects/document-dialect.js";
import type { OpenedDocument } from "../document/opened-document.js";
import { methods } from "../document/objects.js";
import { Described, type DescribedObject } from "./described.js";
import { DescribedOperation, type Operation } from "./operation.js";
import { type RoutedPath, Router } from "./router.js";
import { type Direction, SchemaCompiler } from "./schema-compiler.js";

/** There is no such operation. */
export class OperationError extends Error {
  /** Always `"OperationError"`. */
  override readonly name = "OperationError";
}

/** An OpenAPI description that was opened and checked. */
export interface Api {
  /** The version of OpenAPI, without the patch number. */
  readonly version: OpenApiVersion;
  /** The URI of the document. */
  readonly uri: string;
  /** The document. */
  readonly document: JsonObject;
  /** The instance that has the documents. */
  readonly argot: Argot;
  /** The operations, in the order of the document. */
  readonly operations: readonly Operation[];
  /**
   * An operation by its method and path, such as `"GET /pets/{id}"`, or by its `operationId`.
   *
   * @throws OperationError if there is none.
   */
  operation(name: string): Operation;
  /**
   * The operation that a request is for, and the texts of its path parameters, still encoded.
   *
   * @param path - The path of the request, still encoded, without the path of the server and without the query.
   * @returns `"no-method"` if the path has operations, but none with the method. `undefined` if it has none.
   */
  route(method: string, path: string): RoutedPath<Operation> | "no-method" | undefined;
  /**
   * Compiles a schema of the document.
   *
   * @param pointer - JSON Pointer of the schema, such as `"#/components/schemas/Pet"`; the `#` may be left out.
   * @param direction - The direction of the messages with its values: it decides about `readOnly` and `writeOnly`. Default: these are
   *   annotations.
   * @throws DocumentError if it cannot be used.
   */
  compile(pointer: string, direction?: Direction): Validator;
}

/** An API as its documents describe it. */
export class DescribedApi implements Api {
  readonly version: OpenApiVersion;
  readonly uri: string;
  readonly document: JsonObject;
  readonly argot: Argot;
  readonly #described: Described;
  readonly #compiler: SchemaCompiler;
  readonly #byRoute = new Map<string, Operation>();
  readonly #byId = new Map<string, Operation>();
  #router: Router<Operation> | undefined;

  constructor(opened: OpenedDocument, refusesOthers: boolean) {
    const { version, documents, argot } = opened;
    this.version = version;
    this.uri = documents.entry.uri;
    this.document = documents.entry.value as JsonObject;
    this.argot = argot;
    this.#described = new Described(opened);
    this.#compiler = new SchemaCompiler(argot, documents, refusesOthers);
    const { root } = this.#described;
    const paths = this.#described.at(root, ["paths"], undefined);
    for (const path of Object.keys(paths?.json ?? {})) {
      if (!path.startsWith("/")) continue;
      // A path item may have members beside its reference. Where both have an operation, the one beside the reference counts.
      for (const kind of [undefined, "path-item"] as const) {
        const item = this.#described.at(root, ["paths", path], kind);
        if (item) this.#addPath(path, item);
      }
    }
  }

  get operations(): readonly Operation[] {
    return [...this.#byRoute.values()];
  }

  operation(name: string): Operation {
    const route = name.replace(/^\w+(?= \/)/, (method) => method.toUpperCase());
    const found = this.#byId.get(name) ?? this.#byRoute.get(route);
    if (found) return found;
    const known = [...this.#byId.keys(), ...this.#byRoute.keys()];
    const hint = didYouMean(name, known) ?? '. Operations are named as "GET /pets/{id}" or by their operationId.';
    throw new OperationError(`there is no operation ${JSON.stringify(name)}${hint}`);
  }

  route(method: string, path: string): RoutedPath<Operation> | "no-method" | undefined {
    if (!this.#router) {
      this.#router = new Router();
      for (const operation of this.operations) this.#router.add(operation.method, operation.path, operation);
    }
    return this.#router.find(method.toUpperCase(), path);
  }

  compile(pointer: string, direction?: Direction): Validator {
    const { entry } = this.#described.documents;
    const path = tokensOf(pointer.replace(/^#/, ""));
    if (path) return this.#compiler.compile({ document: entry, path }, direction).validator;
    const at = { document: entry, path: [] };
    throw this.#described.documents.error(
      "unresolvable-reference",
      at,
      `${JSON.stringify(pointer)} is not a JSON Pointer`,
    );
  }

  #addPath(path: string, item: DescribedObject): void {
    const more = item.json["additionalOperations"];
    const own = methods.filter((method) => Object.hasOwn(item.json, method)).map((method) => [method]);
    const additional = Object.keys((more ?? {}) as JsonObject).map((method) => ["additionalOperations", method]);
    for (const at of [...own, ...additional]) {
      const object = this.#described.at(item, at, "operation");
      if (!object) continue;
      const method = (at.at(-1) as string).toUpperCase();
      if (this.#byRoute.has(`${method} ${path}`)) continue;
      const operation = new DescribedOperation({ method, path }, this.#described, this.#compiler, item, object);
      this.#byRoute.set(`${method} ${path}`, operation);
      if (operation.operationId !== undefined) this.#byId.set(operation.operationId, operation);
    }
  }
}
