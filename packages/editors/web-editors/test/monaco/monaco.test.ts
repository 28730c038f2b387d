// The namespace of the editor is made of what the adapter uses of it: the editor itself needs a page.
import { createLanguageService } from "@argot/language-service";
import type * as monacoEditor from "monaco-editor";
import { expect, test } from "vitest";
import { registerArgot } from "../../src/monaco/index.js";

type Provider = Record<string, (...args: never[]) => Promise<unknown>>;

const service = createLanguageService();
const schema = { properties: { status: { description: "Where it is.", enum: ["open", "paid"] } } };
service.configure({ schemas: [{ uri: "https://example.com/order", fileMatch: ["order.*"], schema }] });

function fakeMonaco() {
  const markers: unknown[] = [];
  const providers: Provider = {};
  const disposed: string[] = [];
  const disposable = (name: string) => ({ dispose: () => void disposed.push(name) });
  const model = {
    uri: { toString: () => "file:///order.yaml" },
    text: "status: opne",
    getLanguageId: () => "yaml",
    getVersionId: () => 1,
    getValue: () => model.text,
    isDisposed: () => false,
    onDidChangeContent: () => disposable("listener"),
  };
  const monaco = {
    editor: {
      getModels: () => [model],
      onDidCreateModel: () => disposable("created"),
      onWillDisposeModel: () => disposable("removed"),
      setModelMarkers: (_model: unknown, _owner: string, found: unknown[]) =>
        markers.splice(0, markers.length, ...found),
    },
    languages: {
      CompletionItemInsertTextRule: { InsertAsSnippet: 4 },
      CompletionItemKind: { Property: 9, Value: 13 },
      registerCompletionItemProvider: (_: string, provider: Provider) =>
        Object.assign(providers, provider) && disposable("completion"),
      registerCodeActionProvider: (_: string, provider: Provider) =>
        Object.assign(providers, provider) && disposable("actions"),
      registerHoverProvider: (_: string, provider: Provider) =>
        Object.assign(providers, provider) && disposable("hover"),
    },
  };
  return { monaco: monaco as unknown as typeof monacoEditor, model, markers, providers, disposed };
}

test("models get markers, completions and hovers", async () => {
  const { monaco, model, markers, providers, disposed } = fakeMonaco();
  const registered = registerArgot(monaco, { service, languages: ["yaml"] });
  await expect.poll(() => markers).toHaveLength(1);
  expect(markers).toMatchObject([{ startLineNumber: 1, startColumn: 9, endColumn: 13, severity: 8, code: "enum" }]);
  const position = { lineNumber: 1, column: 10 };
  const completions = await providers["provideCompletionItems"]?.(model as never, position as never);
  expect(completions).toMatchObject({
    suggestions: [{ label: "open", range: { startColumn: 9, endColumn: 13 } }, { label: "paid" }],
  });
  const hover = await providers["provideHover"]?.(model as never, { lineNumber: 1, column: 2 } as never);
  expect(hover).toMatchObject({ contents: [{ value: expect.stringContaining("Where it is.") as string }] });
  const actions = await providers["provideCodeActions"]?.(
    model as never,
    { startLineNumber: 1 } as never,
    { markers: [...markers, { source: "other", message: "x" }] } as never,
  );
  expect(actions).toMatchObject({
    actions: [
      {
        title: 'Change to "open"',
        kind: "quickfix",
        isPreferred: true,
        diagnostics: [{ code: "enum" }],
        edit: { edits: [{ versionId: 1, textEdit: { range: { startColumn: 9, endColumn: 13 }, text: "open" } }] },
      },
    ],
  });
  registered.dispose();
  expect(disposed.toSorted()).toEqual(["actions", "completion", "created", "hover", "listener", "removed"]);
});
