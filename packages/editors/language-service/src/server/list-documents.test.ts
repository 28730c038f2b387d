import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { listDocuments } from "./list-documents.js";

test("documents of dependencies, hidden ones and other files are not listed", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "argot-documents-"));
  try {
    for (const file of ["a.json", "b/c.yaml", "b/d.txt", "node_modules/e/f.json", ".git/g.json"]) {
      // oxlint-disable-next-line no-await-in-loop
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      // oxlint-disable-next-line no-await-in-loop
      await writeFile(path.join(folder, file), "{}");
    }
    const uri = pathToFileURL(folder).href;
    const found = await listDocuments(uri);
    expect(found.map((each) => each.slice(uri.length + 1)).toSorted()).toEqual(["a.json", "b/c.yaml"]);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await listDocuments("file:///nowhere/at/all")).toEqual([]);
  expect(await listDocuments("https://example.com/")).toEqual([]);
});
