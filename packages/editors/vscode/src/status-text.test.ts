import { expect, test } from "vitest";
import { statusText } from "./status-text.js";

test("the status says which schema holds, and why none does", () => {
  const uri = "https://example.com/schemas/person.json";
  expect(statusText([]).text).toBe("No schema");
  expect(statusText([{ origin: "none", uris: [], faultCount: 0 }]).text).toBe("No schema");
  expect(statusText([{ origin: "settings", uris: [uri], faultCount: 0 }])).toEqual({
    text: "person.json",
    detail: `Schema by the settings or the catalog: ${uri}`,
    isWarning: false,
  });
  expect(statusText([{ origin: "document", uris: [uri], faultCount: 2 }])).toEqual({
    text: "person.json",
    detail: `Schema that the document names: ${uri}; 2 places at fault in it`,
    isWarning: true,
  });
  const both = [uri, "https://example.com/schemas/shop.json"];
  expect(statusText([{ origin: "settings", uris: both, faultCount: 0 }])).toMatchObject({
    text: "person.json, shop.json",
    detail: `Schema by the settings or the catalog: ${both.join(" and ")}`,
  });
  const broken = { origin: "document", uris: [uri], problem: "The schema is not there", faultCount: 0 } as const;
  expect(statusText([{ origin: "settings", uris: [uri], faultCount: 0 }, broken])).toEqual({
    text: "No schema: person.json",
    detail: "The schema is not there",
    isWarning: true,
  });
});
