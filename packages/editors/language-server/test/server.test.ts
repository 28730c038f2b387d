// A session with a client library, over streams. The one over the standard streams of `argot lsp` is a heavy test of the command line.
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createConnection } from "vscode-languageserver/node";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { nodeHost, serve } from "../src/index.js";
import { settingsIn } from "../src/settings.js";
import { runSession } from "./session.js";

test("a session is as it was recorded", async () => {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  serve(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)), {
    ...nodeHost,
  });
  const client = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  const lines = await runSession(client);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("session.txt");
});

test("settings of the wrong form are not set", () => {
  expect(settingsIn(null)).toEqual({});
  expect(
    settingsIn({
      validate: "yes",
      schemas: [{ uri: 1 }, { url: "a", fileMatch: ["b"] }, 3],
      catalog: { schemas: [{}] },
    }),
  ).toEqual({
    schemas: [{ uri: "a", fileMatch: ["b"] }],
  });
});
