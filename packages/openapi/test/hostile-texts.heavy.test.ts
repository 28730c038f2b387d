// Hostile texts through every door by which a message comes in.
import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type MessageIssue, openDocument, type OpenOptions } from "../src/index.js";

const integers = { type: "array", items: { type: "integer" }, maxItems: 10 };
const object = { type: "object", additionalProperties: { type: "integer" } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const inQuery = (name: string, more: object) => ({ name, in: "query", ...more });
const urlencoded = "application/x-www-form-urlencoded";
const form = {
  schema: { type: "object", properties: { l: integers, o: object, j: { type: "object" } } },
  encoding: { o: { style: "deepObject" } },
};

const openDoors = (largeIntegers: OpenOptions["largeIntegers"] & string) =>
  openDocument(
    {
      openapi: "3.2.0",
      info: { title: "Doors", version: "1" },
      paths: {
        "/{simple}/{label}/{matrix}/{scalar}": {
          parameters: [
            { name: "simple", in: "path", required: true, schema: integers },
            { name: "label", in: "path", required: true, style: "label", explode: true, schema: integers },
            { name: "matrix", in: "path", required: true, style: "matrix", explode: true, schema: integers },
            { name: "scalar", in: "path", required: true, schema: { type: "integer" } },
            inQuery("form", { schema: integers }),
            inQuery("commas", { explode: false, schema: integers }),
            inQuery("spaces", { style: "spaceDelimited", explode: false, schema: integers }),
            inQuery("pipes", { style: "pipeDelimited", explode: false, schema: integers }),
            inQuery("deep", { style: "deepObject", explode: true, schema: { ...object, type: ["object", "array"] } }),
            inQuery("members", { explode: false, schema: object }),
            inQuery("json", json({})),
            { name: "list", in: "header", schema: integers },
            { name: "members", in: "header", explode: true, schema: object },
            { name: "one", in: "cookie", schema: integers },
            { name: "two", in: "cookie", style: "cookie", explode: true, schema: integers },
          ],
          post: {
            operationId: "read",
            requestBody: {
              content: {
                [urlencoded]: form,
                "multipart/form-data": form,
                "text/plain": { schema: { type: "integer" } },
                "application/jsonl": { itemSchema: {} },
                "application/json-seq": { itemSchema: {} },
                "text/event-stream": { itemSchema: {} },
                "application/json; version=1": {},
              },
            },
            responses: { 200: { description: "", headers: { "X-List": { schema: integers } } } },
          },
        },
        "/form": {
          get: {
            operationId: "querystring",
            parameters: [{ name: "q", in: "querystring", content: { [urlencoded]: form } }],
            responses: { 200: { description: "" } },
          },
        },
      },
    },
    { largeIntegers },
  );

const apis = { refuse: openDoors("refuse"), bigint: openDoors("bigint") } as const;
type Api = (typeof apis)["refuse"];
const read = (request: object) => (api: Api) => api.operation("read").checkRequest(request);
const inBody = (type: string, body: unknown) => read({ headers: { "content-type": type }, body });
const pathOf = (name: string, text: string) => read({ path: { [name]: text } });

/** Each way in: what puts a text where values are separated as the way wants it. `list` joins values. */
const doors: Readonly<
  Record<
    string,
    (text: string, list: (separator: string) => string) => (api: Api) => { issues: readonly MessageIssue[] }
  >
> = {
  "path, simple": (_, list) => pathOf("simple", list(",")),
  "path, label": (_, list) => pathOf("label", `.${list(".")}`),
  "path, matrix": (_, list) => pathOf("matrix", `;matrix=${list(";matrix=")}`),
  "path, one value": (text) => pathOf("scalar", text),
  "query, form": (_, list) => read({ query: `form=${list("&form=")}` }),
  "query, form with commas": (_, list) => read({ query: `commas=${list(",")}` }),
  "query, spaceDelimited": (_, list) => read({ query: `spaces=${list("%20")}` }),
  "query, pipeDelimited": (_, list) => read({ query: `pipes=${list("|")}` }),
  "query, deepObject": (_, list) => read({ query: `deep[]=${list("&deep[]=")}` }),
  "query, an object": (_, list) => read({ query: `members=a,${list(",a,")}` }),
  "query, JSON": (text) => read({ query: `json=${text}` }),
  "query, the whole": (text) => read({ query: text }),
  "query, names": (text) => read({ query: `deep[${text}]=1` }),
  header: (_, list) => read({ headers: { list: list(",") } }),
  "header, an object": (_, list) => read({ headers: { members: `a=${list(",a=")}` } }),
  "header, content-type": (text) => read({ headers: { "content-type": `application/json;${text}` }, body: {} }),
  "cookie, form": (_, list) => read({ headers: { cookie: `one=${list("&one=")}` } }),
  "cookie, cookie": (_, list) => read({ headers: { cookie: `two=${list("; two=")}` } }),
  "cookie, the whole": (text) => read({ headers: { cookie: text } }),
  "querystring, a form": (_, list) => (api) => api.operation("querystring").checkRequest({ query: `l=${list("&l=")}` }),
  "form, text": (_, list) => inBody(urlencoded, `l=${list("&l=")}`),
  "form, the whole": (text) => inBody(urlencoded, text),
  "form, object": (_, list) => inBody(urlencoded, { l: list("\n").split("\n") }),
  "form, nested object": (_, list) => inBody(urlencoded, { o: { a: list("\n").split("\n") } }),
  "form, parts": (_, list) =>
    inBody(
      "multipart/form-data",
      list("\n")
        .split("\n")
        .map((each) => ["l", each]),
    ),
  "form, JSON": (text) => inBody("multipart/form-data", [["j", text]]),
  text: (text) => inBody("text/plain", text),
  "stream, lines": (_, list) => inBody("application/jsonl", list("\n")),
  "stream, sequence": (_, list) => inBody("application/json-seq", list("\u001e")),
  "stream, events": (_, list) => inBody("text/event-stream", `data:${list("\n\ndata:")}`),
  "stream, the whole": (text) => inBody("text/event-stream", text),
  "response, header": (_, list) => (api) =>
    api.operation("read").checkResponse({ status: 200, headers: { "x-list": list(",") } }),
};

/** So many characters that no reader ends that takes quadratic time. */
const size = 100_000;
const fill = (part: string): string => part.repeat(size / part.length);

/** Values that are short and cost much, or that are long. */
const values = [
  "1e99999",
  "-1e99999",
  "1e999",
  "1e308",
  "1e22",
  "9007199254740993",
  "1.5",
  "%31",
  "x",
  "",
  " ",
  "\t",
  "[[]]",
];
const texts = [
  " ",
  "\t",
  ",",
  ";",
  "&",
  "=",
  "%",
  "%2",
  "+",
  "|",
  ".",
  '"',
  "[",
  "]",
  "{",
  "\\",
  "\n",
  "\r",
  ":",
  "0",
  "7",
  "e",
  "a=",
  "a&",
  ", ",
  "; ",
  ";a=",
  ';a="',
  "a[b]=1&",
  "l=&",
  "o[0]=&",
  "%20",
  "\u001e",
  "data:\n",
  "1,",
];

afterEach(() => void vi.unstubAllGlobals());

describe.each(Object.entries(doors))("%s", (_, door) => {
  test.each(values)("reads many of %j, and makes few digits of them", (value) => {
    // One budget for the message, whatever number of parameters.
    let digits = 0;
    const original = BigInt;
    vi.stubGlobal("BigInt", (from: string | number | bigint) => {
      if (typeof from === "string") digits += from.length;
      return original(from);
    });
    const count = Math.floor(20_000 / (value.length + 1));
    const list = (separator: string): string => Array.from({ length: count }, () => value).join(separator);
    for (const api of Object.values(apis)) {
      digits = 0;
      expect(door(value, list)(api).issues.length).toBeLessThanOrEqual(200);
      // A number that equals an integer has at most 22 digits that its text has not. What has more is charged to the budget.
      expect(digits).toBeLessThanOrEqual(count * (value.length + 22) + 2 * 100_000);
    }
  });

  test.each(texts)("reads 100,000 characters of %j", (part) => {
    const text = fill(part);
    expect(door(text, () => text)(apis.refuse).issues.length).toBeLessThanOrEqual(200);
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...texts, ...values, "l", "form", "deep", "1") }), (text) => {
        for (const api of Object.values(apis)) expect(() => door(text, () => text)(api)).not.toThrow();
      }),
      { numRuns: 20 },
    );
  });
});

test("a file counts with the size that its parser reports, and may have as many bytes as a string may have characters", () => {
  const messages = (bytes: number) =>
    read({
      headers: { "content-type": "multipart/form-data" },
      body: {},
      files: [{ name: "other", size: bytes, value: "a file" }],
    })(apis.refuse).issues.map(({ in: part, message }) => `${part} ${message}`);
  expect(messages(2 ** 29 - 24).filter((each) => each.startsWith("body"))).toEqual([]);
  expect(messages(2 ** 29).find((each) => each.startsWith("body"))).toMatch("body must be shorter");
});
