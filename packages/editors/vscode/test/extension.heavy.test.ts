// The extension is built and packed, and its servers are those of other editors.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { beforeAll, expect, test } from "vitest";
import {
  createProtocolConnection,
  ExitNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { runSession } from "../../language-service/test/server/session.js";

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const root = path.resolve(home, "../../..");

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["package.mjs"], { cwd: home, encoding: "utf8" });
  if (status !== 0) throw new Error(`package.mjs failed: ${stdout}${stderr}`);
});

test("the package has the programs that the manifest names", () => {
  const staged = path.join(home, "temp/extension");
  const manifest = JSON.parse(readFileSync(path.join(staged, "package.json"), "utf8")) as Record<string, string>;
  for (const program of [manifest["main"], manifest["browser"], "dist/server/server.cjs", "dist/server.browser.js"])
    expect(existsSync(path.join(staged, program ?? "?"))).toBe(true);
  // The editor of the web adds .js to other names.
  expect(manifest["browser"]).toMatch(/\.js$/);
  expect(existsSync(path.join(home, "temp/argot-vscode.vsix"))).toBe(true);
});

test("the server of the desktop gives the recorded session", async () => {
  const server = spawn(process.execPath, [path.join(home, "temp/extension/dist/server/server.cjs"), "--stdio"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const lines = await runSession(client);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(
    path.join(root, "packages/editors/language-service/test/server/session.txt"),
  );
  const exited = once(server, "exit");
  await client.sendNotification(ExitNotification.type);
  await exited;
});

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

test("the server of the web works in a worker without Node", async () => {
  const received: Message[] = [];
  const { setTimeout: later, clearTimeout: cancel } = globalThis;
  const worker = createContext({
    postMessage: (message: Message) => void received.push(message),
    addEventListener: () => {},
    console,
    setTimeout: later,
    clearTimeout: cancel,
    setInterval,
    clearInterval,
    queueMicrotask,
    URL,
    TextDecoder,
    TextEncoder,
    performance,
  }) as { onmessage?: (event: { readonly data: Message }) => void };
  runInContext(readFileSync(path.join(home, "temp/extension/dist/server.browser.js"), "utf8"), worker);
  const send = (message: Message): void => worker.onmessage?.({ data: { jsonrpc: "2.0", ...message } as Message });
  const answerTo = async (id: number): Promise<unknown> => {
    await expect.poll(() => received.some((each) => each.id === id && each.method === undefined)).toBe(true);
    return received.find((each) => each.id === id && each.method === undefined)?.result;
  };
  const schemas = [{ uri: "https://example.com/s", fileMatch: ["a.json"], schema: { type: "object" } }];
  const capabilities = { textDocument: { diagnostic: {} } };
  send({
    id: 1,
    method: "initialize",
    params: { processId: null, rootUri: null, capabilities, initializationOptions: { schemas } },
  });
  expect(await answerTo(1)).toMatchObject({ capabilities: { hoverProvider: true } });
  send({ method: "initialized", params: {} });
  const uri = "file:///a.json";
  send({
    method: "textDocument/didOpen",
    params: { textDocument: { uri, languageId: "json", version: 1, text: "1" } },
  });
  send({ id: 2, method: "textDocument/diagnostic", params: { textDocument: { uri } } });
  expect(await answerTo(2)).toMatchObject({ items: [{ message: "Must be object, is integer" }] });
});
