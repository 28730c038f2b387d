import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { date } from "./date.js";

cases(formatAssertion({ date }), {
  holds: [
    ["date", "2024-02-29"],
    ["date", "2000-02-29"],
    ["date", "0000-01-01"],
    ["date", "9999-12-31"],
    ["date", 12],
  ],
  fails: [
    ["date", "2023-02-29", 'must be a date such as 2024-02-29, is "2023-02-29"'],
    ["date", "1900-02-29"],
    ["date", "2024-04-31"],
    ["date", "2024-00-10"],
    ["date", "2024-13-10"],
    ["date", "2024-01-00"],
    ["date", "2024-1-01"],
    ["date", "24-01-01"],
    ["date", "2024-01-01T00:00:00Z"],
    ["date", "2024/01/01"],
    ["date", "2024-01-0１"],
    ["date", ""],
  ],
});
