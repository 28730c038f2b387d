import { cases } from "@argot/testing";
import { requiredDraft3 } from "./required.draft3.js";

cases(requiredDraft3, {
  name: "required",
  // The keyword `properties` requires the property. For a property that is present, `required` has no effect.
  holds: [
    [true, 1],
    [true, {}],
    [false, null],
  ],
  invalidValues: [
    [["a"], '"required" must be a boolean'],
    [1, "must be a boolean"],
  ],
});
