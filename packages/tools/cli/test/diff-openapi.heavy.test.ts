import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

type Members = Readonly<Record<string, unknown>>;

const info = { title: "Pets", version: "1" };
const api = (members: Members, version = "3.1.0"): Members => ({ openapi: version, info, ...members });
const paths = (operations: Members, path = "/pets"): Members => api({ paths: { [path]: operations } });
const answers = { responses: { default: { description: "" } } };
const json = (schema: unknown): Members => ({ content: { "application/json": { schema } } });
const post = (requestBody: unknown): Members => paths({ post: { requestBody, ...answers } });
const get = (parameters: readonly unknown[], path = "/pets"): Members =>
  paths({ get: { parameters, ...answers } }, path);
const respond = (responses: unknown): Members => paths({ get: { responses } });
const ok = (response: Members): Members => respond({ "200": { description: "", ...response } });
const query = (schema: unknown, more: Members = {}): Members => ({ name: "limit", in: "query", schema, ...more });
const header = (schema: unknown, more: Members = {}): Members => ({ headers: { "X-Rate": { schema, ...more } } });
const integer = { type: "integer" };
const text = { type: "string" };
const list = { type: "array", items: text };
const pet = (...required: readonly string[]): Members => ({
  type: "object",
  required,
  properties: { id: { ...integer, readOnly: true }, key: { ...text, writeOnly: true }, name: text },
});
const hook = (schema: unknown): Members =>
  api({ webhooks: { newPet: { post: { requestBody: json(schema), ...answers } } } });
const callback = (schema: unknown, more: Members = {}): Members => ({
  onPet: { "{$request.query.url}": { post: { requestBody: { ...json(schema), ...more }, ...answers } } },
});
const subscribe = (callbacks: unknown): Members => paths({ post: { callbacks, ...answers } });

/** What is said of the changes between two versions. */
async function changes(before: unknown, after: unknown, ...args: string[]): Promise<unknown> {
  const cwd = folder({ "a.json": before, "b.json": after });
  const { code, out, err } = await argot(["diff", "a.json", "b.json", "--json", ...args], { cwd });
  const { findings } = JSON.parse(out) as { findings: { message: string }[] };
  return { code, err, messages: findings.map(({ message }) => message) };
}

const compatible = { code: 0, err: "", messages: [] };
const incompatible = (...messages: readonly string[]): unknown => ({ code: 1, err: "", messages });

describe("compatible", () => {
  test.each<[string, Members, Members]>([
    ["an operation more", paths({ get: answers }), paths({ get: answers, post: answers })],
    [
      "another name of a path parameter",
      get([pathParameter("id")], "/pets/{id}"),
      get([pathParameter("key")], "/pets/{key}"),
    ],
    ["an optional parameter more", get([]), get([query(integer)])],
    ["a parameter that is optional now", get([query(integer, { required: true })]), get([query(integer)])],
    ["a parameter that may be more", get([query(integer)]), get([query({ type: "number" })])],
    ["a parameter without a schema", get([query(text)]), get([query({})])],
    ["a header less that was sent", get([{ name: "X-A", in: "header", schema: text }]), get([])],
    [
      "another case of a header",
      get([{ name: "X-A", in: "header", required: true, schema: text }]),
      get([{ name: "x-a", in: "header", required: true, schema: text }]),
    ],
    ["a body that accepts more", post(json(pet("name"))), post(json(pet()))],
    ["a body that is optional now", post({ ...json(text), required: true }), post(json(text))],
    [
      "a media type more",
      post(json(text)),
      post({ content: { "application/json": { schema: text }, "text/plain": {} } }),
    ],
    ["a range of media types", post(json(text)), post({ content: { "application/*": { schema: text } } })],
    ["a response that says more", ok(json(pet())), ok(json(pet("name")))],
    [
      "a status less",
      respond({ "200": { description: "" }, "404": { description: "" } }),
      respond({ "200": { description: "" } }),
    ],
    ["a status that a range covers", respond({ "4XX": { description: "" } }), respond({ "404": { description: "" } })],
    [
      "a status that the default covers",
      respond({ default: { description: "" } }),
      respond({ "500": { description: "" } }),
    ],
    [
      "ranges instead of the default",
      respond({ default: { description: "" } }),
      respond({ "2XX": { description: "" } }),
    ],
    ["a default where ranges cover all", respond(ranges()), respond({ default: { description: "" } })],
    [
      "a media type more of a response",
      ok(json(text)),
      ok({ content: { "application/json": { schema: text }, "text/csv": {} } }),
    ],
    ["a header that is always sent", ok(header(integer)), ok(header(integer, { required: true }))],
    ["a read-only property that is required", post(json(pet())), post(json(pet("id")))],
    ["a write-only property that is not sent", ok(json(pet("key"))), ok(json(pet()))],
    ["a webhook that says more", hook(pet()), hook(pet("name"))],
    ["a webhook less", hook(pet()), api({ paths: {} })],
    ["a callback that says more", subscribe(callback(pet())), subscribe(callback(pet("name")))],
    [
      "another version of OpenAPI",
      api({ paths: { "/a": { get: { parameters: [query({ ...integer, nullable: true })], ...answers } } } }, "3.0.4"),
      api({ paths: { "/a": { get: { parameters: [query({ type: ["integer", "null"] })], ...answers } } } }, "3.2.0"),
    ],
    ["another style of a text", get([query(text)]), get([query(text, { style: "pipeDelimited", explode: false })])],
  ])("%s", async (_, before, after) => {
    expect(await changes(before, after)).toEqual(compatible);
  });
});

