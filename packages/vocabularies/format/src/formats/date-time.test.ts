import { formatCases } from "../../test/format-cases.js";
import { dateTime } from "./date-time.js";

formatCases(
  { "date-time": dateTime },
  {
    message: 'must be a date and time that exist, with an offset, such as "2024-02-29T13:45:00Z"',
    holds: [
      "2024-02-29T13:45:00Z",
      "2024-02-29t13:45:00.123456789z",
      "2024-02-29T13:45:00-03:30",
      "1990-12-31T23:59:60Z",
      12,
    ],
    fails: [
      "2024-02-29",
      "2024-02-29T13:45:00",
      "2024-02-30T13:45:00Z",
      "2024-02-29 13:45:00Z",
      "2024-02-29T25:45:00Z",
      "2024-02-29T13:45:60Z",
      "2024-02-29T13:45Z",
      "+2024-02-29T13:45:00Z",
      "",
    ],
  },
);
