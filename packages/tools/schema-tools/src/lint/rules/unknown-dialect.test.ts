import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unknownDialect } from "./unknown-dialect.js";

ruleCases(unknownDialect, {
  finds: [
    [
      { $schema: "https://json-schema.org/draft/2020-21/schema" },
      [
        "/$schema",
        "the dialect https://json-schema.org/draft/2020-21/schema is not known; did you mean https://json-schema.org/draft/2020-12/schema?",
      ],
    ],
  ],
  accepts: [{ $schema: "http://json-schema.org/draft-07/schema#" }, {}],
});
