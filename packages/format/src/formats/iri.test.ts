import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { iri } from "./iri.js";

cases(formatAssertion({ iri }), {
  holds: [
    ["iri", "https://example.com/ä"],
    ["iri", "https://exämple.com/?ü#ö"],
    ["iri", "x:𐌀"],
    ["iri", "x:?\uE000"],
    ["iri", "x:?\u{F0000}"],
    ["iri", "urn:a"],
    ["iri", 12],
  ],
  fails: [
    ["iri", "", 'must be an IRI with a scheme, such as https://example.com/ä, is ""'],
    ["iri", "ä"],
    ["iri", "/ä"],
    ["iri", "x:\uE000"],
    ["iri", "x:#\uE000"],
    ["iri", "x:\uFDD0"],
    ["iri", "x:\uFFFF"],
    ["iri", "x:\u{1FFFE}"],
    ["iri", "x:\u{E0001}"],
    ["iri", "x:\ud800"],
    ["iri", "x:\u0085"],
    ["iri", "ä:b"],
    ["iri", "http://ä ö"],
  ],
});
