import { javascript, linear, safe } from "@argot/regex";
import { outputFormats, dialectUris } from "argot";
import { expect, test } from "vitest";
import { dialectNames, regexNames } from "../src/commands/schema-options.js";
import { outputNames } from "../src/commands/validate/report-names.js";

test("the names that the help lists are those that exist", () => {
  expect(new Set(dialectNames)).toEqual(new Set(Object.keys(dialectUris)));
  expect(regexNames).toEqual(Object.keys({ safe, linear, javascript }));
  expect(outputNames).toEqual(outputFormats);
});
