import { formatCases } from "../../test/format-cases.js";
import { ipAddress } from "./ip-address.js";

formatCases(
  { "ip-address": ipAddress },
  {
    message: 'must be an IPv4 address such as "192.0.2.1"',
    holds: ["192.0.2.1", 12],
    fails: ["256.0.0.1", ""],
  },
);
