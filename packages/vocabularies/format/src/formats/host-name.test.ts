import { formatCases } from "../../test/format-cases.js";
import { hostName } from "./host-name.js";

formatCases(
  { "host-name": hostName },
  {
    message: 'must be a host name such as "www.example.com"',
    holds: ["a", "www.example.com", 12],
    fails: ["", "a.", "a_b"],
  },
);
