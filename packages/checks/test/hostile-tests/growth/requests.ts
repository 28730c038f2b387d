// Families of OpenAPI descriptions and requests of which one grows with a number n, and what is done with them.
import { type Api, openDocument } from "@argot/openapi";
import { type Family, list, object } from "../../../src/hostile-tests/growth/families/family.js";

/** Descriptions with requests. */
export interface RequestFamily extends Pick<Family, "name" | "grown" | "size"> {
  /** The description of a size. */
  open(n: number): Api;
  /** What is done with it: the result is about a request of the size. */
  run(api: Api, n: number): unknown;
}

const inQuery = (name: string, more: object): object => ({ name, in: "query", ...more });

const open = (path: string, parameters: readonly object[], more: object = {}): Api =>
  openDocument(
    {
      openapi: "3.2.0",
      info: { title: "", version: "1" },
      paths: {
        [path]: {
          parameters: Array.from(path.matchAll(/\{([^{}]*)\}/g), ([, name]) => ({
            name,
            in: "path",
            required: true,
            schema: {},
          })),
          get: { operationId: "get", parameters, responses: { 200: { description: "" } } },
        },
        ...more,
      },
    },
    { largeIntegers: "bigint" },
  );

type Route = readonly [
  grown: Family["grown"],
  name: string,
  size: number,
  template: (n: number) => string,
  path: (n: number) => string,
];

const routeRows: readonly Route[] = [
  ["schema depth", "segments", 500, (n) => list(n, (i) => `/{p${i}}/b`).join(""), (n) => "/a/b".repeat(n)],
  [
    "names",
    "parameters in a segment",
    500,
    (n) => `/${list(n, (i) => `{p${i}}-`).join("")}x`,
    (n) => `/${"-a".repeat(n)}`,
  ],
  ["URL", "dashes", 4000, () => "/{y}-{m}-{d}.json", (n) => `/${"-".repeat(n)}`],
  ["URL", "texts that nearly match", 4000, () => "/{a}aab{b}aab{c}", (n) => `/${"a".repeat(n)}`],
  ["URL", "percent-encodings", 4000, () => "/{a}é{b}é", (n) => `/${"%C3%A9%2F".repeat(n)}`],
  ["URL", "broken percent-encodings", 4000, () => "/{a}", (n) => `/${"%C3".repeat(n)}`],
  ["URL", "segments", 4000, () => "/{a}/b", (n) => "/a".repeat(n)],
  ["URL", "slashes", 4000, () => "/{a}/b", (n) => "/".repeat(n)],
];

/** An API with one operation, `get`, that has parameters. */
export const openWith = (parameters: readonly object[]): Api => open("/", parameters);

/** Templates of which a path begins like all. */
const templates: RequestFamily = {
  grown: "schema width",
  name: "schema width: templates",
  size: 500,
  open: (n) => {
    const item = { parameters: [{ name: "id", in: "path", required: true, schema: {} }] };
    const get = { responses: { 200: { description: "" } } };
    return open(
      "/",
      [],
      object(n, "/{id}-", () => ({ ...item, get })),
    );
  },
  run: (api) => api.route("GET", "/x-"),
};

const routeFamilies: readonly RequestFamily[] = [
  templates,
  ...routeRows.map(([grown, name, size, template, path]): RequestFamily => ({
    grown,
    name: `${grown}: ${name}`,
    size,
    open: (n) => open(template(n), []),
    run: (api, n) => [api.route("GET", path(n)), api.route("GET", path(n), { lax: true })],
  })),
];

