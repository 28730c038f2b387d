import { workspace } from "vscode";
import type { LanguageClientOptions } from "vscode-languageclient";

/** What both forms of the extension tell the client. */
export const clientOptions = (): LanguageClientOptions => ({
  documentSelector: ["json", "jsonc", "json5", "yaml"],
  synchronize: {
    configurationSection: "argot",
    fileEvents: workspace.createFileSystemWatcher("**/{*.{json,jsonc,json5,yaml,yml},argot.config.*}"),
  },
});
