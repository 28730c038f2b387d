import { cases } from "@argot/testing";
import { defs } from "./defs.js";
import { ref } from "./ref.js";

cases(defs, {
  name: "$defs",
  with: { $ref: ref },
  holds: [
    [{}, 1],
    [{ a: false }, 1],
    [{ ["__proto__"]: false, constructor: {}, "": true }, 1],
  ],
  schemas: {
    fails: [
      [{ $ref: "#/$defs/a", $defs: { a: false } }, 1, "is not allowed: the schema accepts no value"],
      [
        { $ref: "#/$defs/a/$defs/b", $defs: { a: { $defs: { b: false } } } },
        1,
        "is not allowed: the schema accepts no value",
      ],
    ],
  },
  invalidValues: [
    [[], '"$defs" must be an object of schemas'],
    [true, "an object of schemas"],
    [{ a: 1 }, "a schema (an object or a boolean)"],
    [{ a: { $defs: 1 } }, "an object of schemas"],
  ],
});
