import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unknownValue } from "./unknown-value.js";

const draft7 = { $schema: "http://json-schema.org/draft-07/schema#" };
const later = "https://json-schema.org/draft/2020-12/schema";

ruleCases(unknownValue, {
  finds: [
    [{ format: "emial" }, ["/format", `is not a known value of "format" in ${later}; did you mean "email"?`]],
    [
      { items: { format: "date_time" } },
      ["/items/format", `is not a known value of "format" in ${later}; did you mean "date-time"?`],
    ],
    [
      { ...draft7, format: "duration" },
      [
        "/format",
        'is not a known value of "format" in http://json-schema.org/draft-07/schema; known are date, date-time, email, hostname, idn-email, idn-hostname, ipv4, ipv6, iri, iri-reference, json-pointer, regex, relative-json-pointer, time, uri, uri-reference, uri-template',
      ],
    ],
  ],
  accepts: [
    { format: "email" },
    { format: "duration" },
    { format: "x-sku" },
    { format: 1 },
    { const: { format: "emial" } },
  ],
});
