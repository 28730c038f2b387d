// A session with a client library, over streams. The one over the standard streams of `argot lsp` is a heavy test of the command line.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { cacheFile, integrityOf } from "@argot/config/lock";
import { createLanguageService, TextDocument } from "../../src/service/index.js";
import { expect, test, vi } from "vitest";
import { createConnection } from "vscode-languageserver/node";
import {
  CodeActionRequest,
  createProtocolConnection,
  DocumentColorRequest,
  DocumentFormattingRequest,
  DidChangeConfigurationNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { nodeHost, serve } from "../../src/server/index.js";
import { jsonProject, type Project, type ServerHost } from "../../src/server/serve.js";
import { schemaStoreCatalog, settingsIn } from "../../src/server/settings.js";
import { runSession } from "./session.js";

/** A client of a server of its own. */
function connected(host: Partial<ServerHost> = {}): ProtocolConnection {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  serve(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)), {
    ...nodeHost,
    ...host,
  });
  return createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
}

test("a session is as it was recorded", async () => {
  const lines = await runSession(connected());
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("session.txt");
});

test("documents are formatted, sorted and coloured, and are completed with edits of the protocol", async () => {
  const client = connected();
  client.listen();
  const schema = { properties: { b: { format: "color-hex" }, a: { type: "string" } } };
  const initializationOptions = { schemas: [{ uri: "inmemory:///s", fileMatch: ["*.json"], schema }] };
  const { capabilities } = await client.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: null,
    capabilities: {},
    initializationOptions,
  });
  expect(capabilities).toMatchObject({
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    colorProvider: true,
    codeActionProvider: { codeActionKinds: ["quickfix", "refactor.rewrite", "source.sort"] },
  });
  await client.sendNotification(InitializedNotification.type, {});
  const uri = "inmemory:///x.json";
  const text = '{"b": "#f00", "a": ""}';
  const textDocument = { uri, languageId: "json", version: 1, text };
  await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  const document = TextDocument.create(uri, "json", 1, text);
  const options = { tabSize: 4, insertSpaces: true };
  const formatted = await client.sendRequest(DocumentFormattingRequest.type, { textDocument: { uri }, options });
  expect(TextDocument.applyEdits(document, formatted ?? [])).toBe('{\n    "b": "#f00",\n    "a": ""\n}');
  const colors = await client.sendRequest(DocumentColorRequest.type, { textDocument: { uri } });
  expect(colors).toMatchObject([{ color: { red: 1, green: 0, blue: 0, alpha: 1 } }]);
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const sort = (only?: string[]) =>
    client.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range,
      context: { diagnostics: [], ...(only && { only }) },
    });
  const isSort = (each: object): boolean => "kind" in each && each.kind === "source.sort";
  const action = (await sort(["source"]))?.find(isSort);
  const edits = action && "edit" in action ? (action.edit?.changes?.[uri] ?? []) : [];
  expect(TextDocument.applyEdits(document, edits)).toBe('{\n  "a": "",\n  "b": "#f00"\n}');
  expect((await sort())?.find(isSort)).toBeUndefined();
  client.dispose();
});

test("settings of the wrong form are not set", () => {
  expect(settingsIn(null)).toEqual({});
  expect(
    settingsIn({
      validate: "yes",
      schemas: [{ uri: 1 }, { url: "a", fileMatch: ["b"] }, 3],
      catalog: { schemas: [{}] },
    }),
  ).toEqual({
    schemas: [{ uri: "a", fileMatch: ["b"] }],
  });
});

test("keys of YAML merge if a setting says so, at the start or later", async () => {
  const client = connected();
  client.listen();
  const schemas = [
    { uri: "inmemory:///s", fileMatch: ["*.yaml"], schema: { properties: { job: { required: ["on"] } } } },
  ];
  await client.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: null,
    capabilities: { textDocument: { diagnostic: {} } },
    initializationOptions: { schemas, yamlMergeKeys: true },
  });
  await client.sendNotification(InitializedNotification.type, {});
  const uri = "inmemory:///a.yaml";
  const text = "base: &base { on: push }\njob:\n  <<: *base\n";
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: "yaml", version: 1, text },
  });
  const messages = async (): Promise<readonly unknown[]> => {
    const report = await client.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    return "items" in report ? report.items.map(({ message }) => message) : [];
  };
  expect(await messages()).toEqual([]);
  for (const yamlMergeKeys of [false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one setting after the other
    await client.sendNotification(DidChangeConfigurationNotification.type, { settings: { argot: { yamlMergeKeys } } });
    // oxlint-disable-next-line no-await-in-loop
    expect(await messages()).toEqual(yamlMergeKeys ? [] : ['"on" is missing']);
  }
  client.dispose();
});

test("a project without Node has the table of data of its configuration, and its dialect", async () => {
  const data = [
    { files: ["a/*.json", "!a/b.json"], schema: "s.json" },
    { files: ["*.json"], schema: "https://example.com/s" },
    { files: 1, schema: "x" },
  ];
  const texts: Record<string, string> = {
    "file:///p%20q/[x]/argot.config.json": JSON.stringify({ dialect: "draft-07", data }),
    "file:///broken/argot.config.json": "{",
  };
  const load = (folder: string): Promise<Project> => jsonProject(folder, (uri) => Promise.resolve(texts[uri]));
  const { schemaOf, createArgot } = await load("file:///p%20q/[x]/");
  expect(createArgot({}).plan({}).resources[0]?.dialect).toBe("http://json-schema.org/draft-07/schema");
  expect(await schemaOf("file:///p%20q/%5Bx%5D/a/c.json")).toBe("file:///p%20q/[x]/s.json");
  expect(await schemaOf("file:///p%20q/%5Bx%5D/a/b.json")).toBeUndefined();
  expect(await schemaOf("file:///p%20q/%5Bx%5D/c.json")).toBe("https://example.com/s");
  expect(await schemaOf("file:///p%20q/c.json")).toBeUndefined();
  expect((await load("file:///broken/")).problem).toContain("no JSON object");
  expect(await (await load("file:///none/")).schemaOf("file:///none/a.json")).toBeUndefined();
});

