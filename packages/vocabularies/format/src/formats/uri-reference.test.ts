import { formatCases } from "../../test/format-cases.js";
import { uriReference } from "./uri-reference.js";

formatCases(
  { "uri-reference": uriReference },
  {
    message: 'must be a URI or a relative reference, such as "/a?b#c"',
    holds: ["", "a", "/a", "//h/p", "?q", "#f", "./a:b", "a/b:c", "../..", "https://example.com", 12],
    fails: ["a b", "a:b:c ", "1:2", "ä", "#a#b", "//h:x", "%", "\\", "//[::1]]", "/[a]"],
  },
);
