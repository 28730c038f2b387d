import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { nullable } from "./nullable.js";
import { type30 } from "./type.3.0.js";

cases(nullable, {
  with: { type: type30, minimum },
  holds: [
    [true, null],
    [false, null],
  ],
  invalidValues: [["yes", '"nullable" must be a boolean']],
  schemas: {
    holds: [
      [{ type: "string", nullable: true }, null],
      [{ nullable: true, type: "string" }, "a"],
      [{ nullable: true, minimum: 3 }, null],
    ],
    fails: [
      [{ type: "string", nullable: false }, null, "must be string, is null"],
      [{ type: "string", nullable: true }, 1, "must be string or null, is integer"],
    ],
  },
});
