import { formatCases } from "../../test/format-cases.js";
import { iriReference } from "./iri-reference.js";

formatCases(
  { "iri-reference": iriReference },
  {
    message: 'must be an IRI or a relative reference, such as "/ä?b#c"',
    holds: ["", "ä", "/ä?ö#ü", "//exämple.com", "https://example.com/ä", 12],
    fails: ["ä ö", "\\ä", "ä:b", "#ä#"],
  },
);
