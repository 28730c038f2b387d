import { extensions, workspace } from "vscode";
import type { LanguageClientOptions } from "vscode-languageclient";
import { documentLanguages } from "./document-languages.js";
import { extensionSchemas } from "./extension-schemas.js";

/** Client options of both forms of the extension. */
export const clientOptions = (): LanguageClientOptions => ({
  documentSelector: [...documentLanguages],
  initializationOptions: { schemas: extensionSchemas(extensions.all) },
  synchronize: {
    configurationSection: ["argot", "json", "yaml"],
    fileEvents: workspace.createFileSystemWatcher("**/{*.{json,jsonc,json5,yaml,yml},argot.config.*}"),
  },
});
