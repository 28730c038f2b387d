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
// Files as projects have them, each with a mistake. Their schemas are those of SchemaStore, and of OpenAPI.
const usual = {
  "package.json":
    '{\n  "name": "shop",\n  "version": "1.0.0",\n  "type": "modul",\n  "scripts": { "start": "node ." },\n  "dependencies": { "fastify": 5 }\n}\n',
  ".github/workflows/ci.yml":
    "name: CI\non: [push, pull_requests]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v6\n      - runs: npm test\n",
  "compose.yaml":
    "services:\n  shop:\n    image: node:24\n    ports:\n      - 8080:8080\n    restart: always\n    depend_on: [database]\n  database:\n    image: postgres:18\n",
  "openapi.yaml":
    "openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0 }\npaths:\n  /orders/{id}:\n    get:\n      operationId: order\n      responses:\n        200:\n          content:\n            application/json:\n              schema: { $ref: '#/components/schemas/Ordr' }\ncomponents:\n  schemas:\n    Order: { type: object }\n",
};
for (const [name, text] of Object.entries(usual)) files.set(`/orders/${name}`, text);
/** Whether a path is a folder: files are in it. */
const isFolder = (path) => [...files.keys()].some((each) => each.startsWith(`${path}/`));

const changed = new vscode.EventEmitter();
const encoder = new TextEncoder();

exports.activate = () =>
  vscode.workspace.registerFileSystemProvider("sample", {
    onDidChangeFile: changed.event,
    watch: () => new vscode.Disposable(() => {}),
    stat({ path }) {
      if (isFolder(path)) return { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 };
      const text = files.get(path);
      if (text === undefined) throw vscode.FileSystemError.FileNotFound();
      return { type: vscode.FileType.File, ctime: 0, mtime: 0, size: text.length };
    },
    readDirectory({ path }) {
      const below = [...files.keys()].filter((each) => each.startsWith(`${path}/`));
      const names = new Set(below.map((each) => each.slice(path.length + 1).split("/", 1)[0]));
      return Array.from(names, (name) => [
        name,
        isFolder(`${path}/${name}`) ? vscode.FileType.Directory : vscode.FileType.File,
      ]);
    },
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
