// Requests for the operations of a description: half of them as it describes them, half with one thing wrong.

type Json = Readonly<Record<string, unknown>>;

/** A request for an operation. */
export interface BenchRequest {
  readonly operationId: string;
  readonly method: string;
  /** The path with the values of its parameters. */
  readonly path: string;
  /** The values of path parameters, still encoded. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The query, without `?`. */
  readonly query: string;
  readonly body: unknown;
  /** Whether it is made as the operation describes it. */
  readonly isGood: boolean;
}

const methods = ["get", "put", "post", "delete", "patch"];

/** Number of operations that requests are for. Some contenders take a second or more for the first request of each. */
const operationCount = 20;

/** Makes good and bad requests in turn, for operations from all over a description. */
export function requestsOf(document: object, count: number): readonly BenchRequest[] {
  const all = operationsOf(document as Json)
    .flatMap((operation) => candidatesOf(document as Json, operation) ?? [])
    .filter(({ bad }) => bad.length > 0);
  const step = Math.floor(all.length / operationCount);
  const chosen = all.filter((_, i) => i % step === 0).slice(0, operationCount);
  return Array.from({ length: count }, (_, i) => {
    const { good, bad } = chosen[Math.floor(i / 2) % chosen.length] as Candidates;
    return i % 2 === 0 ? good : (bad[Math.floor(i / 2 / chosen.length) % bad.length] as BenchRequest);
  });
}

interface Candidates {
  readonly good: BenchRequest;
  readonly bad: readonly BenchRequest[];
}

interface FoundOperation {
  readonly method: string;
  readonly path: string;
  readonly json: Json;
  readonly parameters: readonly Json[];
}

function operationsOf(document: Json): readonly FoundOperation[] {
  return Object.entries(document["paths"] as Readonly<Record<string, Json>>).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const json = item[method] as Json | undefined;
      const own = [item, json ?? {}].flatMap((owner) => (owner["parameters"] ?? []) as readonly Json[]);
      return json ? { method, path, json, parameters: own.map((each) => resolved(document, each)) } : [];
    }),
  );
}

function candidatesOf(document: Json, { method, path, json, parameters }: FoundOperation): Candidates | undefined {
  const inPath = parameters.filter((each) => each["in"] === "path");
  const inQuery = parameters.filter((each) => each["in"] === "query");
  const values = Object.fromEntries(inPath.map((each) => [String(each["name"]), textFor(document, each)]));
  const query = Object.fromEntries(
    inQuery
      .filter((each) => each["required"] === true || isPlain(document, each))
      .map((each) => [String(each["name"]), textFor(document, each)]),
  );
  const body = exampleBody(document, json);
  // What texts other than words look like is not known.
  if (body === noExample || inPath.some((each) => schemaOf(document, each)["pattern"] !== undefined)) return undefined;
  const make = (given: typeof values, asked: typeof query, sent: unknown, isGood: boolean): BenchRequest => ({
    operationId: String(json["operationId"]),
    method,
    path: path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => given[name] ?? ""),
    parameters: given,
    query: new URLSearchParams(asked).toString(),
    body: sent,
    isGood,
  });
  const ofType = (list: readonly Json[], type: string) =>
    list.find((each) => schemaOf(document, each)["type"] === type);
  const number = ofType(inQuery, "integer");
  const inPathNumber = ofType(inPath, "integer");
  const choice = inQuery.find((each) => schemaOf(document, each)["enum"]);
  const bad = [
    ...(body === undefined ? [] : [make(values, query, [], false)]),
    ...(number ? [make(values, { ...query, [String(number["name"])]: "many" }, body, false)] : []),
    ...(choice ? [make(values, { ...query, [String(choice["name"])]: "none of them" }, body, false)] : []),
    ...(inPathNumber ? [make({ ...values, [String(inPathNumber["name"])]: "x" }, query, body, false)] : []),
  ];
  return { good: make(values, query, body, true), bad };
}

/** Whether a parameter is a choice, a number or a boolean: values for these are known. */
function isPlain(document: Json, parameter: Json): boolean {
  const { type, enum: choices } = schemaOf(document, parameter);
  return choices !== undefined || type === "integer" || type === "boolean";
}

function textFor(document: Json, parameter: Json): string {
  const { type, enum: choices, default: usual } = schemaOf(document, parameter);
  const example = usual ?? (choices as readonly unknown[] | undefined)?.[0];
  return typeof example === "string" || typeof example === "number" || typeof example === "boolean"
    ? String(example)
    : type === "integer" || type === "number"
      ? "1"
      : type === "boolean"
        ? "true"
        : "a";
}

const schemaOf = (document: Json, parameter: Json): Json => resolved(document, (parameter["schema"] ?? {}) as Json);

const noExample = Symbol("no example");

/** The first example of the body; `undefined` if the operation has none. */
function exampleBody(document: Json, operation: Json): unknown {
  const body = operation["requestBody"] as Json | undefined;
  if (!body) return undefined;
  const content = (resolved(document, body)["content"] ?? {}) as Readonly<Record<string, Json>>;
  const json = content["application/json"];
  if (!json) return noExample;
  const [example] = Object.values((json["examples"] ?? {}) as Readonly<Record<string, Json>>);
  const value = example && resolved(document, example)["value"];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : noExample;
}

function resolved(document: Json, json: Json): Json {
  const reference = json["$ref"];
  if (typeof reference !== "string") return json;
  return reference
    .slice(2)
    .split("/")
    .reduce<Json>((outer, token) => outer[token.replaceAll("~1", "/").replaceAll("~0", "~")] as Json, document);
}
