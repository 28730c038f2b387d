import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { dateTime } from "./date-time.js";

cases(formatAssertion({ "date-time": dateTime }), {
  holds: [
    ["date-time", "2024-02-29T13:45:00Z"],
    ["date-time", "2024-02-29t13:45:00.123456789z"],
    ["date-time", "2024-02-29T13:45:00-03:30"],
    ["date-time", "1990-12-31T23:59:60Z"],
    ["date-time", 12],
  ],
  fails: [
    [
      "date-time",
      "2024-02-29",
      'must be a date and time with an offset, such as 2024-02-29T13:45:00Z, is "2024-02-29"',
    ],
    ["date-time", "2024-02-29T13:45:00"],
    ["date-time", "2024-02-30T13:45:00Z"],
    ["date-time", "2024-02-29 13:45:00Z"],
    ["date-time", "2024-02-29T25:45:00Z"],
    ["date-time", "2024-02-29T13:45:60Z"],
    ["date-time", "2024-02-29T13:45Z"],
    ["date-time", "+2024-02-29T13:45:00Z"],
    ["date-time", ""],
  ],
});
