import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { ipv4 } from "./ipv4.js";

cases(formatAssertion({ ipv4 }), {
  holds: [
    ["ipv4", "0.0.0.0"],
    ["ipv4", "192.0.2.1"],
    ["ipv4", "255.255.255.255"],
    ["ipv4", "10.20.30.40"],
    ["ipv4", "0.10.200.99"],
    ["ipv4", 12],
  ],
  fails: [
    ["ipv4", "256.0.0.1", 'must be an IPv4 address such as 192.0.2.1, is "256.0.0.1"'],
    ["ipv4", "1.2.3"],
    ["ipv4", "1.2.3.4.5"],
    ["ipv4", "01.2.3.4"],
    ["ipv4", "1.2.3.4 "],
    ["ipv4", "1..2.3"],
    ["ipv4", "1.2.3.a"],
    ["ipv4", "1.2.3.1000"],
    ["ipv4", "0x7f.0.0.1"],
    ["ipv4", ""],
    ["ipv4", "192.168.100.1000"],
    ["ipv4", "1234.1.1.1"],
    ["ipv4", "1.2.3.04"],
    ["ipv4", "1.2.3.00"],
    ["ipv4", "1,2.3.4"],
    ["ipv4", "1.2,3.4"],
    ["ipv4", ".1.2.3"],
    ["ipv4", "1.2.3.4."],
    ["ipv4", "1.2.3.-4"],
  ],
});
