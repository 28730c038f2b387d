import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Api, openDocument } from "../index.js";
import { Security, type SecurityCheck, type SecurityHandler } from "./security.js";

const names = ["a", "b", "c"] as const;
const keys = Object.fromEntries(names.map((name) => [name, { type: "apiKey", in: "header", name: `x-${name}` }]));
const responses = { 200: { description: "" } };

interface Described {
  readonly root?: readonly object[];
  readonly own?: readonly object[];
  readonly schemes?: object;
}

const described = ({ root, own, schemes = keys }: Described): Api =>
  openDocument({
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    ...(root && { security: root }),
    paths: { "/pets": { get: { ...(own && { security: own }), responses } } },
    components: { securitySchemes: schemes },
  });

const everyKey = { "x-a": "1", "x-b": "1", "x-c": "1" };
type Handlers = Readonly<Record<string, SecurityHandler>>;

async function statusOf(api: Api, handlers: Handlers, headers: Record<string, string> = everyKey, query = "") {
  const refusal = await new Security(api, handlers).refusal(api.operation("GET /pets"), { query, headers }, "request");
  return refusal?.problem.status ?? 200;
}

const thrown = (properties: object = {}) => Object.assign(new Error("of the handler"), properties);
/** What handlers do, and whether it lets a request pass. */
const behaviours: Readonly<Record<string, SecurityHandler>> = {
  yes: () => true,
  "yes, later": () => Promise.resolve(true),
  no: () => false,
  "no, later": () => Promise.resolve(false),
  nothing: () => undefined as never,
  one: () => 1 as never,
  object: () => ({ allowed: false }) as never,
  text: () => "true" as never,
  throws: () => {
    throw thrown();
  },
  "throws nothing": () => {
    throw undefined;
  },
  rejects: () => Promise.reject(thrown()),
};
const passes = (name: string): boolean => name.startsWith("yes");

describe("security", () => {
  test("is a list of alternatives, whose schemes hold together, and only `true` holds", async () => {
    const alternative = fc.subarray([...names]);
    const behaviour = fc.constantFrom(...Object.keys(behaviours));
    await fc.assert(
      fc.asyncProperty(
        fc.array(alternative, { maxLength: 4 }),
        fc.record({ a: behaviour, b: behaviour, c: behaviour }),
        async (alternatives, chosen) => {
          const api = described({
            own: alternatives.map((each) => Object.fromEntries(each.map((name) => [name, []]))),
          });
          const handlers = Object.fromEntries(
            Object.entries(chosen).map(([name, each]) => [name, behaviours[each] as SecurityHandler]),
          );
          const holds =
            alternatives.length === 0 || alternatives.some((each) => each.every((name) => passes(chosen[name])));
          expect(await statusOf(api, handlers)).toBe(holds ? 200 : 401);
        },
      ),
      { numRuns: 100 },
    );
  });

  test.each([
    [{ root: [{ a: [] }] }, 401],
    [{ root: [{ a: [] }], own: [] }, 200],
    [{ root: [{ a: [] }], own: [{}] }, 200],
    [{ root: [{ a: [] }], own: [{ b: [] }] }, 200],
    [{ root: [], own: [{ a: [] }] }, 401],
    [{ own: [{ a: [], b: [] }] }, 401],
    [{ own: [{ a: [] }, { b: [] }] }, 200],
    [{}, 200],
  ] as const)("of an operation overrides that of the document: %j is %s", async (description, status) => {
    expect(await statusOf(described(description), { a: () => false, b: () => true })).toBe(status);
  });

  test("is 403 if a handler says so, and an error of the server for any other status", async () => {
    const api = described({ own: [{ a: [] }, { b: [] }] });
    const throws = (properties: object) => () => Promise.reject(thrown(properties));
    expect(await statusOf(api, { a: throws({ status: 403 }), b: () => false })).toBe(403);
    expect(await statusOf(api, { a: () => false, b: throws({ statusCode: 403 }) })).toBe(403);
    expect(await statusOf(api, { a: throws({ status: 403 }), b: () => true })).toBe(200);
    expect(await statusOf(api, { a: throws({ status: 401 }), b: () => false })).toBe(401);
    await expect(statusOf(api, { a: throws({ status: 503 }), b: () => true })).rejects.toThrow("of the handler");
  });

  test("gives handlers the credentials, the scheme, the scopes, the operation and the request", async () => {
    const api = described({ own: [{ a: ["read", "write"] }, {}] });
    const seen: SecurityCheck[] = [];
    await statusOf(api, { a: (check) => seen.push(check) > 0 });
    expect(seen).toMatchObject([
      { name: "a", token: "1", username: "", password: "", scopes: ["read", "write"], scheme: keys["a"] },
    ]);
    expect(seen[0]?.operation.path).toBe("/pets");
    expect(seen[0]?.request).toBe("request");
  });

  test("refuses at the start what has no handler, with schemes and operations", () => {
    const api = described({
      own: [{ a: [] }, { a: [], constructor: [] }],
      schemes: { ...keys, constructor: keys["b"] },
    });
    expect(() => new Security(api, { b: () => true })).toThrow(
      'operations require security schemes without a handler: "a" (GET /pets), "constructor" (GET /pets). Give handlers',
    );
    expect(() => new Security(api)).toThrow("without a handler");
    expect(() => new Security(api, "elsewhere")).not.toThrow();
    expect(() => new Security(described({ schemes: keys }))).not.toThrow();
  });

  test("leaves requests to other code by choice", async () => {
    const api = described({ own: [{ a: [] }] });
    expect(await new Security(api, "elsewhere").refusal(api.operation("GET /pets"), {}, undefined)).toBeUndefined();
  });
});