test("locked schemas of hosts are read from the cache", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "argot-lock-"));
  vi.stubEnv("ARGOT_CACHE_DIR", path.join(folder, "cache"));
  const bytes = Buffer.from('{ "type": "string" }');
  const integrity = integrityOf(bytes);
  const file = cacheFile(integrity, process.env);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  const lock = { lockfileVersion: 1, schemas: { "https://example.com/s": { integrity, size: bytes.length } } };
  await writeFile(path.join(folder, "argot.lock.json"), JSON.stringify(lock));
  const project = await nodeHost.loadProject(`${pathToFileURL(folder).href}/`);
  expect(await project.loadSchema("https://example.com/s")).toBe('{ "type": "string" }');
  expect(await project.loadSchema("https://example.com/other")).toBeUndefined();
  await writeFile(file, "changed");
  expect(await project.loadSchema("https://example.com/s")).toBeUndefined();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test("schemas are checked as the project configures it", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "argot-check-"));
  const config = {
    check: {
      rules: { "unreachable-definition": "error", "has-title": "error" },
      ownRules: { "has-title": "has-title.json", broken: "broken.json" },
      overrides: [{ files: ["old/*"], rules: { "unreachable-definition": "off" } }],
      allowedKeywords: ["mine"],
    },
  };
  await writeFile(path.join(folder, "argot.config.json"), JSON.stringify(config));
  const rule = { description: "An object has a title", if: { required: ["type"] }, then: { required: ["title"] } };
  await writeFile(path.join(folder, "has-title.json"), JSON.stringify(rule));
  await writeFile(path.join(folder, "broken.json"), "{");
  const root = `${pathToFileURL(folder).href}/`;
  const { lintOptionsOf } = await nodeHost.loadProject(root);
  const service = createLanguageService();
  service.configure({ ...(lintOptionsOf && { lintOptionsOf }) });
  const text =
    '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "mine": 1, "type": "object", "$defs": { "a": {} } }';
  const found = async (name: string): Promise<readonly unknown[]> => {
    const diagnostics = await service.doValidation(TextDocument.create(root + name, "json", 1, text));
    return diagnostics.map(({ code, severity }) => [code, severity]);
  };
  expect(await found("a.schema.json")).toEqual([
    ["has-title", 1],
    ["unreachable-definition", 1],
  ]);
  expect(await found("old/a.schema.json")).toEqual([["has-title", 1]]);
  await rm(folder, { recursive: true });
});

test("with the network, files have the schemas of the catalog; without it the rest works", async () => {
  const catalog = { schemas: [{ url: "https://example.com/s", fileMatch: ["compose.yaml"] }] };
  const web: Record<string, unknown> = { [schemaStoreCatalog]: catalog, "https://example.com/s": { type: "array" } };
  const uri = "inmemory:///compose.yaml";
  const openIn = async (fetchText: NonNullable<ServerHost["fetchText"]>, download: boolean) => {
    const client = connected({ fetchText });
    client.listen();
    await client.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      capabilities: { textDocument: { diagnostic: {} } },
      initializationOptions: { download, assertFormats: true },
    });
    await client.sendNotification(InitializedNotification.type, {});
    const textDocument = { uri, languageId: "dockercompose", version: 1, text: "a: 1" };
    await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    const report = await client.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    const status = await client.sendRequest("argot/schemaStatus", { uri });
    client.dispose();
    return { messages: "items" in report ? report.items.map(({ message }) => message) : [], status };
  };
  const ofCatalog = { origin: "settings", uris: ["https://example.com/s"], faultCount: 0 };
  expect(await openIn((each) => Promise.resolve(JSON.stringify(web[each])), true)).toMatchObject({
    messages: ["Must be array, is object"],
    status: [ofCatalog],
  });
  const none = { messages: [], status: [{ origin: "none", faultCount: 0 }] };
  expect(await openIn(() => Promise.reject(new Error("offline")), true)).toMatchObject(none);
  expect(await openIn(() => Promise.reject(new Error("must not be called")), false)).toMatchObject(none);
});

test("formats are asserted if the setting says so", async () => {
  const client = connected();
  client.listen();
  const schemas = [{ uri: "inmemory:///s", fileMatch: ["*"], schema: { format: "email" } }];
  await client.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: null,
    capabilities: { textDocument: { diagnostic: {} } },
    initializationOptions: { schemas },
  });
  await client.sendNotification(InitializedNotification.type, {});
  const uri = "inmemory:///a.json";
  const textDocument = { uri, languageId: "json", version: 1, text: '"x"' };
  await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  const counts: number[] = [];
  for (const assertFormats of [false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one setting after the other
    await client.sendNotification(DidChangeConfigurationNotification.type, { settings: { argot: { assertFormats } } });
    // oxlint-disable-next-line no-await-in-loop
    const report = await client.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    counts.push("items" in report ? report.items.length : -1);
  }
  expect(counts).toEqual([0, 1]);
  client.dispose();
});
