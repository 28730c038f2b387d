// Schemas of hosts in commands: allowed, locked, cached.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { redirect, type RemoteServer, remoteServer, text } from "./remote-server.js";
import { argot, folder } from "./run.js";

/** A project whose schema refers to documents of a server. */
async function project(): Promise<{
  server: RemoteServer;
  dir: string;
  run: (...args: string[]) => ReturnType<typeof argot>;
}> {
  const server = await remoteServer({
    "/id.json": { $ref: "sub/number.json#/$defs/number" },
    "/sub/number.json": { $defs: { number: { type: "integer" } } },
    "/name.yaml": text("text/plain", "type: string # a name\n"),
  });
  const { origin } = server;
  const dir = folder({
    "order.json": { properties: { id: { $ref: `${origin}/id.json` }, name: { $ref: `${origin}/name.yaml` } } },
    "plain.json": { type: "object" },
    "good.json": { id: 1, name: "a" },
    "bad.json": { id: "1", name: 1 },
    "cache/x": "",
    "argot.config.json": { schemas: ["order.json"], remote: { hosts: [origin] } },
  });
  const env = { ARGOT_CACHE_DIR: path.join(dir, "cache") };
  return { server, dir, run: (...args) => argot(args, { cwd: dir, env }) };
}

const lockOf = (dir: string): { schemas: Record<string, { integrity: string; size: number; format?: string }> } =>
  JSON.parse(readFileSync(path.join(dir, "argot.lock.json"), "utf8")) as never;

describe("without a lock", () => {
  test("nothing is fetched, and the message says how to", async () => {
    const { server, run } = await project();
    const { code, err } = await run("validate", "order.json", "good.json");
    expect(code).toBe(2);
    expect(err).toContain("the schema refers to 2 documents that are not known");
    expect(err).toContain("schemas of hosts need --allow-remote");
    expect(server.requests).toEqual([]);
  });

  test("--allow-remote fetches from the hosts of the project, each document once", async () => {
    const { server, run } = await project();
    const { code, out, err } = await run("validate", "order.json", "good.json", "bad.json", "--allow-remote");
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain("1 valid, 1 invalid");
    expect(out).toContain(`by ${server.origin}/sub/number.json`);
    expect(server.requests.toSorted()).toEqual(["/id.json", "/name.yaml", "/sub/number.json"]);
  });

  test("--remote-host allows a host, and only with --allow-remote", async () => {
    const { server, run } = await project();
    const args = ["validate", "order.json", "good.json", "--no-config", "--remote-host", server.origin];
    expect(await run(...args, "--allow-remote")).toMatchObject({ code: 0, err: "" });
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([
      2,
      "argot: --remote-host has no effect without --allow-remote: add it, or leave the host out\n",
    ]);
  });

  test("other hosts are not asked, and all are named", async () => {
    const { server, run } = await project();
    const { code, err } = await run("validate", "order.json", "good.json", "--no-config", "--allow-remote");
    expect(code).toBe(2);
    expect(err).toContain("argot: 2 schemas of hosts cannot be used: refer to it by https;");
    expect(err).toContain(`${server.origin}/id.json`);
    expect(err).toContain(`${server.origin}/name.yaml`);
    expect(server.requests).toEqual([]);
  });

  test("the schema itself and the meta-schema of a schema may be of a host", async () => {
    const { server, dir, run } = await project();
    const { origin } = server;
    server.answers["/meta.json"] = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `${origin}/meta.json`,
      $vocabulary: { "https://json-schema.org/draft/2020-12/vocab/validation": true },
    };
    writeFileSync(path.join(dir, "own.json"), JSON.stringify({ $schema: `${origin}/meta.json`, type: "object" }));
    writeFileSync(path.join(dir, "named.json"), JSON.stringify({ $schema: `${origin}/id.json` }));
    expect(await run("validate", `${origin}/id.json`, "bad.json", "--allow-remote")).toMatchObject({
      code: 1,
      err: "",
    });
    expect(await run("validate", "own.json", "good.json", "--allow-remote")).toMatchObject({ code: 0, err: "" });
    expect(await run("check", "own.json", "--allow-remote")).toMatchObject({ code: 0, err: "" });
    expect(await run("validate", "auto", "named.json", "--allow-remote")).toMatchObject({ code: 1, err: "" });
    const { code, err } = await run("validate", `${origin}/id.json`, "bad.json");
    expect(code).toBe(2);
    expect(err).toContain(`no schema is known under ${origin}/id.json: name its file, or allow its host`);
  });

  test.each<[answer: unknown, message: string]>([
    [text("text/html", "<html>"), "it is text/html, and not JSON or YAML"],
    [
      redirect("https://evil.example/x"),
      "it redirects to https://evil.example/x, and the host evil.example is not allowed",
    ],
    [undefined, "the server answers 404 Not Found"],
    ["{", "id.json:1:2 is not JSON"],
    [[1], "id.json holds no schema"],
    [{ type: "strin" }, "the schema cannot be used"],
    [{ $ref: "file:///etc/passwd" }, "file:///etc/passwd"],
  ])("a server that answers %j", async (answer, message) => {
    const { server, run } = await project();
    server.answers["/id.json"] = answer;
    for (const command of ["validate", "bundle"]) {
      if (command === "bundle" && JSON.stringify(answer)?.includes("strin")) continue;
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      const { code, err } = await run(
        command,
        "order.json",
        ...(command === "validate" ? ["good.json"] : []),
        "--allow-remote",
      );
      expect(code).toBe(2);
      expect(err).toContain(message);
    }
  });

  test("a schema of a host does not lead to files here", async () => {
    const { server, dir, run } = await project();
    server.answers["/id.json"] = { $ref: `file://${dir}/plain.json` };
    const { code, err } = await run("validate", "order.json", "good.json", "--allow-remote");
    expect(code).toBe(2);
    expect(err).toContain("plain.json");
  });
});

