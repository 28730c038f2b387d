import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { duration } from "./duration.js";

cases(formatAssertion({ duration }), {
  holds: [
    ["duration", "P1Y"],
    ["duration", "P1Y2M3DT4H5M6S"],
    ["duration", "P2W"],
    ["duration", "PT0S"],
    ["duration", "PT10M"],
    ["duration", "P0D"],
    ["duration", "P1M1D"],
    ["duration", "P007D"],
    ["duration", "P3DT12H30M"],
    ["duration", 12],
  ],
  fails: [
    [
      "duration",
      "P",
      'must be a duration such as P3DT12H30M, with units from greater to smaller and none left out between, is "P"',
    ],
    ["duration", "PT"],
    ["duration", "P1"],
    ["duration", "1D"],
    ["duration", "P1YT"],
    ["duration", "P1DT"],
    ["duration", "PT1D"],
    ["duration", "P1H"],
    ["duration", "P1D1Y"],
    ["duration", "P1Y1D"],
    ["duration", "PT1H1S"],
    ["duration", "P1W1D"],
    ["duration", "P1WT1H"],
    ["duration", "P1.5D"],
    ["duration", "P-1D"],
    ["duration", "-P1D"],
    ["duration", "p1d"],
    ["duration", "P1D "],
    ["duration", "PDT1H"],
    ["duration", "P1D2"],
    ["duration", ""],
  ],
});
