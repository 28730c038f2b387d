import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { compileSchema, SchemaFileError } from "../src/index.js";

const folder = mkdtempSync(path.join(tmpdir(), "argot-compile-schema-"));
afterAll(() => rmSync(folder, { recursive: true }));
const cwd = path.join(folder, "app");
const at = (name: string): string => path.join(folder, name);
for (const [name, text] of Object.entries({
  "app/argot.config.json": `{ "schemas": ["unused.json"] }`,
  "app/unused.json": "{}",
  "app/order.schema.json": `{ "type": "object", "properties": { "address": { "$ref": "../shared/address.json" } } }`,
  "app/twice.json": `{ "type": "string", "type": "number" }`,
  "app/faulty.json": `{ "$ref": "../shared/faulty.yaml" }`,
  "app/open.json": `{ "$ref": "../shared/missing.json" }`,
  "app/slow.json": `{ "pattern": "^(a+)+$" }`,
  "app/broken.json": `{ "type": "object", }`,
  "shared/address.json": `{ "required": ["city"] }`,
  "shared/faulty.yaml": "minimum: 1\nmaxLength: many\n",
})) {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

const errorOf = async (file: string): Promise<SchemaFileError> => {
  const error: unknown = await compileSchema(file, { cwd }).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(SchemaFileError);
  return error as SchemaFileError;
};

test("a module says which files it is made of", async () => {
  const { name, code, types, files, warnings } = await compileSchema("order.schema.json", { cwd });
  expect(name).toBe("isOrder");
  expect(code).toContain("export { $1 as isOrder, $1 as default };");
  expect(types).toContain("value is Order");
  expect(files.toSorted()).toEqual(
    ["app/argot.config.json", "app/order.schema.json", "shared/address.json"].map((each) => at(each)),
  );
  expect(warnings).toEqual([]);
});

test("a property that is there twice is a warning", async () => {
  const { warnings } = await compileSchema("twice.json", { cwd });
  expect(warnings).toEqual([expect.stringContaining("twice.json:1:21")]);
});

test.each([
  ["faulty.json", "shared/faulty.yaml", 2, 12, "/maxLength must be"],
  ["open.json", "app/open.json", 1, 11, "/$ref"],
  ["slow.json", "app/slow.json", 1, 14, "may take more than linear time"],
  ["broken.json", "app/broken.json", 1, 19, "is not JSON"],
])("an error of %s has its position", async (file, found, line, column, reason) => {
  const { message, position, frame, files } = await errorOf(file);
  expect(message).toContain(reason);
  expect(position).toEqual({ file: at(found), line, column });
  expect(frame).toContain("^");
  expect(files).toContain(at(found));
});

test("a file that is not there has no position", async () => {
  const { message, position, frame, files } = await errorOf("nothing.json");
  expect(message).toContain("nothing.json");
  expect([position, frame, files.includes(at("app/nothing.json"))]).toEqual([undefined, "", true]);
});

test("arguments are checked", async () => {
  await expect(compileSchema("")).rejects.toThrow("the path of a file");
  await expect(compileSchema("order.schema.json", { erors: true } as object)).rejects.toThrow("erors");
});
