import { encodeFragment, pointerOf } from "@argot/core/json";
import type { Argot, ValidationIssue, Validator } from "argot";
import type { DocumentPart, DocumentSet } from "../document/document-set.js";
import type { OpenedDocument } from "../document/opened-document.js";
import type { OpenOptions } from "../document/options.js";
import { positioned } from "../document/positioned.js";
import { Budget, type LargeIntegers } from "../parameters/budget.js";
import { type FillDefaults, fillDefaults } from "./defaults.js";
import { type Direction, directionViews } from "./direction-views.js";
import type { MessageSchema } from "./message-schema.js";
import { ValueShape } from "./value-shape.js";

/** A compiled schema of a document. */
export interface CompiledSchema {
  readonly validator: Validator;
  readonly source: MessageSchema;
  /** Finds what is wrong with a value of a message, up to the maximum number of issues. */
  readonly errorsOf: (value: unknown) => readonly ValidationIssue[];
  /** The shape of its values, for reading texts as values. */
  readonly shape: ValueShape;
  readonly fillDefaults: FillDefaults;
}

/** Compiles the schema at a place. It throws a `DocumentError` if the schema cannot be used. */
export type CompileSchema = (place: Omit<DocumentPart, "json">) => CompiledSchema;

/** Compiles the schemas of operations. */
export interface MessageCompilers {
  /** For bodies of requests. */
  readonly request: CompileSchema;
  /** For bodies of responses. */
  readonly response: CompileSchema;
  /** For parameters and headers, to which `readOnly` and `writeOnly` do not apply, since they are about properties. */
  readonly parameter: CompileSchema;
  /** The budget of a new message. */
  readonly newBudget: () => Budget;
  /** Whether a name in a query that belongs to no parameter is an issue. */
  readonly refusesUnknownQuery: boolean;
}

/** Compiles schemas of documents, each once for each direction. */
export class SchemaCompiler {
  readonly #argot: Argot;
  readonly #documents: DocumentSet;
  /** The same documents, with `readOnly` and `writeOnly` for one direction. */
  readonly #views: Readonly<Record<Direction, Argot>>;
  readonly #maxErrors: number;
  readonly #largeIntegers: LargeIntegers | undefined;
  readonly #refusesUnknownQuery: boolean;
  readonly #compiled = new Map<string, CompiledSchema>();

  constructor({ argot, documents }: OpenedDocument, options: OpenOptions) {
    const { otherDirection = "refuse", maxIssues = 100, largeIntegers, unknownQueryParameters } = options;
    this.#refusesUnknownQuery = unknownQueryParameters !== "allow";
    this.#argot = argot;
    this.#documents = documents;
    this.#maxErrors = maxIssues;
    this.#largeIntegers = largeIntegers;
    this.#views = directionViews(argot, otherDirection);
  }

  /** For operations that clients request. */
  get toServer(): MessageCompilers {
    return {
      request: (place) => this.compile(place, "request"),
      response: (place) => this.compile(place, "response"),
      parameter: (place) => this.compile(place),
      newBudget: () => new Budget(this.#largeIntegers),
      refusesUnknownQuery: this.#refusesUnknownQuery,
    };
  }

  /**
   * For operations that the server requests: webhooks and callbacks. Their requests are checked as responses are, since
   * both come from the owner of `readOnly` properties.
   */
  get fromServer(): MessageCompilers {
    const { toServer } = this;
    return { ...toServer, request: toServer.response, response: toServer.request };
  }

  /**
   * Compiles the schema at a place.
   *
   * @param direction - The direction of the messages with its values. Without it, `readOnly` and `writeOnly` are annotations.
   * @throws DocumentError if it cannot be used.
   */
  compile({ document, path }: Omit<DocumentPart, "json">, direction?: Direction): CompiledSchema {
    const uri = `${document.base}#${encodeFragment(pointerOf(path))}`;
    const key = `${direction ?? ""} ${uri}`;
    const known = this.#compiled.get(key);
    if (known) return known;
    const argot = direction ? this.#views[direction] : this.#argot;
    const validator = positioned(this.#argot, this.#documents, () => argot.compile(uri));
    let fill: FillDefaults | undefined;
    const compiled: CompiledSchema = {
      validator,
      source: { uri, argot },
      errorsOf: (value) => validator.validate(value, { maxErrors: this.#maxErrors }).errors,
      shape: new ValueShape(() => argot.plan(uri)),
      fillDefaults: (value) => (fill ??= fillDefaults(argot.plan(uri)))(value),
    };
    this.#compiled.set(key, compiled);
    return compiled;
  }
}
