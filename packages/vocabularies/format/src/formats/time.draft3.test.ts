import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { timeDraft3 } from "./time.draft3.js";

cases(formatAssertion({ time: timeDraft3 }), {
  holds: [
    ["time", "00:00:00"],
    ["time", "23:59:59"],
    ["time", "23:59:60"],
    ["time", 12],
  ],
  fails: [
    ["time", "24:00:00", 'must be a time of day such as 13:45:00, is "24:00:00"'],
    ["time", "12:60:00"],
    ["time", "12:00:61"],
    ["time", "12:00:00Z"],
    ["time", "12:00"],
    ["time", "1:00:000"],
    ["time", "12.00.00"],
    ["time", ""],
  ],
});
