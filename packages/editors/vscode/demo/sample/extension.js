// Files in memory, as an editor of the web has them.
const vscode = require("vscode");

const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  properties: {
    status: { description: "Where the order is.", enum: ["open", "sent", "paid"] },
    customer: {
      type: "object",
      description: "Who pays.",
      properties: { name: { type: "string" } },
      required: ["name"],
    },
    currency: { enum: ["EUR", "USD"], default: "EUR" },
    items: { type: "array", items: { properties: { count: { type: "integer", minimum: 1 } }, required: ["count"] } },
  },
  required: ["status", "customer"],
  unevaluatedProperties: false,
};
const config = { data: [{ files: ["order.*"], schema: "order.schema.json" }] };
const files = new Map([
  ["/orders/argot.config.json", JSON.stringify(config, undefined, 2)],
  ["/orders/order.schema.json", JSON.stringify(schema, undefined, 2)],
  ["/orders/order.json", '{\n  "status": "opne",\n  \n  "items": [{ "count": 0 }]\n}\n'],
  ["/orders/order.yaml", "status: opne\n\nitems:\n  - count: 0\n"],
]);
const changed = new vscode.EventEmitter();
const encoder = new TextEncoder();

exports.activate = () =>
  vscode.workspace.registerFileSystemProvider("sample", {
    onDidChangeFile: changed.event,
    watch: () => new vscode.Disposable(() => {}),
    stat({ path }) {
      if (path === "/orders") return { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 };
      const text = files.get(path);
      if (text === undefined) throw vscode.FileSystemError.FileNotFound();
      return { type: vscode.FileType.File, ctime: 0, mtime: 0, size: text.length };
    },
    readDirectory: () => [...files.keys()].map((path) => [path.slice("/orders/".length), vscode.FileType.File]),
    readFile({ path }) {
      const text = files.get(path);
      if (text === undefined) throw vscode.FileSystemError.FileNotFound();
      return encoder.encode(text);
    },
    writeFile({ path }, content) {
      files.set(path, new TextDecoder().decode(content));
    },
    createDirectory() {},
    delete() {},
    rename() {},
  });
