import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { iriReference } from "./iri-reference.js";

cases(formatAssertion({ "iri-reference": iriReference }), {
  holds: [
    ["iri-reference", ""],
    ["iri-reference", "ä"],
    ["iri-reference", "/ä?ö#ü"],
    ["iri-reference", "//exämple.com"],
    ["iri-reference", "https://example.com/ä"],
    ["iri-reference", 12],
  ],
  fails: [
    ["iri-reference", "ä ö", 'must be an IRI or a relative reference, such as /ä?b#c, is "ä ö"'],
    ["iri-reference", "\\ä"],
    ["iri-reference", "ä:b"],
    ["iri-reference", "#ä#"],
  ],
});
