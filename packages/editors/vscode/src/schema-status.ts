import { type Disposable, languages, LanguageStatusSeverity, window } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { documentLanguages } from "./document-languages.js";
import { type DocumentStatus, statusText } from "./status-text.js";

/** Shows which schema the document in the active editor has, and why it has none, in the language status. */
export function showSchemaStatus(client: BaseLanguageClient): Disposable {
  const item = languages.createLanguageStatusItem("argot.schema", [...documentLanguages]);
  item.name = "Argot";
  const update = async (): Promise<void> => {
    const document = window.activeTextEditor?.document;
    if (!document || !documentLanguages.includes(document.languageId)) return;
    const uri = client.code2ProtocolConverter.asUri(document.uri);
    const status = await client.sendRequest<readonly DocumentStatus[]>("argot/schemaStatus", { uri });
    const { text, detail, isWarning } = statusText(status);
    item.text = text;
    item.detail = detail;
    item.severity = isWarning ? LanguageStatusSeverity.Warning : LanguageStatusSeverity.Information;
  };
  // Diagnostics are made again whenever a schema may be another one.
  const changes = languages.onDidChangeDiagnostics(({ uris }) => {
    const active = window.activeTextEditor?.document.uri.toString();
    if (uris.some((each) => each.toString() === active)) void update();
  });
  const editors = window.onDidChangeActiveTextEditor(() => void update());
  void update();
  return {
    dispose: () => {
      for (const each of [item, changes, editors]) each.dispose();
    },
  };
}
