import { expect, test } from "vitest";
import { createLanguageService, TextDocument } from "../index.js";

const service = createLanguageService();
const color = { type: "string", format: "color-hex" };
const schema = {
  properties: { text: color, list: { items: { $ref: "#/$defs/c" } }, name: { type: "string" } },
  $defs: { c: color },
};
service.configure({ schemas: [{ uri: "https://example.com/theme", fileMatch: ["theme.*"], schema }] });

test("colours are found by the format of their schemas", async () => {
  const text = '{"text": "#ff0000", "list": ["#0f08", "#00f", "red"], "name": "#ffffff"}';
  const document = TextDocument.create("file:///theme.json", "json", 1, text);
  const found = await service.findDocumentColors(document);
  expect(
    found.map(({ range, color: { red, green, blue, alpha } }) => [document.getText(range), red, green, blue, alpha]),
  ).toEqual([
    ['"#ff0000"', 1, 0, 0, 1],
    ['"#0f08"', 0, 1, 0, 0x88 / 255],
    ['"#00f"', 0, 0, 1, 1],
  ]);
  const [first] = found;
  const blue = { red: 0, green: 0, blue: 1, alpha: 0.5 };
  expect(first && service.getColorPresentations(document, blue, first.range)).toMatchObject([
    { label: "#0000ff80", textEdit: { newText: '"#0000ff80"' } },
  ]);
});
