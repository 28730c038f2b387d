// The server as a worker. It has no configuration of a project, which only Node can load.
import { serve } from "@argot/language-server/serve";
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  ProposedFeatures,
} from "vscode-languageserver/browser";
import { readTextRequest } from "./read-text-request.js";

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const connection = createConnection(
  ProposedFeatures.all,
  new BrowserMessageReader(scope),
  new BrowserMessageWriter(scope),
);

serve(connection, {
  readText: async (uri) => (await connection.sendRequest<string | null>(readTextRequest, uri)) ?? undefined,
  fetchText: async (uri) => {
    const response = await fetch(uri);
    return response.ok ? response.text() : undefined;
  },
  loadProject: () =>
    Promise.resolve({ schemaOf: () => Promise.resolve(undefined), loadSchema: () => Promise.resolve(undefined) }),
});
