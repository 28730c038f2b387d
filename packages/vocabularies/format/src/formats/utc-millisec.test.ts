import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { utcMillisec } from "./utc-millisec.js";

cases(formatAssertion({ "utc-millisec": utcMillisec }), {
  holds: [
    ["utc-millisec", 1_700_000_000_000],
    ["utc-millisec", -0.5],
    ["utc-millisec", "not a number, and so not checked"],
  ],
});
