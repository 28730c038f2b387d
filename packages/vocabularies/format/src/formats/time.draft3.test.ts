import { formatCases } from "../../test/format-cases.js";
import { timeDraft3 } from "./time.draft3.js";

formatCases(
  { time: timeDraft3 },
  {
    message: 'must be a time of day such as "13:45:00"',
    holds: ["00:00:00", "23:59:59", "23:59:60", 12],
    fails: ["24:00:00", "12:60:00", "12:00:61", "12:00:00Z", "12:00", "1:00:000", "12.00.00", ""],
  },
);
