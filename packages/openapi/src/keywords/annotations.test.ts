import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { example } from "./example.js";
import { externalDocs } from "./external-docs.js";
import { xml } from "./xml.js";

cases(example, { holds: [[{ a: [1] }, "anything"]] });
cases(xml, { holds: [[{ name: "pet" }, 1]], invalidValues: [["pet", '"xml" must be an object']] });
cases(externalDocs, {
  holds: [[{ url: "https://example.com" }, 1]],
  invalidValues: [
    ["https://example.com", '"externalDocs" must be an object with the string `url`'],
    [{ description: "more" }, "`url`"],
    [{ url: 1 }, "`url`"],
  ],
});

test("their values are annotations", () => {
  const schema = { example: 1, xml: { name: "a" }, externalDocs: { url: "b" } };
  const { list } = argotWith({ example, xml, externalDocs }).compile(schema).annotations(1);
  expect(list.map(({ keyword, value }) => [keyword, value])).toEqual(Object.entries(schema));
});
