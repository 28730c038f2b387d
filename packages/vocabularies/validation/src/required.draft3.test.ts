import { cases } from "@argot/testing";
import { requiredDraft3 } from "./required.draft3.js";

cases(requiredDraft3, {
  name: "required",
  // Whoever names the property asks for it; of what is there it says nothing.
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
