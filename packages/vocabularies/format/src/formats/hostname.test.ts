import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { hostname } from "./hostname.js";

cases(formatAssertion({ hostname }), {
  holds: [
    ["hostname", "a"],
    ["hostname", "www.example.com"],
    ["hostname", "EXAMPLE"],
    ["hostname", "1.2"],
    ["hostname", "a--b"],
    ["hostname", "xn--bcher-kva.example"],
    ["hostname", "XN--BCHER-KVA"],
    ["hostname", 12],
  ],
  fails: [
    ["hostname", "", 'must be a host name such as www.example.com, is ""'],
    ["hostname", "."],
    ["hostname", "a."],
    ["hostname", "-a"],
    ["hostname", "a-"],
    ["hostname", "a_b"],
    ["hostname", "a b"],
    ["hostname", "bücher.example"],
    ["hostname", "xn--"],
    ["hostname", "xn--a"],
    ["hostname", "xn--bcher-kv"],
    ["hostname", "xn--bcher-kvA-"],
    ["hostname", "xn--ä"],
  ],
});
