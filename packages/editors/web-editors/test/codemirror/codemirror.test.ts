import { CompletionContext, type Completion } from "@codemirror/autocomplete";
import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { createLanguageService } from "@argot/language-service";
import { expect, test } from "vitest";
import { type ArgotService, completionSource, hoverSource, lintSource } from "../../src/codemirror/extension.js";

const service = createLanguageService();
const schema = {
  properties: { status: { description: "Where it is.", enum: ["open", "paid"] }, price: { type: "number" } },
  required: ["status"],
};
service.configure({ schemas: [{ uri: "https://example.com/order", fileMatch: ["order.*"], schema }] });
const options = { service, uri: "file:///order.json", language: "json" };

const viewOf = (doc: string): EditorView => ({ state: EditorState.create({ doc }) }) as EditorView;

test("diagnostics have their ranges", async () => {
  const found = await lintSource(options)(viewOf('{ "status": "opne" }'));
  expect(found).toMatchObject([{ from: 12, to: 18, severity: "error", source: "argot(enum)" }]);
});

test("a quick fix changes the text that it was found for", async () => {
  const view = viewOf('{ "status": "paif" }');
  const [found] = await lintSource(options)(view);
  const fix = found?.actions?.[0];
  expect(fix?.name).toBe('Change to "paid"');
  const after: string[] = [];
  const viewWith = (state: EditorState): EditorView =>
    ({
      state,
      dispatch: (spec: TransactionSpec) => after.push(state.update(spec).newDoc.toString()),
    }) as unknown as EditorView;
  fix?.apply(viewWith(view.state), 0, 0);
  fix?.apply(viewWith(EditorState.create({ doc: "{}" })), 0, 0);
  expect(after).toEqual(['{ "status": "paid" }']);
});

test("a service in a worker may return copies", async () => {
  const copying: ArgotService = {
    doValidation: async (document) => structuredClone(await service.doValidation(document)),
    doCodeActions: async (...given) => structuredClone(await service.doCodeActions(...given)),
    doComplete: (...given) => service.doComplete(...given),
    doHover: (...given) => service.doHover(...given),
  };
  const found = await lintSource({ ...options, service: copying })(viewOf('{ "status": "paif" }'));
  expect(found[0]?.actions?.length).toBe(1);
});

test("completions replace what is being written", async () => {
  const doc = '{ "st" }';
  const found = await completionSource(options)(new CompletionContext(EditorState.create({ doc }), 5, true));
  // The closing quote is no part of what completions are compared with.
  expect(found).toMatchObject({ from: 2 });
  expect(found?.to).toBeUndefined();
  expect(found?.options.map(({ displayLabel }) => displayLabel)).toEqual(["status", "price"]);
});

test.each([
  ["{ }", 2, '{ "status": "open"}'],
  ['{ "st" }', 5, '{ "status": "open" }'],
])("a completion that is chosen is inserted as a snippet: %s", async (doc, pos, expected) => {
  const state = EditorState.create({ doc });
  const found = await completionSource(options)(new CompletionContext(state, pos, true));
  const [status] = found?.options ?? [];
  let after = "";
  const view = {
    state,
    dispatch: (transaction: { readonly newDoc: { toString(): string } }) => (after = transaction.newDoc.toString()),
  };
  const apply = status?.apply as (view: unknown, completion: Completion | undefined, from: number, to: number) => void;
  apply(view, status, 2, pos);
  expect(after).toBe(expected);
});

test("hovers have their ranges", async () => {
  const found = await hoverSource(options)(viewOf('{ "status": "open" }'), 4, 1);
  expect(found).toMatchObject({ pos: 2, end: 10 });
});
