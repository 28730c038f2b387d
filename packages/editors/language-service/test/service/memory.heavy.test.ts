// oxlint-disable no-await-in-loop -- an editor asks one thing after the other
// Memory while a text is edited.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createLanguageService, TextDocument } from "../../src/service/index.js";

const schema = {
  type: "array",
  items: {
    type: "object",
    properties: {
      id: { type: "integer", minimum: 0 },
      name: { type: "string", maxLength: 40 },
      kind: { enum: ["a", "b", "c"] },
      tags: { type: "array", items: { type: "string" } },
      at: { type: "object", properties: { x: { type: "number" }, y: { type: "number" } }, required: ["x", "y"] },
    },
    required: ["id", "name"],
    additionalProperties: false,
  },
};

const entry = (id: number): unknown => ({
  id,
  name: `entry number ${id}`,
  kind: "b",
  tags: ["one", "two"],
  at: { x: id, y: 0.5 },
});

function large(characters: number): string {
  const entries: string[] = [];
  for (let size = 0; size < characters; size += entries.at(-1)?.length ?? 0)
    entries.push(JSON.stringify(entry(entries.length), undefined, 2));
  return `[\n${entries.join(",\n")}\n]`;
}

function serviceOf(): ReturnType<typeof createLanguageService> {
  const service = createLanguageService();
  service.configure({ schemas: [{ uri: "https://example.com/s", fileMatch: ["data.json"], schema }] });
  return service;
}

test("memory stays flat over 10,000 edits", async () => {
  const service = serviceOf();
  const text = large(600);
  const run = async (from: number, count: number): Promise<void> => {
    for (let i = from; i < from + count; i++) {
      const at = (i * 7919) % text.length;
      const edited = text.slice(0, at) + String.fromCharCode(32 + (i % 90)) + text.slice(at + (i % 3));
      const document = TextDocument.create("file:///data.json", "json", i, edited);
      await service.doValidation(document);
      if (i % 10 === 0) await service.doComplete(document, document.positionAt(at));
    }
  };
  await run(0, 1000);
  const before = heapUsed();
  await run(1000, 9000);
  expect(heapUsed() - before).toBeLessThan(8_000_000);
});

test("versions of a large text share what is equal, and do not keep one another", async () => {
  const service = serviceOf();
  let text = TextDocument.create("file:///data.json", "json", 0, large(200_000));
  const run = async (from: number, count: number): Promise<void> => {
    for (let i = from; i < from + count; i++) {
      // A string that is long enough to be a view of the text that it is read from.
      const start = text.positionAt(text.getText().indexOf(`number ${(i * 7) % 500}"`));
      text = TextDocument.update(text, [{ range: { start, end: start }, text: "x" }], i);
      expect(await service.doValidation(text)).toEqual([]);
    }
  };
  await run(1, 50);
  const before = heapUsed();
  await run(51, 300);
  // 300 texts are 60 MB.
  expect(heapUsed() - before).toBeLessThan(8_000_000);
});

/** The memory in use after a collection, in bytes. */
function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}
