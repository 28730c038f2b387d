import { expect, test } from "vitest";
import { allSettingsIn } from "../../src/server/settings.js";

test("the schemas of the settings of other extensions are used, and the own ones count more", () => {
  const json = { schemas: [{ fileMatch: ["/person.json"], url: "./person.schema.json" }, { fileMatch: 1 }] };
  const yaml = {
    schemas: { "https://example.com/a": "*.a.yaml", "https://example.com/b": ["b.yaml"], kubernetes: 1 },
    customTags: ["!Ref scalar", "!Sub"],
  };
  const initial = { schemas: [{ uri: "file:///extension.json", fileMatch: ["x.json"] }], download: true };
  expect(allSettingsIn(initial, { schemas: [{ uri: "own", fileMatch: ["*"] }], download: false }, json, yaml)).toEqual({
    schemas: [
      { uri: "file:///extension.json", fileMatch: ["x.json"] },
      { uri: "./person.schema.json", fileMatch: ["/person.json"] },
      { uri: "https://example.com/a", fileMatch: ["*.a.yaml"] },
      { uri: "https://example.com/b", fileMatch: ["b.yaml"] },
      { uri: "own", fileMatch: ["*"] },
    ],
    yamlTags: ["!Ref", "!Sub"],
    download: false,
  });
  // The own setting takes precedence.
  expect(allSettingsIn(undefined, { yamlTags: ["!x"] }, null, yaml).yamlTags).toEqual(["!x"]);
  expect(allSettingsIn("", [], 1, { schemas: [] })).toEqual({ schemas: [] });
});
