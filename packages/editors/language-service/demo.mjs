// Prints a session of an editor with the built language server: the one that the tests record.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import * as protocol from "vscode-languageserver-protocol/node";

const home = import.meta.dirname;
const file = path.join(home, "temp/session.mjs");
const bundle = await rolldown({
  input: path.join(home, "test/server/session.ts"),
  platform: "node",
  external: /^[^./]/,
});
await bundle.write({ file });

const { runSession } = await import(pathToFileURL(file).href);
const server = spawn(process.execPath, [path.join(home, "../../tools/cli/dist/bin.js"), "lsp", "--stdio"], {
  stdio: ["pipe", "pipe", "inherit"],
});
const client = protocol.createProtocolConnection(
  new protocol.StreamMessageReader(server.stdout),
  new protocol.StreamMessageWriter(server.stdin),
);
console.log("$ argot lsp --stdio");
for (const line of await runSession(client)) console.log(line);
const exited = once(server, "exit");
await client.sendNotification("exit");
await exited;
