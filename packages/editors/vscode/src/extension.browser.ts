// The extension in an editor of the web: the server is a worker. It reads files through the editor.
import { type ExtensionContext, RelativePattern, Uri, workspace } from "vscode";
import { LanguageClient } from "vscode-languageclient/browser";
import { clientOptions } from "./client-options.js";
import { showSchemaStatus } from "./schema-status.js";
import { listDocumentsRequest, readTextRequest } from "./requests.js";

/** Maximum number of documents that are listed. */
const maxDocuments = 5000;

let client: LanguageClient | undefined;

/** Starts the server. */
export async function activate(context: ExtensionContext): Promise<void> {
  const file = Uri.joinPath(context.extensionUri, "dist/server.browser.js").toString(true);
  client = new LanguageClient("argot", "Argot", new Worker(file), clientOptions());
  await client.start();
  client.onRequest(readTextRequest, async (uri: string) => {
    try {
      return new TextDecoder().decode(await workspace.fs.readFile(Uri.parse(uri)));
    } catch {
      return null;
    }
  });
  client.onRequest(listDocumentsRequest, async (uri: string) => {
    const documents = new RelativePattern(Uri.parse(uri), "**/*.{json,jsonc,json5,yaml,yml}");
    const found = await workspace.findFiles(documents, "**/node_modules/**", maxDocuments);
    return found.map((each) => each.toString());
  });
  context.subscriptions.push(showSchemaStatus(client));
}

/** Ends the server. */
export const deactivate = async (): Promise<void> => client?.stop();
