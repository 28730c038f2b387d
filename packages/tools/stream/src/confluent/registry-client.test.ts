import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { DefinitionError } from "argot";
import { createRegistryClient, type RegistryClientOptions, type SchemaRegistry } from "./registry-client.js";

type Answer = [status: number, body: string];

/** A server that answers requests one after the other, the last answer again and again. */
async function registry(
  answers: readonly Answer[],
  options: RegistryClientOptions = {},
): Promise<{ client: SchemaRegistry; requests: IncomingMessage[]; address: string }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const [status, body] = answers[Math.min(requests.push(request), answers.length) - 1] as Answer;
    if (status > 0) response.writeHead(status).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return { client: createRegistryClient(`http://us%40er:pass@${address}/base/`, options), requests, address };
}

const good: Answer = [200, JSON.stringify({ schema: "{}", schemaType: "JSON", id: 7 })];

describe("a registry client", () => {
  test.each<[url: string, options: object]>([
    ["localhost:8081", {}],
    ["ftp://localhost", {}],
    ["http://localhost", { retry: 1 }],
    ["http://localhost", { retries: -1 }],
    ["http://localhost", { timeout: Number.NaN }],
  ])("refuses what cannot be: %s, %j", (url, options) => {
    expect(() => createRegistryClient(url, options)).toThrow(DefinitionError);
  });
  test("sends names and passwords in UTF-8, as they are written if they are not percent-encoded", async () => {
    const { requests, address } = await registry([good]);
    for (const user of ["%C3%A4%E2%82%AC:p", "50%:100%zz"])
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      await createRegistryClient(`http://${user}@${address}`).byId(7);
    const sent = requests.map(({ headers }) => headers.authorization?.replace("Basic ", "") ?? "");
    expect(sent.map((each) => Buffer.from(each, "base64").toString())).toEqual(["ä€:p", "50%:100%zz"]);
  });
  test("asks by number, identifier and subject, with rights", async () => {
    const { client, requests } = await registry([good], { headers: { "x-team": "a" } });
    expect(await client.byId(7)).toMatchObject({ id: 7, schema: "{}" });
    await client.byGuid("8979");
    await client.bySubject("a/b-value", "latest");
    expect(requests.map(({ url }) => url)).toEqual([
      "/base/schemas/ids/7",
      "/base/schemas/guids/8979",
      "/base/subjects/a%2Fb-value/versions/latest",
    ]);
    const { authorization, "x-team": team } = requests[0]?.headers ?? {};
    expect([authorization, team]).toEqual([`Basic ${btoa("us@er:pass")}`, "a"]);
  });
  test("reports what is not there, and does not ask again", async () => {
    const { client, requests } = await registry([[404, '{"error_code":40403,"message":"Schema not found"}']]);
    await expect(client.byId(1)).rejects.toMatchObject({
      name: "RegistryError",
      code: "not-found",
      status: 404,
      registryCode: 40403,
      message: "/schemas/ids/1: Schema not found",
    });
    expect(requests).toHaveLength(1);
  });
  test("tries again if the registry has too much to do", async () => {
    const { client, requests } = await registry([[503, ""], [429, "wait"], good]);
    expect(await client.byId(1)).toMatchObject({ id: 7 });
    expect(requests).toHaveLength(3);
  });
  test("gives up after the tries", async () => {
    const { client, requests } = await registry([[500, "<html>"]], { retries: 1 });
    await expect(client.byId(1)).rejects.toMatchObject({ code: "unavailable", status: 500 });
    expect(requests).toHaveLength(2);
  });
  test("does not wait for ever", async () => {
    const { client } = await registry([[0, ""]], { retries: 0, timeout: 30 });
    await expect(client.byId(1)).rejects.toMatchObject({ code: "unavailable", status: undefined });
  });
  test.each<[Answer, string]>([
    [[401, ""], "refused"],
    [[409, '{"message":"incompatible"}'], "refused"],
    [[200, "<html>"], "bad-answer"],
    [[200, "[]"], "bad-answer"],
    [[200, '{"schema":1}'], "bad-answer"],
  ])("reports %j as %s", async (answer, code) => {
    const { client } = await registry([answer], { retries: 0 });
    await expect(client.byId(1)).rejects.toMatchObject({ code });
  });
});
