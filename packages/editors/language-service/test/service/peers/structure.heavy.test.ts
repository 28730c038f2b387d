// Structure and formatting of real files, beside the service that editors have for JSON.
import { readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { getLanguageService as jsonService } from "vscode-json-languageservice";
import type { DocumentSymbol, SelectionRange, TextEdit } from "vscode-languageserver-types";
import { repositoryRoot } from "../../../../../checks/src/benchmarks/packages.js";
import { createLanguageService, TextDocument } from "../../../src/service/index.js";
import { jsonFilesBelow } from "./schema-store.js";

const service = createLanguageService();
const peer = jsonService({});
/** Without the last of these, the other service removes the end of the last line. */
const options = { tabSize: 2, insertSpaces: true, insertFinalNewline: true };

/** What one of the services says of a document, in a form that can be compared. */
type Answer = (text: TextDocument) => unknown;

const symbolsIn = (symbols: readonly DocumentSymbol[]): unknown =>
  symbols.map(({ name, kind, range, selectionRange, children = [] }) => [
    name,
    kind,
    range,
    selectionRange,
    symbolsIn(children),
  ]);
const rangesAround = (selection: SelectionRange | undefined): readonly unknown[] =>
  selection ? [selection.range, ...rangesAround(selection.parent)] : [];
const someIn = (text: TextDocument) =>
  [0.2, 0.5, 0.8].map((part) => text.positionAt(Math.floor(text.getText().length * part)));
const edited = (text: TextDocument, edits: TextEdit[]): string => TextDocument.applyEdits(text, edits);

/** The answers of both services. */
const features: Readonly<Record<string, readonly [own: Answer, other: Answer]>> = {
  folding: [(text) => new Set(service.getFoldingRanges(text)), (text) => new Set(peer.getFoldingRanges(text))],
  symbols: [
    (text) => symbolsIn(service.findDocumentSymbols(text)),
    (text) => symbolsIn(peer.findDocumentSymbols2(text, peer.parseJSONDocument(text))),
  ],
  selection: [
    (text) => service.getSelectionRanges(text, someIn(text)).map(rangesAround),
    (text) => peer.getSelectionRanges(text, someIn(text), peer.parseJSONDocument(text)).map(rangesAround),
  ],
  formatting: [
    (text) => edited(text, service.format(text, options)),
    (text) => edited(text, peer.format(text, undefined, options)),
  ],
  sorting: [(text) => edited(text, service.sort(text, options)), (text) => edited(text, peer.sort(text, options))],
};

const files = jsonFilesBelow(path.join(repositoryRoot, "node_modules", ".pnpm"), 300, 20_000);
const texts = files.map((file) => TextDocument.create(`file://${file}`, "jsonc", 1, readFileSync(file, "utf8")));

test.each(Object.entries(features))("%s is the same in 95 of 100 files", (name, [own, other]) => {
  expect(texts.length).toBeGreaterThan(200);
  const different = texts.filter((text) => !isDeepStrictEqual(own(text), other(text)));
  process.stdout.write(`${name}: ${texts.length - different.length} of ${texts.length} files\n`);
  expect(different.length / texts.length, different.map(({ uri }) => uri).join("\n")).toBeLessThan(0.05);
});
