import { expect, test } from "vitest";
import { extensionSchemas } from "./extension-schemas.js";

test("the schemas that extensions contribute are found", () => {
  const extensionUri = { scheme: "file", toString: () => "file:///extensions/a b" };
  const contributes = {
    jsonValidation: [
      { fileMatch: "tsconfig.json", url: "https://example.com/tsconfig" },
      { fileMatch: ["a.json", "!b.json"], url: "./schemas/a.json" },
      { fileMatch: 1, url: "x" },
      null,
    ],
    yamlValidation: [{ fileMatch: "*.b.yaml", url: "./b.json" }],
  };
  expect(
    extensionSchemas([
      { extensionUri, packageJSON: { contributes } },
      { extensionUri, packageJSON: {} },
      { extensionUri, packageJSON: { contributes: { jsonValidation: "x" } } },
    ]),
  ).toEqual([
    { uri: "https://example.com/tsconfig", fileMatch: ["tsconfig.json"] },
    { uri: "file:///extensions/a b/schemas/a.json", fileMatch: ["a.json", "!b.json"] },
    { uri: "file:///extensions/a b/b.json", fileMatch: ["*.b.yaml"] },
  ]);
});
