import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { time } from "./time.js";

cases(formatAssertion({ time }), {
  holds: [
    ["time", "00:00:00Z"],
    ["time", "23:59:59.999z"],
    ["time", "12:00:00+23:59"],
    ["time", "12:00:00.5-00:00"],
    ["time", "23:59:60Z"],
    ["time", "00:59:60+01:00"],
    ["time", "14:59:60-09:00"],
    ["time", 12],
  ],
  fails: [
    ["time", "12:00:00", 'must be a time of day with an offset, such as 13:45:00Z or 13:45:00+01:00, is "12:00:00"'],
    ["time", "24:00:00Z"],
    ["time", "12:60:00Z"],
    ["time", "12:00:61Z"],
    ["time", "12:00:60Z"],
    ["time", "00:59:60Z"],
    ["time", "23:59:60+01:00"],
    ["time", "12:00Z"],
    ["time", "12:00:00.Z"],
    ["time", "12:00:00+1:00"],
    ["time", "12:00:00+24:00"],
    ["time", "12:00:00+01:60"],
    ["time", "12:00:00Z "],
    ["time", "12:00:00+01:00Z"],
    ["time", "12:00:00⁚"],
    ["time", "12-00-00Z"],
    ["time", ""],
  ],
});
