import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { ipAddress } from "./ip-address.js";

cases(formatAssertion({ "ip-address": ipAddress }), {
  holds: [
    ["ip-address", "192.0.2.1"],
    ["ip-address", 12],
  ],
  fails: [
    ["ip-address", "256.0.0.1", 'must be an IPv4 address such as 192.0.2.1, is "256.0.0.1"'],
    ["ip-address", ""],
  ],
});
