import { workspace } from "vscode";
import type { LanguageClientOptions } from "vscode-languageclient";

/** Client options of both forms of the extension. */
export const clientOptions = (): LanguageClientOptions => ({
  documentSelector: ["json", "jsonc", "json5", "yaml"],
  synchronize: {
    configurationSection: "argot",
    fileEvents: workspace.createFileSystemWatcher("**/{*.{json,jsonc,json5,yaml,yml},argot.config.*}"),
  },
});
