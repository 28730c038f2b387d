import { isObject, type JsonObject } from "@argot/core/keyword";
import { requireArgument } from "argot";
import { Content } from "../bodies/content.js";
import type { FormContent, FormFile } from "../bodies/form.js";
import type { DocumentLocation } from "../document/document-error.js";
import { isExtension } from "../document/objects.js";
import type { Budget } from "../parameters/budget.js";
import { decodeForm, decodePercent, Malformed } from "../parameters/malformed.js";
import type { Parameter, ParameterTexts } from "../parameters/parameter.js";
import { pairsOf } from "../parameters/query.js";
import type { Described, DescribedObject } from "./described.js";
import { headerLookup, type MessageHeaders, pathLookup, queryText, type URLSearchParamsLike } from "./message-texts.js";
import { type MessageIssue, messageIssue } from "./issue.js";
import { checkParameter, parameterOf, parametersOf, readParameters } from "./request-parameters.js";
import {
  describeContent,
  describeParameter,
  locationOf,
  type RequestDescription,
  type ResponseDescription,
} from "./message-descriptions.js";
import type { MessageCompilers } from "./schema-compiler.js";
import { type SecurityAlternative, securityOf } from "./security.js";
import { unknownQueryIssues } from "./unknown-query.js";

/** A request, as servers receive it. */
export interface RequestMessage {
  /** The texts of the path parameters by name, still percent-encoded. Default: none. */
  readonly path?: Readonly<Record<string, string>> | ReadonlyMap<string, string>;
  /** The query, still encoded, with or without `?`. Default: none. */
  readonly query?: string | URLSearchParamsLike;
  /** The headers. Cookies are read from the header `cookie`. Default: none. */
  readonly headers?: MessageHeaders;
  /**
   * The body: the value of JSON; the text of a form, `FormData`, or the object that a parser of forms makes; the text of other text
   * types; bytes. `undefined` if there is none.
   */
  readonly body?: unknown;
  /** The files of a form that its parser keeps apart from the body. Default: none. */
  readonly files?: readonly FormFile[];
}

/** The values of a request, by the names of the parameters, with defaults. Parameters that are not described are not in it. */
export interface RequestValues {
  /** The parameters of the path. */
  readonly path: Readonly<Record<string, unknown>>;
  /** The parameters of the query. */
  readonly query: Readonly<Record<string, unknown>>;
  /** By the names as the description has them. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The cookies. */
  readonly cookies: Readonly<Record<string, unknown>>;
  /** The whole query, if it is described as content (since 3.2). */
  readonly querystring: unknown;
  /** The body: as it was given or read from the fields of a form, with defaults if it is valid. Files are as they were given. */
  readonly body: unknown;
}

/** The result of checking a request. */
export interface RequestResult {
  /** Whether nothing is wrong. */
  readonly valid: boolean;
  /** What is wrong; empty if the request is valid. */
  readonly issues: readonly MessageIssue[];
  /** The values that could be read. */
  readonly values: RequestValues;
}

/** A response, as servers send it. */
export interface ResponseMessage {
  /** The status code. */
  readonly status: number;
  /** The headers. Default: none. */
  readonly headers?: MessageHeaders;
  /** The body, as in {@link RequestMessage}. */
  readonly body?: unknown;
}

/** The result of checking a response. */
export interface ResponseResult {
  /** Whether nothing is wrong. */
  readonly valid: boolean;
  /** What is wrong; empty if the response is valid. */
  readonly issues: readonly MessageIssue[];
}

/** The location of an operation in the API. */
export interface OperationRoute {
  /** In capitals, such as `GET`. */
  readonly method: string;
  /** The path, with parameters in braces, such as `/pets/{id}`. Of a webhook its name, of a callback its expression. */
  readonly path: string;
}

/** The objects that describe an operation. */
export interface OperationParts {
  /** The path item that it is in. */
  readonly item: DescribedObject;
  readonly object: DescribedObject;
  /** Reads its callbacks. */
  readonly callbacks: () => ReadonlyMap<string, readonly Operation[]>;
}

/** A response of an operation. */
interface DescribedResponse {
  readonly headers: readonly Parameter[];
  readonly content: Content;
}

/** An operation of an API. What it describes is compiled when it is first needed. */
export interface Operation extends OperationRoute {
  /** The `operationId`, if it has one. */
  readonly operationId: string | undefined;
  /** The operation object of the document. */
  readonly description: JsonObject;
  /** The operations of its callbacks, by the names of these. Their requests are sent to clients. */
  readonly callbacks: ReadonlyMap<string, readonly Operation[]>;
  /**
   * What a request has to satisfy: one of these alternatives, or nothing if there are none. `checkRequest` does not check it; middleware
   * does.
   */
  readonly security: readonly SecurityAlternative[];
  /** The location of the operation object. */
  readonly location: DocumentLocation;
  /**
   * Describes its requests.
   *
   * @throws DocumentError if a schema of a request cannot be used.
   */
  describeRequest(): RequestDescription;
  /**
   * Describes its responses, in the order of the document.
   *
   * @throws DocumentError if a schema of a response cannot be used.
   */
  describeResponses(): readonly ResponseDescription[];
  /**
   * Checks a request: its parameters and its body. Parameters and forms are texts, and read as their schemas and styles say.
   *
   * @throws DocumentError if a schema of the operation cannot be used.
   * @throws LimitError if a value exceeds a limit.
   */
  checkRequest(request: RequestMessage): RequestResult;
  /**
   * Checks a response: that its status is described, its headers and its body.
   *
   * @throws DocumentError if a schema of the operation cannot be used.
   * @throws LimitError if a value exceeds a limit.
   */
  checkResponse(response: ResponseMessage): ResponseResult;
}

