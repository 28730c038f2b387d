import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { hostName } from "./host-name.js";

cases(formatAssertion({ "host-name": hostName }), {
  holds: [
    ["host-name", "a"],
    ["host-name", "www.example.com"],
    ["host-name", 12],
  ],
  fails: [
    ["host-name", "", 'must be a host name such as www.example.com, is ""'],
    ["host-name", "a."],
    ["host-name", "a_b"],
  ],
});
