import { cases } from "@argot/testing";
import { invariantsOf } from "@argot/testing/invariants";
import * as fc from "fast-check";
import { quantity } from "./quantity.js";

cases(quantity, {
  holds: [
    ["length", "5 km"],
    ["length", "-0.5 mm"],
    ["mass", "12 kg"],
    ["time", "1.5 h"],
    // Numbers have no dimension.
    ["time", 5],
  ],
  fails: [
    ["length", "5 kg", 'must be a length, is "5 kg"'],
    ["length", "5km", 'must be a length, is "5km"'],
    ["length", "5", 'must be a length, is "5"'],
    ["time", "five min", 'must be a time, is "five min"'],
    ["time", "5 constructor", 'must be a time, is "5 constructor"'],
  ],
  invalidValues: [
    ["km", '"quantity" must be one of "length", "mass", "time"'],
    [1, '"quantity" must be one of'],
  ],
});

invariantsOf(quantity, {
  values: fc.constantFrom("length", "mass", "time"),
  instances: fc.constantFrom("5 km", "3 g", "1 h", "5 miles"),
});