/** An operation as a document describes it. */
export class DescribedOperation implements Operation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string | undefined;
  readonly description: JsonObject;
  readonly #described: Described;
  readonly #compilers: MessageCompilers;
  readonly #object: DescribedObject;
  readonly #item: DescribedObject;
  readonly #readCallbacks: OperationParts["callbacks"];
  #callbacks: Operation["callbacks"] | undefined;
  #security: Operation["security"] | undefined;
  #keys: readonly string[] | undefined;
  #parameters: readonly Parameter[] | undefined;
  #body: { readonly isRequired: boolean; readonly content: Content } | undefined;
  #hasBody: boolean | undefined;
  readonly #responses = new Map<string, DescribedResponse | undefined>();

  constructor(
    { method, path }: OperationRoute,
    described: Described,
    compilers: MessageCompilers,
    { item, object, callbacks }: OperationParts,
  ) {
    this.method = method;
    this.path = path;
    const { operationId } = object.json;
    this.operationId = typeof operationId === "string" ? operationId : undefined;
    this.description = object.json;
    this.#described = described;
    this.#compilers = compilers;
    this.#readCallbacks = callbacks;
    this.#item = item;
    this.#object = object;
  }

  get callbacks(): Operation["callbacks"] {
    return (this.#callbacks ??= this.#readCallbacks());
  }

  get security(): Operation["security"] {
    return (this.#security ??= securityOf(this.#described, this.#object));
  }

  get location(): DocumentLocation {
    return locationOf(this.#object);
  }

  describeRequest(): RequestDescription {
    const body = this.#described.at(this.#object, ["requestBody"], "request-body");
    const parameters = this.#listParameters();
    return {
      parameters: parameters.map(describeParameter),
      allowsQuery: (name) =>
        !this.#compilers.refusesUnknownQuery ||
        unknownQueryIssues(parameters, [[name, ""]], this.#queryKeys).length === 0,
      body: body && {
        isRequired: body.json["required"] === true,
        content: describeContent(this.#described, this.#compilers.request, body),
        location: locationOf(body),
      },
    };
  }

  describeResponses(): readonly ResponseDescription[] {
    const responses = this.#described.at(this.#object, ["responses"], undefined);
    return Object.keys(responses?.json ?? {}).flatMap((status): readonly ResponseDescription[] => {
      const object = responses && !isExtension(status) && this.#described.at(responses, [status], "response");
      if (!object) return [];
      const content = describeContent(this.#described, this.#compilers.response, object);
      return [
        { status, headers: this.#headersOf(object).map(describeParameter), content, location: locationOf(object) },
      ];
    });
  }

  checkRequest(request: RequestMessage): RequestResult {
    requireArgument(isObject(request), "checkRequest", "a request: `{ path, query, headers, body }`", request);
    const { path, headers, body, files = [] } = request;
    const query = queryText(request.query);
    const issues: MessageIssue[] = [];
    const header = headerLookup(headers);
    const budget = this.#compilers.newBudget();
    const texts: ParameterTexts = {
      path: pathLookup(path),
      header,
      query: once(() => pairsOf(query, { decode: decodeForm, budget })),
      cookie: once(() => pairsOf(header("cookie") ?? "", { decode: decodePercent, budget }, /;[ \t]*/)),
      queryText: query,
    };
    const values = this.#readParameters(texts, budget, issues);
    const read = this.#checkBody({ body, files }, header, budget, issues);
    return { valid: issues.length === 0, issues, values: { ...values, body: read } };
  }

  checkResponse(message: ResponseMessage): ResponseResult {
    requireArgument(isObject(message), "checkResponse", "a response: `{ status, headers, body }`", message);
    const { status, headers, body } = message;
    const response = this.#responseOf(status);
    if (!response) {
      const issues = [messageIssue({ in: "status" }, `must be one that is described; ${status} is not`)];
      return { valid: false, issues };
    }
    const header = headerLookup(headers);
    const texts: ParameterTexts = { path: () => undefined, header, query: () => [], cookie: () => [], queryText: "" };
    const issues: MessageIssue[] = [];
    const budget = this.#compilers.newBudget();
    for (const each of response.headers) checkParameter(each, texts, budget, issues);
    const { content } = response;
    const place = { in: "body" } as const;
    // Responses to HEAD have headers about a body, but no body.
    if (this.method === "HEAD") return { valid: issues.length === 0, issues };
    if (hasNoBody(status)) {
      if (body !== undefined) issues.push(messageIssue(place, `must not be there with the status ${status}`));
    } else if (body === undefined) {
      if (!content.isEmpty) issues.push(content.missing(undefined, place, false));
    } else {
      for (const issue of content.check({ body, files: [] }, header("content-type"), place, budget).issues)
        issues.push(issue);
    }
    return { valid: issues.length === 0, issues };
  }

  #readParameters(texts: ParameterTexts, budget: Budget, issues: MessageIssue[]): Omit<RequestValues, "body"> {
    const parameters = this.#listParameters();
    const { path, query, header, cookie, querystring } = readParameters(parameters, texts, budget, issues);
    if (this.#compilers.refusesUnknownQuery) this.#checkQuery(parameters, texts, budget, issues);
    return {
      path,
      query,
      headers: header,
      cookies: cookie,
      querystring: Object.values(querystring).at(0),
    };
  }

  #listParameters(): readonly Parameter[] {
    const owners = [this.#item, this.#object];
    return (this.#parameters ??= parametersOf(this.#described, this.#compilers.parameter, owners));
  }

  #checkQuery(parameters: readonly Parameter[], texts: ParameterTexts, budget: Budget, issues: MessageIssue[]): void {
    const pairs = budget.read(texts.query);
    if (!(pairs instanceof Malformed))
      for (const issue of unknownQueryIssues(parameters, pairs, this.#queryKeys)) issues.push(issue);
    // If parameters are in the query, each has said so.
    else if (issues.length === 0) issues.push(messageIssue({ in: "query" }, pairs.reason));
  }

  /** The names of keys that security schemes have in the query. */
  get #queryKeys(): readonly string[] {
    return (this.#keys ??= this.security
      .flat()
      .flatMap(({ scheme }) =>
        scheme["type"] === "apiKey" && scheme["in"] === "query" ? [scheme["name"] as string] : [],
      ));
  }

  #checkBody(
    given: FormContent,
    header: (name: string) => string | undefined,
    budget: Budget,
    issues: MessageIssue[],
  ): unknown {
    if (this.#hasBody === undefined) {
      const object = this.#described.at(this.#object, ["requestBody"], "request-body");
      this.#hasBody = object !== undefined;
      this.#body = object && {
        isRequired: object.json["required"] === true,
        content: new Content(this.#described, this.#compilers.request, object),
      };
    }
    const { body } = given;
    if (!this.#body) return body;
    const { isRequired, content } = this.#body;
    const mediaType = header("content-type");
    const place = { in: "body" } as const;
    if (body === undefined) {
      // Handlers may still read a body that no parser has read.
      const isUnread = announcesBody(header);
      if (isRequired || (isUnread && !content.isEmpty)) issues.push(content.missing(mediaType, place, isUnread));
      return undefined;
    }
    const checked = content.check(given, mediaType, place, budget);
    for (const issue of checked.issues) issues.push(issue);
    if (checked.issues.length > 0) return checked.value;
    const filled = checked.withDefaults();
    if (!(filled instanceof Malformed)) return filled;
    issues.push(messageIssue(place, filled.reason));
    return checked.value;
  }

  /** The response for a status: its own, that of its range, or the default. */
  #responseOf(status: number): DescribedResponse | undefined {
    const responses = this.#described.at(this.#object, ["responses"], undefined);
    if (!responses) return undefined;
    const names = [String(status), `${Math.floor(status / 100)}XX`, "default"];
    const name = names.find((each) => Object.hasOwn(responses.json, each));
    if (name === undefined) return undefined;
    if (!this.#responses.has(name)) this.#responses.set(name, this.#describedResponse(responses, name));
    return this.#responses.get(name);
  }

  #describedResponse(responses: DescribedObject, name: string): DescribedResponse | undefined {
    const object = this.#described.at(responses, [name], "response");
    if (!object) return undefined;
    const content = new Content(this.#described, this.#compilers.response, object);
    return { headers: this.#headersOf(object), content };
  }

  /** The headers of a response, without that of its media type. */
  #headersOf(response: DescribedObject): readonly Parameter[] {
    return Array.from(this.#described.named(response, "headers", "header"))
      .filter(([header]) => header.toLowerCase() !== "content-type")
      .map(([header, each]) =>
        parameterOf(this.#described, this.#compilers.parameter, each, { name: header, in: "header" }),
      );
  }
}

/** The result of a function, which is called at first use. */
function once<A>(make: () => A): () => A {
  let made: { readonly value: A } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Whether HTTP allows no body for a status (RFC 9110, sections 6.4.1 and 15.3.6). */
const hasNoBody = (status: number): boolean => status < 200 || status === 204 || status === 205 || status === 304;

/** Whether the headers of a request say that it has a body (RFC 9112, section 6). */
const announcesBody = (header: (name: string) => string | undefined): boolean =>
  header("transfer-encoding") !== undefined || Number(header("content-length") ?? 0) > 0;
