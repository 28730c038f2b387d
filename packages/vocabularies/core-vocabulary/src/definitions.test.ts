import { cases } from "@argot/testing";
import { definitions } from "./definitions.js";
import { ref } from "./ref.js";

cases(definitions, {
  with: { $ref: ref },
  holds: [
    [{}, 1],
    [{ a: false }, 1],
    [{ ["__proto__"]: false, constructor: {}, "": true }, 1],
  ],
  schemas: {
    fails: [
      [{ $ref: "#/definitions/a", definitions: { a: false } }, 1, "is not allowed: the schema accepts no value"],
      [
        { $ref: "#/definitions/a/definitions/b", definitions: { a: { definitions: { b: false } } } },
        1,
        "is not allowed: the schema accepts no value",
      ],
    ],
  },
  invalidValues: [
    [[], '"definitions" must be an object of schemas'],
    [true, "an object of schemas"],
    [{ a: 1 }, "a schema (an object or a boolean)"],
    [{ a: { definitions: 1 } }, "an object of schemas"],
  ],
});
