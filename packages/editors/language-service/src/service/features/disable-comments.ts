import type { Diagnostic } from "vscode-languageserver-types";
import type { OpenDocument } from "../open-document.js";

/** A comment that switches off the diagnostics of the next line; after it codes, or parts of messages. yaml-language-server reads the same. */
const disabling = /^\s*(?:#|\/\/)\s*(?:argot-disable-next-line|yaml-language-server-disable)\b(.*)$/;

/** Diagnostics without those that a comment on the line before switches off: all, or those with one of the codes or texts that it names. */
export function withoutDisabled<D extends Diagnostic & { readonly message: string }>(
  { parsed: { language }, text }: OpenDocument,
  diagnostics: readonly D[],
): D[] {
  if (language === "json") return [...diagnostics];
  return diagnostics.filter(({ range: { start }, code, message }) => {
    const before = { start: { line: start.line - 1, character: 0 }, end: { line: start.line, character: 0 } };
    const found = start.line === 0 ? null : disabling.exec(text.getText(before).trimEnd());
    if (!found) return true;
    const named = (found[1] ?? "")
      .split(",")
      .map((each) => each.trim().toLowerCase())
      .filter((each) => each !== "");
    return named.length > 0 && !named.some((each) => each === code || message.toLowerCase().includes(each));
  });
}
