import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { uriReference } from "./uri-reference.js";

cases(formatAssertion({ "uri-reference": uriReference }), {
  holds: [
    ["uri-reference", ""],
    ["uri-reference", "a"],
    ["uri-reference", "/a"],
    ["uri-reference", "//h/p"],
    ["uri-reference", "?q"],
    ["uri-reference", "#f"],
    ["uri-reference", "./a:b"],
    ["uri-reference", "a/b:c"],
    ["uri-reference", "../.."],
    ["uri-reference", "https://example.com"],
    ["uri-reference", 12],
  ],
  fails: [
    ["uri-reference", "a b", 'must be a URI or a relative reference, such as /a?b#c, is "a b"'],
    ["uri-reference", "a:b:c "],
    ["uri-reference", "1:2"],
    ["uri-reference", "ä"],
    ["uri-reference", "#a#b"],
    ["uri-reference", "//h:x"],
    ["uri-reference", "%"],
    ["uri-reference", "\\"],
    ["uri-reference", "//[::1]]"],
    ["uri-reference", "/[a]"],
  ],
});
