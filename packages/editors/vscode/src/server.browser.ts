// The server as a worker. Code cannot be run here, so only configurations in JSON apply.
import { jsonProject, serve } from "@argot/language-service/server/serve";
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  ProposedFeatures,
} from "vscode-languageserver/browser";
import { listDocumentsRequest, readTextRequest } from "./requests.js";

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const connection = createConnection(
  ProposedFeatures.all,
  new BrowserMessageReader(scope),
  new BrowserMessageWriter(scope),
);

const readText = async (uri: string): Promise<string | undefined> =>
  (await connection.sendRequest<string | null>(readTextRequest, uri)) ?? undefined;

serve(connection, {
  readText,
  fetchText: async (uri) => {
    const response = await fetch(uri);
    return response.ok ? response.text() : undefined;
  },
  listDocuments: (folder) => connection.sendRequest<readonly string[]>(listDocumentsRequest, folder),
  loadProject: (folder) => jsonProject(folder, readText),
});
