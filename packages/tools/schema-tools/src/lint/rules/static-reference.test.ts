import { ruleCases } from "../../../test/lint/rule-cases.js";
import { staticReference } from "./static-reference.js";

ruleCases(staticReference, {
  finds: [
    [
      { items: { $dynamicRef: "#/$defs/a" }, $defs: { a: { type: "string" } } },
      ["/items/$dynamicRef", 'leads to no dynamic anchor: "$dynamicRef" means what a static reference would'],
    ],
    [
      { items: { $dynamicRef: "#a" }, $defs: { a: { $anchor: "a" } } },
      ["/items/$dynamicRef", 'leads to no dynamic anchor: "$dynamicRef" means what a static reference would'],
    ],
  ],
  accepts: [
    { items: { $dynamicRef: "#a" }, $defs: { a: { $dynamicAnchor: "a" } } },
    { items: { $ref: "#/$defs/a" }, $defs: { a: {} } },
    { items: { $dynamicRef: "#b" } },
  ],
});
