import { describe, expect, test } from "vitest";
import type { InvalidResponse, ProblemDetails } from "../../src/middleware/index.js";
import type { Send } from "./servers.js";
import { valueServers } from "./value-servers.js";

type Answer = Readonly<Record<"query" | "headers" | "cookies" | "body", unknown>>;

const detailOf = async (response: Response): Promise<string> => ((await response.json()) as ProblemDetails).detail;
const post = (type: string, body: string): RequestInit => ({ method: "POST", headers: { "content-type": type }, body });

/** A form with a file and a number, and with what else is given. */
function upload(parts: readonly (readonly [name: string, value: string | Blob])[]): RequestInit {
  const body = new FormData();
  for (const [name, value] of [["count", "3"], ["file", new Blob(["12345"])], ...parts] as const)
    if (!parts.some(([each]) => each === name) || parts.some((each) => each[1] === value)) body.append(name, value);
  return { method: "POST", body };
}

/** The same form with JSON in a part that is no file. */
function jsonField(meta: string): RequestInit {
  const parts = [
    ['name="count"', "text/plain", "3"],
    ['name="file"; filename="f"', "application/octet-stream", "12345"],
    ['name="meta"', "application/json", meta],
  ].map(
    ([name, type, text]) =>
      `--argot-form\r\ncontent-disposition: form-data; ${name}\r\ncontent-type: ${type}\r\n\r\n${text}\r\n`,
  );
  return post("multipart/form-data; boundary=argot-form", `${parts.join("")}--argot-form--\r\n`);
}

/** Bodies of ten thousand characters, which readers may take more time for than for others. */
const hostile: Readonly<Record<string, (send: Send) => Promise<Response>>> = {
  "a list of huge exponents": (send) => send(`/read?${"l=1e99999&".repeat(1000)}`),
  "a list of exponents of doubles": (send) => send(`/read?${"l=1e308&".repeat(1200)}`),
  "a number of digits": (send) => send(`/read?n=${"7".repeat(10_000)}`),
  "names of a deepObject": (send) =>
    send(`/read?l=x&${Array.from({ length: 800 }, (_, i) => `d[${i}]=1e9999`).join("&")}`),
  "JSON with many levels": (send) => send(`/read?j=${"[".repeat(5000)}${"]".repeat(5000)}`),
  "a header of spaces": (send) => send("/read", { headers: { "x-l": `1${" \t".repeat(5000)}1` } }),
  "a header of exponents": (send) => send("/read", { headers: { "x-l": "1e99999,".repeat(1000) } }),
  "a cookie of exponents": (send) => send("/read", { headers: { cookie: `c=${"1e99999,".repeat(1000)}` } }),
  "a form of exponents": (send) => send("/form", post("application/x-www-form-urlencoded", "l=1e99999&".repeat(1000))),
  "a form of 100,001 fields": (send) => send("/form", post("application/x-www-form-urlencoded", "a&".repeat(100_001))),
};