describe("argot schemas lock", () => {
  test("writes hashes, and other commands then fetch nothing", async () => {
    const { server, dir, run } = await project();
    const { origin } = server;
    const { code, out, err } = await run("schemas", "lock");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toBe(
      `wrote argot.lock.json: 3 schemas of hosts\n  added    ${origin}/id.json\n  added    ${origin}/name.yaml\n  added    ${origin}/sub/number.json\n`,
    );
    const { schemas } = lockOf(dir);
    expect(Object.keys(schemas)).toEqual([`${origin}/id.json`, `${origin}/name.yaml`, `${origin}/sub/number.json`]);
    expect(schemas[`${origin}/name.yaml`]).toEqual({
      integrity: expect.stringMatching(/^sha256-[\w+/]{43}=$/) as unknown,
      size: 22,
      format: "yaml",
    });
    server.requests.length = 0;
    for (const args of [
      ["validate", "order.json", "good.json"],
      ["validate", "order.json", "good.json", "--allow-remote", "--no-config"],
      ["check", "order.json", "--quiet"],
      ["bundle", "order.json"],
      ["compile", "order.json", "-o", "-"],
      ["types", "order.json"],
      ["annotate", "order.json", "good.json"],
      ["inspect", "order.json", "--references"],
      ["schemas", "fetch"],
      ["schemas", "lock"],
    ])
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      expect([args, await run(...args)]).toMatchObject([args, { code: 0, err: "" }]);
    expect(server.requests).toEqual([]);
    const text1 = readFileSync(path.join(dir, "argot.lock.json"), "utf8");
    expect((await run("schemas", "lock", "--update")).out).toBe("argot.lock.json is up to date: 3 schemas of hosts\n");
    expect(server.requests).toHaveLength(3);
    expect(readFileSync(path.join(dir, "argot.lock.json"), "utf8")).toBe(text1);
  });

  test("what has changed is refused until the lock is updated", async () => {
    const { server, dir, run } = await project();
    await run("schemas", "lock");
    server.answers["/sub/number.json"] = { $defs: { number: true } };
    const other = path.join(dir, "other-cache");
    const fresh = (...args: string[]): ReturnType<typeof argot> =>
      argot(args, { cwd: dir, env: { ARGOT_CACHE_DIR: other } });
    for (const args of [
      ["schemas", "fetch"],
      ["validate", "order.json", "good.json", "--allow-remote"],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      const { code, err } = await fresh(...args);
      expect(code).toBe(2);
      expect(err).toContain(
        `${server.origin}/sub/number.json cannot be used (it is not the one of argot.lock.json: sha256-`,
      );
      expect(err).toContain("look at what has changed, and run argot schemas lock --update");
    }
    expect((await fresh("schemas", "lock")).code).toBe(2);
    expect((await fresh("schemas", "lock", "--update")).out).toContain(`  changed  ${server.origin}/sub/number.json\n`);
    expect((await fresh("validate", "order.json", "good.json")).code).toBe(0);
  });

  test("a machine without the cache says so, and argot schemas fetch fills it", async () => {
    const { dir, run } = await project();
    await run("schemas", "lock");
    const env = { ARGOT_CACHE_DIR: path.join(dir, "other-cache") };
    const args = ["validate", "order.json", "good.json"];
    const before = await argot(args, { cwd: dir, env });
    expect(before.code).toBe(2);
    expect(before.err).toContain("argot.lock.json has it, and the cache does not");
    expect(before.err).toContain("run argot schemas fetch");
    expect(await argot(["schemas", "fetch"], { cwd: dir, env })).toEqual({
      code: 0,
      out: "all 3 schemas of argot.lock.json are on this machine\n",
      err: "",
    });
    expect(await argot(args, { cwd: dir, env })).toMatchObject({ code: 0, err: "" });
  });

  test("a cache that was tampered with is not used", async () => {
    const { server, dir, run } = await project();
    await run("schemas", "lock");
    const cache = path.join(dir, "cache/schemas");
    for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), "true");
    expect((await run("validate", "order.json", "bad.json")).code).toBe(2);
    server.requests.length = 0;
    expect((await run("validate", "order.json", "bad.json", "--allow-remote")).code).toBe(1);
    expect(server.requests).toHaveLength(3);
  });

  test("what the lock does not have is not fetched by other commands", async () => {
    const { server, dir, run } = await project();
    await run("schemas", "lock");
    server.answers["/new.json"] = true;
    writeFileSync(path.join(dir, "order.json"), JSON.stringify({ $ref: `${server.origin}/new.json` }));
    const { code, err } = await run("validate", "order.json", "good.json", "--allow-remote");
    expect([code, err]).toEqual([
      2,
      `argot: ${server.origin}/new.json cannot be used (argot.lock.json does not have it): run argot schemas lock\n`,
    ]);
    expect((await run("schemas", "lock")).out).toContain(`  removed  ${server.origin}/id.json\n`);
    expect((await run("validate", "order.json", "good.json")).code).toBe(0);
  });

  test("locks what the table of data names", async () => {
    const { server, dir, run } = await project();
    const config = {
      data: [{ files: ["good.json"], schema: `${server.origin}/name.yaml` }],
      remote: { hosts: [server.origin] },
    };
    writeFileSync(path.join(dir, "argot.config.json"), JSON.stringify(config));
    expect((await run("schemas", "lock", "plain.json")).out).toContain("1 schema of hosts\n");
    const { code, out, err } = await run("validate");
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain(`${server.origin}/name.yaml`);
  });

  test.each<[lock: unknown, reason: string]>([
    ["{", "it is not JSON"],
    [{ lockfileVersion: 2, schemas: {} }, "it is of another version of argot"],
    [
      { lockfileVersion: 1, schemas: { "https://a.example/": { integrity: "md5-x", size: 1 } } },
      "the entry of https://a.example/ is broken",
    ],
    [{ lockfileVersion: 1, schemas: { "https://a.example/": null } }, "the entry of https://a.example/ is broken"],
    [null, "it is of another version of argot"],
  ])("a lock that is broken: %j", async (lock, reason) => {
    const { dir, run } = await project();
    writeFileSync(path.join(dir, "argot.lock.json"), typeof lock === "string" ? lock : JSON.stringify(lock));
    for (const args of [
      ["validate", "order.json", "good.json"],
      ["schemas", "lock"],
      ["schemas", "fetch"],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      const { code, err } = await run(...args);
      expect([code, err]).toEqual([
        2,
        `argot: argot.lock.json cannot be used (${reason}): write it again: argot schemas lock --update\n`,
      ]);
    }
    expect((await run("schemas", "lock", "--update")).code).toBe(0);
  });

  test("writes nothing if there is nothing to lock", async () => {
    const { dir, run } = await project();
    writeFileSync(path.join(dir, "argot.config.json"), "{}");
    expect(await run("schemas", "lock", "plain.json")).toEqual({
      code: 0,
      out: "no schema refers to schemas of hosts\n",
      err: "",
    });
    expect(readdirSync(dir)).not.toContain("argot.lock.json");
  });

  test("refuses to be used wrongly", async () => {
    const { run } = await project();
    expect((await run("schemas", "fetch")).err).toBe(
      "argot: there is no argot.lock.json: argot schemas lock writes it\n",
    );
    expect((await run("schemas", "fetch", "order.json")).code).toBe(2);
    expect((await run("schemas", "look")).err).toContain("did you mean lock?");
    expect((await run("schemas", "lock", "gone.json")).code).toBe(2);
    expect((await run("validate", "order.json", "good.json", "--allow-remote", "--remote-host", "*")).err).toContain(
      "* is no host",
    );
  });
});