interface Request {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type ParameterRow = readonly [
  grown: Family["grown"],
  name: string,
  size: number,
  parameters: (n: number) => readonly object[],
  request: (n: number) => Request,
];

const integers = { type: "array", items: { type: "integer" } };
const integersByName = { type: "object", additionalProperties: { type: "integer" } };
const lists = [
  inQuery("form", { schema: integers }),
  inQuery("commas", { explode: false, schema: integers }),
  inQuery("spaces", { style: "spaceDelimited", explode: false, schema: integers }),
  inQuery("pipes", { style: "pipeDelimited", explode: false, schema: integers }),
  inQuery("deep", { style: "deepObject", explode: true, schema: integersByName }),
  { name: "list", in: "header", schema: integers },
  { name: "one", in: "cookie", schema: integers },
];

const parameterRows: readonly ParameterRow[] = [
  ...["query", "header", "cookie"].map((place): ParameterRow => [
    "schema width",
    `parameters in ${place}`,
    300,
    (n) => list(n, (i) => ({ name: `q${i}`, in: place, required: true, schema: { type: "integer" } })),
    () => ({ query: "q1=1", headers: { q1: "x", cookie: "q1=x" } }),
  ]),
  [
    "schema depth",
    "allOf",
    100,
    (n) => {
      let schema: object = integers;
      for (let i = 0; i < n; i++) schema = { allOf: [schema] };
      return [inQuery("form", { schema })];
    },
    () => ({ query: "form=1&form=x" }),
  ],
  ...[
    ["form=1&", "form"],
    ["1,", "commas"],
    ["1%20", "spaces"],
    ["1|", "pipes"],
  ].map(([part = "", name]): ParameterRow => [
    "value",
    `items of ${name}`,
    1000,
    () => lists,
    (n) => ({ query: name === "form" ? `${part.repeat(n)}form=x` : `${name}=${part.repeat(n)}x` }),
  ]),
  ["value", "items in a header", 1000, () => lists, (n) => ({ headers: { list: "1, x,".repeat(n) } })],
  ["value", "items in a cookie", 1000, () => lists, (n) => ({ headers: { cookie: "one=1; one=x; ".repeat(n) } })],
  [
    "value depth",
    "JSON",
    400,
    () => [inQuery("json", { content: { "application/json": { schema: { items: { $ref: "#" }, maxItems: 0 } } } })],
    (n) => ({ query: `json=${"[".repeat(n)}${"]".repeat(n)}` }),
  ],
  ["names", "names that are not described", 1000, () => lists, (n) => ({ query: list(n, (i) => `n${i}=1`).join("&") })],
  ["names", "members", 1000, () => lists, (n) => ({ query: list(n, (i) => `deep[n${i}]=x`).join("&") })],
  ["names", "one name many times", 1000, () => lists, (n) => ({ query: "deep[a]=x&".repeat(n) })],
  ["names", "cookies", 1000, () => lists, (n) => ({ headers: { cookie: list(n, (i) => `n${i}=1`).join("; ") } })],
  [
    "digits",
    "integers",
    400,
    () => lists,
    (n) => ({ query: `form=${"9".repeat(n)}`, headers: { list: "7".repeat(n) } }),
  ],
  [
    "digits",
    "exponents",
    400,
    () => lists,
    (n) => ({ query: `form=1e${n}&form=1e-${n}&form=0.${"0".repeat(n)}1e${n}` }),
  ],
  ...["[", "]", "&", "=", "%", "%2", "+", "%20", "|", "deep[", ";"].map((part): ParameterRow => [
    "URL",
    JSON.stringify(part),
    20_000,
    () => lists,
    (n) => ({ query: part.repeat(n) }),
  ]),
  ...[" ", "\t", ",", ";", "=", '"', ", ", "; "].map((part): ParameterRow => [
    "URL",
    `headers of ${JSON.stringify(part)}`,
    20_000,
    () => lists,
    (n) => ({ headers: { list: `${part.repeat(n)}x`, cookie: part.repeat(n), "content-type": part.repeat(n) } }),
  ]),
];

const parameterFamilies: readonly RequestFamily[] = parameterRows.map(([grown, name, size, parameters, request]) => ({
  grown,
  name: `${grown}: ${name}`,
  size,
  open: (n) => openWith(parameters(n)),
  run: (api, n) => api.operation("get").checkRequest(request(n)),
}));

/** The families of each row of the table in SECURITY.md that is about requests. */
export const requestFamilies: Readonly<Record<"route" | "parameters", readonly RequestFamily[]>> = {
  route: routeFamilies,
  parameters: parameterFamilies,
};
