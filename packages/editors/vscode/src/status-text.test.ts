import { expect, test } from "vitest";
import { statusText } from "./status-text.js";

test("the status says which schema holds, and why none does", () => {
  const uri = "https://example.com/schemas/person.json";
  expect(statusText([]).text).toBe("No schema");
  expect(statusText([{ origin: "none", faultCount: 0 }]).text).toBe("No schema");
  expect(statusText([{ origin: "settings", uri, faultCount: 0 }])).toEqual({
    text: "person.json",
    detail: `Schema by the settings or the catalog: ${uri}`,
    isWarning: false,
  });
  expect(statusText([{ origin: "document", uri, faultCount: 2 }])).toEqual({
    text: "person.json",
    detail: `Schema that the document names: ${uri}; 2 places at fault in it`,
    isWarning: true,
  });
  const broken = { origin: "document", uri, problem: "The schema is not there", faultCount: 0 } as const;
  expect(statusText([{ origin: "settings", uri, faultCount: 0 }, broken])).toEqual({
    text: "No schema: person.json",
    detail: "The schema is not there",
    isWarning: true,
  });
});
