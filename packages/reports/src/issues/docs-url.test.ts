import * as fc from "fast-check";
import { expect, test } from "vitest";
import { docsUrl } from "./docs-url.js";

test.each([
  ["https://json-schema.org/keyword/minLength", "minLength"],
  ["https://json-schema.org/keyword/contains#atLeast", "contains#atLeast"],
  ["https://json-schema.org/keyword/draft-04/maximum#exclusive", "draft-04/maximum#exclusive"],
  ["https://json-schema.org/keyword/format#my format", "format#my%20format"],
  ["https://spec.openapis.org/oas/3.0/keyword/type#nullable", "oas/3.0/keyword/type#nullable"],
  ["https://github.com/argot-schema/argot/keyword/errorMessage", "errorMessage"],
  ["https://json-schema.org/keyword/properties#custom", "custom"],
  ["argot:message/did-you-mean", "message/did-you-mean"],
  ["unresolvable-reference", "unresolvable-reference"],
])("%s has the page %s", (id, page) => {
  expect(docsUrl(id)).toBe(`https://argot-schema.github.io/argot/errors/${page}`);
});

test.each(["https://example.com/keyword/minLength", "urn:example:unit", "", "#", "argot:"])("%j has no page", (id) => {
  expect(docsUrl(id)).toBeUndefined();
});

test("whatever the id, the result is a URL of the site, or there is none", () => {
  // The unit "binary" of fast-check takes a second to begin with.
  const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
  const starts = fc.constantFrom("", "argot:", "https://json-schema.org/keyword/");
  fc.assert(
    fc.property(starts, fc.string({ unit: anyCharacter }), (start, id) => {
      const url = docsUrl(start + id) ?? "https://argot-schema.github.io";
      expect(new URL(url).origin).toBe("https://argot-schema.github.io");
    }),
    { numRuns: 50 },
  );
});
