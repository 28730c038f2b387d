// The extension in the desktop editor: the server is a process of its own.
import path from "node:path";
import type { ExtensionContext } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { clientOptions } from "./client-options.js";
import { showSchemaStatus } from "./schema-status.js";

let client: LanguageClient | undefined;

/** Starts the server. */
export async function activate(context: ExtensionContext): Promise<void> {
  const module = path.join(context.extensionPath, "dist/server/server.cjs");
  client = new LanguageClient("argot", "Argot", { module, transport: TransportKind.ipc }, clientOptions());
  await client.start();
  context.subscriptions.push(showSchemaStatus(client));
}

/** Ends the server. */
export const deactivate = async (): Promise<void> => client?.stop();
