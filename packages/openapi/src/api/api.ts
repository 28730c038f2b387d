import { didYouMean, tokensOf } from "@argot/core/json";
import type { JsonObject } from "@argot/core/keyword";
import { requireArgument, type Argot, type Validator } from "argot";
import type { OpenApiVersion } from "../dialects/document-dialect.js";
import type { OpenedDocument } from "../document/opened-document.js";
import type { OpenOptions } from "../document/options.js";
import { Described } from "./described.js";
import type { Operation, OperationRoute } from "./operation.js";
import { operationsIn } from "./operations-in.js";
import { type RoutedPath, Router } from "./router.js";
import type { Direction } from "./direction-views.js";
import { SchemaCompiler } from "./schema-compiler.js";

/** There is no such operation. */
export class OperationError extends Error {
  /** Always `"OperationError"`. */
  override readonly name = "OperationError";
}

/** Options for `route`. */
export interface RouteOptions {
  /**
   * Whether case and empty segments are ignored, as in many routers: `/Pets/` then has the operations of `/pets`.
   * Default: `false`.
   */
  readonly lax?: boolean;
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
  /** The operations of its paths, in the order of the document. */
  readonly operations: readonly Operation[];
  /** The operations of its webhooks. Their `path` is the name of the webhook, and their requests are sent to clients. */
  readonly webhooks: readonly Operation[];
  /**
   * An operation by its method and path, such as `"GET /pets/{id}"`, or by its `operationId`. For a webhook, its name
   * takes the place of the path: `"POST newPet"`. Callbacks are found by their `operationId`, or as `callbacks` of
   * their operation.
   *
   * @throws OperationError if there is none.
   */
  operation(name: string): Operation;
  /**
   * The operation that a request is for, and the texts of its path parameters, still encoded. A request with HEAD is for the operation of
   * GET, unless the path has its own.
   *
   * @param path - The path of the request, still encoded, without the path of the server and without the query.
   * @returns `"no-method"` if the path has operations, but none with the method. `undefined` if it has none.
   */
  route(method: string, path: string, options?: RouteOptions): RoutedPath<Operation> | "no-method" | undefined;
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
  readonly webhooks: readonly Operation[];
  readonly #described: Described;
  readonly #compiler: SchemaCompiler;
  readonly #byRoute = new Map<string, Operation>();
  readonly #byId = new Map<string, Operation>();
  #hasCallbacks = false;
  readonly #routers = new Map<boolean, Router<Operation>>();

  constructor(opened: OpenedDocument, options: OpenOptions) {
    const { version, documents, argot } = opened;
    this.version = version;
    this.uri = documents.entry.uri;
    this.document = documents.entry.value as JsonObject;
    this.argot = argot;
    const described = new Described(opened);
    const compiler = new SchemaCompiler(opened, options);
    this.#described = described;
    this.#compiler = compiler;
    const context = { described, compiler };
    const { root } = described;
    const paths = described.at(root, ["paths"], undefined);
    for (const operation of operationsIn(context, paths, isPath, compiler.toServer))
      this.#byRoute.set(nameOf(operation), operation);
    const webhooks = described.at(root, ["webhooks"], undefined);
    this.webhooks = [...operationsIn(context, webhooks, () => true, compiler.fromServer)];
    for (const operation of [...this.#byRoute.values(), ...this.webhooks]) this.#addId(operation);
  }

  get operations(): readonly Operation[] {
    return [...this.#byRoute.values()];
  }

  operation(name: string): Operation {
    requireText("operation", "the name of an operation", name);
    const [, method = "", path = ""] = /^(\w+) (.+)$/s.exec(name) ?? [];
    const route = { method: method.toUpperCase(), path };
    const found =
      this.#byId.get(name) ??
      this.#byRoute.get(nameOf(route)) ??
      this.webhooks.find((each) => each.path === path && each.method === route.method) ??
      this.#operationOfCallback(name);
    if (found) return found;
    const known = [...this.#byId.keys(), ...this.#byRoute.keys(), ...this.webhooks.map(nameOf)];
    const hint = didYouMean(name, known) ?? '. Operations are named as "GET /pets/{id}" or by their operationId.';
    throw new OperationError(`there is no operation ${JSON.stringify(name)}${hint}`);
  }

  route(
    method: string,
    path: string,
    { lax = false }: RouteOptions = {},
  ): RoutedPath<Operation> | "no-method" | undefined {
    requireText("route", "a method", method);
    requireText("route", "a path", path);
    return this.#routerOf(lax).find(method.toUpperCase(), path);
  }

  compile(pointer: string, direction?: Direction): Validator {
    requireText("compile", "a JSON Pointer", pointer);
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

  #routerOf(lax: boolean): Router<Operation> {
    const known = this.#routers.get(lax);
    if (known) return known;
    const router = new Router<Operation>(lax);
    for (const operation of this.operations) router.add(operation.method, operation.path, operation);
    this.#routers.set(lax, router);
    return router;
  }

  #addId(operation: Operation): void {
    if (operation.operationId !== undefined) this.#byId.set(operation.operationId, operation);
  }

  /** Callbacks are read when an operation is not found elsewhere. They may have callbacks themselves. */
  #operationOfCallback(operationId: string): Operation | undefined {
    if (!this.#hasCallbacks) {
      this.#hasCallbacks = true;
      const pending = [...this.#byRoute.values(), ...this.webhooks];
      // References may lead from a callback to itself.
      const seen = new Set<JsonObject>();
      // The iteration visits elements that are added during it.
      for (const { callbacks, description } of pending) {
        if (seen.has(description)) continue;
        seen.add(description);
        for (const callback of [...callbacks.values()].flat()) {
          this.#addId(callback);
          pending.push(callback);
        }
      }
    }
    return this.#byId.get(operationId);
  }
}

const requireText = (subject: string, needed: string, given: unknown): void =>
  requireArgument(typeof given === "string", subject, `${needed}, a string`, given);

const isPath = (name: string): boolean => name.startsWith("/");

/** The name of an operation by its method and path. */
const nameOf = ({ method, path }: OperationRoute): string => `${method} ${path}`;
