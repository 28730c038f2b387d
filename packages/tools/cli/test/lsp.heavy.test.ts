// The session of the tests of the language server, with the built program over its standard streams.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  createProtocolConnection,
  ExitNotification,
  SocketMessageReader,
  SocketMessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { runSession } from "../../../editors/language-service/test/server/session.js";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../../..");
const bin = path.join(root, "packages/tools/cli/dist/bin.js");
const recorded = path.join(root, "packages/editors/language-service/test/server/session.txt");

test("a session over the standard streams is as it was recorded", async () => {
  const server = spawn(process.execPath, [bin, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const lines = await runSession(client);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(recorded);
  const exited = once(server, "exit");
  await client.sendNotification(ExitNotification.type);
  expect((await exited)[0]).toBe(0);
});

test("a session over a socket is the same", async () => {
  const editor = createServer().listen(0, "127.0.0.1");
  await once(editor, "listening");
  const { port } = editor.address() as { readonly port: number };
  const connected = once(editor, "connection") as Promise<[Socket]>;
  const server = spawn(process.execPath, [bin, "lsp", "--socket", String(port)], { stdio: "inherit" });
  const [socket] = await connected;
  const client = createProtocolConnection(new SocketMessageReader(socket), new SocketMessageWriter(socket));
  const lines = await runSession(client);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(recorded);
  const exited = once(server, "exit");
  await client.sendNotification(ExitNotification.type);
  await exited;
  editor.close();
});

test("a port where nobody listens is reported", async () => {
  const { status, stderr } = spawnSync(process.execPath, [bin, "lsp", "--socket", "1"], { encoding: "utf8" });
  expect(stderr).toContain("argot: the server cannot connect");
  expect(status).toBe(2);
});