const basic = (text: string): string => `Basic ${Buffer.from(text).toString("base64")}`;

describe("credentials", () => {
  const apiKey = (location: string) => ({ type: "apiKey", in: location, name: "k" });
  const http = (scheme: string) => ({ type: "http", scheme });
  test.each([
    [apiKey("header"), { K: "s3" }, "", "s3"],
    [apiKey("header"), { k: "" }, "", undefined],
    [apiKey("header"), {}, "k=s3", undefined],
    [apiKey("query"), {}, "a=1&k=s%2B3+4", "s+3 4"],
    [apiKey("query"), {}, "%6B=s3", "s3"],
    [apiKey("query"), {}, "k=s3&k=s4", undefined],
    [apiKey("query"), {}, "k=%FF", undefined],
    [apiKey("query"), {}, "K=s3", undefined],
    [apiKey("query"), { k: "s3" }, "", undefined],
    [apiKey("cookie"), { cookie: "a=b; k=s%203" }, "", "s 3"],
    [apiKey("cookie"), { cookie: "k=1; k=2" }, "", undefined],
    [apiKey("cookie"), { cookie: "k=" }, "", undefined],
    [http("bearer"), { authorization: "Bearer abc" }, "", "abc"],
    [http("Bearer"), { Authorization: "bearer   abc" }, "", "abc"],
    [http("bearer"), { authorization: "Bearer " }, "", undefined],
    [http("bearer"), { authorization: "Bearer" }, "", undefined],
    [http("bearer"), { authorization: "abc" }, "", undefined],
    [http("bearer"), { authorization: basic("a:b") }, "", undefined],
    [http("bearer"), { authorization: "Bearerabc" }, "", undefined],
    [http("bearer"), {}, "access_token=abc", undefined],
    [http("basic"), { authorization: "Bearer abc" }, "", undefined],
    [http("basic"), { authorization: "Basic %%%" }, "", undefined],
    [http("basic"), { authorization: basic("no colon") }, "", undefined],
    [http("DPoP"), { authorization: 'dpop a="b", c' }, "", 'a="b", c'],
    [{ type: "oauth2", flows: {} }, { authorization: "Bearer abc" }, "", "abc"],
    [{ type: "openIdConnect", openIdConnectUrl: "https://example.com" }, { authorization: "Bearer a" }, "", "a"],
    [{ type: "openIdConnect", openIdConnectUrl: "https://example.com" }, {}, "", undefined],
    [{ type: "mutualTLS" }, {}, "", ""],
  ] as const)("of %j in %j %s are %j", async (scheme, headers, query, token) => {
    const api = described({ own: [{ s: [] }], schemes: { s: scheme } });
    const tokens: string[] = [];
    const status = await statusOf(api, { s: (check) => tokens.push(check.token) > 0 }, headers, query);
    expect([status, tokens]).toEqual(token === undefined ? [401, []] : [200, [token]]);
  });

  test("of `basic` are a name and a password, in UTF-8", async () => {
    const api = described({ own: [{ s: [] }], schemes: { s: http("basic") } });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), async (user, password) => {
        const username = user.replaceAll(":", "");
        const seen: unknown[] = [];
        const handlers: Handlers = { s: (check) => seen.push([check.username, check.password]) > 0 };
        expect(await statusOf(api, handlers, { authorization: basic(`${username}:${password}`) })).toBe(200);
        expect(seen).toEqual([[username, password]]);
      }),
      { numRuns: 50 },
    );
  });

  test("are found by a scheme behind a reference, in another document, and by its URI", async () => {
    const schemes = { key: keys["a"] };
    const api = openDocument(
      {
        openapi: "3.2.0",
        info: { title: "Pets", version: "1" },
        paths: { "/pets": { $ref: "other.yaml#/components/pathItems/pets" } },
        components: { securitySchemes: { alias: { $ref: "other.yaml#/components/securitySchemes/key" } } },
      },
      {
        documents: {
          "other.yaml": {
            openapi: "3.2.0",
            info: { title: "Other", version: "1" },
            components: {
              securitySchemes: schemes,
              pathItems: {
                pets: {
                  get: { security: [{ alias: [], key: [], "#/components/securitySchemes/key": [] }], responses },
                },
              },
            },
          },
        },
      },
    );
    const handlers = { alias: () => true, key: () => true, "#/components/securitySchemes/key": () => true };
    expect(await statusOf(api, handlers)).toBe(200);
    expect(await statusOf(api, handlers, {})).toBe(401);
    expect(await statusOf(api, { ...handlers, key: () => false })).toBe(401);
  });
});