describe("incompatible", () => {
  test.each<[string, Members, Members, ...string[]]>([
    [
      "an operation less",
      paths({ get: answers, put: answers }),
      paths({ get: answers }),
      "PUT /pets: the operation was described and is not any more",
    ],
    [
      "a path less",
      paths({ get: answers }),
      api({ paths: {} }),
      "GET /pets: the operation was described and is not any more",
    ],
    [
      "a required parameter more",
      get([]),
      get([query(integer, { required: true })]),
      'GET /pets: a request without the query parameter "limit" was accepted and is not any more',
    ],
    [
      "a parameter that is required now",
      get([query(integer)]),
      get([query(integer, { required: true })]),
      'GET /pets: a request without the query parameter "limit" was accepted and is not any more',
    ],
    [
      "a parameter less",
      get([query(integer)]),
      get([]),
      'GET /pets: the query parameter "limit" was accepted and is not any more',
    ],
    [
      "a parameter that may be less",
      get([query({ type: "number" })]),
      get([query(integer)]),
      'GET /pets: the query parameter "limit": the value must be integer, is 0.1: 0.1 was valid and is not any more',
    ],
    [
      "a path parameter that may be less",
      get([pathParameter("id")], "/pets/{id}"),
      get([pathParameter("key", { ...text, maxLength: 2 })], "/pets/{key}"),
      'GET /pets/{key}: the path parameter "id": the value must have at most 2 characters, has 3: "aaa" was valid and is not any more',
    ],
    [
      "another style of a list",
      get([query(list)]),
      get([query(list, { style: "pipeDelimited", explode: false })]),
      'GET /pets: the query parameter "limit" in the style form, exploded was accepted and is not any more',
    ],
    [
      "another style in a path",
      get([pathParameter("id")], "/pets/{id}"),
      get([{ ...pathParameter("id"), style: "label" }], "/pets/{id}"),
      'GET /pets/{id}: the path parameter "id" in the style simple was accepted and is not any more',
    ],
    [
      "a parameter without a value",
      get([query(integer, { allowEmptyValue: true })]),
      get([query(integer)]),
      'GET /pets: the query parameter "limit" without a value was accepted and is not any more',
    ],
    [
      "a body that accepts less",
      post(json(pet())),
      post(json(pet("name"))),
      'POST /pets: the request body (application/json): "/name" is missing: {} was valid and is not any more',
    ],
    [
      "a body that is required now",
      post(json(text)),
      post({ ...json(text), required: true }),
      "POST /pets: a request without a body was accepted and is not any more",
    ],
    [
      "a body less",
      post(json(text)),
      paths({ post: answers }),
      "POST /pets: the request body was described and is not any more",
    ],
    [
      "a media type less",
      post({ content: { "application/json": {}, "text/plain": {} } }),
      post({ content: { "text/plain": {} } }),
      "POST /pets: the request body (application/json) was accepted and is not any more",
    ],
    [
      "a media type of a range that accepts less",
      post({ content: { "application/*": {} } }),
      post({ content: { "application/*": {}, "application/json": { schema: text } } }),
      "POST /pets: the request body (application/*): the value must be string, is null: null was valid and is not any more",
    ],
    [
      "a status more",
      respond({ "200": { description: "" } }),
      respond({ "200": { description: "" }, "201": { description: "" } }),
      "GET /pets: the response 201 was not described and is now",
    ],
    [
      "a range for a status",
      respond({ "200": { description: "" } }),
      respond({ "2XX": { description: "" } }),
      "GET /pets: the response 2XX was not described and is now",
    ],
    [
      "a response that says less",
      ok(json(pet("name"))),
      ok(json(pet())),
      'GET /pets: the response 200 (application/json): "/name" is missing: {} was not valid and is now',
    ],
    [
      "a default that says less than a status",
      respond({ "404": { description: "", ...json(text) }, default: { description: "", ...json({}) } }),
      respond({ default: { description: "", ...json({}) } }),
      "GET /pets: the response default (application/json): the value must be string, is null: null was not valid and is now",
    ],
    [
      "a media type less of a response",
      ok({ content: { "application/json": {}, "text/csv": {} } }),
      ok({ content: { "application/json": {} } }),
      "GET /pets: the response 200 (text/csv) was described and is not any more",
    ],
    [
      "a header that may be absent",
      ok(header(integer, { required: true })),
      ok(header(integer)),
      'GET /pets: the response 200 without the header "X-Rate" was not described and is now',
    ],
    [
      "a header that may be more",
      ok(header(integer)),
      ok(header({ type: "number" })),
      'GET /pets: the header "X-Rate" of the response 200: the value must be integer, is 0.1: 0.1 was not valid and is now',
    ],
    [
      "a read-only property that may be absent",
      ok(json(pet("id"))),
      ok(json(pet())),
      'GET /pets: the response 200 (application/json): "/id" is missing: {} was not valid and is now',
    ],
    [
      "a write-only property that is required",
      post(json(pet())),
      post(json(pet("key"))),
      'POST /pets: the request body (application/json): "/key" is missing: {} was valid and is not any more',
    ],
    [
      "a webhook that says less",
      hook(pet("name")),
      hook(pet()),
      'POST newPet: the request body (application/json): "/name" is missing: {} was not valid and is now',
    ],
    ["a webhook more", api({ paths: {} }), hook(pet()), "POST newPet: the operation was not described and is now"],
    [
      "a callback that says less",
      subscribe(callback(pet("name"))),
      subscribe(callback(pet())),
      'POST {$request.query.url}: the request body (application/json): "/name" is missing: {} was not valid and is now',
    ],
    [
      "a callback without a body",
      subscribe(callback(pet(), { required: true })),
      subscribe(callback(pet())),
      "POST {$request.query.url}: a request without a body was not accepted and is now",
    ],
  ])("%s", async (_, before, after, ...messages) => {
    expect(await changes(before, after)).toEqual(incompatible(...messages));
    // The other way round, the versions change their places.
    const back = messages.map((each) =>
      each.includes("is not any more")
        ? each.replace(/ was (\w+) and is not any more$/, " was not $1 and is now")
        : each.replace(/ was not (\w+) and is now$/, " was $1 and is not any more"),
    );
    const { messages: forward } = (await changes(after, before, "--mode", "forward")) as { messages: string[] };
    expect(forward.map((each) => each.replace("{key}", "{id}").replace('"key"', '"id"'))).toEqual(
      back.map((each) => each.replace("{key}", "{id}").replace('"key"', '"id"')),
    );
  });
});

