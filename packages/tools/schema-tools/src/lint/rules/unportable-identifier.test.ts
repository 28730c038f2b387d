import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unportableIdentifier } from "./unportable-identifier.js";

const anchor = "is no portable anchor: a letter, then letters, digits, hyphens, underscores and dots";

ruleCases(unportableIdentifier, {
  finds: [
    [
      { $id: "file:///home/ada/order.json" },
      ["/$id", "names a file of one machine; a URI that is not a location is the same everywhere"],
    ],
    [{ $id: "https://example.com/größe" }, ["/$id", "has characters that no URI has; write them percent-encoded"]],
    [
      { $id: "HTTPS://Example.com/Order" },
      ["/$id", "has capital letters where case does not count; programs that compare texts need small ones"],
    ],
    [{ $defs: { a: { $anchor: "_a" }, b: { $dynamicAnchor: "b" } } }, ["/$defs/a/$anchor", anchor]],
    [
      { $schema: "http://json-schema.org/draft-07/schema#", definitions: { a: { $id: "#a:b" } } },
      ["/definitions/a/$id", anchor],
    ],
  ],
  accepts: [
    { $id: "https://example.com/Order.json", $defs: { a: { $anchor: "a-1.B_c" } } },
    { $id: "urn:example:A", items: { $id: "item.json" } },
    { $schema: "http://json-schema.org/draft-07/schema#", definitions: { a: { $id: "#a" } } },
  ],
});
