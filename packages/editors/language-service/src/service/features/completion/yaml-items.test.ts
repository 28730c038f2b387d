import { expect, test } from "vitest";
import { createLanguageService, TextDocument } from "../../index.js";

const service = createLanguageService();
const schemas = [{ uri: "https://example.com/s", fileMatch: ["known.yaml"], schema: { properties: { a: {} } } }];
service.configure({ schemas });

let version = 0;
const after = async (marked: string, label: string, name: string = "other"): Promise<string> => {
  const text = marked.replace("|", "");
  const document = TextDocument.create(`file:///${name}.yaml`, "yaml", ++version, text);
  const { items } = await service.doComplete(document, document.positionAt(marked.indexOf("|")));
  const item = items.find((each) => each.label === label);
  return item?.textEdit && "range" in item.textEdit
    ? TextDocument.applyEdits(document, [item.textEdit])
    : `no ${label} among ${items.map((each) => each.label).join(" ")}`;
};

test("a comment that names the schema is completed", async () => {
  const uri = "https://example.com/s";
  expect(await after("# yaml-language-server: $schema=|", uri)).toBe(
    `# yaml-language-server: \\$schema=${uri}`.replace("\\", ""),
  );
  expect(await after("# $schema: https://ex|\na: 1", uri)).toBe(`# $schema: ${uri}\na: 1`);
  expect(await after("|", "# yaml-language-server: $schema=")).toBe("# yaml-language-server: \\$schema=");
  expect(await after("|", "# yaml-language-server: $schema=", "known")).toMatch(/^no .* among a$/);
  expect(await after("a: |", "# yaml-language-server: $schema=")).toMatch(/^no /);
});

test("aliases are completed by the anchors before them", async () => {
  expect(await after("a: &one 1\nb: *|\nc: &two 2", "*one")).toBe("a: &one 1\nb: *one\nc: &two 2");
  expect(await after("a: &one 1\nb: *|\nc: &two 2", "*two")).toBe("no *two among *one");
  expect(await after("a: [&one 1, *o|]", "*one")).toBe("a: [&one 1, *one]");
});