describe("texts of parameters", () => {
  test("are read as other types, which leaves open what they are", async () => {
    const doubt =
      'GET /pets: the query parameter "limit": there may be other changes: its texts are read as string in one version, and as number in the other';
    const [before, after] = [get([query(integer)]), get([query(text)])];
    expect(await changes(before, after)).toEqual(incompatible(doubt));
    expect(await changes(before, after, "--allow-unknown")).toEqual({ code: 0, err: "", messages: [doubt] });
  });

  test("that show a change", async () => {
    expect(await changes(get([query(text)]), get([query(integer)]))).toMatchObject({
      code: 1,
      messages: [
        expect.stringContaining('must be integer, is string: "a" was valid and is not any more'),
        expect.stringContaining("there may be"),
      ],
    });
  });
});

describe("argot diff of descriptions", () => {
  const before = api({ paths: { "/pets": { post: { requestBody: json({ $ref: "pet.json" }), ...answers } } } });
  const files = {
    "v1/api.json": before,
    "v1/pet.json": { type: "object" },
    "v2/api.json": before,
    "v2/pet.json": { type: "object", required: ["name"] },
  };

  test("names both positions, in the files of both versions", async () => {
    const cwd = folder(files);
    const { code, out, err } = await argot(["diff", "v1/api.json", "v2/api.json"], { cwd });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain(
      'v2/pet.json:1:18 /required POST /pets: the request body (application/json): "/name" is missing: {} was',
    );
    const back = await argot(["diff", "v2/api.json", "v1/api.json", "--mode", "forward"], { cwd });
    expect(back.out).toContain("    before: v2/pet.json:1:18 /required\n");
  });

  test.each(["markdown", "sarif", "github", "compact", "junit", "gitlab"])("--report %s", async (report) => {
    const { code, out } = await argot(["diff", "v1/api.json", "v2/api.json", "--report", report], {
      cwd: folder(files),
    });
    expect(code).toBe(1);
    expect(out).toMatch(/POST \/pets: the request body \(?.*application\/json/);
  });

  test("--mode full and --all", async () => {
    const [one, other] = [post(json({ enum: [1, 2] })), post(json({ enum: [2, 3] }))];
    const both = [
      "must be one of 2, 3, is 1: 1 was valid and is not any more",
      "must be one of 1, 2, is 3: 3 was not valid and is now",
    ];
    for (const args of [["--mode", "full"], ["--all"]])
      // oxlint-disable-next-line no-await-in-loop -- few
      expect(await changes(one, other, ...args)).toEqual(
        incompatible(...both.map((each) => `POST /pets: the request body (application/json): the value ${each}`)),
      );
  });

  test("YAML, in a revision of git", async () => {
    const yaml = (maximum: number): string => `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pets:
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: ${maximum} } }]
      responses: { default: { description: "" } }
`;
    const cwd = folder({ "openapi.yaml": yaml(9) });
    const git = (...args: string[]): unknown =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd, stdio: "pipe" });
    git("init", "-b", "main");
    git("add", ".");
    git("commit", "-m", "first");
    execFileSync("sed", ["-i", "s/maximum: 9/maximum: 5/", "openapi.yaml"], { cwd });
    const { code, out } = await argot(["diff", "main:openapi.yaml", "openapi.yaml"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain(
      'openapi.yaml:6:71 /paths/~1pets/get/parameters/0/schema/maximum GET /pets: the query parameter "limit": the value must be at most 5',
    );
    expect(out).toContain("    before: main:openapi.yaml:6:71 /paths/~1pets/get/parameters/0/schema/maximum\n");
  });

  test("in folders, with one that is removed", async () => {
    const cwd = folder({
      "v1/a.json": paths({ get: answers }),
      "v1/b.json": api({ paths: {} }),
      "v2/a.json": paths({ get: answers }),
      "v2/c.json": api({ paths: {} }),
    });
    const { code, out } = await argot(["diff", "v1", "v2"], { cwd });
    expect({ code, out }).toEqual({
      code: 1,
      out: "✔ v2/a.json\n✘ v2/b.json\n  the description is not there any more\n✔ v2/c.json\n2 compatible, 1 incompatible\n",
    });
  });

  test.each<[string, unknown, readonly string[], string]>([
    [
      "a schema beside a description",
      { type: "object" },
      [],
      "only one of a.json and b.json is an OpenAPI description: compare descriptions, or schemas",
    ],
    ["a description that is not valid", api({}), [], "the description is not valid"],
    ["a reference that leads nowhere", post(json({ $ref: "#/components/schemas/Pet" })), [], "leads nowhere"],
    ["an unknown version", api({ paths: {} }, "4.0.0"), [], 'must be a version such as "3.0.4"'],
    ["a regular expression that cannot be used", post(json({ pattern: "(" })), [], "is not a valid regular expression"],
    [
      "--dialect",
      api({ paths: {} }),
      ["--dialect", "draft-07"],
      "--dialect has no effect on b.json, an OpenAPI description: leave it out",
    ],
    [
      "--rules",
      api({ paths: {} }),
      ["--rules", "confluent"],
      "--rules has no effect on b.json, an OpenAPI description: leave it out",
    ],
  ])("refuses %s", async (_, after, args, message) => {
    const cwd = folder({ "a.json": api({ paths: {} }), "b.json": after });
    const { code, err } = await argot(["diff", "a.json", "b.json", ...args], { cwd });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test("callbacks that lead to themselves, and names that objects inherit", async () => {
    const circular = (schema: unknown): Members =>
      api({
        paths: {
          "/__proto__/{constructor}": {
            post: {
              parameters: [pathParameter("constructor")],
              ...answers,
              callbacks: { toString: { $ref: "#/components/callbacks/again" } },
            },
          },
        },
        components: {
          callbacks: {
            again: {
              "{$url}": {
                post: {
                  requestBody: json(schema),
                  ...answers,
                  callbacks: { again: { $ref: "#/components/callbacks/again" } },
                },
              },
            },
          },
        },
      });
    expect(await changes(circular(text), circular(text))).toEqual(compatible);
    // A callback of a callback is a request to the service.
    expect(await changes(circular(text), circular(integer))).toEqual(
      incompatible(
        "POST {$url}: the request body (application/json): the value must be string, is integer: 0 was not valid and is now",
        'POST {$url}: the request body (application/json): the value must be integer, is string: "a" was valid and is not any more',
      ),
    );
  });
});

function pathParameter(name: string, schema: unknown = text): Members {
  return { name, in: "path", required: true, schema };
}

function ranges(): Members {
  return Object.fromEntries([1, 2, 3, 4, 5].map((digit) => [`${digit}XX`, { description: "" }]));
}