describe.each(Object.entries(valueServers))("%s", (name, serve) => {
  test.each(Object.entries(hostile))("refuses %s", async (_, request) => {
    for (const largeIntegers of ["refuse", "bigint"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one server after the other
      const response = await request(await serve({ largeIntegers }));
      expect(response.status).toBe(400);
    }
  });

  test("hands over numbers as routers do, and BigInts by choice", async () => {
    const send = await serve();
    expect(await (await send("/read?n=9007199254740992&l=1&l=1e3")).json()).toMatchObject({
      query: { n: 2 ** 53, l: [1, 1000] },
    });
    const refused = await send("/read?n=9007199254740993");
    expect([refused.status, await detailOf(refused)]).toEqual([
      400,
      'query "n" must be a number with fewer digits: a double has not all of them',
    ]);
    const exact = await serve({ largeIntegers: "bigint" });
    expect(((await (await exact("/read?n=9007199254740993")).json()) as Answer).query).toEqual({
      n: "9007199254740993n",
    });
  });

  test("reads uploads", async () => {
    const send = await serve();
    const parts = [
      ["tags", "1"],
      ["tags", "2"],
      ["meta", '{"size":5}'],
      ["more", new Blob(["123"])],
      ["more", new Blob(["ab"])],
    ] as const;
    const response = await send("/upload", upload(parts));
    const { body } = (await response.json()) as Answer;
    expect(body).toEqual({
      count: 3,
      file: "bytes 12345",
      tags: [1, 2],
      meta: { size: 5 },
      more: ["bytes 123", "bytes ab"],
    });
  });

  test.each<[detail: string, parts: (readonly [string, string | Blob])[]]>([
    ["body /file must have at most 5 characters", [["file", new Blob(["123456"])]]],
    ["body /count must be integer, is string", [["count", "many"]]],
    ["body /more must have at most 2 items", ["1", "2", "3"].map((each) => ["more", new Blob([each])] as const)],
    ["body /more/1 must have at most 3 characters", ["1", "1234"].map((each) => ["more", new Blob([each])] as const)],
    ["body /other is not a known property", [["other", new Blob(["1"])]]],
    [
      'body "file" must be there once',
      [
        ["file", new Blob(["1"])],
        ["file", new Blob(["123456789"])],
      ],
    ],
    ["body /meta/size is missing", [["meta", "{}"]]],
  ])("refuses an upload: %s", async (detail, parts) => {
    const send = await serve();
    const response = await send("/upload", upload(parts));
    expect([response.status, await detailOf(response)]).toEqual([400, detail]);
  });

  test.each([
    ["a field", jsonField],
    [
      "a file, as browsers send it",
      (text: string) => upload([["meta", new Blob([text], { type: "application/json" })]]),
    ],
  ])("reads JSON in %s", async (_, form) => {
    const send = await serve();
    const good = await send("/upload", form('{"size":5}'));
    expect(((await good.json()) as Answer).body).toMatchObject({ meta: { size: 5 }, file: "bytes 12345" });
    // What a client writes as JSON is no file, whatever it looks like.
    expect(await detailOf(await send("/upload", form('{"size":"x"}')))).toBe(
      "body /meta/size must be integer, is string",
    );
    // That of the parser of Fastify is 406.
    expect([400, 406]).toContain((await send("/upload", form("{"))).status);
  });

  test("takes null where it is allowed", async () => {
    const send = await serve();
    expect(await (await send("/nullable", post("application/json", "null"))).json()).toMatchObject({ body: null });
    expect(await detailOf(await send("/nullable", { method: "POST" }))).toBe("body is missing");
  });

  test.each([
    ["1", '{"one":1}', 200],
    ["2", '{"two":1}', 200],
    ["2", '{"one":1}', 400],
    ["3", '{"one":1}', 415],
  ])("takes a media type with version=%s and %s: %i", async (version, body, status) => {
    const send = await serve();
    expect((await send("/versions", post(`application/json; version=${version}`, body))).status).toBe(status);
  });

  test("refuses an optional body of a media type that is not described", async () => {
    expect((await (await serve())("/form", post("text/csv", "a,b"))).status).toBe(415);
  });

  test("takes a base path with a slash at its end", async () => {
    const send = await serve({ basePath: "/v1/" });
    expect((await send("/v1/read?n=1")).status).toBe(200);
    expect((await send("/v1/read?n=x")).status).toBe(400);
  });

  describe("of responses", () => {
    const reportsOf = async (path: string, init?: RequestInit): Promise<unknown[]> => {
      const reported: InvalidResponse[] = [];
      const send = await serve({ responses: { onInvalid: (invalid) => void reported.push(invalid) } });
      await (await send(path, init)).text();
      return reported.flatMap(({ status, issues }) => issues.map(({ message }) => `${status} ${message}`));
    };

    test("reports no error of a handler, thrown or sent", async () => {
      expect(await reportsOf("/throws")).toEqual([]);
      expect(await reportsOf("/fails")).toEqual([]);
    });

    test("reports one without the body that is described, but not to HEAD", async () => {
      expect(await reportsOf("/empty")).toEqual(["200 is missing"]);
      expect(await reportsOf("/empty", { method: "HEAD" })).toEqual([]);
      expect(await reportsOf("/no-content")).toEqual([]);
    });

    test("reports a body with the status 204", async () => {
      // The class `Response`, which Hono uses, has none.
      const expected = name === "hono" ? [] : ["204 must not be there with the status 204"];
      expect(await reportsOf("/content")).toEqual(expected);
    });
  });
});
